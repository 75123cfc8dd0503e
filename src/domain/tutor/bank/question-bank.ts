/** How the answer to a check question is judged: as mathematics, as O or X, or as words. */
export const CHECK_KINDS = ['value', 'ox', 'word'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** What the tutor asks after an answer, with what it needs to judge the reply. */
export interface BankCheck {
  question: string
  /** In the checker's notation; O or X for `ox`. */
  key: string
  kind: CheckKind
  /** Why the key is right. */
  because: string
  /** Wrong answers that students give, and what is wrong with them. */
  mistakes: { answer: string; says: string }[]
}

/** The verdict of a yes-or-no question; `none` for all others. */
export const BANK_VERDICTS = ['yes', 'no', 'none'] as const
export type BankVerdict = (typeof BANK_VERDICTS)[number]

/** A question that students ask, in several wordings, and its answer as data. Texts are Markdown in 해요체. */
export interface BankQuestion {
  /** Unique within the concept. */
  id: string
  /** Wordings; the first is in standard spelling and may be shown as a suggestion. */
  asks: string[]
  verdict: BankVerdict
  reason: string
  example: string
  check: BankCheck
}

/** What the built-in tutor knows beyond the explanation of a concept. */
export interface QuestionBank {
  /** Students' words for a term, by the term. */
  aliases: Record<string, string[]>
  /** The concept explained three times, each easier than the one before. */
  explanations: string[]
  /** Everyday examples. */
  examples: string[]
  questions: BankQuestion[]
}
