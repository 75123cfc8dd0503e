import type { ErrorReport } from '#contract/site.ts'
import type { AppDeps } from '../deps.ts'

const SEND_WITHIN_MS = 5000

/**
 * Sends a page's error to the configured service, as an envelope (https://develop.sentry.dev/sdk/foundations/transport/envelopes/),
 * so that the page only talks to our origin. If the service is down, a warning is logged.
 */
export async function forwardReport({ env, newId, clock, log }: AppDeps, report: ErrorReport): Promise<void> {
  if (env.SENTRY_DSN === undefined) return
  const dsn = new URL(env.SENTRY_DSN)
  const project = dsn.pathname.slice(1)
  const eventId = newId().replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: clock().toISOString(),
    platform: 'javascript',
    environment: env.PROFILE,
    release: report.release,
    request: { url: report.path },
    exception: { values: [{ type: report.name, value: report.message }] },
    extra: { stack: report.stack },
  }
  const lines = [{ event_id: eventId, dsn: env.SENTRY_DSN }, { type: 'event' }, event].map((line) =>
    JSON.stringify(line),
  )
  try {
    await fetch(`${dsn.origin}/api/${project}/envelope/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${dsn.username}`,
      },
      body: lines.join('\n'),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    })
  } catch (error) {
    log.warn({ err: error }, 'error report not forwarded')
  }
}
