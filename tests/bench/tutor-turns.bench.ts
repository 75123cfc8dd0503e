import { availableParallelism } from 'node:os'
import { afterAll, expect, inject, test } from 'vitest'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { RulesPool } from '#server/rules/rules-pool.ts'
import { readUnitTurn } from '#tests/domain/tutor/read-unit.ts'
import { THREADS } from '#tests/domain/tutor/transcript-turns.ts'

/** Turns of the built-in tutor a second through the server's threads; the limit on two cores is 300. The yardstick is the same work in one thread. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const AT_ONCE = 16

const pool = new RulesPool(inject('rulesWorker'), makeLogger('silent', process.stdout))
afterAll(() => pool.close())

test('measures the turns of many learners at once', async () => {
  const unit = await readUnitTurn('M1U01', 'M1U01C01', { banks: true })
  const templates = await loadUnitTemplates('M1U01')
  const turns = THREADS.flatMap((thread) =>
    thread.turns.map(({ say }) => ({ ...unit, conceptId: thread.conceptId, message: say, templates })),
  )
  const at = (index: number) => {
    const turn = turns[index % turns.length]
    if (!turn) throw new Error('no turns')
    return turn
  }
  for (const turn of turns) answerTurn(turn)
  let own = 0
  const ownFrom = performance.now()
  while (performance.now() - ownFrom < (SECONDS * 1000) / 4) {
    answerTurn(at(own))
    own += 1
  }
  const ownRate = own / ((performance.now() - ownFrom) / 1000)
  // Warm-up: every thread has read the unit and compiled its code before the measurement.
  await Promise.all(Array.from({ length: 400 }, (_, index) => pool.answerTurn(at(index))))
  let done = 0
  const from = performance.now()
  const waits: number[] = []
  const work = async () => {
    while (performance.now() - from < SECONDS * 1000) {
      const asked = performance.now()
      done += 1
      await pool.answerTurn(at(done))
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const rate = waits.length / ((performance.now() - from) / 1000)
  waits.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? Number.NaN)
  console.info(
    `${Math.round(rate)} turns a second in threads on ${availableParallelism()} cores, ${Math.round(ownRate)} without (${(rate / ownRate).toFixed(2)} x); with ${AT_ONCE} at once p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms`,
  )
  expect(rate).toBeGreaterThan(0)
})
