import { Button } from '#ui/primitives/button.tsx'
import { GenerationCard } from '../kit/generation/generation-card.tsx'
import { isRunning } from '../kit/generation/generations.query.ts'
import { useGeneration } from '../kit/generation/use-generation.ts'

/** Has a draft of a concept's explanation written; it joins the versions below. */
export function GenerateExplanation({ conceptId }: { conceptId: string }) {
  const { jobs, isStarting, start } = useGeneration(
    ({ kind, conceptIds }) => kind === 'explanation' && conceptIds.includes(conceptId),
  )
  const [job] = jobs ?? []
  return (
    <section className="generation-act" aria-label="설명 만들기">
      <Button
        icon="retry"
        busy={isStarting || (job !== undefined && isRunning(job))}
        onClick={() => void start({ kind: 'explanation', conceptId })}
      >
        설명 초안 만들기
      </Button>
      <p className="field-note">새 초안이 판 목록에 생겨요. 쓰고 있는 글은 그대로 있어요.</p>
      {job && <GenerationCard job={job} title="설명 초안" />}
    </section>
  )
}
