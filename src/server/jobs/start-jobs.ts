import { setTimeout as delay } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { AppDeps } from '../deps.ts'
import { remindGuardians } from '../guardian/remind-guardians.flow.ts'
import { planDaily } from '../notify/plan-daily.flow.ts'
import { sendDue } from '../notify/send-due.flow.ts'
import { rollUpMarkedDays } from '../statistics/roll-up.flow.ts'
import { summarizeAnsweredItems } from '../statistics/summarize-items.flow.ts'
import { saveJobEnd, saveJobStart } from '../statistics/today.queries.ts'
import { removeUnusedFiles } from '../storage/remove-unused-files.flow.ts'
import { removeInactive } from '../user/remove-inactive.flow.ts'
import { warnInactive } from '../user/warn-inactive.flow.ts'
import { observeClock } from './clock.queries.ts'

/** The schema of the queue's tables. */
const SCHEMA = 'pgboss'
const TIME_ZONE = 'Asia/Seoul'
const START_AGAIN_MS = 10_000
const POLLING = { pollingIntervalSeconds: 2 }

interface Job {
  name: string
  /** A cron expression of five fields, in Seoul time. */
  cron: string
  expireInSeconds: number
  run: (deps: AppDeps, signal: AbortSignal) => Promise<unknown>
}

/** A job that deletes, or tells people, by the clock: not while it may be wrong. */
function onSteadyClock(run: Job['run']): Job['run'] {
  return async (deps, signal) => {
    if (await observeClock(deps.db, deps.clock())) await run(deps, signal)
    else deps.log.info('put off: the clock has not been steady for a day')
  }
}

/** All are idempotent: running one twice does no harm. */
const PLAN: Job = { name: 'plan-daily', cron: '0 * * * *', expireInSeconds: 900, run: planDaily }
const SEND: Job = { name: 'send-due', cron: '* * * * *', expireInSeconds: 900, run: sendDue }
const CLEAR_FILES: Job = {
  name: 'remove-unused-files',
  cron: '30 4 * * *',
  expireInSeconds: 900,
  run: onSteadyClock(removeUnusedFiles),
}
const ROLL_UP: Job = {
  name: 'roll-up',
  cron: '*/5 * * * *',
  expireInSeconds: 900,
  run: rollUpMarkedDays,
}
const SUMMARIZE: Job = {
  name: 'summarize-items',
  cron: '20 * * * *',
  expireInSeconds: 900,
  run: summarizeAnsweredItems,
}
const REMIND_GUARDIANS: Job = {
  name: 'remind-guardians',
  cron: '0 10 * * *',
  expireInSeconds: 900,
  run: remindGuardians,
}
const REMOVE_INACTIVE: Job = {
  name: 'remove-inactive',
  cron: '40 4 * * *',
  expireInSeconds: 900,
  run: onSteadyClock(removeInactive),
}
const WARN_INACTIVE: Job = {
  name: 'warn-inactive',
  cron: '10 10 * * *',
  expireInSeconds: 900,
  run: onSteadyClock(warnInactive),
}
const JOBS = [PLAN, SEND, CLEAR_FILES, ROLL_UP, SUMMARIZE, REMIND_GUARDIANS, REMOVE_INACTIVE, WARN_INACTIVE]

export interface Jobs {
  /** Resolves when the jobs are scheduled; waits for an unavailable database. */
  started: Promise<void>
  /** Finishes running jobs, then stops the queue. */
  stop: () => Promise<void>
}

