import type { AgeBand } from '#domain/access/age-band.ts'
import type { Role } from '#domain/access/roles.ts'

/** The people of the local provider, one per role (profile `local` only). */
export interface LocalPerson {
  id: string
  name: string
  says: string
  roles: Role[]
  /** Null for a person who is asked at the first sign-in, like everyone with a real provider. */
  ageBand: AgeBand | null
}

export const LOCAL_PEOPLE: readonly LocalPerson[] = [
  { id: 'student', name: '가온', says: '학생', roles: ['user'], ageBand: 'FROM_14' },
  { id: 'trial', name: '나래', says: '체험 학생', roles: ['user', 'trial'], ageBand: 'FROM_14' },
  { id: 'admin', name: '다온', says: '관리자', roles: ['user', 'admin'], ageBand: 'FROM_14' },
  {
    id: 'exercise-admin',
    name: '라온',
    says: '문항 관리자',
    roles: ['user', 'exercise_admin'],
    ageBand: 'FROM_14',
  },
  { id: 'newcomer', name: '새결', says: '처음 온 학생', roles: ['user'], ageBand: null },
]

export const LOCAL_PROVIDER_PATH = '/local-idp'

/** Not a secret: the provider listens on loopback and exists only in profile `local`. */
export const LOCAL_CLIENT = { clientId: 'semsaem-local', clientSecret: 'semsaem-local-loopback-only' }

export function findLocalPerson(id: unknown): LocalPerson | undefined {
  return LOCAL_PEOPLE.find((person) => person.id === id)
}

export function describeLocalPerson(subject: string): Pick<LocalPerson, 'roles' | 'ageBand'> {
  const { roles, ageBand } = findLocalPerson(subject) ?? { roles: ['user'], ageBand: null }
  return { roles, ageBand }
}
