import type { Role } from '../access/roles.ts'
import type { SchoolLevel } from '../curriculum/curriculum.ts'

/** The audience of an announcement (offline.md, 'Push'). An empty list does not restrict it. */
export interface Audience {
  roles: readonly Role[]
  /** A grade belongs to a school level: grade 1 of MIDDLE is not grade 1 of ELEMENTARY. */
  grades: readonly { schoolLevel: SchoolLevel; grade: number }[]
  schoolIds: readonly string[]
}

export interface AudienceMember {
  roles: readonly Role[]
  schoolLevel: SchoolLevel
  grade: number
  schoolId: string | null
}

/** Whether the person has one of the roles, is in one of the grades and at one of the schools, as far as the audience names any. */
export function isInAudience(person: AudienceMember, { roles, grades, schoolIds }: Audience): boolean {
  return (
    (roles.length === 0 || person.roles.some((role) => roles.includes(role))) &&
    (grades.length === 0 || grades.some((one) => isSameGrade(one, person))) &&
    (schoolIds.length === 0 || (person.schoolId !== null && schoolIds.includes(person.schoolId)))
  )
}

function isSameGrade(one: Audience['grades'][number], person: AudienceMember): boolean {
  return one.schoolLevel === person.schoolLevel && one.grade === person.grade
}
