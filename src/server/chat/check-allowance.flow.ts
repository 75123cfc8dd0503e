import { AppError } from '#contract/error.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { AppDeps } from '../deps.ts'
import { takeFromLimit } from '../http/limits.ts'
import { findIdentity } from '../user/user.queries.ts'
import type { Asker } from './asker.ts'
import { sumTokens } from './llm-calls.queries.ts'

/** Counts one turn of the asker. Throws 429 with the time to wait if a limit or budget is exceeded. */
export async function takeTurn(deps: AppDeps, asker: Asker): Promise<void> {
  if (asker.user) {
    await takeFromLimit(deps, 'turnsByPerson', asker.user.id)
    if (asker.user.roles.includes('trial') && !asker.user.roles.includes('admin'))
      await takeFromLimit(deps, 'turnsByTrial', await findIdentity(deps.db, asker.user.id))
  } else {
    await takeFromLimit(deps, 'turnsByVisitorAddress', asker.address)
    await takeFromLimit(deps, 'turnsByVisitor', asker.owner)
  }
  await checkTokenBudget(deps, asker)
}

/** Throws 429 if a token budget is used up. Budgets are per day in Seoul; the built-in tutor uses none. */
export async function checkTokenBudget(deps: AppDeps, asker: Pick<Asker, 'user'>): Promise<void> {
  const { env, db, clock } = deps
  if (env.TUTOR_BASE_URL === undefined) return
  const spent = await sumTokens(db, new Date(startOfSeoulDay(clock().getTime())), {
    userId: asker.user?.id ?? null,
  })
  const most = asker.user ? env.TOKEN_BUDGET_USER_DAY : env.TOKEN_BUDGET_VISITORS_DAY
  if (spent >= most) refuseForToday(deps)
  await requireDayBudget(deps)
}

/** Throws 429 once everybody together has used the day's tokens. */
export async function requireDayBudget(deps: AppDeps): Promise<void> {
  const since = new Date(startOfSeoulDay(deps.clock().getTime()))
  if ((await sumTokens(deps.db, since)) >= deps.env.TOKEN_BUDGET_DAY) refuseForToday(deps)
}

function refuseForToday({ clock }: AppDeps): never {
  const now = clock().getTime()
  const retryAfter = Math.ceil((startOfSeoulDay(now) + DAY_MS - now) / 1000)
  throw new AppError('TOKEN_BUDGET', { data: { retryAfter } })
}
