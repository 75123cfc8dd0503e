import { z } from 'zod'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { curriculumIdSchema, timeSchema } from './fields.ts'
import { contentProcedure } from './procedure.ts'

export const conceptSchema = z.object({
  id: z.string(),
  content: z.string(),
  description: z.string(),
  imageRequired: z.boolean(),
  ordered: z.number(),
  hidden: z.boolean(),
})

const smallUnitSchema = z.object({ id: z.string(), title: z.string(), concepts: z.array(conceptSchema) })
const middleUnitSchema = z.object({
  id: z.string(),
  title: z.string(),
  smallUnits: z.array(smallUnitSchema),
})
const unitSchema = z.object({
  id: z.string(),
  title: z.string(),
  middleUnits: z.array(middleUnitSchema),
  empty: z.literal(true).exactOptional(),
})

export const curriculumEntrySchema = z.object({
  id: z.string(),
  schoolLevel: z.enum(SCHOOL_LEVELS),
  grade: z.number(),
  subjectArea: z.string(),
  subject: z.string(),
  hidden: z.boolean(),
  units: z.array(unitSchema),
})

export const treeNodeSchema = z.object({
  id: z.string(),
  label: z.string(),
  parentId: z.string().nullable(),
  ordered: z.number(),
  depth: z.number(),
  parents: z.array(z.object({ id: z.string(), label: z.string() })),
  get children() {
    return z.array(treeNodeSchema)
  },
  curriculumAchievement: z.string().nullable(),
  achievementCriterion: z.array(z.object({ id: z.string(), code: z.string(), text: z.string() })),
  curriculumConcepts: z.array(conceptSchema),
  hidden: z.boolean(),
})

export const linkSchema = z.object({
  id: z.string(),
  conceptId: z.string(),
  title: z.string(),
  url: z.string(),
  kind: z.enum(['video', 'page']),
  ordered: z.number(),
  createdAt: timeSchema,
})

export const explanationSchema = z.object({
  id: z.string(),
  conceptId: z.string(),
  content: z.string(),
  status: z.enum(['draft', 'published']),
  author: z.enum(['person', 'model']),
  createdAt: timeSchema,
})

export const renderedExplanationSchema = explanationSchema.extend({
  rendered: z.object({ html: z.string(), digest: z.string() }),
})

export const termSchema = z.object({
  id: z.string(),
  conceptId: z.string(),
  term: z.string(),
  definition: z.string(),
})

const byId = z.object({ id: curriculumIdSchema })
const byConcept = z.object({ id: curriculumIdSchema, conceptId: curriculumIdSchema })

export const curriculumContract = {
  entries: contentProcedure
    .route({ method: 'GET', path: '/api/curriculums' })
    .output(z.array(curriculumEntrySchema)),
  nodes: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums' })
    .output(z.array(treeNodeSchema)),
  roots: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums/roots' })
    .output(z.array(treeNodeSchema)),
  tree: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums/{id}/tree' })
    .input(byId)
    .output(treeNodeSchema),
  concepts: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums/{id}/concepts' })
    .input(byId)
    .output(z.array(conceptSchema)),
  concept: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculums/{id}/concepts/{conceptId}' })
    .input(byConcept)
    .output(conceptSchema),
}

export const conceptContract = {
  links: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculum-concepts/{id}/links' })
    .input(byId)
    .output(z.array(linkSchema)),
  terms: contentProcedure
    .route({ method: 'GET', path: '/api/v1/curriculum-concepts/{id}/terms' })
    .input(byId)
    .output(z.array(termSchema)),
  latestExplanation: contentProcedure
    .route({ method: 'GET', path: '/api/v1/services/curriculum-concepts/{id}/explanations' })
    .input(byId)
    .output(renderedExplanationSchema),
}
