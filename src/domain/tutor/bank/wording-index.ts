/** A gram in the wordings of a question. */
interface Posting {
  readonly entry: number
  /** Log of how much likelier the gram is in these wordings than in all. */
  readonly evidence: number
  /** Log of how much less likely it is that these wordings lack the gram than that all do. */
  readonly absence: number
}

/** Questions, each a list of wordings as sets of grams, that can be compared with a message. */
export interface WordingIndex {
  readonly idOf: ReadonlyMap<number, number>
  readonly postings: readonly (readonly Posting[])[]
  readonly rarities: Float64Array
  readonly unseen: number
  /** By question, the grams of each wording. */
  readonly wordings: readonly (readonly Int32Array[])[]
  /** By question, the lengths of its wordings as vectors. */
  readonly lengths: readonly (readonly number[])[]
  /** By question, the sum of all its absences. */
  readonly absences: readonly number[]
}

/** How the questions compare with a message, by their place. */
export interface Comparison {
  /** Whether it has a gram of the message. */
  readonly isShared: (entry: number) => boolean
  /** Naive Bayes: how much likelier the message's grams are in the wordings of this question than in those of the unit. */
  readonly evidence: (entry: number) => number
  /** How much the message lacks of what the wordings of this question have in common. */
  readonly missing: (entry: number) => number
  /** Mean cosine of the two nearest wordings, rare grams counting more. */
  readonly nearest: (entry: number) => number
}

/** Rare grams count more than in proportion. */
const RARITY_POWER = 1.3
/** Of the share of wordings that have a gram, so that lacking it is never impossible. */
const MOST_COMMON = 0.99

/** Builds the index. Probabilities are smoothed with one wording that has every gram as often as the whole unit. */
export function indexWordings(questions: readonly (readonly ReadonlySet<number>[])[]): WordingIndex {
  const idOf = new Map<number, number>()
  const wordings = questions.map((sets) =>
    sets.map((grams) =>
      Int32Array.from(grams, (gram) => {
        const known = idOf.get(gram)
        if (known !== undefined) return known
        idOf.set(gram, idOf.size)
        return idOf.size - 1
      }),
    ),
  )
  const totals = new Int32Array(idOf.size)
  for (const sets of wordings)
    for (const ids of sets) for (const id of ids) totals[id] = (totals[id] ?? 0) + 1
  const all = questions.reduce((sum, wordings) => sum + wordings.length, 0)
  const postings = Array.from(totals, (): Posting[] => [])
  const counts = new Int32Array(idOf.size)
  const absences = wordings.map((sets, entry) => {
    const own: number[] = []
    for (const ids of sets) {
      for (const id of ids) {
        if (counts[id] === 0) own.push(id)
        counts[id] = (counts[id] ?? 0) + 1
      }
    }
    let sum = 0
    for (const id of own) {
      const general = (totals[id] ?? 0) / all
      const particular = ((counts[id] ?? 0) + general) / (sets.length + 1)
      const absence = Math.log((1 - particular) / (1 - Math.min(general, MOST_COMMON)))
      postings[id]?.push({ entry, evidence: Math.log(1 + (counts[id] ?? 0) / general), absence })
      sum += absence
      counts[id] = 0
    }
    return sum
  })
  const rarities = Float64Array.from(
    postings,
    (list) => Math.log(1 + questions.length / list.length) ** RARITY_POWER,
  )
  const lengths = wordings.map((sets) =>
    sets.map((ids) => {
      let squares = 0
      for (const id of ids) squares += (rarities[id] ?? 0) ** 2
      return Math.sqrt(squares)
    }),
  )
  const unseen = Math.log(1 + questions.length) ** RARITY_POWER
  return { idOf, postings, rarities, unseen, wordings, lengths, absences }
}

/** Compares the questions with a message. */
export function compareWordings(index: WordingIndex, grams: ReadonlySet<number>): Comparison {
  const { idOf, postings, rarities, unseen, wordings, lengths, absences } = index
  const squares = new Float64Array(rarities.length)
  const evidence = new Float64Array(wordings.length)
  const missing = Float64Array.from(absences)
  const isShared = new Uint8Array(wordings.length)
  let known = 0
  let total = 0
  for (const gram of grams) {
    const id = idOf.get(gram)
    const square = (id === undefined ? unseen : (rarities[id] ?? 0)) ** 2
    total += square
    if (id === undefined) continue
    known += 1
    squares[id] = square
    for (const posting of postings[id] ?? []) {
      isShared[posting.entry] = 1
      evidence[posting.entry] = (evidence[posting.entry] ?? 0) + posting.evidence
      missing[posting.entry] = (missing[posting.entry] ?? 0) - posting.absence
    }
  }
  const length = Math.sqrt(total)
  // Overlapping grams are not independent: their evidence grows with the root of their number.
  const root = Math.sqrt(grams.size)
  return {
    isShared: (entry) => isShared[entry] === 1,
    evidence: (entry) =>
      ((evidence[entry] ?? 0) - known * Math.log((wordings[entry]?.length ?? 0) + 1)) / root,
    missing: (entry) => missing[entry] ?? 0,
    nearest(entry) {
      let best = 0
      let second = 0
      wordings[entry]?.forEach((ids, at) => {
        let product = 0
        for (const id of ids) product += squares[id] ?? 0
        const cosine = product / (length * (lengths[entry]?.[at] ?? 1))
        if (cosine > best) [best, second] = [cosine, best]
        else if (cosine > second) second = cosine
      })
      return (best + second) / 2
    },
  }
}
