import './essay-reply.css'
import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/message.ts'
import { checkEssayLines, listRows } from '#domain/exam/check-essay-lines.ts'
import type { Item } from '#domain/exam/item.ts'
import { type EssayMarking, formatScore, getRubric, scoreEssay } from '#domain/exam/mark-essay.ts'
import { typesetRow } from '#domain/exam/typeset-row.ts'
import { useTransitionAtomValue } from '#platform/use-transition-atom-value.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { clearSentAtom } from '../composer/composer.state.ts'
import { threadAtom } from '../thread/thread.state.ts'
import { markEssayAtom, takeFreshEssayAtom } from './answer.state.ts'
import { shownItemAtom } from './exam.state.ts'

interface EssayReplyProps {
  turn: ChatMessage
  item: Item
  onRewrite: (working: string) => void
}

/** Shown below an essay: the model solution with the marking, or the result of the marking. */
export function EssayReply(props: EssayReplyProps) {
  return props.turn.context.action?.marking ? <Marked {...props} /> : <Marking {...props} />
}

/** A working as it was written, row by row, its formulas typeset. */
export function EssayLines({ text }: { text: string }) {
  return (
    <ol className="essay-lines">
      {listRows(text).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
        <li key={index}>
          {typesetRow(row).map((part, place) =>
            part.latex === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor has a part of it
              <span key={place}>{part.text}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor has a part of it
              <Markdown key={place} text={`\\(${part.latex}\\)`} inline />
            ),
          )}
        </li>
      ))}
    </ol>
  )
}

/** The later turns about the item until it is answered anew: how this working was marked. */
function readMarkings(turns: readonly ChatMessage[], turn: ChatMessage) {
  const later = turns
    .slice(turns.findIndex(({ id }) => id === turn.id) + 1)
    .filter(
      ({ context: { action } }) =>
        action?.kind === 'submit-answer' && action.evaluationId === turn.context.action?.evaluationId,
    )
  const next = later.findIndex(({ context }) => !context.action?.marking)
  const markings = (next < 0 ? later : later.slice(0, next)).flatMap(
    ({ context }) => context.action?.marking ?? [],
  )
  return { last: markings.at(-1) ?? null, isReplaced: next >= 0, isLatest: later.length === 0 }
}

function Marking({ turn, item }: EssayReplyProps) {
  const turns = useTransitionAtomValue(threadAtom)?.turns ?? []
  const shown = useTransitionAtomValue(shownItemAtom)
  const { last, isReplaced } = readMarkings(turns, turn)
  const isOpen = shown?.item.id === item.id && !isReplaced
  const checks = useMemo(() => checkEssayLines(turn.message, item), [turn.message, item])
  const heading = useFocusWhenFresh<HTMLHeadingElement>(turn.id)
  return (
    <div className="essay">
      <h3 ref={heading} tabIndex={-1}>
        모범 풀이와 비교하며 스스로 채점해 보세요
      </h3>
      {checks.length > 0 && (
        <section className="essay-check" aria-label="셈샘이 읽어 본 것">
          {checks.map((check) => (
            <Markdown key={check} text={check} />
          ))}
        </section>
      )}
      <section className="essay-solution">
        <h4>모범 풀이</h4>
        <Markdown text={item.solution} />
      </section>
      <Rubric key={last?.points.join() ?? ''} turn={turn} item={item} marking={last} isOpen={isOpen} />
    </div>
  )
}

interface RubricProps extends Pick<EssayReplyProps, 'turn' | 'item'> {
  /** How it was marked last. */
  marking: EssayMarking | null
  isOpen: boolean
}

/** The points of the rubric with their marks, to be ticked while the item is open. */
function Rubric({ turn, item, marking, isOpen }: RubricProps) {
  const mark = useSetAtom(markEssayAtom)
  const [ticked, setTicked] = useState<readonly number[]>(marking?.points ?? [])
  const [isSaving, setSaving] = useState(false)
  const score = scoreEssay(item, ticked)
  const id = useId()
  const toggle = (index: number, isOn: boolean) =>
    setTicked(isOn ? [...ticked, index].sort((a, b) => a - b) : ticked.filter((other) => other !== index))
  const clearSent = useSetAtom(clearSentAtom)
  const finish = async () => {
    setSaving(true)
    await mark(item, turn.message, { points: [...ticked], finishes: score.isFull })
    clearSent('')
    setSaving(false)
  }
  return (
    <fieldset className="essay-rubric" disabled={!isOpen}>
      <legend>채점 기준</legend>
      {isOpen && <p className="essay-ask">내 풀이에 있는 것에 표시해 보세요.</p>}
      {getRubric(item).map(({ point, marks }, index) => (
        <label key={point} className="essay-point">
          <input
            className="checkbox"
            type="checkbox"
            checked={ticked.includes(index)}
            aria-labelledby={`${id}-${index}`}
            onChange={(event) => toggle(index, event.target.checked)}
          />
          <span id={`${id}-${index}`}>
            <Markdown text={point} inline /> <b>{marks}점</b>
          </span>
        </label>
      ))}
      <div className="essay-foot">
        <p role="status">
          {isOpen || marking ? '스스로 채점' : '아직 채점하지 않았어요'}
          {(isOpen || marking) && <b> {formatScore(score)}</b>}
        </p>
        {isOpen && (
          <Button variant="filled" busy={isSaving} onClick={() => void finish()}>
            채점 끝내기
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** What came of the marking; with points missing the learner writes again, or leaves it there. */
function Marked({ turn, item, onRewrite }: EssayReplyProps) {
  const turns = useTransitionAtomValue(threadAtom)?.turns ?? []
  const shown = useTransitionAtomValue(shownItemAtom)
  const mark = useSetAtom(markEssayAtom)
  const box = useFocusWhenFresh<HTMLDivElement>(turn.id)
  const { points = [], finishes = false } = turn.context.action?.marking ?? {}
  const isOpen = shown?.item.id === item.id && !finishes && readMarkings(turns, turn).isLatest
  const clearSent = useSetAtom(clearSentAtom)
  const leave = async () => {
    await mark(item, turn.message, { points, finishes: true })
    clearSent('')
  }
  return (
    <div ref={box} tabIndex={-1} className="essay-marked">
      <Markdown text={turn.response} />
      {isOpen && (
        <div className="essay-acts">
          <Button variant="filled" onClick={() => onRewrite(turn.message)}>
            더 볼래요 · 다시 쓰기
          </Button>
          <Button onClick={() => void leave()}>이대로 마치기</Button>
        </div>
      )}
    </div>
  )
}

/** Takes the focus once, if the turn was made just now: after the list has followed the new turn to its end, unless it moved meanwhile. */
function useFocusWhenFresh<Part extends HTMLElement>(turnId: string): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const takeFresh = useSetAtom(takeFreshEssayAtom)
  useEffect(() => {
    const document = part.current?.ownerDocument
    if (!document || !takeFresh(turnId)) return
    const focused = document.activeElement
    // The list goes to its end in the frame in which it grows.
    setTimeout(() => {
      // On a slow device the learner may be writing again by now.
      if (![focused, document.body].includes(document.activeElement)) return
      part.current?.focus({ preventScroll: true })
      part.current?.scrollIntoView({ block: 'start' })
    }, FOLLOWED_MS)
  }, [turnId, takeFresh])
  return part
}

const FOLLOWED_MS = 100
