export const ROLES = ['user', 'trial', 'admin', 'exercise_admin'] as const
export type Role = (typeof ROLES)[number]

export const LOGIN_PROVIDERS = ['kakao', 'google'] as const
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number]

export const PROFILES = ['local', 'devserver', 'production'] as const
export type Profile = (typeof PROFILES)[number]

export const TUTOR_PERSONAS = [
  'friend_female_1',
  'friend_male_1',
  'teacher_female_1',
  'teacher_male_1',
] as const
export type TutorPersona = (typeof TUTOR_PERSONAS)[number]

export const DEFAULT_PERSONA: TutorPersona = 'friend_female_1'
