import { z } from 'zod'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { lineSchema, okSchema, pageFields, pageOf, sortFields, uuidSchema, versionSchema } from './fields.ts'
import { adminProcedure, procedure } from './procedure.ts'

/** The most results of one search. */
export const SCHOOLS_SHOWN = 20
export const SCHOOL_QUERY_LIMIT = 50

export const schoolSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Distinguishes schools of the same name; empty if unknown. */
  region: z.string(),
  schoolLevel: z.enum(SCHOOL_LEVELS),
})
export type School = z.infer<typeof schoolSchema>

/** What administrators write of a school. */
export const schoolFields = {
  name: lineSchema.min(1).max(SCHOOL_QUERY_LIMIT),
  region: lineSchema.max(50).default(''),
  schoolLevel: z.enum(SCHOOL_LEVELS),
}

const managedSchoolSchema = schoolSchema.extend({ version: z.number() })
export type ManagedSchool = z.infer<typeof managedSchoolSchema>

const listedSchoolSchema = managedSchoolSchema.extend({
  /** How many people have chosen it. */
  people: z.number(),
})
export type ListedSchool = z.infer<typeof listedSchoolSchema>

export const SCHOOL_SORTS = ['name', 'region', 'people'] as const

/** The most rows and characters of one import. */
export const SCHOOL_ROWS_LIMIT = 20_000
export const SCHOOL_CSV_LIMIT = 2_000_000

const schoolImportSchema = z.object({
  added: z.number(),
  /** Rows whose school (name, region and level) is known already. */
  known: z.number(),
  /** If there are any, nothing was added. */
  faults: z.array(z.object({ line: z.number(), message: z.string() })),
})
export type SchoolImport = z.infer<typeof schoolImportSchema>

const filterFields = {
  query: lineSchema.max(SCHOOL_QUERY_LIMIT).default(''),
  schoolLevel: z.enum(SCHOOL_LEVELS).exactOptional(),
}

export const schoolContract = {
  /** Schools whose name contains `query`, those that start with it first; at most `SCHOOLS_SHOWN`. */
  search: procedure
    .route({ method: 'GET', path: '/api/v1/schools' })
    .input(z.object({ query: z.string().trim().max(SCHOOL_QUERY_LIMIT).default('') }))
    .output(z.array(schoolSchema)),
  get: procedure
    .route({ method: 'GET', path: '/api/v1/schools/{id}' })
    .input(z.object({ id: uuidSchema }))
    .output(schoolSchema),
  /** `query` is part of a name or a region. */
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/managed-schools' })
    .input(
      z.strictObject({
        ...filterFields,
        ...sortFields(SCHOOL_SORTS, { sort: 'name', direction: 'asc' }),
        ...pageFields,
      }),
    )
    .output(pageOf(listedSchoolSchema)),
  /** What `list` finds as CSV, by name. The export is recorded. */
  exportCsv: adminProcedure
    .route({ method: 'GET', path: '/api/v1/managed-schools/export' })
    .meta({ stream: true })
    .input(z.strictObject(filterFields))
    .output(z.file()),
  /** One school as the list has it. */
  getListed: adminProcedure
    .route({ method: 'GET', path: '/api/v1/managed-schools/{id}' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(listedSchoolSchema),
  create: adminProcedure
    .route({ method: 'POST', path: '/api/v1/schools' })
    .input(z.strictObject(schoolFields))
    .output(managedSchoolSchema),
  update: adminProcedure
    .route({ method: 'PATCH', path: '/api/v1/schools/{id}' })
    .input(
      z.strictObject({
        id: uuidSchema,
        name: schoolFields.name.exactOptional(),
        region: lineSchema.max(50).exactOptional(),
        schoolLevel: schoolFields.schoolLevel.exactOptional(),
        version: versionSchema.exactOptional(),
      }),
    )
    .output(managedSchoolSchema),
  /** Learners who had chosen the school have none afterwards. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/schools/{id}' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(okSchema),
  /**
   * Reads a CSV with the columns `학교명`, `지역` and `학교급` (초등학교, 중학교, 고등학교). Adds all of its new schools or, if a row has a
   * fault or `dryRun` is set, none.
   */
  importCsv: adminProcedure
    .route({ method: 'POST', path: '/api/v1/services/schools/import' })
    .input(z.strictObject({ csv: z.string().max(SCHOOL_CSV_LIMIT), dryRun: z.boolean() }))
    .output(schoolImportSchema),
}
