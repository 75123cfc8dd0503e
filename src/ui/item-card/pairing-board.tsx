import './pairing.css'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { fitsSideBySide } from '#domain/exam/fits-side-by-side.ts'
import {
  describePairChange,
  formatPairs,
  type PairCard,
  type Pairs,
  parsePairs,
  tapCard,
  togglePair,
} from '#domain/exam/pairs.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import type { Verdict } from '../primitives/mark.tsx'
import { PairingColumns } from './pairing-columns.tsx'
import { PairingLines } from './pairing-lines.tsx'
import type { PairingProps, PairsAnswer } from './pairs-answer.ts'
import { useAnchors } from './use-anchors.ts'
import { usePairPointer } from './use-pair-pointer.ts'

/** Entry that the keyboard points at; not yet a pair. */
interface Aim {
  left: number
  right: number
}

/** Matching item: pairs are set by tapping two cards, drawing a line, the radio buttons of a left entry, or the message input. */
export function PairingBoard({ answer, name, verdict, animated, disabled }: PairingProps) {
  const { pairing, written, given, revealedKey } = answer
  const root = useRef<HTMLFieldSetElement>(null)
  const [picked, setPicked] = useState<PairCard | null>(null)
  const [aim, setAim] = useState<Aim | null>(null)
  // Removing the last pair leaves the input empty; the previous answer must not reappear.
  const [isEmptied, setEmptied] = useState(false)
  const [said, setSaid] = useState('')
  const shownText = written === '' && !isEmptied ? (given ?? '') : written
  const pairs = parsePairs(shownText, pairing)
  const change = (next: Pairs) => {
    setSaid(describePairChange(pairs, next))
    setEmptied(next.every((number) => number === null))
    answer.onWrite(formatPairs(next))
  }
  const toggle = (left: number, right: number) => {
    setPicked(null)
    change(togglePair(pairs, left, right))
  }
  const tap = (card: PairCard) => {
    const board = tapCard({ pairs, picked }, card)
    setPicked(board.picked)
    if (formatPairs(board.pairs) !== formatPairs(pairs)) change(board.pairs)
  }
  const { line, handlers } = usePairPointer(disabled, tap, (left, right) => {
    setPicked(null)
    if (pairs[left - 1] !== right) change(togglePair(pairs, left, right))
  })
  const anchors = useAnchors(root)
  const onFocus = ({ target }: FocusEvent) => {
    const isByKeyboard = target instanceof HTMLInputElement && target.matches(':focus-visible')
    setAim(isByKeyboard ? { left: Number(target.dataset.left), right: Number(target.value) } : null)
  }
  return (
    <div className={joinClasses('match-frame item-wide', !fitsSideBySide(pairing) && 'match-long')}>
      {/* The radio buttons are what the keyboard and a screen reader use; the cards around them are for fingers, pens and mice. */}
      <fieldset
        ref={root}
        className="match"
        data-open={!disabled || undefined}
        onKeyDown={(event) => onRadioKey(event, pairs)}
        onFocus={onFocus}
        onBlur={() => setAim(null)}
        {...handlers}
      >
        <legend className="sr-only">짝 짓기</legend>
        <PairingColumns
          pairing={pairing}
          name={name}
          pairs={pairs}
          picked={picked ?? (aim && { side: 'right', number: aim.right })}
          verdicts={judgePairs(pairs, answer, verdict)}
          animated={animated}
          disabled={disabled}
          onToggle={toggle}
        />
        <PairingLines
          anchors={anchors}
          pairs={pairs}
          verdicts={revealedKey === null ? [] : judgePairs(pairs, answer, verdict)}
          aim={aim}
          drawn={line}
        />
        <p className="sr-only" role="status">
          {said}
        </p>
      </fieldset>
    </div>
  )
}

/** Marks of each pair: all right for a right answer; for a wrong one only once the solution is shown. */
function judgePairs(
  pairs: Pairs,
  { pairing, revealedKey }: PairsAnswer,
  verdict: Verdict | null,
): (Verdict | null)[] {
  const key = verdict === 'wrong' && revealedKey !== null ? parsePairs(revealedKey, pairing) : null
  return pairs.map((number, index) => {
    if (number === null || verdict === null) return null
    if (verdict === 'right') return 'right'
    return key && (key[index] === number ? 'right' : 'wrong')
  })
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Arrow keys only move focus, since choosing a number takes it from the entry that had it. Enter chooses like the space bar and
 * moves to the next entry without a partner; Backspace and Delete remove the pair.
 */
function onRadioKey(event: KeyboardEvent<HTMLElement>, pairs: Pairs) {
  const radio = event.target
  if (!(radio instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const group = [...(radio.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [])]
  const step = STEPS[event.key]
  if (step !== undefined) {
    event.preventDefault()
    group.at((group.indexOf(radio) + step) % group.length)?.focus()
  } else if (event.key === 'Enter') {
    event.preventDefault()
    if (!radio.checked) radio.click()
    const left = Number(radio.dataset.left)
    const next = pairs.findIndex((number, index) => number === null && index !== left - 1)
    if (next >= 0) event.currentTarget.querySelector<HTMLInputElement>(`[data-left="${next + 1}"]`)?.focus()
  } else if (event.key === 'Backspace' || event.key === 'Delete') {
    event.preventDefault()
    group.find(({ checked }) => checked)?.click()
  }
}
