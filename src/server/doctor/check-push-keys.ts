import type { Finding } from '#contract/health.ts'
import type { Queryable } from '../db/open-database.ts'
import { ConfigurationError, type ServerEnv } from '../env.ts'
import { findVapidKeys } from '../push/vapid-keys.ts'
import { fault, ok, watch } from './finding.ts'

/** Checks that the web push keys are a pair, and the one that browsers subscribed with. */
export async function checkPushKeys(env: ServerEnv, db: Queryable, isEmpty: boolean): Promise<Finding> {
  const topic = '푸시 키'
  const isGiven = env.VAPID_PUBLIC_KEY !== undefined
  // The table of keys does not exist before the first start.
  if (isEmpty && !isGiven) return ok(topic, '처음 시작할 때 만들어요.')
  try {
    const keys = await findVapidKeys(env, db)
    if (keys) return ok(topic, '두 키가 서로 맞아요.')
    return watch(
      topic,
      '키가 없어서 다음에 시작할 때 새로 만들어요. 그러면 모든 기기에서 알림을 다시 켜야 해요.',
      '백업이 있으면 vapid.json이나 VAPID_PUBLIC_KEY와 VAPID_PRIVATE_KEY를 되돌려 주세요.',
    )
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return fault(
      topic,
      error.message,
      '백업에 있는 한 쌍을 되돌리거나, 두 값을 지우고 새로 만들게 해 주세요(알림은 기기마다 다시 켜야 해요).',
    )
  }
}
