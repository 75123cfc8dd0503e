import { findEndpointFault } from '#domain/notify/check-push-endpoint.ts'
import type { PushAnswer } from '#domain/notify/decide-push-outcome.ts'
import { KIND_HEADERS, type NotificationKind } from '#domain/notify/notification.ts'
import type { ServerEnv } from '../env.ts'
import type { ServerLog } from '../log/make-logger.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { openPushChannel } from './post-message.ts'
import { makeVapidSigner } from './sign-vapid.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** The endpoint of a browser and its encryption keys. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushPort {
  publicKey: string
  /** Sends `payload`, which the service keeps for `ttlSeconds` at most. Never throws. */
  send: (
    target: PushTarget,
    payload: string,
    options: { kind: NotificationKind; ttlSeconds: number },
  ) => Promise<PushAnswer>
  close: () => void
}

/** The answer of a push service for an expired subscription. */
const GONE: PushAnswer = { status: 410, retryAfter: null }

interface PushParts {
  env: Pick<ServerEnv, 'VAPID_SUBJECT' | 'PUBLIC_ORIGIN' | 'PUSH_LOOPBACK'>
  site: Pick<SiteSettings, 'operator'>
  log: ServerLog
  keys: VapidKeys
}

/** Web push, encrypted for each browser (RFC 8291) and signed by this server (RFC 8292). */
export function makePush({ env, site, log, keys }: PushParts): PushPort {
  const channel = openPushChannel()
  const sign = makeVapidSigner(keys, env.VAPID_SUBJECT ?? findContact(env, site))
  const alarmed = new Set<string>()
  /** Once per service: its answers will be the same until the keys are fixed. */
  const alarm = (service: string, status: number) => {
    if (alarmed.has(service)) return
    alarmed.add(service)
    log.error({ service, status }, 'push service refuses our VAPID keys')
  }
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, payload, { kind, ttlSeconds }) => {
      if (findEndpointFault(endpoint, env.PUSH_LOOPBACK)) return GONE
      const { topic, urgency } = KIND_HEADERS[kind]
      const { default: webPush } = await import('web-push')
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { TTL: ttlSeconds, topic, urgency, headers: { Authorization: await sign(endpoint) } },
        )
        const answer = await channel.post({ endpoint, headers: toText(headers), body })
        if (answer.status === 401 || answer.status === 403) alarm(new URL(endpoint).host, answer.status)
        return answer
      } catch (error) {
        log.warn({ err: error }, 'push message not made')
        return GONE
      }
    },
    close: channel.close,
  }
}

/** Returns the operator's contact for push services, some of which reject addresses outside the public network. */
function findContact(
  { PUBLIC_ORIGIN }: Pick<ServerEnv, 'PUBLIC_ORIGIN'>,
  { operator }: Pick<SiteSettings, 'operator'>,
): string {
  if (PUBLIC_ORIGIN.startsWith('https://')) return PUBLIC_ORIGIN
  return operator ? `mailto:${operator.email}` : 'mailto:push@semsaem.example'
}

function toText(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
