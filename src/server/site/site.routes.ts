import type { SiteConfig } from '#contract/site.ts'
import { findPersonalWords } from '../chat/personal-words.queries.ts'
import type { AppDeps } from '../deps.ts'
import { api } from '../http/call.ts'
import { takeFromLimit } from '../http/limits.ts'
import { describePath } from '../log/describe-path.ts'
import { cleanLogArguments, cleanLogText } from './clean-log-text.ts'
import { forwardReport } from './forward-report.ts'

const PINO_LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
/** The longest line of a page's log call: readable, without filling the disk. */
const LOGGED_CHARACTERS = 2000
const TYPE_NAME = /^[A-Z][A-Za-z]{1,40}$/

/** The public part of this server's configuration. */
function describeSite({
  env,
  site,
  providers,
  mailer,
}: Pick<AppDeps, 'env' | 'site' | 'providers' | 'mailer'>): SiteConfig {
  return {
    profile: env.PROFILE,
    trackTime: env.TRACK_TIME,
    providers: providers.names,
    promptNames: site.promptNames,
    redirects: site.redirects,
    promo: site.promo,
    speech: env.SPEECH_BASE_URL !== undefined,
    vision: env.TUTOR_BASE_URL !== undefined && env.TUTOR_VISION_MODEL !== undefined,
    push: true,
    mail: mailer.reachesPeople,
    errorReporting: env.SENTRY_DSN !== undefined,
    operator: site.operator,
  }
}

export const siteRoutes = {
  config: api.site.config.handler(({ context }) => describeSite(context.deps)),

  log: api.site.log.handler(async ({ input, context: { deps, address, user } }) => {
    await takeFromLimit(deps, 'beaconByAddress', address)
    const known = await findPersonalWords(deps.db, user?.id ?? null)
    const page = cleanLogText(input.message, LOGGED_CHARACTERS, known)
    deps.log[PINO_LEVELS[input.level]](
      { page, args: cleanLogArguments(input.args, LOGGED_CHARACTERS, known) },
      'page log',
    )
    return { ok: true as const }
  }),

  report: api.site.report.handler(async ({ input, context: { deps, address } }) => {
    await takeFromLimit(deps, 'beaconByAddress', address)
    deps.log.warn(
      // The error's own text may repeat what the learner wrote.
      { type: TYPE_NAME.test(input.name) ? input.name : 'Error', path: describePath(input.path) },
      'page error',
    )
    await forwardReport(deps, input)
    return { ok: true as const }
  }),
}
