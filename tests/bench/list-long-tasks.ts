/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** What of `dur` the thread was running. */
  tdur?: number
  args?: {
    data?: { url?: string; functionName?: string; lineNumber?: number; columnNumber?: number }
    name?: string
  }
}

export interface LongTask {
  /** Of processor time: what else the machine does is not in it. */
  ms: number
  /** The events in the task, longest first. */
  parts: string[]
}

const MOST_PARTS = 8
const SHORTEST_PART_MS = 4

function describe({ name, args }: TraceEvent): string {
  const { url = '', functionName = '' } = args?.data ?? {}
  const place = [functionName, url.split('/').at(-1)].filter(Boolean).join(' ')
  return place === '' ? name : `${name} (${place})`
}

function timeOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur
}

/** Own time of each kind of event within a task: its duration without that of the events in it. */
function listParts(task: TraceEvent, events: readonly TraceEvent[]): string[] {
  const own = new Map<string, number>()
  const open: { event: TraceEvent; end: number }[] = []
  for (const event of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const duration = timeOf(event)
    const above = open.at(-1)
    if (above) {
      const key = describe(above.event)
      own.set(key, (own.get(key) ?? 0) - duration)
    }
    const key = describe(event)
    own.set(key, (own.get(key) ?? 0) + duration)
    open.push({ event, end: event.ts + (event.dur ?? 0) })
  }
  own.delete(describe(task))
  return [...own]
    .filter(([, duration]) => duration / 1000 >= SHORTEST_PART_MS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_PARTS)
    .map(([key, duration]) => `${key} ${Math.round(duration / 1000)}`)
}

/** Returns the tasks of the page's main thread with at least this duration. */
export function listLongTasks(events: readonly TraceEvent[], leastMs: number): LongTask[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isMain = ({ pid, tid }: TraceEvent) => threads.some((one) => one.pid === pid && one.tid === tid)
  const timed = events.filter((event) => event.ph === 'X' && isMain(event)).sort((a, b) => a.ts - b.ts)
  return timed
    .filter((event) => event.name.endsWith('RunTask') && timeOf(event) / 1000 >= leastMs)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0)
      const within = timed.filter(
        (event) =>
          event !== task &&
          event.pid === task.pid &&
          event.tid === task.tid &&
          event.ts >= task.ts &&
          event.ts < end,
      )
      return { ms: timeOf(task) / 1000, parts: listParts(task, within) }
    })
}
