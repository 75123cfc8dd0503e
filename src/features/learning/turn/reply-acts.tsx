import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { canRetryMessage } from '#domain/chat/can-retry-message.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { TurnActs } from '#ui/thread/turn.tsx'
import { toggleBookmarkAtom } from '../thread/bookmark.state.ts'
import { isReceivingAtom } from '../thread/thread.state.ts'
import { retryAtom } from './turn.state.ts'

const ReadAloudButton = lazy(() =>
  import('#ui/speech/read-aloud-button.tsx').then((part) => ({ default: part.ReadAloudButton })),
)

interface ReplyActsProps {
  turn: ChatMessage
  isLast: boolean
}

/** The buttons below a reply: copy, read aloud, bookmark and, below the last reply of the tutor and earlier failed ones, ask again. */
export function ReplyActs({ turn, isLast }: ReplyActsProps) {
  const toggleBookmark = useSetAtom(toggleBookmarkAtom)
  const retry = useSetAtom(retryAtom)
  const isReceiving = useAtomValue(isReceivingAtom)
  const showToast = useSetAtom(showToastAtom)
  const reachable = useAtomValue(reachableAtom)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(turn.response)
      setCopied(true)
    } catch {
      showToast({ severity: 'warn', title: '복사하지 못했어요', detail: '글을 길게 눌러서 복사해 주세요.' })
    }
  }
  const hasFailed = canRetryMessage(turn.status)
  const askAgain = async () => {
    try {
      await retry(turn)
    } catch (error) {
      // Any other failure was shown already.
      const { code, message } = toAppError(error)
      if (code === 'NETWORK')
        showToast({ severity: 'error', title: '다시 물어보지 못했어요', detail: message })
    }
  }
  const canRetry = turn.context.target === 'ai' && (isLast || hasFailed)
  // What failed can be asked again offline too; a whole reply only the server can take back.
  const isBlockedOffline = !reachable && !hasFailed
  const reasonNot = isReceiving
    ? '지금 쓰고 있는 답을 기다려 주세요'
    : isBlockedOffline
      ? '연결되면 다시 물어볼 수 있어요'
      : null
  return (
    <TurnActs>
      {turn.response !== '' && (
        <IconButton
          icon={copied ? 'check' : 'copy'}
          label={copied ? '복사했어요' : '복사'}
          onClick={() => void copy()}
        />
      )}
      {turn.response !== '' && (
        // Its place is kept while its code is being loaded: the buttons after it do not move under the finger.
        <Suspense fallback={<span className="icon-button" />}>
          <ReadAloudButton id={turn.id} text={turn.response} />
        </Suspense>
      )}
      {turn.threadId !== null && turn.status === 'success' && (
        <IconButton
          icon="bookmark"
          label={turn.bookmark ? '북마크 풀기' : '북마크'}
          pressed={turn.bookmark}
          onClick={() => void toggleBookmark(turn)}
        />
      )}
      {canRetry && (
        <IconButton
          icon="retry"
          label={isLast ? '다시 답하기' : '다시 물어보기'}
          disabledReason={reasonNot}
          onClick={() => void askAgain()}
        />
      )}
    </TurnActs>
  )
}
