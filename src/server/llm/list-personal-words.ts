export interface KnownPerson {
  nickname: string
  email: string | null
  schoolName: string | null
}

/** A shorter one, or one of digits alone, would take mathematics away. */
const SHORTEST_WORD = 2
const SCHOOL_KINDS: readonly (readonly [RegExp, string])[] = [
  [/여자중학교$/, '여중'],
  [/여자고등학교$/, '여고'],
  [/초등학교$/, '초'],
  [/중학교$/, '중'],
  [/고등학교$/, '고'],
]

/** The words by which a text names this person, longest first: the nickname, a given name alone, the address, the school in full and short. */
export function listPersonalWords({ nickname, email, schoolName }: KnownPerson): string[] {
  const name = nickname.trim()
  const givenName = /^[가-힣]{3}$/.test(name) ? [name.slice(1)] : []
  const address = email === null ? [] : [email, email.split('@', 1)[0] ?? '']
  const school = schoolName === null ? [] : [schoolName, ...shortenSchool(schoolName)]
  return [...new Set([name, ...givenName, ...address, ...school])]
    .filter((word) => [...word].length >= SHORTEST_WORD && !/^[\d\s]+$/.test(word))
    .sort((a, b) => b.length - a.length)
}

function shortenSchool(name: string): string[] {
  return SCHOOL_KINDS.filter(([kind]) => kind.test(name)).map(([kind, short]) => name.replace(kind, short))
}
