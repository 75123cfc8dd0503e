import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { reachableAtom } from '#platform/connectivity.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuItem } from '#ui/overlay/menu-props.ts'
import { isReceivingAtom, threadAtom } from './thread.state.ts'

const ClearDialog = lazy(() => import('./clear-dialog.tsx').then((part) => ({ default: part.ClearDialog })))

/** What can be done with the levels of the concept, and with the whole conversation. */
export function ChatMenu({ levelItems }: { levelItems: readonly MenuItem[] }) {
  const turnCount = useAtomValue(threadAtom)?.turns.length ?? 0
  const isReceiving = useAtomValue(isReceivingAtom)
  const reachable = useAtomValue(reachableAtom)
  const isSaved = useAtomValue(threadAtom)?.user !== null
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
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
            onSelect: () => setDialog('open'),
          },
        ]}
      />
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ClearDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
