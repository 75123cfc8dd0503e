import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import type { TutorPersona } from '#domain/access/roles.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { showsItem } from '#domain/chat/shows-item.ts'
import { findItemOf } from '#domain/exam/find-shown-item.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { verdictWords } from '#domain/exam/verdict-words.ts'
import { speakMarkdown } from '#domain/speech/speak-markdown.ts'
import { photoRecordsAtom, waitingQuestionsAtom } from '#platform/outbox-view.ts'
import { useTransitionAtomValue } from '#platform/use-transition-atom-value.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Slip, Turn } from '#ui/thread/turn.tsx'
import { HintBox, VerdictLine } from '#ui/thread/verdict-line.tsx'
import { AnswerSlip } from '../practice/answer-slip.tsx'
import { turnNotesAtom } from '../practice/exam.state.ts'
import { ItemTurn } from '../practice/item-turn.tsx'
import { examsAtom, receivingAtom, threadAtom } from '../thread/thread.state.ts'
import { PERSONA_NAMES } from './persona-names.ts'
import { renderFigureFence } from './render-figure.tsx'
import { ReplyActs } from './reply-acts.tsx'
import { turnProblemsAtom } from './turn-problems.state.ts'

const WaitingQuestion = lazy(() =>
  import('./waiting-question.tsx').then((part) => ({ default: part.WaitingQuestion })),
)

function loadWaitingPhoto() {
  return import('../photo/waiting-photo.tsx')
}

const WaitingPicture = lazy(() => loadWaitingPhoto().then((part) => ({ default: part.WaitingPicture })))
const WaitingPhoto = lazy(() => loadWaitingPhoto().then((part) => ({ default: part.WaitingPhoto })))

const TurnPhoto = lazy(() => import('../photo/turn-photo.tsx').then((part) => ({ default: part.TurnPhoto })))

const TurnInk = lazy(() => import('../ink/turn-ink.tsx').then((part) => ({ default: part.TurnInk })))

const EssayReply = lazy(() =>
  import('../practice/essay-reply.tsx').then((part) => ({ default: part.EssayReply })),
)

interface TurnViewProps {
  turn: ChatMessage
  persona: TutorPersona
  isLast: boolean
  /** Follows the tutor's own turn with nothing of the learner between: the portrait is not drawn again. */
  continues: boolean
  onAnswerQuestion: () => void
  /** Goes on with an essay in the input. */
  onRewrite: (working: string) => void
}

const STATUS_SENTENCES: Partial<Record<ChatMessage['status'], string>> = {
  aborted: '사용자에 의해 중단되었습니다.',
  error: '대답을 다 받지 못했어요.',
}

/** One turn: the learner's slip and what came back. */
export const TurnView = memo(function TurnView(props: TurnViewProps) {
  const { turn, persona, isLast, continues, onAnswerQuestion, onRewrite } = props
  const { userMessageType, action } = turn.context
  return (
    <div className="turn-group" data-turn={turn.id}>
      {userMessageType !== 'hidden' && <TurnOrigin turn={turn} />}
      {userMessageType === 'normal' && turn.message && (
        <Slip>
          <SlipText text={turn.message} />
        </Slip>
      )}
      {userMessageType === 'answer' && <AnswerSlip turn={turn} />}
      <Turn
        persona={persona}
        name={PERSONA_NAMES[persona]}
        className={continues ? 'turn-continues' : undefined}
        mark={turn.context.source === 'device' && <Chip tone="line">오프라인 선생님</Chip>}
      >
        <TurnReply turn={turn} persona={persona} onAnswerQuestion={onAnswerQuestion} onRewrite={onRewrite} />
        {showsItem(action) && <ItemTurn turn={turn} />}
        <TurnEnd turn={turn} isLast={isLast} />
      </Turn>
    </div>
  )
})

/** The handwriting or the picture that the text was read from. */
function TurnOrigin({ turn: { id, ocrResultId, context } }: Pick<TurnViewProps, 'turn'>) {
  const waiting = useAtomValue(photoRecordsAtom).get(id)
  if (!waiting && !context.ink && ocrResultId === null) return null
  return (
    <Suspense fallback={null}>
      {waiting && <WaitingPicture record={waiting} />}
      {context.ink && <TurnInk ink={context.ink} />}
      {!context.ink && ocrResultId !== null && <TurnPhoto id={ocrResultId} />}
    </Suspense>
  )
}

/** How a reply ended, and what can be done with it. */
function TurnEnd({ turn, isLast }: Pick<TurnViewProps, 'turn' | 'isLast'>) {
  const isWaiting = useAtomValue(waitingQuestionsAtom).has(turn.id)
  const photo = useAtomValue(photoRecordsAtom).get(turn.id)
  if (photo) {
    return (
      <Suspense fallback={null}>
        <WaitingPhoto record={photo} />
      </Suspense>
    )
  }
  if (isWaiting && turn.status === 'error') {
    return (
      <Suspense fallback={null}>
        <WaitingQuestion id={turn.id} />
      </Suspense>
    )
  }
  return (
    <>
      <TurnStatus turn={turn} />
      {turn.status !== 'loading' && !showsItem(turn.context.action) && (
        <ReplyActs turn={turn} isLast={isLast} />
      )}
    </>
  )
}

