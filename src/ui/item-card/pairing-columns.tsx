import type { Pairing } from '#domain/exam/item.ts'
import { LEFT_LABELS } from '#domain/exam/left-labels.ts'
import type { PairCard, Pairs } from '#domain/exam/pairs.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import { Mark, type Verdict } from '../primitives/mark.tsx'

interface PairingColumnsProps {
  pairing: Pairing
  /** Prefix of ids and names. */
  name: string
  pairs: Pairs
  picked?: PairCard | null
  /** Verdict of each pair; null if it is not shown. */
  verdicts: readonly (Verdict | null)[]
  animated: boolean
  disabled: boolean
  onToggle?: (left: number, right: number) => void
}

/**
 * Both columns of a matching item. Each left entry has the right numbers as radio buttons: visible if the columns are
 * stacked, else only for keyboard and screen reader.
 */
export function PairingColumns({ pairing, name, ...props }: PairingColumnsProps) {
  const isPicked = (side: PairCard['side'], number: number) =>
    props.picked?.side === side && props.picked.number === number
  return (
    <>
      <p className="item-ask match-ask">눌러서 짝을 지어요. 다시 누르면 풀려요.</p>
      <ol className="match-column match-right">
        {pairing.right.map((text, index) => (
          <li
            key={text}
            className={joinClasses(
              'match-entry',
              isPicked('right', index + 1) && 'match-picked',
              props.pairs.includes(index + 1) && 'match-paired',
            )}
            data-side="right"
            data-number={index + 1}
          >
            <span className="match-label">{index + 1}</span>
            <span id={`${name}-right-${index + 1}`} className="match-text">
              <Markdown text={text} inline />
            </span>
          </li>
        ))}
      </ol>
      <div className="match-column match-left">
        {pairing.left.map((text, index) => {
          const verdict = props.verdicts[index] ?? null
          return (
            <div
              key={text}
              className={joinClasses(
                'match-entry',
                isPicked('left', index + 1) && 'match-picked',
                props.pairs[index] !== null && 'match-paired',
              )}
              data-side="left"
              data-number={index + 1}
            >
              <span className="match-label">
                {LEFT_LABELS[index]}
                {verdict && <Mark verdict={verdict} animated={props.animated} strokeWidth={4.4} />}
              </span>
              <span id={`${name}-left-${index + 1}`} className="match-text">
                <Markdown text={text} inline />
              </span>
              <PairChoices {...props} pairing={pairing} name={name} left={index + 1} />
            </div>
          )
        })}
      </div>
    </>
  )
}

function PairChoices({ left, name, pairing, ...props }: PairingColumnsProps & { left: number }) {
  const label = LEFT_LABELS[left - 1]
  return (
    <div
      role="radiogroup"
      className="match-choices"
      aria-label={`${label}의 짝`}
      aria-describedby={`${name}-left-${left}`}
    >
      {pairing.right.map((text, index) => {
        const number = index + 1
        const id = `${name}-${left}-${number}`
        const isTaken = props.pairs.some((other, at) => other === number && at !== left - 1)
        return (
          <label key={text} className={joinClasses('match-choice', isTaken && 'match-taken')}>
            <input
              type="radio"
              id={id}
              name={`${name}-${left}`}
              value={number}
              data-left={left}
              checked={props.pairs[left - 1] === number}
              disabled={props.disabled}
              readOnly
              aria-label={`${number}번`}
              aria-labelledby={`${id} ${name}-right-${number}`}
              // Not onChange: pressing the chosen one again removes the pair.
              onClick={() => props.onToggle?.(left, number)}
            />
            <span aria-hidden>{number}</span>
          </label>
        )
      })}
    </div>
  )
}
