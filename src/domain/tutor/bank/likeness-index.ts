interface Posting {
  readonly entry: number
  readonly weight: number
}

/** Documents that can be searched by likeness. */
export interface LikenessIndex {
  readonly count: number
  readonly postings: ReadonlyMap<string, readonly Posting[]>
}

/** A document: the grams of its texts, and of a text that counts less. */
export interface GramDocument {
  readonly texts: readonly ReadonlySet<string>[]
  readonly background?: ReadonlySet<string>
}

/** What a gram counts that is in the background alone. */
const BACKGROUND = 0.3
/** Rare grams count more than in proportion; how often a gram occurs in the texts counts by its logarithm. */
const RARITY_POWER = 1.3
const COUNT_FACTOR = 2

function rarity(count: number, inDocuments: number): number {
  return Math.log(1 + count / inDocuments) ** RARITY_POWER
}

function weigh({ texts, background }: GramDocument): Map<string, number> {
  const counts = new Map<string, number>()
  for (const grams of texts) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const weights = new Map([...counts].map(([gram, count]) => [gram, 1 + COUNT_FACTOR * Math.log(count)]))
  for (const gram of background ?? []) if (!weights.has(gram)) weights.set(gram, BACKGROUND)
  return weights
}

/** Builds the index: TF-IDF vectors of length 1. */
export function indexDocuments(documents: readonly GramDocument[]): LikenessIndex {
  const weights = documents.map(weigh)
  const spread = new Map<string, number>()
  for (const vector of weights)
    for (const gram of vector.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1)
  const rarities = new Map<string, number>()
  const postings = new Map<string, Posting[]>()
  for (const [gram, inDocuments] of spread) {
    rarities.set(gram, rarity(documents.length, inDocuments))
    postings.set(gram, [])
  }
  weights.forEach((vector, entry) => {
    let squares = 0
    for (const [gram, weight] of vector) squares += (weight * (rarities.get(gram) ?? 0)) ** 2
    const length = Math.sqrt(squares)
    for (const [gram, weight] of vector) {
      postings.get(gram)?.push({ entry, weight: (weight * (rarities.get(gram) ?? 0)) / length })
    }
  })
  return { count: documents.length, postings }
}

export interface Likeness {
  readonly entry: number
  /** Cosine, from 0 to 1. */
  readonly score: number
}

/** Returns the documents that share a gram with the query and have at least this score, the nearest first. */
export function findNearest(
  { count, postings }: LikenessIndex,
  grams: ReadonlySet<string>,
  leastScore = 0,
): Likeness[] {
  const scores = new Float64Array(count)
  let squares = 0
  for (const gram of grams) {
    const list = postings.get(gram)
    const weight = rarity(count, list?.length ?? 1)
    squares += weight * weight
    for (const posting of list ?? []) {
      scores[posting.entry] = (scores[posting.entry] ?? 0) + weight * posting.weight
    }
  }
  const length = Math.sqrt(squares)
  const near: Likeness[] = []
  scores.forEach((product, entry) => {
    if (product > 0 && product / length >= leastScore) near.push({ entry, score: product / length })
  })
  return near.sort((a, b) => b.score - a.score || a.entry - b.entry)
}
