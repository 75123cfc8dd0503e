import type { TutorUnit } from '../tutor-turn.ts'
import { flattenWording } from './wording-grams.ts'

/** How often each term is named: 0 or 1 in one wording, a share in several. */
export type TermProfile = ReadonlyMap<string, number>

interface Spelling {
  term: string
  flat: string
}

/** Names of a unit's terms in a wording, including the learners' words for them. */
export type ReadTerms = (wording: string) => string[]

/** If at least this share of its wordings names a term, a question is about it. */
const CORE = 0.5
/** Agreement if there is no term to compare. */
const NEUTRAL = 0.5

/** Returns a function that finds a unit's terms in a text. Longest first: 정비례 is not 비례, 공약수 not 약수. */
export function makeTermReader({ concepts }: TutorUnit): ReadTerms {
  const spellings = concepts
    .flatMap(({ terms, bank }): Spelling[] => [
      ...terms.map(({ term }) => ({ term, flat: flattenWording(term) })),
      ...Object.entries(bank?.aliases ?? {}).flatMap(([term, words]) =>
        [term, ...words].map((word) => ({ term, flat: flattenWording(word) })),
      ),
    ])
    .filter(({ flat }) => flat.length >= 2)
    .sort((a, b) => b.flat.length - a.flat.length)
  return (wording) => {
    let rest = flattenWording(wording)
    const named = new Set<string>()
    for (const { term, flat } of spellings) {
      if (!rest.includes(flat)) continue
      named.add(term)
      rest = rest.replaceAll(flat, '|')
    }
    return [...named]
  }
}

/** Returns the terms of several wordings of one question. */
export function profileTerms(wordings: readonly string[], readTerms: ReadTerms): TermProfile {
  const profile = new Map<string, number>()
  for (const term of wordings.flatMap(readTerms))
    profile.set(term, (profile.get(term) ?? 0) + 1 / wordings.length)
  return profile
}

/** Returns the weight of each term: a term that few questions name says more. */
export function weighTerms(profiles: readonly TermProfile[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const term of profiles.flatMap((profile) => [...profile.keys()]))
    counts.set(term, (counts.get(term) ?? 0) + 1)
  return (term) => Math.log(1 + profiles.length / (counts.get(term) ?? 1))
}

function share(pairs: readonly (readonly [weight: number, hit: number])[]): number {
  const whole = pairs.reduce((sum, [weight]) => sum + weight, 0)
  return whole === 0 ? NEUTRAL : pairs.reduce((sum, [weight, hit]) => sum + weight * hit, 0) / whole
}

/** From 0 to 2: whether a question names the message's terms, and whether the message names the question's. */
export function termAgreement(
  named: readonly string[],
  profile: TermProfile,
  weightOf: (term: string) => number,
): number {
  const spoken = named.map((term) => [weightOf(term), Math.min(1, (profile.get(term) ?? 0) / CORE)] as const)
  const core = [...profile]
    .filter(([, part]) => part >= CORE)
    .map(([term, part]) => [weightOf(term) * part, named.includes(term) ? 1 : 0] as const)
  return share(spoken) + share(core)
}
