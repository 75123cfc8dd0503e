import type { Role } from '#domain/access/roles.ts'

/** The people of the local provider, one a role (profile `local` only). */
export interface LocalPerson {
  id: string
  name: string
  says: string
  roles: Role[]
}

export const LOCAL_PEOPLE: readonly LocalPerson[] = [
  { id: 'student', name: '가온', says: '학생', roles: ['user'] },
  { id: 'trial', name: '나래', says: '체험 학생', roles: ['user', 'trial'] },
  { id: 'admin', name: '다온', says: '관리자', roles: ['user', 'admin'] },
  { id: 'exercise-admin', name: '라온', says: '문항 관리자', roles: ['user', 'exercise_admin'] },
]

export const LOCAL_PROVIDER_PATH = '/local-idp'

/** Known to everybody who reads this: the provider listens on loopback and exists in profile `local` alone. */
export const LOCAL_CLIENT = { clientId: 'semsaem-local', clientSecret: 'semsaem-local-loopback-only' }

export function findLocalPerson(id: unknown): LocalPerson | undefined {
  return LOCAL_PEOPLE.find((person) => person.id === id)
}

export function localRoles(subject: string): Role[] {
  return findLocalPerson(subject)?.roles ?? ['user']
}