/** Runs the scheduled jobs: each time in one of the processes that share the database. */
export function startJobs(deps: AppDeps): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<void>>()
  let boss: PgBoss | undefined

  const run = (job: Job) => {
    if (signal.aborted) return
    const ended: Promise<void> = runJob(deps, job, signal).finally(() => running.delete(ended))
    running.add(ended)
    return ended
  }
  const start = async () => {
    while (!signal.aborted) {
      try {
        boss = await withStartLock(deps.pool, () => openQueue(deps, run, signal))
        return
      } catch (error) {
        deps.log.warn({ err: error }, 'jobs not started, tried again')
        await delay(START_AGAIN_MS, null, { signal }).catch(() => undefined)
      }
    }
  }
  const started = start()
  return {
    started,
    stop: async () => {
      stopping.abort()
      await started
      await Promise.all(running)
      await boss?.stop({ graceful: false })
    },
  }
}

/** A failed job runs again at its next time; it is reported to the queue as a success, which would otherwise retry it. */
async function runJob(
  deps: AppDeps,
  { name, run, expireInSeconds }: Job,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log, metrics } = deps
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  try {
    await saveJobStart(db, name, clock())
    await run(deps, AbortSignal.any([signal, AbortSignal.timeout((expireInSeconds - 60) * 1000)]))
    metrics?.countJob(name, 'ended', seconds())
    await saveJobEnd(db, name, { endedAt: clock(), hasFailed: false })
  } catch (error) {
    log.warn({ err: error, job: name }, 'job failed')
    metrics?.countJob(name, 'failed', seconds())
    // The database may be what failed.
    await saveJobEnd(db, name, { endedAt: clock(), hasFailed: true }).catch((unsaved: unknown) =>
      log.debug({ err: unsaved, job: name }, 'failure not recorded'),
    )
  }
}

/** An arbitrary number: processes that create the queue's tables at the same time would deadlock. */
const START_LOCK = 7_130_251_104

async function withStartLock<Value>(pool: AppDeps['pool'], start: () => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    return await start()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined) // a closed connection holds no lock
    client.release()
  }
}

async function openQueue(
  deps: AppDeps,
  run: (job: Job) => Promise<void> | undefined,
  signal: AbortSignal,
): Promise<PgBoss> {
  // Loaded after the server listens: not needed to answer requests.
  const { default: Boss } = await import('pg-boss')
  const { executeSql, tolerate } = makeQueueDatabase(deps, signal)
  const boss = new Boss({ db: { executeSql }, schema: SCHEMA })
  boss.on('error', (error) => deps.log.debug({ err: error }, 'queue'))
  await boss.start()
  for (const { name, expireInSeconds } of JOBS) {
    // At most one is queued, however long the previous one takes.
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 0, expireInSeconds })
  }
  for (const { name, cron } of JOBS) {
    await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
    // For the hours in which no server was running.
    await boss.send(name, {})
  }
  tolerate()
  const sender = await boss.work(SEND.name, POLLING, () => run(SEND) ?? Promise.resolve())
  for (const job of [CLEAR_FILES, ROLL_UP, SUMMARIZE, REMIND_GUARDIANS, REMOVE_INACTIVE, WARN_INACTIVE])
    await boss.work(job.name, POLLING, () => run(job) ?? Promise.resolve())
  await boss.work(PLAN.name, POLLING, async () => {
    await run(PLAN)
    if (signal.aborted) return
    await boss.send(SEND.name, {})
    boss.notifyWorker(sender)
  })
  return boss
}

/**
 * The product's own connections for the queue. Once it runs, a statement that fails is no more than a round that was missed: the
 * queue does not await all its promises, and an unhandled rejection would end the process if the database is away for a moment.
 */
function makeQueueDatabase({ pool, log }: Pick<AppDeps, 'pool' | 'log'>, signal: AbortSignal) {
  let isTolerant = false
  let isAway = false
  return {
    tolerate: () => {
      isTolerant = true
    },
    executeSql: async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
      try {
        const result = await pool.query(text, values)
        isAway = false
        return result
      } catch (error) {
        if (!isTolerant) throw error
        if (!isAway && !signal.aborted) log.warn({ err: error }, 'queue waits for the database')
        isAway = true
        // As of a statement without an answer; empty rows would be read as one.
        return {} as { rows: unknown[] }
      }
    },
  }
}
