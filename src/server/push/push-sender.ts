import { sql } from 'drizzle-orm'
import { decidePushOutcome } from '#domain/notify/decide-push-outcome.ts'
import { encodePushPayload } from '#domain/notify/push-payload.ts'
import { pushSubscriptions, users } from '../db/schema.ts'
import { BEGIN_WITHIN_MS } from '../notify/send.queries.ts'
import { type Delivery, describeAttempt, type NotificationSender } from '../notify/sender.ts'
import type { PushTarget } from './make-push.ts'
import { ANSWER_WITHIN_MS } from './post-message.ts'

/** Web push to every browser of a person. */
export const pushSender: NotificationSender = {
  leaseMs: BEGIN_WITHIN_MS + ANSWER_WITHIN_MS + 3_000,
  isAwaited: true,
  prepare: ({ browsers }, remaining) => {
    const targets = browsers.filter(({ endpoint }) => remaining === null || remaining.includes(endpoint))
    return targets.length > 0 ? pushTo(targets) : null
  },
  isReachable: () =>
    sql`exists (select 1 from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`,
}

function pushTo(targets: readonly PushTarget[]): Delivery {
  return async (deps, decided) => {
    const { send, notification, ttlSeconds, dueCount } = decided
    const payload = encodePushPayload(notification, send.id, dueCount)
    const answers = await Promise.all(
      targets.map((target) => deps.push.send(target, payload, { kind: notification.kind, ttlSeconds })),
    )
    const attempt = describeAttempt(deps, decided)
    return targets.flatMap(({ endpoint }, index) => {
      const answer = answers[index]
      return answer ? [{ endpoint, outcome: decidePushOutcome(answer, attempt) }] : []
    })
  }
}
