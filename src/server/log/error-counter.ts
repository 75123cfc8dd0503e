import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import type { Database } from '../db/open-database.ts'
import { describePath } from './describe-path.ts'
import { isServerFault } from './is-server-fault.ts'
import type { ServerLog } from './make-logger.ts'
import { addServerErrors, type ServerErrorCount } from './server-errors.queries.ts'

const SAVE_AFTER_MS = 10_000
/** While the database is away; further addresses are counted as one. */
const MOST_KEPT = 500
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4,}/g

interface CounterDeps {
  db: Database
  log: ServerLog
  clock: () => Date
}

/**
 * Counts the requests that the server answered with an error of its own, by day and address. Counts are saved together some seconds
 * later, so that a database that fails is not asked once more for each failure; what could not be saved is kept for the next time.
 */
export class ErrorCounter {
  readonly #deps: CounterDeps
  #counts = new Map<string, ServerErrorCount>()
  #timer: NodeJS.Timeout | undefined
  #saving = Promise.resolve()

  constructor(deps: CounterDeps) {
    this.#deps = deps
  }

  /** Counts an answer; one that is no fault of the server is left out. */
  count(method: string, pathname: string, status: number): void {
    if (!isServerFault(status)) return
    const day = toSeoulDate(this.#deps.clock().getTime())
    const path = this.#counts.size < MOST_KEPT ? describePath(pathname).replaceAll(ID, '*') : '*'
    this.#add({ day, method, path, status, errors: 1 })
    this.#saveLater()
  }

  /** Saves what was counted until now. */
  save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  #saveLater(): void {
    this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref()
  }

  #add(count: ServerErrorCount): void {
    const { day, method, path, status, errors } = count
    const key = JSON.stringify([day, method, path, status])
    this.#counts.set(key, { ...count, errors: errors + (this.#counts.get(key)?.errors ?? 0) })
  }

  async #save(): Promise<void> {
    // In one order: two processes that save at once would else wait for each other.
    const counts = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
    if (counts.length === 0) return
    this.#counts = new Map()
    try {
      await addServerErrors(this.#deps.db, counts)
    } catch (error) {
      this.#deps.log.debug({ err: error }, 'errors not counted yet')
      for (const count of counts) this.#add(count)
      this.#saveLater()
    }
  }
}
