import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import type { Audience } from '#domain/notify/audience.ts'
import { type AudienceMember, isInAudience } from './is-in-audience.ts'

const member = (change: Partial<AudienceMember> = {}): AudienceMember => ({
  roles: ['user'],
  schoolLevel: 'MIDDLE',
  grade: 1,
  schoolId: 's1',
  ...change,
})
const audience = (change: Partial<Audience> = {}): Audience => ({
  roles: [],
  grades: [],
  schoolIds: [],
  ...change,
})
const MIDDLE_1 = { schoolLevel: 'MIDDLE', grade: 1 } as const
const MIDDLE_2 = { schoolLevel: 'MIDDLE', grade: 2 } as const

describe('the audience of an announcement', () => {
  it.each<[string, Partial<Audience>, Partial<AudienceMember>, boolean]>([
    ['takes everyone where it names nothing', {}, {}, true],
    ['takes one without a school where it names none', {}, { schoolId: null }, true],
    ['takes a role', { roles: ['trial'] }, { roles: ['trial'] }, true],
    ['takes any of several roles', { roles: ['admin', 'trial'] }, { roles: ['user', 'trial'] }, true],
    ['leaves out another role', { roles: ['trial'] }, {}, false],
    ['leaves out one without a role', { roles: ['user'] }, { roles: [] }, false],
    ['takes a grade', { grades: [MIDDLE_2, MIDDLE_1] }, {}, true],
    ['leaves out another grade', { grades: [MIDDLE_2] }, {}, false],
    ['leaves out the grade of another level', { grades: [MIDDLE_1] }, { schoolLevel: 'ELEMENTARY' }, false],
    ['takes a school', { schoolIds: ['s2', 's1'] }, {}, true],
    ['leaves out another school', { schoolIds: ['s2'] }, {}, false],
    ['leaves out one without a school', { schoolIds: ['s1'] }, { schoolId: null }, false],
    ['takes whoever fits all', { roles: ['user'], grades: [MIDDLE_1], schoolIds: ['s1'] }, {}, true],
    ['leaves out by role', { roles: ['admin'], grades: [MIDDLE_1], schoolIds: ['s1'] }, {}, false],
    ['leaves out by grade', { roles: ['user'], grades: [MIDDLE_2], schoolIds: ['s1'] }, {}, false],
    ['leaves out by school', { roles: ['user'], grades: [MIDDLE_1], schoolIds: ['s2'] }, {}, false],
  ])('%s', (_title, asked, person, expected) => {
    expect(isInAudience(member(person), audience(asked))).toBe(expected)
  })

  it('never grows by naming more than one thing', () => {
    const grade = fc.record({
      schoolLevel: fc.constantFrom(...SCHOOL_LEVELS),
      grade: fc.integer({ min: 1, max: 3 }),
    })
    const school = fc.constantFrom('s1', 's2')
    const roles = fc.subarray([...ROLES])
    const asked = fc.record({ roles, grades: fc.array(grade), schoolIds: fc.uniqueArray(school) })
    const person = fc
      .tuple(grade, roles, fc.option(school))
      .map(([one, own, schoolId]) => ({ ...one, roles: own, schoolId }))
    fc.assert(
      fc.property(asked, person, (whole, who) => {
        const alone = (['roles', 'grades', 'schoolIds'] as const).map((name) =>
          isInAudience(who, audience({ [name]: whole[name] })),
        )
        expect(isInAudience(who, whole)).toBe(alone.every(Boolean))
      }),
    )
  })
})
