import './chat-list.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import { describeDayTime, isSameSeoulDay } from '#domain/chat/describe-day-time.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { trimChatList } from '#domain/chat/trim-chat-list.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { DaySeparator, ThreadColumn } from '#ui/thread/turn.tsx'
import { isReceivingAtom, threadAtom } from '../thread.state.ts'
import { TurnView } from './turn-view.tsx'
import { useFollow } from './use-follow.ts'

/** Turns in the page; older ones come on demand (screens.md). */
const SHOWN_TURNS = 60

/** A hint follows the wrong answer in the same breath. */
function continuesTurn(turn: ChatMessage, before: ChatMessage | undefined): boolean {
  return turn.context.responseType === 'hint' && before?.context.responseType === 'wrong'
}

interface ChatListProps {
  /** The concept's explanation, before the first turn. */
  opening: ReactNode
  onAnswerQuestion: () => void
  onReload: () => void
  /** The foot; gets the way down while the end is out of sight. */
  children: (goToEnd: (() => void) | null) => ReactNode
}

const timeOf = (turn: ChatMessage) => new Date(turn.createdAt).getTime()

function startsDay(turn: ChatMessage, before: ChatMessage | undefined): boolean {
  return before === undefined || !isSameSeoulDay(timeOf(turn), timeOf(before))
}

/** The conversation: opening, turns by day, and the foot below it. */
export function ChatList({ opening, onAnswerQuestion, onReload, children }: ChatListProps) {
  const state = useAtomValue(threadAtom)
  const isReceiving = useAtomValue(isReceivingAtom)
  const [extra, setExtra] = useState(0)
  const scroller = useRef<HTMLElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const turns = state?.turns ?? []
  const placeKey = `${state?.place.unitId}/${state?.place.conceptId}/${state?.status}`
  const startsAtEnd = turns.length > 0
  const { atEnd, goToEnd } = useFollow(scroller, inner, placeKey, startsAtEnd, turns.length)
  const shown = trimChatList(turns, SHOWN_TURNS + extra)
  const hiddenCount = turns.length - shown.length
  return (
    <>
      <ThreadColumn ref={scroller}>
        <div ref={inner} className="chat-list">
          {hiddenCount === 0 && opening}
          {hiddenCount > 0 && (
            <Button className="chat-older" onClick={() => setExtra(extra + SHOWN_TURNS)}>
              이전 대화 {hiddenCount}개 더 보기
            </Button>
          )}
          {state?.status === 'loading' && <LoadingState rows={3} label="대화를 불러오는 중" />}
          {state?.status === 'failed' && (
            <ErrorState title="대화를 불러오지 못했어요" detail={state.problem?.message} onRetry={onReload} />
          )}
          {shown.map((turn, index) => (
            <div key={turn.id} className="chat-turn">
              {startsDay(turn, shown[index - 1]) && (
                <DaySeparator>{describeDayTime(timeOf(turn), Date.now())}</DaySeparator>
              )}
              <TurnView
                turn={turn}
                isLast={index === shown.length - 1}
                continues={continuesTurn(turn, shown[index - 1])}
                onAnswerQuestion={onAnswerQuestion}
              />
            </div>
          ))}
        </div>
      </ThreadColumn>
      <LiveRegion isReceiving={isReceiving} last={turns.at(-1)} />
      {children(atEnd ? null : goToEnd)}
    </>
  )
}

/** Says a finished reply once, not piece by piece. */
function LiveRegion({ isReceiving, last }: { isReceiving: boolean; last: ChatMessage | undefined }) {
  const [seen] = useState(() => last?.id)
  const isNew = !isReceiving && last !== undefined && last.id !== seen && last.status === 'success'
  return (
    <p className="sr-only" aria-live="polite">
      {isNew ? `대답이 왔어요. ${last.response.slice(0, 200)}` : ''}
    </p>
  )
}
