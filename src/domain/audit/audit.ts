import { CONTENT_ENTITIES } from '../curriculum/curriculum.ts'

/**
 * What an administrator did. `archive`: hid something that learners have used or that the release ships, or suspended an account;
 * `restore`: undid that; `export`: exported a person's data.
 */
export const AUDIT_ACTIONS = ['create', 'update', 'archive', 'delete', 'restore', 'export'] as const
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
] as const
export type AuditEntity = (typeof AUDIT_ENTITIES)[number]
