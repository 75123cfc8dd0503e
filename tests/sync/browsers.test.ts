import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { makeSeededRandom, type SeededRandom } from '#domain/items/seeded-random.ts'
import { LONGEST_DELAY_MS } from '#domain/outbox/decide-send-outcome.ts'
import { giveSession } from '#tests/support/enter-as.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { type KeptProfile, makeKeptProfile } from '#tests/support/kept-profile.ts'
import { answer, openConcept, soon } from '#tests/support/learning-page.ts'
import { makePerson, type Person } from '#tests/support/make-person.ts'
import { outboxSize } from '#tests/support/person-store.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { failNetwork } from './disturb.ts'
import { loadUnitItems, UNIT } from './unit-items.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const BROWSERS = Number(process.env.SYNC_BROWSERS ?? 1)
const FOR_MS = Number(process.env.FOR_MS ?? 8_000)
const STEP_MS = 30_000
/** A page that is not there by then is opened again, so many times. */
const IMPATIENT_MS = 8_000
const MOST_TRIES = 5
const EMPTY_WITHIN_MS = 45_000
const CONCEPT = 'M1U01C02'

let product: Product
let proxy: FaultProxy
const profiles: KeptProfile[] = []
beforeAll(async () => {
  proxy = await startFaultProxy()
  product = await startProduct(inject('clusterUrl'), { PUBLIC_ORIGIN: proxy.origin })
  proxy.aim(product.origin)
})
afterAll(async () => {
  for (const profile of profiles) await profile.remove()
  await product?.remove()
  await proxy?.close()
})

interface Given {
  text: string
  /** The page showed it as given. */
  isSeen: boolean
}

/** One learner at a tablet whose browser dies now and then. */
class Tablet {
  readonly given: Given[] = []
  readonly #profile: KeptProfile
  readonly #person: Person
  readonly #first: number
  kills = 0
  #page: Page | null = null

  constructor(profile: KeptProfile, person: Person, first: number) {
    this.#profile = profile
    this.#person = person
    this.#first = first
  }

