export type ProblemType = 'handwriting' | 'keyboard'

/** How problems are answered here: by hand with a pen, otherwise by keyboard (specification section 4). */
export function chooseProblemType(hasPen: boolean): ProblemType {
  return hasPen ? 'handwriting' : 'keyboard'
}
