import type { OutboxRecord, OutboxRecordKind } from './record.ts'
import { RECORD_KINDS } from './record-kinds.ts'
import type { ThreadCopy } from './thread-copy.ts'

function threadOf<Kind extends OutboxRecordKind>(kind: Kind, row: unknown): string | null {
  const { isRow, threadOfRow } = RECORD_KINDS[kind]
  return isRow(row) ? threadOfRow(row) : null
}

function merge<Kind extends OutboxRecordKind>(copy: ThreadCopy, kind: Kind, row: unknown): ThreadCopy {
  const rules = RECORD_KINDS[kind]
  return rules.isRow(row) ? rules.merge(copy, row) : copy
}

/** The thread whose copy the server's row of an acknowledged record belongs to; null if it belongs to none. */
export function findThreadOfRow({ kind }: Pick<OutboxRecord, 'kind'>, row: unknown): string | null {
  return kind === 'unreadable' ? null : threadOf(kind, row)
}

/** The copy once the server's row of an acknowledged record is part of it. */
export function mergeRow(copy: ThreadCopy, { kind }: Pick<OutboxRecord, 'kind'>, row: unknown): ThreadCopy {
  return kind === 'unreadable' ? copy : merge(copy, kind, row)
}
