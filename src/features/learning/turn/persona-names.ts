import type { TutorPersona } from '#domain/access/roles.ts'

/** Names of the tutors as learners see them. */
export const PERSONA_NAMES: Record<TutorPersona, string> = {
  friend_female_1: '다온',
  friend_male_1: '지호',
  teacher_female_1: '윤 선생님',
  teacher_male_1: '한 선생님',
}
