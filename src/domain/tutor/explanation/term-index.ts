/** How soon more occurrences of a term stop counting, how much a long text loses, and what every occurrence is worth (BM25+). */
const SATURATION = 1.2
const LENGTH_LOSS = 0.7
const FLOOR = 0.5
/** What a term counts that is only like the one asked for, and the share of its letters that may differ. */
const FUZZY_WEIGHT = 0.45
const FUZZY_SHARE = 0.25
const SHORTEST_FUZZY = 4

/** Texts by their terms. */
export interface TermIndex {
  /** By term: how often each text holds it. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Terms by their length, those that may be spelled with a slip. */
  readonly byLength: ReadonlyMap<number, readonly string[]>
  /** Different terms of each text. */
  readonly lengths: readonly number[]
  readonly averageLength: number
}

/** Indexes texts that are given as their terms. */
export function indexTerms(texts: readonly (readonly string[])[]): TermIndex {
  const counts = new Map<string, Map<number, number>>()
  texts.forEach((terms, at) => {
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? new Map<number, number>()
      ofTerm.set(at, (ofTerm.get(at) ?? 0) + 1)
      counts.set(term, ofTerm)
    }
  })
  const byLength = new Map<number, string[]>()
  for (const term of counts.keys()) byLength.set(term.length, [...(byLength.get(term.length) ?? []), term])
  const lengths = texts.map((terms) => new Set(terms).size)
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return { counts, byLength, lengths, averageLength }
}

/** Levenshtein distance, at most `limit`; limit + 1 if there is more. */
function distance(first: string, second: string, limit: number): number {
  let last = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const cost = (last[column - 1] ?? limit) + (first[row - 1] === second[column - 1] ? 0 : 1)
      current.push(Math.min(cost, (last[column] ?? limit) + 1, (current[column - 1] ?? limit) + 1))
    }
    if (Math.min(...current) > limit) return limit + 1
    last = current
  }
  return last[second.length] ?? limit + 1
}

function listLike({ byLength }: TermIndex, term: string): [string, number][] {
  const limit =
    term.length < SHORTEST_FUZZY || !/[가-힣]/.test(term) ? 0 : Math.round(term.length * FUZZY_SHARE)
  const like: [string, number][] = []
  for (let length = term.length - limit; limit > 0 && length <= term.length + limit; length += 1) {
    for (const other of byLength.get(length) ?? []) {
      const edits = other === term ? 0 : distance(term, other, limit)
      if (edits > 0 && edits <= limit) like.push([other, (FUZZY_WEIGHT * length) / (length + edits)])
    }
  }
  return like
}

export interface TermHit {
  readonly at: number
  readonly score: number
  /** How many different terms of the query it holds. */
  readonly matched: number
}

/** Returns the texts that hold a term of the query, the best first. */
export function searchTerms(index: TermIndex, query: readonly string[]): TermHit[] {
  const { counts, lengths, averageLength } = index
  const scores = new Map<number, { score: number; terms: Set<string> }>()
  const add = (asked: string, term: string, weight: number) => {
    const texts = counts.get(term)
    if (!texts) return
    const rarity = Math.log(1 + (lengths.length - texts.size + 0.5) / (texts.size + 0.5))
    for (const [at, count] of texts) {
      const norm = 1 - LENGTH_LOSS + (LENGTH_LOSS * (lengths[at] ?? 0)) / averageLength
      const gain = FLOOR + (count * (SATURATION + 1)) / (count + SATURATION * norm)
      const hit = scores.get(at) ?? { score: 0, terms: new Set<string>() }
      hit.score += weight * rarity * gain
      hit.terms.add(asked)
      scores.set(at, hit)
    }
  }
  for (const term of query) {
    add(term, term, 1)
    for (const [other, weight] of listLike(index, term)) add(term, other, weight)
  }
  return [...scores]
    .map(([at, { score, terms }]) => ({ at, score: score * terms.size, matched: terms.size }))
    .sort((a, b) => b.score - a.score)
}
