/** One line of working: what is written, and why, in Korean (해요체, math between `\( \)`). */
export type Step = { readonly latex: string; readonly reason: string }

export type WorkedSolution = {
  readonly steps: readonly Step[]
  /** In the answer checker's notation: `2^2x3`, `x=-3/2`, `1&2&4`. */
  readonly answer: string
  readonly answerLatex: string
}
