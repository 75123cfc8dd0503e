import './chat-list.css'
import { useAtomValue } from 'jotai'
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AppError } from '#contract/error.ts'
import { DEFAULT_PERSONA, type TutorPersona } from '#domain/access/roles.ts'
import { isSameSeoulDay } from '#domain/calendar/seoul-day.ts'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { trimChatList } from '#domain/chat/trim-chat-list.ts'
import { preloadChunks } from '#platform/lazy-chunk.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { loadMarkdown } from '#ui/markdown/load-markdown.ts'
import { Button } from '#ui/primitives/button.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { ErrorState, LoadingState, OfflineState } from '#ui/states/list-state.tsx'
import { DaySeparator, ThreadColumn } from '#ui/thread/turn.tsx'
import { findTurnView, loadTurnView } from '../turn/load-turn-view.ts'
import { receivingIdAtom, type ThreadState } from './thread.state.ts'
import { useFollow } from './use-follow.ts'

const LateTurnView = lazy(() => loadTurnView().then((part) => ({ default: part.TurnView })))
const SpokenTurn = lazy(() => loadTurnView().then((part) => ({ default: part.SpokenTurn })))

/** Turns in the page; older ones come on demand (screens.md). */
const SHOWN_TURNS = 60
/** The number of turns whose layout is never skipped: the list then scrolls to its real end before the first frame. */
const LAST_TURNS = 2
/**
 * Characters of replies that are drawn in one step, unless a single turn has more. The last turns are the first step; the others follow
 * while nothing else is to be done and the reader is at the end.
 */
const STEP_LENGTH = 800

/** A hint follows the wrong answer in the same breath. */
function continuesTurn(turn: ChatMessage, before: ChatMessage | undefined): boolean {
  return turn.context.responseType === 'hint' && before?.context.responseType === 'wrong'
}

interface ChatListProps {
  /** The thread that is shown. */
  state: ThreadState | null
  /** The concept's explanation, before the first turn. */
  opening: ReactNode
  /** The explanation is being fetched. */
  isOpeningPending: boolean
  onAnswerQuestion: () => void
  onRewrite: (working: string) => void
  onReload: () => void
  /** The foot; gets the way down while the end is out of sight. */
  children: (goToEnd: (() => void) | null) => ReactNode
}

interface FailedProps {
  problem: AppError | null
  onReload: () => void
}

function Failed({ problem, onReload }: FailedProps) {
  if (problem?.code !== 'OFFLINE')
    return <ErrorState title="대화를 불러오지 못했어요" detail={problem?.message} onRetry={onReload} />
  const action = { label: '다시 불러오기', icon: 'retry', onPress: onReload } as const
  return <OfflineState title="이 단원을 내려받지 않았어요" detail={problem.message} action={action} />
}

function timeOf(turn: ChatMessage) {
  return new Date(turn.createdAt).getTime()
}

function startsDay(turn: ChatMessage, before: ChatMessage | undefined): boolean {
  return before === undefined || !isSameSeoulDay(timeOf(turn), timeOf(before))
}

/** The conversation: opening, turns by day, and the foot below it. */
export function ChatList(props: ChatListProps) {
  const { state, opening, isOpeningPending, onAnswerQuestion, onRewrite, onReload, children } = props
  const receivingId = useAtomValue(receivingIdAtom)
  const [extra, setExtra] = useState(0)
  const scroller = useRef<HTMLElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const turns = state?.turns ?? []
  const placeKey = `${state?.place.unitId}/${state?.place.conceptId}/${state?.status}`
  const startsAtEnd = turns.length > 0
  const ownSteps = turns.length - (state?.readTurns ?? 0)
  // Where turns are, they come first: what comes above them later moves nothing, not even if they do not fill the window.
  const isFromEnd = (state?.readTurns ?? 0) > 0
  const lateOpening = useDeferredValue(isOpeningPending ? null : opening)
  const head = isFromEnd ? lateOpening : opening
  const { atEnd, goToEnd } = useFollow(scroller, inner, placeKey, startsAtEnd, head !== null, ownSteps)
  const drawn = useTurnSteps(placeKey, turns, atEnd)
  // New turns of the learner do not push earlier turns out of the list.
  const shown = trimChatList(turns, drawn + extra + Math.max(0, ownSteps))
  const isOpen = state?.status === 'ready'
  const isLearner = Boolean(state?.user)
  // A learner mostly has turns: their code comes beside them.
  useEffect(() => {
    if (isLearner) preloadChunks([loadTurnView()])
  }, [isLearner])
  // A first question finds them here, offline too.
  useEffect(() => {
    if (isOpen)
      whenIdle(() => preloadChunks([loadTurnView(), loadMarkdown(), import('../practice/answer.state.ts')]))
  }, [isOpen])
  const hiddenCount = turns.length - shown.length
  const persona = state?.user?.tutorPersona ?? DEFAULT_PERSONA
  return (
    <>
      <ThreadColumn ref={scroller} className={isFromEnd ? 'thread-from-end' : undefined}>
        <div ref={inner} className="chat-list">
          {hiddenCount === 0 && head}
          {hiddenCount > 0 && (
            <Button className="chat-older" onClick={() => setExtra(extra + SHOWN_TURNS)}>
              이전 대화 {hiddenCount}개 더 보기
            </Button>
          )}
          {state?.status === 'loading' && <LoadingState rows={3} label="대화를 불러오는 중" />}
          {state?.status === 'failed' && <Failed problem={state.problem} onReload={onReload} />}
          {shown.length > 0 && (
            <Suspense fallback={<LoadingState rows={3} label="대화를 불러오는 중" />}>
              <ShownTurns
                turns={shown}
                persona={persona}
                onAnswerQuestion={onAnswerQuestion}
                onRewrite={onRewrite}
              />
            </Suspense>
          )}
        </div>
      </ThreadColumn>
      <LiveRegion openKey={placeKey} receivingId={receivingId} turns={turns} persona={persona} />
      {children(atEnd ? null : goToEnd)}
    </>
  )
}

