import type { Role } from '#domain/access/roles.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import type { Audience } from '#domain/notify/audience.ts'

export interface AudienceMember {
  roles: readonly Role[]
  schoolLevel: SchoolLevel
  grade: number
  schoolId: string | null
}

/** The rule that the server applies in SQL: whether the person has one of the roles, is in one of the grades and at one of the schools, as far as the audience names any. */
export function isInAudience(person: AudienceMember, { roles, grades, schoolIds }: Audience): boolean {
  return (
    (roles.length === 0 || person.roles.some((role) => roles.includes(role))) &&
    (grades.length === 0 || grades.some((grade) => isSameGrade(grade, person))) &&
    (schoolIds.length === 0 || (person.schoolId !== null && schoolIds.includes(person.schoolId)))
  )
}

function isSameGrade(grade: Audience['grades'][number], person: AudienceMember): boolean {
  return grade.schoolLevel === person.schoolLevel && grade.grade === person.grade
}
