import type { Pairing } from '#domain/exam/item.ts'
import type { Verdict } from '../primitives/mark.tsx'

export interface PairsAnswer {
  kind: 'pairs'
  pairing: Pairing
  /** Answer in the message input: `ㄱ-2,ㄴ-1`. */
  written: string
  /** Last answer sent; shown while the input is empty. */
  given: string | null
  /** Set once the solution is shown: each pair is then marked separately. */
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
