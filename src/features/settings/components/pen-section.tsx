import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { hasPenAtom, problemTypeAtom, resetPenAtom } from '#platform/pen.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'

const SUITS = { handwriting: '펜이 있는 기기', keyboard: '키보드로 쓰는 기기' } as const

/** Shows whether the device remembers a pen, and resets it; how the ink pad draws on it. */
export function PenSection() {
  const hasPen = useAtomValue(hasPenAtom)
  const problemType = useAtomValue(problemTypeAtom)
  const reset = useSetAtom(resetPenAtom)
  const [isDirect, setDirect] = useState(readStored('inkDirect') === 'on')
  return (
    <div className="settings-rows">
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
      <Switch
        label="글씨를 더 빨리 그리기"
        note="펜을 따라오는 글씨가 느릴 때 켜 보세요. 글씨가 깜빡이면 끄세요. 손글씨 판을 다시 열면 바뀌어요."
        checked={isDirect}
        onChange={(isOn) => {
          setDirect(isOn)
          writeStored('inkDirect', isOn ? 'on' : 'off')
        }}
      />
    </div>
  )
}
