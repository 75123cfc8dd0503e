import { readFileSync, readlinkSync } from 'node:fs'

/** A thread whose processor time cannot be read by itself: the system is not Linux. */
const UNKNOWN_THREAD = -1

/** Linux counts processor time for programs in these, whatever its own clock. */
const TICK_MS = 10

/** Returns the operating system's id of the calling thread, never 0. */
export function findThreadId(): number {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? UNKNOWN_THREAD)
  } catch {
    return UNKNOWN_THREAD
  }
}

/** Returns the processor time of a thread of this process in milliseconds; that of the whole process if the thread's is unknown. */
export function readThreadTime(threadId: number): number {
  return findTimeOf(threadId) ?? readProcessTime()
}

function findTimeOf(threadId: number): number | null {
  if (threadId === UNKNOWN_THREAD) return null
  try {
    const stat = readFileSync(`/proc/self/task/${threadId}/stat`, 'latin1')
    // User and system time are fields 14 and 15; the second one, in brackets, may contain spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    // The thread has ended, and with it its work.
    return null
  }
}

function readProcessTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
