import { api } from '../http/call.ts'
import { describeAll } from './describe-all.flow.ts'
import { describeCurriculum } from './describe-curriculum.flow.ts'

export const statisticsRoutes = {
  all: api.statistics.all.handler(({ input, context }) =>
    describeAll(context.db, context.deps.clock(), input),
  ),

  curriculum: api.statistics.curriculum.handler(({ input, context }) =>
    describeCurriculum(context.deps, context.db, input),
  ),
}
