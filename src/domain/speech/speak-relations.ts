import { particleFor } from '../korean/attach-particle.ts'
import type { Relation } from './tex-words.ts'

const ENDINGS: Record<Exclude<Relation, 'equal' | 'unequal' | 'congruent'>, { end: string; and: string }> = {
  less: { end: '보다 작다', and: '보다 작고' },
  greater: { end: '보다 크다', and: '보다 크고' },
  'at-most': { end: '보다 작거나 같다', and: '보다 작거나 같고' },
  'at-least': { end: '보다 크거나 같다', and: '보다 크거나 같고' },
  about: { end: '에 가깝다', and: '에 가깝고' },
}

/** `reading` with 은 or 는, by its last letter: '3은', 'x는'. */
function asTopic(reading: string): string {
  return reading === '' ? '' : reading + particleFor(reading, '은/는')
}

function speakOne(left: string, relation: Relation, right: string, isLast: boolean): string {
  const topic = asTopic(left)
  if (relation === 'equal') return `${topic} ${right}`
  if (relation === 'unequal' || relation === 'congruent') {
    const what = relation === 'unequal' ? '같지 않' : '합동이'
    const end = relation === 'unequal' ? (isLast ? '다' : '고') : isLast ? '다' : '고'
    return `${topic} ${right}${particleFor(right, '과/와')} ${what}${end}`
  }
  return `${topic} ${right}${ENDINGS[relation][isLast ? 'end' : 'and']}`
}

/**
 * A chain of sides with the relations between them: '2 더하기 3은 5', 'x는 3보다 크다', '1은 x보다 작고, x는 5보다 작다'.
 * `relations` has one fewer than `sides`.
 */
export function speakRelations(sides: readonly string[], relations: readonly Relation[]): string {
  if (relations.length === 0) return sides[0] ?? ''
  if (relations.every((relation) => relation === 'equal')) {
    return sides.map((side, index) => (index < sides.length - 1 ? asTopic(side) : side)).join(' ')
  }
  return relations
    .map((relation, index) =>
      speakOne(sides[index] ?? '', relation, sides[index + 1] ?? '', index === relations.length - 1),
    )
    .join(', ')
}
