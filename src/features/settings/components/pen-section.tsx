import { useAtomValue, useSetAtom } from 'jotai'
import { hasPenAtom, problemTypeAtom, resetPenAtom } from '#platform/pen.ts'
import { Button } from '#ui/primitives/button.tsx'

const SUITS = { handwriting: '펜이 있는 기기', keyboard: '키보드로 쓰는 기기' } as const

/** Shows whether the device remembers a pen, and resets it. */
export function PenSection() {
  const hasPen = useAtomValue(hasPenAtom)
  const problemType = useAtomValue(problemTypeAtom)
  const reset = useSetAtom(resetPenAtom)
  return (
    <div className="settings-row">
      <div>
        {SUITS[problemType]}
        <small>
          {hasPen
            ? '펜을 쓴 적이 있어요. 답을 쓰는 문항에서 손글씨 판이 저절로 열려요. 지워도 펜을 다시 쓰면 또 기억해요.'
            : '펜을 쓴 적이 없어요. 입력창의 펜 단추를 누르면 손가락으로도 쓸 수 있어요.'}
        </small>
      </div>
      {hasPen && <Button onClick={() => reset()}>펜 사용 기록 지우기</Button>}
    </div>
  )
}
