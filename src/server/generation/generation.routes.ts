import { AppError } from '#contract/error.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { generations } from '../db/schema.ts'
import { api, signedIn } from '../http/call.ts'
import { countLeft } from '../http/limits.ts'
import { requestCancel } from '../jobs/leased-job.queries.ts'
import { priceCall } from '../llm/price-call.ts'
import { findGeneration, listGenerations } from './generation.queries.ts'

const LISTED_MS = 7 * DAY_MS
/** The prompt with a concept's explanation, the item, its solving again, and some repairs: an estimate. */
const AN_ITEM = { tokensIn: 3000, tokensOut: 1000, tokensCached: null }

export const generationRoutes = {
  options: api.generation.options.handler(async ({ context }) => {
    const { authorModel, site, clock } = context.deps
    const { textModel, visionModel } = authorModel
    const call = textModel === null ? null : { ...AN_ITEM, model: textModel }
    return {
      model: textModel,
      visionModel,
      left: await countLeft(context.deps, 'generationsByPerson', signedIn(context).id),
      tokensAnItem: AN_ITEM.tokensIn + AN_ITEM.tokensOut,
      costAnItem: call && priceCall(site.prices, call, clock()),
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
    if (!(await requestCancel(context.db, generations, signedIn(context).id, input.id)))
      throw new AppError('NOT_FOUND')
    return { ok: true as const }
  }),
}
