import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'
import { makeReply } from './streaming-reply.ts'

const PIECE_LENGTH = 8
const REPETITIONS = 3
const KIB = 1024

interface Run {
  variant: 'ours' | 'naive'
  kind: 'final' | 'stream'
  size: number
  /** The slow yardstick runs once. */
  once?: boolean
}

const RUNS: readonly Run[] = [
  { variant: 'ours', kind: 'final', size: 6 },
  { variant: 'ours', kind: 'stream', size: 6 },
  { variant: 'naive', kind: 'final', size: 6 },
  { variant: 'naive', kind: 'stream', size: 6, once: true },
  { variant: 'ours', kind: 'final', size: 24 },
  { variant: 'ours', kind: 'stream', size: 24 },
]

let host: ComponentPage

beforeAll(async () => {
  host = await openComponentPage('tests/bench/streaming-page')
}, 120_000)
afterAll(() => host?.close())

async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Main-thread seconds of one run in a page of its own, so that every run is a cold one. */
async function measure({ variant, kind, size }: Run): Promise<number> {
  const page: Page = await host.open()
  try {
    const session = await page.context().newCDPSession(page)
    // The thread's own time: what other processes take away from it is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const text = makeReply(size * KIB)
    const before = await readTaskSeconds(session)
    await page.evaluate(
      ([runVariant, runKind, reply, pieceLength, everyFrame]) =>
        runKind === 'final'
          ? window.bench.final(runVariant, reply)
          : window.bench.stream(runVariant, reply, pieceLength, everyFrame),
      [variant, kind, text, PIECE_LENGTH, process.env.BENCH_EVERY_FRAME === '1'] as const,
    )
    return (await readTaskSeconds(session)) - before
  } finally {
    await page.context().close()
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

it('streams a math reply for little more than showing it once', async () => {
  const seconds = new Map<Run, number[]>(RUNS.map((run) => [run, []]))
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    for (const run of RUNS) if (repetition === 0 || !run.once) seconds.get(run)?.push(await measure(run))
  }
  const of = (variant: Run['variant'], kind: Run['kind'], size: number) =>
    median(
      [...seconds].find(([run]) => run.variant === variant && run.kind === kind && run.size === size)?.[1] ??
        [],
    )
  const ratios = {
    'stream / own final at 6 KB': of('ours', 'stream', 6) / of('ours', 'final', 6),
    'stream / own final at 24 KB': of('ours', 'stream', 24) / of('ours', 'final', 24),
    'stream at 24 KB / at 6 KB': of('ours', 'stream', 24) / of('ours', 'stream', 6),
    'naive stream / its own final at 6 KB': of('naive', 'stream', 6) / of('naive', 'final', 6),
    'stream / naive stream at 6 KB': of('ours', 'stream', 6) / of('naive', 'stream', 6),
  }
  console.log(
    Object.entries(ratios)
      .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`)
      .join('\n'),
  )
  for (const [{ variant, kind, size }, values] of seconds)
    console.log(
      `${variant} ${kind} ${size} KB: ${values.map((value) => Math.round(value * 1000)).join(', ')} ms`,
    )
  for (const ratio of Object.values(ratios)) expect(ratio).toBeGreaterThan(0)
})
