import { useAtomValue, useSetAtom } from 'jotai'
import { hasPenAtom, problemTypeAtom, resetPenAtom } from '#platform/pen.ts'
import { Button } from '#ui/primitives/button.tsx'

const ANSWERED_BY = { handwriting: '손글씨', keyboard: '키보드' } as const

/** What the device remembers of a pen, and a way to forget it. */
export function PenSection() {
  const hasPen = useAtomValue(hasPenAtom)
  const problemType = useAtomValue(problemTypeAtom)
  const reset = useSetAtom(resetPenAtom)
  return (
    <div className="settings-row">
      <div>
        답 쓰는 방법: {ANSWERED_BY[problemType]}
        <small>
          {hasPen
            ? '이 기기에서 펜을 쓴 적이 있어요. 지워도 펜을 다시 쓰면 또 기억해요.'
            : '이 기기에서 펜을 쓰면 손글씨로 바뀌어요.'}
        </small>
      </div>
      {hasPen && <Button onClick={() => reset()}>펜 사용 기록 지우기</Button>}
    </div>
  )
}
