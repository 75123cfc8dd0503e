import type { Role } from '../access/roles.ts'
import type { SchoolLevel } from '../curriculum/curriculum.ts'

/** The audience of an announcement (offline.md, 'Push'). An empty list does not restrict it. */
export interface Audience {
  roles: readonly Role[]
  /** A grade belongs to a school level: grade 1 of MIDDLE is not grade 1 of ELEMENTARY. */
  grades: readonly { schoolLevel: SchoolLevel; grade: number }[]
  schoolIds: readonly string[]
}
