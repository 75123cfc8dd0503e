import { GenerationAct } from '../kit/generation/generation-act.tsx'

/** Has a draft of a concept's explanation written; it joins the versions below. */
export function GenerateExplanation({ conceptId }: { conceptId: string }) {
  return (
    <GenerationAct
      label="설명 만들기"
      act="설명 초안 만들기"
      note="새 초안이 판 목록에 생겨요. 쓰고 있는 글은 그대로 있어요."
      title="설명 초안"
      isShown={({ kind, conceptIds }) => kind === 'explanation' && conceptIds.includes(conceptId)}
      start={{ kind: 'explanation', conceptId }}
    />
  )
}
