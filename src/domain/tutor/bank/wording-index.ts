/**
 * Questions, each a list of wordings as sets of grams, that can be compared with a message. Lists of lists are kept as one array, with the places
 * where each list begins and the last one ends.
 */
export interface WordingIndex {
  readonly idOf: ReadonlyMap<number, number>
  /** By gram, its postings: the questions whose wordings have it. */
  readonly postingStarts: Int32Array
  readonly entries: Int32Array
  /** By posting, the log of how much likelier the gram is in these wordings than in all. */
  readonly evidence: Float64Array
  /** By posting, the log of how much less likely it is that these wordings lack the gram than that all do. */
  readonly absence: Float64Array
  readonly rarities: Float64Array
  readonly unseen: number
  /** By question, its wordings. */
  readonly wordingStarts: Int32Array
  /** By wording, its grams. */
  readonly gramStarts: Int32Array
  readonly grams: Int32Array
  /** By wording, its length as a vector. */
  readonly lengths: Float64Array
  /** By question, the sum of all its absences. */
  readonly absences: Float64Array
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
/** Grams that are weighed in one step. */
const GRAMS_OF_STEP = 5_000

/** What is counted of the questions before anything is weighed. Lists of lists are kept as in the index. */
interface Counted {
  readonly idOf: Map<number, number>
  /** By gram, how many wordings and how many questions have it. */
  readonly totals: number[]
  readonly spreads: number[]
  readonly grams: number[]
  readonly gramStarts: number[]
  readonly wordingStarts: number[]
  /** By question, its different grams and how many of its wordings have each. */
  readonly ownStarts: number[]
  readonly owns: number[]
  readonly counts: number[]
}

function* countGrams(questions: Iterable<readonly (readonly number[])[]>): Generator<void, Counted> {
  const idOf = new Map<number, number>()
  const totals: number[] = []
  const spreads: number[] = []
  const grams: number[] = []
  const gramStarts = [0]
  const wordingStarts = [0]
  const ownStarts = [0]
  const owns: number[] = []
  const counts: number[] = []
  /** By gram, the last wording that had it, and its last place in `owns`. */
  const lastWordings: number[] = []
  const lastOwns: number[] = []
  for (const wordings of questions) {
    const firstOwn = owns.length
    for (const wording of wordings) {
      const place = gramStarts.length
      for (const gram of wording) {
        let id = idOf.get(gram)
        if (id === undefined) {
          id = idOf.size
          idOf.set(gram, id)
          totals.push(0)
          spreads.push(0)
          lastWordings.push(0)
          lastOwns.push(-1)
        }
        if (lastWordings[id] === place) continue
        lastWordings[id] = place
        grams.push(id)
        totals[id] = (totals[id] ?? 0) + 1
        const own = lastOwns[id] ?? -1
        if (own >= firstOwn) {
          counts[own] = (counts[own] ?? 0) + 1
        } else {
          lastOwns[id] = owns.length
          spreads[id] = (spreads[id] ?? 0) + 1
          owns.push(id)
          counts.push(1)
        }
      }
      gramStarts.push(grams.length)
    }
    wordingStarts.push(gramStarts.length - 1)
    ownStarts.push(owns.length)
    yield
  }
  return { idOf, totals, spreads, grams, gramStarts, wordingStarts, ownStarts, owns, counts }
}

/**
 * Builds the index in steps of a few milliseconds at most, one for each question and some more. Probabilities are smoothed with one wording that
 * has every gram as often as the whole unit.
 * @param questions of each question, its wordings as lists of grams, which may repeat
 */
export function* indexWordings(
  questions: Iterable<readonly (readonly number[])[]>,
): Generator<void, WordingIndex> {
  const counted = yield* countGrams(questions)
  const { idOf, totals, spreads, owns, counts } = counted
  const [gramStarts, wordingStarts, ownStarts] = [
    Int32Array.from(counted.gramStarts),
    Int32Array.from(counted.wordingStarts),
    Int32Array.from(counted.ownStarts),
  ]
  const grams = Int32Array.from(counted.grams)
  const size = wordingStarts.length - 1
  const all = gramStarts.length - 1
  yield
  const rarities = new Float64Array(idOf.size)
  const postingStarts = new Int32Array(idOf.size + 1)
  for (let id = 0; id < idOf.size; id += 1) {
    const spread = spreads[id] ?? 0
    rarities[id] = Math.log(1 + size / spread) ** RARITY_POWER
    postingStarts[id + 1] = (postingStarts[id] ?? 0) + spread
    if (id % GRAMS_OF_STEP === 0) yield
  }
  const next = postingStarts.slice()
  const entries = new Int32Array(owns.length)
  const evidence = new Float64Array(owns.length)
  const absence = new Float64Array(owns.length)
  const absences = new Float64Array(size)
  const lengths = new Float64Array(all)
  for (let entry = 0; entry < size; entry += 1) {
    const [start = 0, end = 0] = wordingStarts.subarray(entry, entry + 2)
    const [firstOwn = 0, ownEnd = 0] = ownStarts.subarray(entry, entry + 2)
    let sum = 0
    for (let own = firstOwn; own < ownEnd; own += 1) {
      const id = owns[own] ?? 0
      const count = counts[own] ?? 0
      const general = (totals[id] ?? 0) / all
      const particular = (count + general) / (end - start + 1)
      const lacking = Math.log((1 - particular) / (1 - Math.min(general, MOST_COMMON)))
      const posting = next[id] ?? 0
      next[id] = posting + 1
      entries[posting] = entry
      evidence[posting] = Math.log(1 + count / general)
      absence[posting] = lacking
      sum += lacking
    }
    absences[entry] = sum
    for (let wording = start; wording < end; wording += 1) {
      let squares = 0
      const gramEnd = gramStarts[wording + 1] ?? 0
      for (let at = gramStarts[wording] ?? 0; at < gramEnd; at += 1)
        squares += (rarities[grams[at] ?? 0] ?? 0) ** 2
      lengths[wording] = Math.sqrt(squares)
    }
    yield
  }
  const unseen = Math.log(1 + size) ** RARITY_POWER
  return {
    idOf,
    postingStarts,
    entries,
    evidence,
    absence,
    rarities,
    unseen,
    wordingStarts,
    gramStarts,
    grams,
    lengths,
    absences,
  }
}

/** Compares the questions with a message. */
export function compareWordings(index: WordingIndex, message: ReadonlySet<number>): Comparison {
  const { idOf, postingStarts, entries, rarities, wordingStarts, gramStarts, grams, lengths } = index
  const squares = new Float64Array(rarities.length)
  const evidence = new Float64Array(index.absences.length)
  const missing = index.absences.slice()
  const isShared = new Uint8Array(index.absences.length)
  let known = 0
  let total = 0
  for (const gram of message) {
    const id = idOf.get(gram)
    const square = (id === undefined ? index.unseen : (rarities[id] ?? 0)) ** 2
    total += square
    if (id === undefined) continue
    known += 1
    squares[id] = square
    const end = postingStarts[id + 1] ?? 0
    for (let posting = postingStarts[id] ?? 0; posting < end; posting += 1) {
      const entry = entries[posting] ?? 0
      isShared[entry] = 1
      evidence[entry] = (evidence[entry] ?? 0) + (index.evidence[posting] ?? 0)
      missing[entry] = (missing[entry] ?? 0) - (index.absence[posting] ?? 0)
    }
  }
  const length = Math.sqrt(total)
  // Overlapping grams are not independent: their evidence grows with the root of their number.
  const root = Math.sqrt(message.size)
  const wordingsOf = (entry: number) => wordingStarts.subarray(entry, entry + 2)
  return {
    isShared: (entry) => isShared[entry] === 1,
    evidence: (entry) => {
      const [start = 0, end = 0] = wordingsOf(entry)
      return ((evidence[entry] ?? 0) - known * Math.log(end - start + 1)) / root
    },
    missing: (entry) => missing[entry] ?? 0,
    nearest(entry) {
      const [start = 0, end = 0] = wordingsOf(entry)
      let best = 0
      let second = 0
      for (let wording = start; wording < end; wording += 1) {
        let product = 0
        const gramEnd = gramStarts[wording + 1] ?? 0
        for (let at = gramStarts[wording] ?? 0; at < gramEnd; at += 1) product += squares[grams[at] ?? 0] ?? 0
        const cosine = product / (length * (lengths[wording] ?? 1))
        if (cosine > best) [best, second] = [cosine, best]
        else if (cosine > second) second = cosine
      }
      return (best + second) / 2
    },
  }
}
