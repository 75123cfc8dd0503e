import type { AnnouncementAudience } from '#contract/notification.ts'
import type { Role } from '#domain/access/roles.ts'
import type { SchoolLevel } from '#domain/curriculum/curriculum.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { ROLE_NAMES } from '../kit/role-names.ts'

export interface Grade {
  schoolLevel: SchoolLevel
  grade: number
}

/** An audience with what its form shows of it. */
export interface ChosenAudience {
  roles: Role[]
  grades: Grade[]
  schools: { id: string; name: string }[]
}

export const EVERYBODY: ChosenAudience = { roles: [], grades: [], schools: [] }

/** Reads an audience from its form, where it is text. */
export function parseAudience(text: string): ChosenAudience {
  return { ...EVERYBODY, ...(JSON.parse(text) as Partial<ChosenAudience>) }
}

export function toAudience({ roles, grades, schools }: ChosenAudience): AnnouncementAudience {
  return { roles, grades, schoolIds: schools.map(({ id }) => id) }
}

/** '학습자 · 중학교 2학년 · 학교 3곳', '모두'. */
export function describeAudience({ roles, grades, schoolIds }: AnnouncementAudience): string {
  const parts = [
    roles.map((role) => ROLE_NAMES[role]).join(', '),
    grades.map(nameGrade).join(', '),
    schoolIds.length > 0 ? `학교 ${schoolIds.length}곳` : '',
  ].filter((part) => part !== '')
  return parts.join(' · ') || '모두'
}
