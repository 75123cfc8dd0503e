import type { TutorTurn, TutorUnit } from '../tutor-turn.ts'

/** A name that a learner may ask about: a glossary term, or a concept by its name or a part of it. */
export interface Name {
  name: string
  /** Its spelling in a message, if that differs from the name: 구 부피 for 구의 부피. */
  spelling?: string
  conceptId: string
  unitId: string
  /** Null for a concept's own name and for terms of other units, of which only the name is known. */
  termId: string | null
  kind: 'term' | 'concept'
}

/** What learners call things beside their curriculum names. */
const OTHER_WORDS: readonly (readonly [string, string])[] = [
  ['최대 공약수', '최대공약수'],
  ['gcd', '최대공약수'],
  ['lcm', '최소공배수'],
  ['최대공약', '최대공약수'],
  ['최소공배', '최소공배수'],
  ['솟수', '소수'],
  ['prime', '소수'],
  ['소인수 분해', '소인수분해'],
  ['절대값', '절댓값'],
  ['절대 값', '절댓값'],
  ['제곱', '거듭제곱'],
  ['승', '거듭제곱'],
  ['에라토스', '에라토스테네스의 체'],
  ['체', '에라토스테네스의 체'],
  ['대입', '식의 값'],
  ['일차 방정식', '일차방정식'],
  ['부등식', '일차부등식'],
]

/** Words that hold a name by chance and mean something else. */
export const DECOYS = [
  '소수점',
  '약수터',
  '함수율',
  '문제집',
  '제곱근',
  '이해',
  '항상',
  '공식',
  '기호',
  '다항',
  '체육',
  '체력',
  '승리',
] as const

/** Of 'A의 B와 C' also 'A의 C'. */
function lastPart(name: string): string[] {
  const parts = /^([가-힣]+)의 [가-힣]+(?:와|과) ([가-힣]+)$/.exec(name)
  return parts ? [`${parts[1]}의 ${parts[2]}`] : []
}

function partsOfConceptName(name: string): string[] {
  return [
    ...lastPart(name),
    ...name
      .split(/(?:와|과)\s|,\s*|의\s(?=성질|활용|풀이|뜻)/)
      .map((part) => part.trim().replace(/(?:하기|의 뜻)$/, ''))
      .filter((part) => part.length >= 2 && !part.endsWith(' 구')),
  ]
}

/** 'A의 B' is as often typed 'A B'. */
function withoutOf(name: Name): Name[] {
  const parts = /^([가-힣]+)의 ([가-힣]{2,})$/.exec(name.name)
  return parts ? [{ ...name, spelling: `${parts[1]} ${parts[2]}` }] : []
}

type Place = Pick<TutorTurn, 'unit' | 'outline' | 'conceptId'>

interface ListedNames {
  outline: TutorTurn['outline']
  names: readonly Name[]
}

/** By the unit object, which is loaded once per content version, and by the open concept. */
const listed = new WeakMap<TutorUnit, Map<string | null, ListedNames>>()

/** Every name known to the turn, the open concept's first, then its unit's, then the rest of the curriculum in order. */
export function listNames(place: Place): readonly Name[] {
  const { unit, outline, conceptId } = place
  const ofUnit = listed.get(unit) ?? new Map<string | null, ListedNames>()
  listed.set(unit, ofUnit)
  const found = ofUnit.get(conceptId)
  if (found?.outline === outline) return found.names
  const names = collectNames(place)
  ofUnit.set(conceptId, { outline, names })
  return names
}

function collectNames({ unit, outline, conceptId }: Place): Name[] {
  const own = unit.concepts
    .toSorted(
      (first, second) => Number(second.concept.id === conceptId) - Number(first.concept.id === conceptId),
    )
    .flatMap(({ concept, terms }): Name[] => [
      ...terms.map(
        ({ id, term }): Name => ({
          name: term,
          conceptId: concept.id,
          unitId: unit.id,
          termId: id,
          kind: 'term',
        }),
      ),
      ...[concept.content, ...partsOfConceptName(concept.content)].map(
        (name): Name => ({ name, conceptId: concept.id, unitId: unit.id, termId: null, kind: 'concept' }),
      ),
    ])
  const held = new Set(unit.concepts.map(({ concept }) => concept.id))
  const elsewhere = outline.filter(({ id }) => !held.has(id))
  const others = elsewhere.flatMap(({ id, content, unitId, terms }): Name[] => [
    ...terms.map((name): Name => ({ name, conceptId: id, unitId, termId: null, kind: 'term' })),
    ...[content, ...partsOfConceptName(content)].map(
      (name): Name => ({ name, conceptId: id, unitId, termId: null, kind: 'concept' }),
    ),
  ])
  const known = new Map<string, Name>()
  const units = elsewhere
    .filter(({ unitId }, index) => elsewhere[index - 1]?.unitId !== unitId)
    .map(
      ({ id, unitId, unitTitle }): Name => ({
        name: unitTitle,
        conceptId: id,
        unitId,
        termId: null,
        kind: 'concept',
      }),
    )
  for (const name of [...own, ...others, ...units]) if (!known.has(name.name)) known.set(name.name, name)
  const aliases = OTHER_WORDS.flatMap(([word, meant]): [string, Name][] => {
    const name = known.get(meant)
    return name && !known.has(word) ? [[word, name]] : []
  })
  const names = [...known.values()]
  return [
    ...names,
    ...names.flatMap(withoutOf),
    ...aliases.map(([word, name]): Name => ({ ...name, name: word })),
  ]
}

/** The curriculum's own word for a name that a learner used. */
export function properName(word: string): string {
  return OTHER_WORDS.find(([other]) => other === word)?.[1] ?? word
}
