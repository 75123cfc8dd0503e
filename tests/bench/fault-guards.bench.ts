import { test } from 'vitest'
import { type Break, makeBrokenCopy } from './broken-copy.ts'

/**
 * The twelve faults of offline.md: takes away what guards against each, in a copy of the checkout, and expects the fault's own
 * test to fail. Run on demand: `npx vitest run --project bench tests/bench/fault-guards.bench.ts`.
 */
interface Guard {
  fault: string
  /** Where a fault is guarded against twice, both. */
  breaks: readonly Break[]
  project: 'browser' | 'server'
  /** Below `tests/`. */
  test: string
  title: string
}

const guard = (
  fault: string,
  [project, test, title]: [Guard['project'], string, string],
  ...breaks: [file: string, from: string, to: string][]
): Guard => ({ fault, project, test, title, breaks: breaks.map(([file, from, to]) => ({ file, from, to })) })

/** The key's stored answer, and the turn that stands under the key. */
const KNOWN_KEY: [string, string, string] = [
  'server/http/idempotency.ts',
  'if (first && (first.expiresAt',
  'if (first && !key && (first.expiresAt',
]
const KNOWN_TURN: [string, string, string] = [
  'server/message/post-turn.flow.ts',
  'const known = await lockMessage(tx, user.id, id)',
  "const known = id === '' ? await lockMessage(tx, user.id, id) : undefined",
]
const OUTBOX_STORE = 'offline/outbox-store.ts'
const UPDATE = 'app/wiring/update-when-safe.ts'

const GUARDS: readonly Guard[] = [
  guard(
    'commit then reset',
    ['browser', 'e2e/faults.test.ts', 'an answer counts once, whatever becomes of the connection'],
    KNOWN_KEY,
    KNOWN_TURN,
  ),
  guard(
    'worker killed in mid-request',
    ['browser', 'e2e/service-worker.test.ts', 'though its worker is killed while it sends'],
    KNOWN_KEY,
    KNOWN_TURN,
  ),
  guard(
    'browser killed at random instants',
    ['browser', 'sync/browsers.test.ts', 'browsers that are killed at random'],
    [
      OUTBOX_STORE,
      'return await write(record)\n      } catch',
      'setTimeout(() => void write(record), 3000)\n        return record as unknown as OutboxRecord\n      } catch',
    ],
  ),
  guard(
    'captive portal',
    ['browser', 'e2e/outbox.test.ts', 'after a captive portal'],
    [
      'domain/outbox/decide-send-outcome.ts',
      "return isWhole ? { kind: 'acknowledged' } : silence",
      "return { kind: 'acknowledged' }",
    ],
  ),
  guard(
    '401 in mid-drain, another learner, then the first again',
    ['browser', 'e2e/faults.test.ts', 'while another person has signed in'],
    ['server/http/api-handler.ts', 'if (userId !== null && userId !==', "if (userId === '' && userId !=="],
  ),
  guard(
    'sign-out with 25 unsent',
    ['browser', 'e2e/sign-out.test.ts', 'asks what becomes of unsent records'],
    ['offline/seal-person.ts', '        if (!place) outbox.delete(name)\n', ''],
  ),
  guard(
    'three tabs and a sync event at once',
    ['browser', 'e2e/outbox.test.ts', 'send what waits once, in order, and one at a time'],
    ['offline/drain-under-lock.ts', 'await locks.request(name, { signal }, drain)', 'await drain()'],
  ),
  guard(
    'update with a half-typed answer',
    ['browser', 'e2e/service-worker.test.ts', 'waits for the person, then for what is half typed'],
    [UPDATE, '!== null || isAnswering ||', '!== null ||'],
  ),
  guard(
    'update with a running stream',
    ['browser', 'e2e/service-worker.test.ts', 'or for a reply that is on its way'],
    [UPDATE, 'return pageStore.get(receivingAtom) !== null ||', 'return '],
  ),
  guard(
    'WEB_PUSH switched off with 1 000 sends queued',
    ['server', 'server/push-sending.test.ts', 'gets nothing more from the moment of the answer'],
    [
      'domain/notify/decide-notification.ts',
      "if (!person.notificationMethods.includes(plan.method)) return drop('method-off')",
      '',
    ],
  ),
  guard(
    'WEB_PUSH switched off while one is on its way',
    ['server', 'server/push-sending.test.ts', 'waits for what is on its way: the switch'],
    ['server/user/user.routes.ts', 'includes(method) === false)', 'includes(method) === null)'],
  ),
  guard(
    'endpoint taken over on a shared tablet',
    ['server', 'server/push.test.ts', 'is the last one’s who wanted it there'],
    [
      'server/push/subscription.queries.ts',
      'target: pushSubscriptions.endpoint, set: fields }',
      'target: pushSubscriptions.endpoint, set: { createdAt: fields.createdAt } }',
    ],
  ),
  guard(
    'quota exhausted while enqueuing',
    ['browser', 'e2e/outbox.test.ts', 'once a full disk has room'],
    [
      OUTBOX_STORE,
      'withRoom(() => write(record), freeSpace)',
      'withRoom(() => write(record), freeSpace).catch(() => record as unknown as OutboxRecord)',
    ],
  ),
  guard(
    'whole-origin eviction',
    ['browser', 'e2e/service-worker.test.ts', 'that was swept clean'],
    ['platform/session.ts', '!document.cookie.includes(', "!''.includes("],
  ),
]

const { copy, expectCaught } = makeBrokenCopy()

test.each(GUARDS)(
  '$fault: the test fails without its guard',
  async ({ fault, project, test, title, breaks }) => {
    const failures = await copy().whileBroken(breaks, async () => {
      await copy().build()
      return await copy().listFailures({ projects: [project], tests: [test], title })
    })
    const where = breaks.map(({ file, from }) => `${file}: ${from}`)
    expectCaught(failures, `${fault}; without ${where.join(' and ')}`)
  },
)