  async open(clockAheadMs = 0): Promise<Page> {
    const { context, page } = await this.#profile.open()
    page.setDefaultTimeout(STEP_MS)
    if (clockAheadMs > 0) await context.addInitScript(advanceClock, clockAheadMs)
    await enter(context, this.#person)
    await reach(page)
    this.#page = page
    return page
  }

  /** Answers until it is over, each time with a number that nobody else gives. */
  async study(isOver: () => boolean, onProblem: (problem: unknown) => void): Promise<void> {
    while (!isOver()) {
      const page = this.#page
      if (!page) {
        await wait(20)
        continue
      }
      const one: Given = { text: String(this.#first + this.given.length), isSeen: false }
      try {
        this.given.push(one)
        await answer(page, one.text)
        await page.locator('.slip-text', { hasText: one.text }).waitFor()
        one.isSeen = true
        await page.getByRole('list', { name: '이어서 할 일' }).waitFor()
      } catch (error) {
        if (this.#page === page) onProblem(error)
      }
    }
  }

  async dieNowAndThen(random: SeededRandom, isOver: () => boolean): Promise<void> {
    for (;;) {
      const until = Date.now() + random.integer(500, 5_000)
      while (Date.now() < until) {
        if (isOver()) return
        await wait(50)
      }
      this.#page = null
      await this.#profile.kill()
      this.kills += 1
      await this.open()
    }
  }

  /** Opens the app again after the longest delay between two attempts. */
  async sendTheRest(): Promise<Page> {
    this.#page = null
    await this.#profile.kill()
    const page = await this.open(LONGEST_DELAY_MS)
    await soon(() => outboxSize(page, this.#person.id), EMPTY_WITHIN_MS).toBe(0)
    return page
  }

  /** What the server has of this learner's answers, in order. */
  async saved(): Promise<string[]> {
    const { rows } = await product.pool.query<{ message: string }>(
      `select message from messages where user_id = $1 and context -> 'action' ->> 'kind' = 'submit-answer' order by position`,
      [this.#person.id],
    )
    return rows.map(({ message }) => message)
  }

  async countAttempts(): Promise<number> {
    const { rows } = await product.pool.query(
      'select count(*)::int as count from attempts where user_id = $1',
      [this.#person.id],
    )
    return rows[0].count
  }
}

function advanceClock(ms: number): void {
  const now = Date.now
  Date.now = () => now() + ms
}

/** Opens the concept; a captive portal's page, or one that got nothing, is opened again as a person would. */
async function reach(page: Page): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    page.setDefaultTimeout(tries < MOST_TRIES ? IMPATIENT_MS : STEP_MS)
    try {
      await openConcept(page, CONCEPT)
      // A device that was killed before it stored user and thread shows no item while the server is unreachable.
      if ((await page.locator('.item').count()) === 0) throw new Error('no item to answer')
      page.setDefaultTimeout(STEP_MS)
      return
    } catch (error) {
      if (tries === MOST_TRIES || page.isClosed()) throw error
      await wait(500)
    }
  }
}

const enter = (context: BrowserContext, { id }: Person): Promise<void> =>
  giveSession(product, context, proxy.origin, id)

/** Puts an item before the person that takes a typed number. */
async function beginTypedItem({ id, cookie }: Person): Promise<void> {
  const threadId = threadIdOf(id, CONCEPT)
  const { templatesOf, findItem } = await loadUnitItems()
  const name = templatesOf(CONCEPT, 0)
    .map((template) => ({ templateId: template.id, seed: 1 }))
    .find((one) => findItem(one)?.writtenTestType === 2)
  const item = name && findItem(name)
  if (!item) throw new Error('no item of the concept takes a typed answer')
  const post = async (path: string, body: object) => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Cookie: cookie,
    }
    const response = await fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  await post(`/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}/threads`, { id: threadId })
  await post(`/api/v1/threads/${threadId}/exams`, { difficultyLevel: 0, items: [name] })
  const action = { kind: 'try-exam', evaluationId: item.id, difficultyLevel: 0 }
  const context = { target: 'evaluation', action, userMessageType: 'hidden' }
  await post('/api/v1/services/messages', {
    threadId,
    message: '개념 문항 풀기',
    response: '풀어 보자.',
    context,
  })
}

test('browsers that are killed at random lose no answer and give none twice', {
  retry: 0,
  timeout: 115_000,
}, async () => {
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  const tablets: Tablet[] = []
  for (let index = 0; index < BROWSERS; index += 1) {
    const profile = await makeKeptProfile(proxy.origin)
    profiles.push(profile)
    const person = await makePerson(product.pool)
    await beginTypedItem(person)
    const tablet = new Tablet(profile, person, 90_001 + 1_000 * index)
    tablets.push(tablet)
    await tablet.open()
  }
  const until = Date.now() + FOR_MS
  const isOver = () => Date.now() >= until
  await Promise.all([
    failNetwork(proxy, makeSeededRandom(seed), isOver),
    ...tablets.map((tablet) => tablet.study(isOver, note)),
    ...tablets.map((tablet, index) => tablet.dieNowAndThen(makeSeededRandom(seed + 1 + index), isOver)),
  ])
  proxy.heal()
  for (const tablet of tablets) {
    const page = await tablet.sendTheRest()
    const saved = await tablet.saved()
    const seen = tablet.given.filter(({ isSeen }) => isSeen).map(({ text }) => text)
    const figures = `seed ${seed}: ${tablet.given.length} answers begun, ${seen.length} seen, ${saved.length} saved, ${tablet.kills} kills`
    console.log(figures)
    expect(
      saved.filter((text, at) => saved.indexOf(text) !== at),
      `twice; ${figures}`,
    ).toEqual([])
    expect(
      seen.filter((text) => !saved.includes(text)),
      `lost; ${figures}`,
    ).toEqual([])
    expect(saved, `out of order; ${figures}`).toEqual(saved.toSorted())
    expect(await tablet.countAttempts(), `attempts; ${figures}`).toBe(saved.length)
    await soon(() => page.locator('.slip-text', { hasText: /^9\d{4}$/ }).allTextContents()).toEqual(saved)
  }
  expect(problems).toEqual([])
})
