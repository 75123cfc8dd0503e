const COUNTED = /(?<![가-힣])(한|두|세|네) ([각변점쌍])(?=[이가은는을를의과와도만보에로으]|[^가-힣]|$)/g

function countsOf(text: string): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const [, count = '', noun = ''] of text.matchAll(COUNTED))
    counts.set(noun, new Set([...(counts.get(noun) ?? []), count]))
  return counts
}

/** Whether a text counts what a question counts: 'two sides and one angle' does not fit 'three angles'. True where one of the two does not count it, or the question counts it twice. */
export function fitsCounts(question: string, text: string): boolean {
  const premise = countsOf(text)
  return [...countsOf(question)].every(([noun, counts]) => {
    const others = premise.get(noun)
    return others === undefined || counts.size > 1 || [...counts].some((count) => others.has(count))
  })
}
