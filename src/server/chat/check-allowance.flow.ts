import { AppError } from '#contract/error.ts'
import { DAY_MS, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { AppDeps } from '../deps.ts'
import { takeFromLimit } from '../http/limits.ts'
import type { Asker } from './asker.ts'
import { sumTokens } from './llm-calls.queries.ts'

/** Counts one turn of whoever asks and refuses it past a limit or budget: 429 with the time to wait. */
export async function takeTurn(deps: AppDeps, asker: Asker): Promise<void> {
  if (asker.user) {
    await takeFromLimit(deps, 'turnsByPerson', asker.user.id)
    if (asker.user.roles.includes('trial') && !asker.user.roles.includes('admin'))
      await takeFromLimit(deps, 'turnsByTrial', asker.user.id)
  } else {
    await takeFromLimit(deps, 'turnsByVisitorAddress', asker.address)
    await takeFromLimit(deps, 'turnsByVisitor', asker.owner)
  }
  await checkTokenBudget(deps, asker)
}

/** Budgets of tokens count a day in Seoul; the built-in tutor uses none. */
async function checkTokenBudget({ env, db, clock }: AppDeps, asker: Asker): Promise<void> {
  if (env.TUTOR_BASE_URL === undefined) return
  const now = clock().getTime()
  const midnight = startOfSeoulDay(now)
  const retryAfter = Math.ceil((midnight + DAY_MS - now) / 1000)
  const spent = asker.user ? await sumTokens(db, new Date(midnight), asker.user.id) : 0
  const isOver = asker.user && spent >= env.TOKEN_BUDGET_USER_DAY
  const isAllOver =
    env.TOKEN_BUDGET_DAY !== undefined && (await sumTokens(db, new Date(midnight))) >= env.TOKEN_BUDGET_DAY
  if (isOver || isAllOver) throw new AppError('TOKEN_BUDGET', { data: { retryAfter } })
}
