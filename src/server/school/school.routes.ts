import { AppError } from '#contract/error.ts'
import { api } from '../http/call.ts'
import { findSchool, searchSchools } from './school.queries.ts'

export const schoolRoutes = {
  search: api.school.search.handler(({ input, context }) => searchSchools(context.db, input.query)),

  get: api.school.get.handler(async ({ input, context }) => {
    const school = await findSchool(context.db, input.id)
    if (!school) throw new AppError('NOT_FOUND', { message: '학교를 찾을 수 없어요.' })
    return school
  }),
}
