import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutboxStore } from '#offline/outbox-store.ts'
import { type ListeningServer, listenTestServer } from '#tests/support/test-server.ts'
import type { Findings } from './check-history.ts'
import type { Send, Sent } from './light-page.ts'
import { runSchedule, type ScheduleOptions } from './run-schedule.ts'

let server: ListeningServer
beforeAll(async () => {
  server = await listenTestServer({ content: 'full' })
})
afterAll(() => server?.close())

const TURN = /services\/messages$/
const SPAN = /timespans$/
const BOOKMARK = /v1\/messages\//
const PREFS = /users\/me$/
const EXAM = /\/exams$/
const ANY = /./

const keyOf = ({ init }: Sent) => new Headers(init.headers).get('Idempotency-Key') ?? ''
const bodyOf = ({ init }: Sent): Record<string, unknown> => JSON.parse(String(init.body))

function change(sent: Sent, body: Record<string, unknown>, headers: Record<string, string> = {}): Sent {
  const all = new Headers(sent.init.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return { ...sent, init: { ...sent.init, headers: all, body: JSON.stringify({ ...bodyOf(sent), ...body }) } }
}

/** The same once more as if it were another action. */
const afresh = (sent: Sent, body: Record<string, unknown> = {}) =>
  change(sent, body, { 'Idempotency-Key': crypto.randomUUID() })

/** An acknowledgement that nothing stands behind. */
const acknowledge = (sent: Sent) =>
  new Response(JSON.stringify({ id: keyOf(sent) }), { headers: { 'Idempotency-Key': keyOf(sent) } })

type Hand = (sent: Sent, send: Send) => Promise<Response>

/** A network that does wrong with every `nth` request to such an address, and passes the rest. */
const every =
  (nth: number, address: RegExp, hand: Hand): NonNullable<ScheduleOptions['tamper']> =>
  (send) => {
    let seen = 0
    return (sent) => {
      if (!address.test(sent.path) || sent.init.method === undefined) return send(sent)
      seen += 1
      return seen % nth === 0 ? hand(sent, send) : send(sent)
    }
  }

const swallow: Hand = async (sent) => acknowledge(sent)
const double: Hand = async (sent, send) => {
  const answer = await send(sent)
  await send(afresh(sent))
  return answer
}

/** Every third turn of a thread is delivered after the one behind it, though both are acknowledged in order. */
const overtake: NonNullable<ScheduleOptions['tamper']> = (send) => {
  const held = new Map<unknown, Sent>()
  let seen = 0
  return async (sent) => {
    if (!TURN.test(sent.path)) return send(sent)
    const { threadId } = bodyOf(sent)
    const before = held.get(threadId)
    seen += 1
    if (!before && seen % 3 === 0) {
      held.set(threadId, sent)
      return acknowledge(sent)
    }
    const answer = await send(sent)
    held.delete(threadId)
    // Its page has long been answered: nobody takes it back any more.
    if (before) await send({ ...before, init: { ...before.init, signal: null } })
    return answer
  }
}

/** What the first person writes is taken for the second one's. */
const swapOwners: NonNullable<ScheduleOptions['tamper']> = (send, people) => (sent) => {
  const [owner, , other] = people
  if (sent.init.method === undefined || new Headers(sent.init.headers).get('X-Record-User') !== owner?.id)
    return send(sent)
  return send(change(sent, {}, { Cookie: other?.cookie ?? '', 'X-Record-User': other?.id ?? '' }))
}

/** A first name comes once more, long after its successors. */
const repeatFirstName: NonNullable<ScheduleOptions['tamper']> = (send) => {
  const first = new Map<string, Sent>()
  return async (sent) => {
    if (!PREFS.test(sent.path) || sent.init.method === undefined) return send(sent)
    const answer = await send(sent)
    const owner = new Headers(sent.init.headers).get('X-Record-User') ?? ''
    const known = first.get(owner)
    if (known) await send({ ...afresh(known), init: { ...afresh(known).init, signal: null } })
    else first.set(owner, sent)
    return answer
  }
}

/** The device says that it keeps every fifth record, and does not. */
const forget = (store: OutboxStore): OutboxStore => {
  let written = 0
  return {
    ...store,
    enqueue: async (record) => {
      const made = await store.enqueue(record)
      written += 1
      if (written % 5 === 0 && record.kind === 'turn') await store.remove(record.id)
      return made
    },
  }
}

type Hands = Pick<ScheduleOptions, 'tamper' | 'wrapStore' | 'acts'>

async function run(hands: Hands): Promise<Findings> {
  const { findings } = await runSchedule({
    seed: 3,
    devices: 2,
    forMs: 20_000,
    acts: 40,
    paceMs: 1,
    emptyWithinMs: 10_000,
    server: { origin: server.origin, pool: server.database.pool },
    isCalm: true,
    ...hands,
  })
  return findings
}

const kindsOf = ({ time, ...lists }: Findings) =>
  Object.entries(lists).flatMap(([kind, list]) => (list.length > 0 ? [kind] : []))

describe('the check of a schedule', () => {
  test('finds nothing where nothing is wrong', async () => {
    const findings = await run({})
    expect(kindsOf(findings)).toEqual([])
    expect(findings.time.countedMs).toBe(findings.time.doneMs)
    expect(findings.time.doneMs).toBeGreaterThan(0)
  })

  test.each<[string, Hands, keyof Omit<Findings, 'time'>]>([
    ['turns that are acknowledged and not kept', { tamper: every(4, TURN, swallow) }, 'lost'],
    ['turns that the device forgets', { wrapStore: forget }, 'lost'],
    ['bookmarks that are acknowledged and not kept', { tamper: every(1, BOOKMARK, swallow) }, 'lost'],
    ['a name that is acknowledged and not kept', { tamper: every(1, PREFS, swallow) }, 'lost'],
    ['an old name that comes back', { tamper: repeatFirstName, acts: 150 }, 'lost'],
    ['turns that count twice', { tamper: every(4, TURN, double) }, 'duplicated'],
    [
      'turns that nobody made',
      {
        tamper: every(4, TURN, async (sent, send) => {
          await send(afresh(sent, { shortResponse: null }))
          return await send(sent)
        }),
      },
      'phantom',
    ],
    ['turns that overtake one another', { tamper: overtake }, 'disordered'],
    ["what is taken for another person's", { tamper: swapOwners }, 'foreign'],
    [
      'turns with other words',
      { tamper: every(4, TURN, (sent, send) => send(change(sent, { message: '다른 말' }))) },
      'altered',
    ],
    [
      'exams with other items',
      {
        tamper: every(1, EXAM, (sent, send) => {
          const items = bodyOf(sent).items as { templateId: string; seed: number }[]
          return send(
            change(sent, { items: items.map((item) => ({ ...item, seed: (item.seed ^ 1) >>> 0 })) }),
          )
        }),
      },
      'altered',
    ],
  ])('finds %s', async (_title, hands, kind) => {
    expect(kindsOf(await run(hands))).toContain(kind)
  })

  test.each<[string, Hand, (countedMs: number, doneMs: number) => boolean]>([
    ['lost', swallow, (countedMs, doneMs) => countedMs < doneMs],
    ['counted twice', double, (countedMs, doneMs) => countedMs > doneMs],
  ])('finds study time that is %s', async (_title, hand, isWrong) => {
    const { time } = await run({ tamper: every(2, SPAN, hand) })
    expect(time).toSatisfy(({ countedMs, doneMs }: Findings['time']) => isWrong(countedMs, doneMs))
  })

  test('finds everything that a silent server swallows', async () => {
    expect(kindsOf(await run({ tamper: every(1, ANY, swallow) }))).toEqual(['lost'])
  })
})
