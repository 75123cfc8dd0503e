import type { KeyboardEvent } from 'react'
import { speakMarkdown } from '#domain/speech/speak-markdown.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import { Mark, type Verdict } from '../primitives/mark.tsx'

export interface ChoiceAnswer {
  kind: 'choice'
  /** Markdown with math, in order. Empty ones are hidden but keep their number. */
  options: readonly string[]
  /** `long`: one per row (specification section 1). */
  layout: 'short' | 'long'
  /** Number of right options: more than one makes check boxes, and the card shows the number. */
  picks: number
  /** Numbers from 1, ascending. */
  chosen: readonly number[]
  onChoose: (chosen: number[]) => void
}

export interface TruthAnswer {
  kind: 'truth'
  chosen: boolean | null
  onChoose: (chosen: boolean) => void
}

interface OptionsProps {
  /** Groups the radio buttons. */
  name: string
  verdict: Verdict | null
  animated: boolean
  disabled: boolean
  /** Called by Enter on a chosen option, which browsers do nothing with outside a form. */
  onSubmit?: (() => void) | undefined
  className?: string | undefined
}

function submitOnEnter(onSubmit: (() => void) | undefined) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const isChanged = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (event.key === 'Enter' && !event.repeat && !isChanged && event.currentTarget.checked) onSubmit?.()
  }
}

export function ChoiceOptions({ answer, ...props }: OptionsProps & { answer: ChoiceAnswer }) {
  const { options, layout, picks, chosen, onChoose } = answer
  const several = picks > 1
  const toggle = (number: number, on: boolean) => {
    const others = several ? chosen.filter((other) => other !== number) : []
    onChoose(on ? [...others, number].sort((a, b) => a - b) : others)
  }
  return (
    <fieldset
      className={joinClasses('item-options', layout === 'short' && 'item-options-short', props.className)}
    >
      <legend className="sr-only">보기</legend>
      {several && <p className="item-ask">알맞은 것을 {picks}개 고르세요.</p>}
      {options.map((option, index) => {
        const number = index + 1
        const isChosen = chosen.includes(number)
        if (option.trim() === '') return null
        return (
          <label key={number} className="item-option">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? undefined : props.name}
              checked={isChosen}
              disabled={props.disabled}
              aria-label={`${number}번 ${speakMarkdown(option)}`}
              onChange={(event) => toggle(number, event.target.checked)}
              onKeyDown={submitOnEnter(props.onSubmit)}
            />
            <span className="item-disc">
              <span aria-hidden>{number}</span>
              {isChosen && props.verdict && (
                <Mark verdict={props.verdict} animated={props.animated} strokeWidth={4.4} />
              )}
            </span>
            <span className="item-option-text">
              <Markdown text={option} inline />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

const SIGNS = [
  { value: true, sign: '○', name: '맞다' },
  { value: false, sign: '×', name: '틀리다' },
]

export function TruthOptions({ answer, ...props }: OptionsProps & { answer: TruthAnswer }) {
  return (
    <fieldset className={joinClasses('item-options', props.className)}>
      <legend className="sr-only">보기</legend>
      <div className="item-truth">
        {SIGNS.map(({ value, sign, name }) => (
          <label key={sign} className="item-option">
            <input
              type="radio"
              name={props.name}
              checked={answer.chosen === value}
              disabled={props.disabled}
              aria-label={`${sign} ${name}`}
              onChange={() => answer.onChoose(value)}
              onKeyDown={submitOnEnter(props.onSubmit)}
            />
            <span className="item-sign">
              <span>{sign}</span>
              {answer.chosen === value && props.verdict && (
                <Mark verdict={props.verdict} animated={props.animated} strokeWidth={4.4} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
