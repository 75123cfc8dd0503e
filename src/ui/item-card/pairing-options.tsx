import './pairing.css'
import { lazy, Suspense } from 'react'
import { fitsSideBySide } from '#domain/exam/fits-side-by-side.ts'
import type { Pairing } from '#domain/exam/item.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import type { Verdict } from '../primitives/mark.tsx'
import { PairingColumns } from './pairing-columns.tsx'

const PairingBoard = lazy(() =>
  import('./pairing-board.tsx').then((part) => ({ default: part.PairingBoard })),
)

export interface PairsAnswer {
  kind: 'pairs'
  pairing: Pairing
  /** What stands in the message input as the answer: `ㄱ-2,ㄴ-1`. */
  written: string
  /** The last answer sent, shown while nothing is written. */
  given: string | null
  /** Once the solution is shown: each given pair is then marked by itself. Never before. */
  revealedKey: string | null
  onWrite: (text: string) => void
}

export interface PairingOptionsProps {
  answer: PairsAnswer
  /** Prefix of ids and names. */
  name: string
  verdict: Verdict | null
  animated: boolean
  disabled: boolean
}

/** The columns of a matching item. They stand at once and in their size; what pairs them comes after. */
export function PairingOptions(props: PairingOptionsProps) {
  const { pairing } = props.answer
  const alone = pairing.left.map(() => null)
  return (
    <div className={joinClasses('match-frame item-wide', !fitsSideBySide(pairing) && 'match-long')}>
      <Suspense
        fallback={
          <fieldset className="match">
            <legend className="sr-only">짝 짓기</legend>
            <PairingColumns
              pairing={pairing}
              name={props.name}
              pairs={alone}
              verdicts={alone}
              animated={false}
              disabled
            />
          </fieldset>
        }
      >
        <PairingBoard {...props} />
      </Suspense>
    </div>
  )
}
