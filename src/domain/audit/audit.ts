import { CONTENT_ENTITIES } from '../curriculum/curriculum.ts'

/**
 * What an administrator did. `archive`: hid something that learners have used or that the release ships, or suspended an account;
 * `restore`: undid that; `export`: exported data; `promote`: made a version what learners get; `read`: read what belongs to a person.
 */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'archive',
  'delete',
  'restore',
  'export',
  'promote',
  'read',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The kinds of things whose writes are recorded. */
export const AUDIT_ENTITIES = [
  ...CONTENT_ENTITIES,
  'seo-setting',
  'announcement',
  'school',
  'user',
  'item',
  'item-report',
  'criterion-type',
  'item-group',
  'picture',
  'prompt',
  'llm-call',
] as const
export type AuditEntity = (typeof AUDIT_ENTITIES)[number]

/** The kinds whose history is open to exercise administrators. */
export const ITEM_ENTITIES: readonly AuditEntity[] = ['item', 'criterion-type', 'item-group']
