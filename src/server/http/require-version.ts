import { AppError } from '#contract/error.ts'

/** Throws `STALE_VERSION` with the row as it is now if a write is based on another version of it. `version` is absent where none is named. */
export function requireVersion(row: { version: number }, current: object, version: number | undefined): void {
  if (version !== undefined && version !== row.version)
    throw new AppError('STALE_VERSION', { data: { current } })
}
