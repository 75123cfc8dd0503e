import { findThreadId, readThreadTime } from '#server/rules/thread-time.ts'

/** The system counts a thread's time in steps of 10 ms; the first and the last may be begun. */
const BEGUN_STEPS_MS = 20

/**
 * Milliseconds of processor time that `run` takes: unlike the clock's, they do not count the time others had the processor. Those of the
 * process include its threads that collect garbage and compile, so those of this thread are the limit.
 */
export function processorTimeMs(run: () => void): number {
  const threadId = findThreadId()
  const threadBefore = readThreadTime(threadId)
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  const threadMs = readThreadTime(threadId) - threadBefore
  return Math.min((user + system) / 1_000, threadMs + BEGUN_STEPS_MS)
}

/** The least processor time of up to three runs, the first that stays below `boundMs`: others on the machine make a run slower, never faster. */
export function leastTimeMs(run: () => void, boundMs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least >= boundMs; attempt += 1)
    least = Math.min(least, processorTimeMs(run))
  return least
}
