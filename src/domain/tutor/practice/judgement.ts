/** What is true of a claim. */
export interface ClaimJudgement {
  holds: boolean
  /** The truth in one sentence, 해요체: `\(51\)은 합성수예요.` */
  verdict: string
  /** Why, in one to three sentences. */
  because: string
}

/** `A 아니지?`, `A 아니구나` and `A랑 B는 다르지?` ask to confirm a denial. `A 아님?` and `A 아니야?` do not: they ask whether A is right. */
export const CONFIRMS_DENIAL = /아니(?:지|죠|네|구|군|겠)|아닌\s?(?:거|게|것|가\s?보)|다르|틀/
