import { useAtomValue, useSetAtom } from 'jotai'
import { reachableAtom } from '#platform/connectivity.ts'
import { currentOutbox } from '#platform/outbox.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { TurnActs } from '#ui/thread/turn.tsx'
import { withdrawQuestionAtom } from './waiting-question.state.ts'

/** Below a question that waits for the network: what becomes of it, asking it now, and taking it back. */
export function WaitingQuestion({ id }: { id: string }) {
  const reachable = useAtomValue(reachableAtom)
  const withdraw = useSetAtom(withdrawQuestionAtom)
  return (
    <>
      <p className="reply-status" role="status">
        {reachable
          ? '기다리던 질문을 선생님에게 물어보고 있어요.'
          : '서버에 연결하지 못했어요. 연결되면 저절로 물어볼게요.'}
      </p>
      <TurnActs>
        <IconButton icon="retry" label="지금 물어보기" onClick={() => currentOutbox()?.retryNow()} />
        <IconButton icon="trash" label="질문 거두기" onClick={() => void withdraw(id)} />
      </TurnActs>
    </>
  )
}
