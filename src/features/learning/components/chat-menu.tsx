import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { reachableAtom } from '#platform/connectivity.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuItem } from '#ui/overlay/menu-props.ts'
import { isReceivingAtom, threadAtom } from '../thread.state.ts'
import { clearTurnsAtom } from '../turn.state.ts'

/** What can be done with the levels of the concept, and with the whole conversation. */
export function ChatMenu({ levelItems }: { levelItems: readonly MenuItem[] }) {
  const turnCount = useAtomValue(threadAtom)?.turns.length ?? 0
  const isReceiving = useAtomValue(isReceivingAtom)
  const reachable = useAtomValue(reachableAtom)
  const isSaved = useAtomValue(threadAtom)?.user !== null
  const clear = useSetAtom(clearTurnsAtom)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await clear()
    setBusy(false)
    setAsking(false)
  }
  const reason = isReceiving
    ? '대답이 끝난 뒤에 비울 수 있어요'
    : turnCount === 0
      ? '아직 나눈 대화가 없어요'
      : isSaved && !reachable
        ? '연결되면 비울 수 있어요'
        : null
  return (
    <>
      <Menu
        label="대화 메뉴"
        items={[
          ...levelItems,
          {
            id: 'clear',
            label: '대화 비우기',
            icon: 'trash',
            danger: true,
            disabledReason: reason,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title="이 개념의 대화를 비울까요?"
        confirmLabel="비우기"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        나눈 대화가 사라져요. 북마크와 푼 문항, 학습 진도는 그대로 남아요.
      </ConfirmDialog>
    </>
  )
}
