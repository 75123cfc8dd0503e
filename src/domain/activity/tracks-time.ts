import { isAdministrator } from '../access/can-visit-path.ts'
import type { Profile, Role } from '../access/roles.ts'

/**
 * Whether time is tracked (specification section 6): only for people who are signed in and administer nothing, and only in the
 * profiles devserver and production. `setting` (`TRACK_TIME`), where given, decides instead of the profile. `roles` is null for a
 * visitor.
 */
export function tracksTime(
  roles: readonly Role[] | null,
  profile: Profile,
  setting: boolean | null = null,
): boolean {
  if (roles === null || isAdministrator(roles)) return false
  return setting ?? profile !== 'local'
}
