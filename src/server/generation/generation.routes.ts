import { AppError } from '#contract/error.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { api, signedIn } from '../http/call.ts'
import { countLeft } from '../http/limits.ts'
import { findGeneration, listGenerations, requestCancel } from './generation.queries.ts'

const LISTED_MS = 7 * DAY_MS
/** The prompt with a concept's explanation, the item, its solving again, and some repairs; measured with a Korean item. */
const TOKENS_AN_ITEM = 4000

export const generationRoutes = {
  options: api.generation.options.handler(async ({ context }) => {
    const { textModel, visionModel } = context.deps.authorModel
    return {
      model: textModel,
      visionModel,
      left: await countLeft(context.deps, 'generationsByPerson', signedIn(context).id),
      tokensAnItem: TOKENS_AN_ITEM,
    }
  }),

  list: api.generation.list.handler(({ context }) => {
    const since = new Date(context.deps.clock().getTime() - LISTED_MS)
    return listGenerations(context.db, signedIn(context).id, since)
  }),

  get: api.generation.get.handler(async ({ input, context }) => {
    const job = await findGeneration(context.db, signedIn(context).id, input.id)
    if (!job) throw new AppError('NOT_FOUND')
    return job
  }),

  cancel: api.generation.cancel.handler(async ({ input, context }) => {
    if (!(await requestCancel(context.db, signedIn(context).id, input.id))) throw new AppError('NOT_FOUND')
    return { ok: true as const }
  }),
}
