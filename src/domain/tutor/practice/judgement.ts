/** What is true of a claim. */
export interface ClaimJudgement {
  holds: boolean
  /** The truth in one sentence, 해요체: `\(51\)은 합성수예요.` */
  verdict: string
  /** Why, in one to three sentences. */
  because: string
}
