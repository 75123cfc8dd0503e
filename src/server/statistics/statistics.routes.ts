import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { api } from '../http/call.ts'
import { describeAll } from './describe-all.flow.ts'
import { describeCurriculum } from './describe-curriculum.flow.ts'
import { describeItemStatistics } from './describe-item.flow.ts'
import { listJobRuns, readWorkload } from './today.queries.ts'

export const statisticsRoutes = {
  all: api.statistics.all.handler(({ input, context }) =>
    describeAll(context.db, context.deps.clock(), input),
  ),

  curriculum: api.statistics.curriculum.handler(({ input, context }) =>
    describeCurriculum(context.deps, input),
  ),

  item: api.statistics.item.handler(({ input: { id, itemVersion }, context }) =>
    describeItemStatistics(context.db, id, itemVersion),
  ),

  today: api.statistics.today.handler(async ({ context: { db, deps } }) => {
    const now = deps.clock()
    const day = toSeoulDate(now.getTime())
    await deps.errors.save()
    const { asOf, isStale, totals } = await describeAll(db, now, { from: day, to: day })
    return {
      asOf,
      isStale,
      day,
      figures: totals,
      jobs: await listJobRuns(db),
      ...(await readWorkload(db, now)),
    }
  }),
}
