import type { Pairing } from '#domain/exam/item.ts'
import type { Verdict } from '../primitives/mark.tsx'

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

export interface PairingProps {
  answer: PairsAnswer
  /** Prefix of ids and names. */
  name: string
  verdict: Verdict | null
  animated: boolean
  disabled: boolean
}
