import { useState } from 'react'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { GenerationCard } from '../kit/generation/generation-card.tsx'
import { isRunning } from '../kit/generation/generations.query.ts'
import { useGeneration } from '../kit/generation/use-generation.ts'

interface RecreateSolutionProps {
  itemId: string
  /** Puts a solution into the form. */
  onTake: (solution: string) => void
}

/** Has a new solution written for what is saved of the item; it is put into the form only when its author takes it. */
export function RecreateSolution({ itemId, onTake }: RecreateSolutionProps) {
  const [takenId, setTakenId] = useState<string | null>(null)
  const { jobs, isStarting, start } = useGeneration((job) => job.kind === 'solution' && job.itemId === itemId)
  const [job] = jobs ?? []
  const take = (id: string, solution: string) => {
    setTakenId(id)
    onTake(solution)
  }
  return (
    <section className="generation-act" aria-label="새 풀이">
      <Button
        icon="retry"
        busy={isStarting || (job !== undefined && isRunning(job))}
        onClick={() => void start({ kind: 'solution', itemId })}
      >
        풀이 다시 만들기
      </Button>
      <p className="field-note">저장한 글로 새 풀이를 써요. 넣기 전에는 아무것도 바뀌지 않아요.</p>
      {job && job.id !== takenId && (
        <GenerationCard job={job} title="새 풀이">
          {job.text !== null && (
            <>
              <div className="read">
                <Markdown text={job.text} />
              </div>
              <div>
                <Button onClick={() => take(job.id, job.text ?? '')}>이 풀이 넣기</Button>
              </div>
            </>
          )}
        </GenerationCard>
      )}
    </section>
  )
}