/** Returns how many turns from the end are drawn with the next step, if `drawn` of them are. */
function addStep(turns: readonly ChatMessage[], drawn: number): number {
  let length = 0
  let next = drawn
  while (next < turns.length && (next === drawn || length < STEP_LENGTH)) {
    next += 1
    length += turns.at(-next)?.response.length ?? 0
  }
  return next < Math.min(turns.length, SHOWN_TURNS) ? next : SHOWN_TURNS
}

/** Returns how many of a list's turns are drawn by now, from its end. */
function useTurnSteps(listKey: string, turns: readonly ChatMessage[], isAtEnd: boolean): number {
  const [{ drawn, of }, setSteps] = useState({ drawn: SHOWN_TURNS, of: '' })
  if (of !== listKey) setSteps({ drawn: addStep(turns, 0), of: listKey })
  const isMore = isAtEnd && drawn < SHOWN_TURNS
  useEffect(() => {
    if (!isMore) return
    let isLeft = false
    whenIdle(() => {
      if (!isLeft) startTransition(() => setSteps({ drawn: addStep(turns, drawn), of: listKey }))
    })
    return () => {
      isLeft = true
    }
  }, [isMore, listKey, drawn, turns])
  return drawn
}

interface ShownTurnsProps extends Pick<ChatListProps, 'onAnswerQuestion' | 'onRewrite'> {
  turns: readonly ChatMessage[]
  persona: TutorPersona
}

function ShownTurns({ turns, persona, onAnswerQuestion, onRewrite }: ShownTurnsProps) {
  const [TurnView] = useState(() => findTurnView() ?? LateTurnView)
  return turns.map((turn, index) => (
    <div
      key={turn.id}
      className={joinClasses(
        'chat-turn',
        index >= turns.length - LAST_TURNS && 'chat-turn-last',
        continuesTurn(turn, turns[index - 1]) && 'chat-turn-continues',
      )}
    >
      {startsDay(turn, turns[index - 1]) && (
        <DaySeparator>{describeDayTime(timeOf(turn), Date.now())}</DaySeparator>
      )}
      <TurnView
        turn={turn}
        persona={persona}
        isLast={index === turns.length - 1}
        continues={continuesTurn(turn, turns[index - 1])}
        onAnswerQuestion={onAnswerQuestion}
        onRewrite={onRewrite}
      />
    </div>
  ))
}

/** Announces a finished reply once: no reply that was there when the thread opened, and none that becomes the last one because a later turn is deleted. */
function LiveRegion({ openKey, receivingId, turns, persona }: LiveRegionProps) {
  const last = turns.at(-1)
  const lastId = last?.id
  const [seen, setSeen] = useState({ openKey: '', lastId, ids: NO_IDS, isNew: false })
  if (seen.openKey !== openKey || seen.lastId !== lastId) {
    // By id and not by time: the device's clock may be behind that of the last turn.
    const isNew = seen.openKey === openKey && lastId !== undefined && !seen.ids.has(lastId)
    const before = seen.openKey === openKey ? seen.ids : NO_IDS
    setSeen({ openKey, lastId, ids: new Set([...before, ...turns.map(({ id }) => id)]), isNew })
  } else if (seen.isNew && receivingId !== null && receivingId !== lastId) setSeen({ ...seen, isNew: false })
  const isFinished = seen.isNew && receivingId === null && last?.status === 'success'
  return (
    <p className="sr-only" aria-live="polite">
      <Suspense fallback={null}>{isFinished && <SpokenTurn turn={last} persona={persona} />}</Suspense>
    </p>
  )
}

const NO_IDS: ReadonlySet<string> = new Set()

interface LiveRegionProps {
  /** Another one: another thread was opened, or this one is ready. */
  openKey: string
  /** Of the turn whose reply is on its way. */
  receivingId: string | null
  turns: readonly ChatMessage[]
  persona: TutorPersona
}