/** A typed message is shown as typed; a question chosen from a reply is shown with its formulas typeset. */
function SlipText({ text }: { text: string }) {
  return text.includes('\\(') ? <Markdown text={text} inline /> : <span className="slip-text">{text}</span>
}

type TurnReplyProps = Pick<TurnViewProps, 'turn' | 'persona' | 'onAnswerQuestion' | 'onRewrite'>

function TurnReply({ turn, persona, onAnswerQuestion, onRewrite }: TurnReplyProps) {
  const { responseType, action } = turn.context
  const exams = useAtomValue(examsAtom)
  const isDone = turn.status !== 'loading'
  const answered = isDone && action?.kind === 'submit-answer' ? findItemOf(exams, action) : undefined
  if (answered && isEssay(answered)) {
    return (
      <>
        <TurnNote turn={turn} />
        <Suspense fallback={<Markdown text={turn.response} />}>
          <EssayReply turn={turn} item={answered} onRewrite={onRewrite} />
        </Suspense>
      </>
    )
  }
  const isJudged = responseType === 'correct' || responseType === 'wrong'
  if (isDone && action?.kind === 'submit-answer' && isJudged) {
    const right = responseType === 'correct'
    return (
      <>
        <VerdictLine verdict={right ? 'right' : 'wrong'} animated={false}>
          {verdictWords(right ? 'correct' : 'incorrect', persona)}
        </VerdictLine>
        <TurnNote turn={turn} />
        <Markdown text={turn.response} />
      </>
    )
  }
  return <WrittenReply turn={turn} onAnswerQuestion={onAnswerQuestion} />
}

/** The server saw the answer otherwise than the device had. */
function TurnNote({ turn }: { turn: ChatMessage }) {
  const note = useAtomValue(turnNotesAtom).get(turn.id)
  if (!note) return null
  return (
    <p className="turn-note" role="status">
      {note}
    </p>
  )
}

/** What is shown of a turn's reply that is on its way: another turn's reply is no change of it. */
function useReceivedText(turnId: string): string {
  const received = useMemo(
    () =>
      atom((get) => {
        const receiving = get(receivingAtom)
        return receiving?.messageId === turnId ? receiving.text : ''
      }),
    [turnId],
  )
  return useTransitionAtomValue(received)
}

/**
 * The words of a reply. Only this part follows the stream, so that nothing else is drawn again, and it stays when the stream ends, so that
 * what is written is not drawn twice.
 */
function WrittenReply({ turn, onAnswerQuestion }: Pick<TurnViewProps, 'turn' | 'onAnswerQuestion'>) {
  const received = useReceivedText(turn.id)
  const isStreaming = turn.status === 'loading'
  const isHint = turn.context.responseType === 'hint'
  const text = isStreaming ? received : turn.response
  const status = isStreaming ? 'streaming' : 'done'
  if (isStreaming && text === '') {
    return (
      <p className="reply-waiting" role="status">
        {isHint ? '힌트를 고르는 중이에요' : '생각하는 중이에요'}
        <span aria-hidden="true" className="reply-waiting-dots" />
      </p>
    )
  }
  if (isHint) return <Hint turn={turn} text={text} status={status} />
  if (text === '') return null
  return (
    <Markdown
      text={text}
      status={status}
      onAnswer={isStreaming ? undefined : onAnswerQuestion}
      renderFigure={renderFigureFence}
    />
  )
}

interface HintProps {
  turn: ChatMessage
  text: string
  status: 'streaming' | 'done'
}

function Hint({ turn, text, status }: HintProps) {
  const turns = useTransitionAtomValue(threadAtom)?.turns ?? []
  const { action } = turn.context
  const before = turns.slice(
    0,
    turns.findIndex((one) => one.id === turn.id),
  )
  const begun = before.findLastIndex((one) => showsItem(one.context.action))
  const hints = before
    .slice(begun + 1)
    .filter(
      ({ context }) =>
        context.responseType === 'hint' && context.action?.evaluationId === action?.evaluationId,
    )
  return (
    <HintBox number={hints.length + 1}>
      <Markdown text={text} status={status} />
    </HintBox>
  )
}

function TurnStatus({ turn }: { turn: ChatMessage }) {
  const problems = useAtomValue(turnProblemsAtom)
  const sentence = STATUS_SENTENCES[turn.status]
  if (!sentence) return null
  const problem = turn.status === 'error' ? (problems.get(turn.id) ?? sentence) : sentence
  return (
    <p className="reply-status" role="status">
      {problem}
    </p>
  )
}

const LONGEST_SPOKEN = 200

type SpokenTurnProps = Pick<TurnViewProps, 'turn' | 'persona'>

/** What a screen reader says of a finished reply: the verdict first, then the beginning of its words. */
export function SpokenTurn({ turn, persona }: SpokenTurnProps): ReactNode {
  const { responseType, action } = turn.context
  // An essay that its learner has marked says so itself.
  const isVerdict = !action?.marking && (responseType === 'correct' || responseType === 'wrong')
  const verdict = isVerdict
    ? `${verdictWords(responseType === 'correct' ? 'correct' : 'incorrect', persona)} `
    : ''
  return verdict + speakMarkdown(turn.response).slice(0, LONGEST_SPOKEN)
}
