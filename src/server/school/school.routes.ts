import { AppError } from '#contract/error.ts'
import type { ManagedSchool } from '#contract/school.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, type CallContext } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { keyOfSchool, readSchoolCsv } from './read-school-csv.ts'
import {
  deleteSchool,
  findListedSchool,
  findSchool,
  insertSchool,
  insertSchools,
  listSchools,
  lockSchool,
  lockSchools,
  saveSchool,
  searchSchools,
} from './school.queries.ts'

const MISSING = '학교를 찾을 수 없어요.'

async function openSchool({ db }: CallContext, id: string): Promise<ManagedSchool> {
  const school = await lockSchool(db, id)
  if (!school) throw new AppError('NOT_FOUND', { message: MISSING })
  return school
}

export const schoolRoutes = {
  search: api.school.search.handler(({ input, context }) => searchSchools(context.db, input.query)),

  get: api.school.get.handler(async ({ input, context }) => {
    const school = await findSchool(context.db, input.id)
    if (!school) throw new AppError('NOT_FOUND', { message: MISSING })
    return school
  }),

  list: api.school.list.handler(async ({ input, context }) => {
    const { page, size, sort, direction, ...filter } = input
    return { ...(await listSchools(context.db, filter, { sort, direction }, { page, size })), page, size }
  }),

  getListed: api.school.getListed.handler(async ({ input, context }) => {
    const school = await findListedSchool(context.db, input.id)
    if (!school) throw new AppError('NOT_FOUND', { message: MISSING })
    return school
  }),

  create: api.school.create.handler(async ({ input, context }) => {
    const id = context.deps.newId()
    const after = await insertSchool(context.db, { ...input, id })
    await recordWrite(context, { entity: 'school', entityId: id, before: null, after })
    return after
  }),

  update: api.school.update.handler(async ({ input: { id, version, ...changes }, context }) => {
    const before = await openSchool(context, id)
    requireVersion(before, before, version)
    const { name, region, schoolLevel } = { ...before, ...changes }
    const after = await saveSchool(context.db, id, { name, region, schoolLevel })
    await recordWrite(context, { entity: 'school', entityId: id, before, after })
    return after
  }),

  remove: api.school.remove.handler(async ({ input: { id }, context }) => {
    const before = await openSchool(context, id)
    await deleteSchool(context.db, id)
    await recordWrite(context, { entity: 'school', entityId: id, before, after: null })
    return { ok: true as const }
  }),

  importCsv: api.school.importCsv.handler(async ({ input: { csv, dryRun }, context }) => {
    const { rows, faults } = readSchoolCsv(csv)
    if (faults.length > 0) return { added: 0, known: 0, faults }
    const known = new Set((await lockSchools(context.db)).map(keyOfSchool))
    const unknown = rows.filter((row) => !known.has(keyOfSchool(row)))
    const result = { added: unknown.length, known: rows.length - unknown.length, faults }
    if (dryRun || unknown.length === 0) return result
    const { newId } = context.deps
    await insertSchools(
      context.db,
      unknown.map((row) => ({ ...row, id: newId() })),
    )
    // One entry: twenty thousand would bury the others.
    await recordWrite(context, {
      entity: 'school',
      entityId: 'import',
      before: null,
      after: { added: unknown.length },
    })
    return result
  }),
}
