import type pg from 'pg'
import type { OutboxStore } from '#offline/outbox-store.ts'
import type { Findings } from './check-history.ts'
import type { Send, Sent } from './light-page.ts'
import { runSchedule, type ScheduleOptions } from './run-schedule.ts'

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

/** A short schedule in peace, but for what `hands` do wrong. */
export async function runPlanted(
  server: { origin: string; pool: pg.Pool },
  hands: Hands = {},
): Promise<Findings> {
  const { findings } = await runSchedule({
    seed: 3,
    devices: 2,
    forMs: 20_000,
    acts: 40,
    paceMs: 1,
    emptyWithinMs: 10_000,
    server,
    isCalm: true,
    ...hands,
  })
  return findings
}

export const kindsOf = ({ time, ...lists }: Findings): string[] =>
  Object.entries(lists).flatMap(([kind, list]) => (list.length > 0 ? [kind] : []))

interface PlantedFault {
  hands: Hands
  isFound: (findings: Findings) => boolean
}

const fault = (kind: keyof Omit<Findings, 'time'>, hands: Hands): PlantedFault => ({
  hands,
  isFound: (findings) => findings[kind].length > 0,
})

/** Faults of network, server and device that the check of a schedule has to find. */
export const PLANTED_FAULTS = {
  'turns that are acknowledged and not kept': fault('lost', { tamper: every(4, TURN, swallow) }),
  'turns that the device forgets': fault('lost', { wrapStore: forget }),
  'bookmarks that are acknowledged and not kept': fault('lost', { tamper: every(1, BOOKMARK, swallow) }),
  'a name that is acknowledged and not kept': fault('lost', { tamper: every(1, PREFS, swallow) }),
  'an old name that comes back': fault('lost', { tamper: repeatFirstName, acts: 150 }),
  'turns that count twice': fault('duplicated', { tamper: every(4, TURN, double) }),
  'turns that nobody made': fault('phantom', {
    tamper: every(4, TURN, async (sent, send) => {
      await send(afresh(sent, { shortResponse: null }))
      return await send(sent)
    }),
  }),
  'turns that overtake one another': fault('disordered', { tamper: overtake }),
  "what is taken for another person's": fault('foreign', { tamper: swapOwners }),
  'turns with other words': fault('altered', {
    tamper: every(4, TURN, (sent, send) => send(change(sent, { message: '다른 말' }))),
  }),
  'exams with other items': fault('altered', {
    tamper: every(1, EXAM, (sent, send) => {
      const items = bodyOf(sent).items as { templateId: string; seed: number }[]
      return send(change(sent, { items: items.map((item) => ({ ...item, seed: (item.seed ^ 1) >>> 0 })) }))
    }),
  }),
  'study time that is lost': {
    hands: { tamper: every(2, SPAN, swallow) },
    isFound: ({ time }) => time.countedMs < time.doneMs,
  },
  'study time that is counted twice': {
    hands: { tamper: every(2, SPAN, double) },
    isFound: ({ time }) => time.countedMs > time.doneMs,
  },
  'everything that a silent server swallows': {
    hands: { tamper: every(1, ANY, swallow) },
    isFound: (findings) => kindsOf(findings).join() === 'lost',
  },
} satisfies Record<string, PlantedFault>
