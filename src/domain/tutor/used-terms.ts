import type { TutorTurn } from './tutor-turn.ts'

const HANGUL = /[가-힣]/

/** Ids of the unit's glossary terms that a text uses, in the order they appear; a term inside a longer one (약수 in 공약수) does not count. */
export function findUsedTerms(text: string, { unit }: TutorTurn): string[] {
  const terms = unit.concepts
    .flatMap((concept) => concept.terms)
    .toSorted((first, second) => second.term.length - first.term.length)
  let rest = text
  const found: { id: string; at: number }[] = []
  for (const { id, term } of terms) {
    let at = rest.indexOf(term)
    while (at > 0 && HANGUL.test(rest.charAt(at - 1))) at = rest.indexOf(term, at + 1)
    if (at < 0 || term === '') continue
    found.push({ id, at })
    rest = rest.replaceAll(term, ' '.repeat(term.length))
  }
  return found.sort((first, second) => first.at - second.at).map(({ id }) => id)
}
