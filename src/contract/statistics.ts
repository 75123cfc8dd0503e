import { z } from 'zod'
import { CONTENT_LEVELS } from '#domain/exam/item.ts'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import { curriculumIdSchema, timeSchema } from './fields.ts'
import { adminProcedure } from './procedure.ts'

/**
 * Statistics for administrators, from what a job has rolled up. Days are those of Asia/Seoul; a range has at most 366 of them, both ends
 * included. A record counts for the day on which it happened, whenever it arrives.
 */

const rangeFields = { from: z.iso.date(), to: z.iso.date() }

/** How fresh the figures are. */
const freshness = {
  /** What was recorded before this time is counted; null before the first roll-up. */
  asOf: timeSchema.nullable(),
  /** Whether the roll-up is late. */
  isStale: z.boolean(),
}

const answerFields = { answers: z.number(), rightAnswers: z.number() }
const studyFields = {
  /** Different persons who studied or answered. */
  learners: z.number(),
  /** Milliseconds. */
  studied: z.number(),
}
const callFields = {
  calls: z.number(),
  failedCalls: z.number(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** Milliseconds that half, and 95 of 100, successful calls took at most, to within 4.5 %; null without any. */
  latencyHalf: z.number().nullable(),
  latencyMost: z.number().nullable(),
}
const pushFields = {
  sent: z.number(),
  /** Of those that were sent then, whenever they were clicked. */
  clicked: z.number(),
}
const dayFields = { ...studyFields, ...answerFields, ...callFields, ...pushFields }

const levelSchema = z.object({ difficultyLevel: z.literal(CONTENT_LEVELS), ...answerFields })

const missedItemSchema = z.object({
  id: z.string(),
  question: z.string(),
  conceptId: z.string().nullable(),
  difficultyLevel: z.literal(CONTENT_LEVELS),
  ...answerFields,
})

const allStatisticsSchema = z.object({
  ...freshness,
  totals: z.object(dayFields),
  /** Every day of the range. */
  days: z.array(z.object({ day: z.string(), ...dayFields })),
  /** Every week, by its Monday, that the range touches; counted from Monday to Sunday. */
  weeks: z.array(z.object({ week: z.string(), ...studyFields })),
  levels: z.array(levelSchema),
  /** The stored items with the lowest share of right answers, of those with enough of them. */
  missed: z.array(missedItemSchema),
  methods: z.array(z.object({ method: z.enum(NOTIFICATION_METHODS), ...pushFields })),
})
export type AllStatistics = z.infer<typeof allStatisticsSchema>

const placeFigures = {
  ...studyFields,
  ...answerFields,
  /** Milliseconds that half of the learners studied it at most; null if nobody's time was measured. */
  medianTime: z.number().nullable(),
  /** Of `learners`, those who had completed it by the end of the range. */
  completed: z.number(),
  levels: z.array(levelSchema),
}

const curriculumStatisticsSchema = z.object({
  ...freshness,
  id: z.string(),
  label: z.string(),
  totals: z.object({ ...studyFields, ...answerFields }),
  /** In curriculum order; what is hidden too. */
  units: z.array(z.object({ id: z.string(), label: z.string(), ...placeFigures })),
  concepts: z.array(
    z.object({ id: z.string(), label: z.string(), unitId: z.string().nullable(), ...placeFigures }),
  ),
})
export type CurriculumStatistics = z.infer<typeof curriculumStatisticsSchema>

/** The tables of each page that can be downloaded. */
export const ALL_TABLES = ['days', 'weeks', 'levels', 'missed', 'methods'] as const
export type AllTable = (typeof ALL_TABLES)[number]
export const CURRICULUM_TABLES = ['units', 'concepts'] as const
export type CurriculumTable = (typeof CURRICULUM_TABLES)[number]

const STATISTICS = '/api/v1/statistics'

export const statisticsContract = {
  all: adminProcedure
    .route({ method: 'GET', path: `${STATISTICS}/all` })
    .input(z.strictObject(rangeFields))
    .output(allStatisticsSchema),
  /** One of its tables as CSV. */
  allCsv: adminProcedure
    .route({ method: 'GET', path: `${STATISTICS}/all/csv` })
    .meta({ stream: true })
    .input(z.strictObject({ ...rangeFields, table: z.enum(ALL_TABLES) }))
    .output(z.file()),
  /** Of a node of the curriculum: its units and concepts. */
  curriculum: adminProcedure
    .route({ method: 'GET', path: `${STATISTICS}/curriculums/{id}` })
    .input(z.strictObject({ id: curriculumIdSchema, ...rangeFields }))
    .output(curriculumStatisticsSchema),
  curriculumCsv: adminProcedure
    .route({ method: 'GET', path: `${STATISTICS}/curriculums/{id}/csv` })
    .meta({ stream: true })
    .input(z.strictObject({ id: curriculumIdSchema, ...rangeFields, table: z.enum(CURRICULUM_TABLES) }))
    .output(z.file()),
}
