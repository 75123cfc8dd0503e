import { useState } from 'react'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { GenerationAct } from '../kit/generation/generation-act.tsx'

interface RecreateSolutionProps {
  itemId: string
  /** Puts a solution into the form. */
  onTake: (solution: string) => void
}

/** Has a new solution written for what is saved of the item; it is put into the form only when its author takes it. */
export function RecreateSolution({ itemId, onTake }: RecreateSolutionProps) {
  const [takenId, setTakenId] = useState<string | null>(null)
  const take = (id: string, solution: string) => {
    setTakenId(id)
    onTake(solution)
  }
  return (
    <GenerationAct
      label="새 풀이"
      act="풀이 다시 만들기"
      note="저장한 글로 새 풀이를 써요. 넣기 전에는 아무것도 바뀌지 않아요."
      title="새 풀이"
      isShown={(job) => job.kind === 'solution' && job.itemId === itemId}
      start={{ kind: 'solution', itemId }}
      closedId={takenId}
    >
      {({ id, text }) =>
        text !== null && (
          <>
            <div className="read">
              <Markdown text={text} />
            </div>
            <div>
              <Button onClick={() => take(id, text)}>이 풀이 넣기</Button>
            </div>
          </>
        )
      }
    </GenerationAct>
  )
}
