import { z } from 'zod'
import { CONTENT_LEVELS } from '#domain/exam/item.ts'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import { CALL_PURPOSES } from '#domain/prompt/model-call.ts'
import { ITEM_FLAGS } from '#domain/statistics/flag-item.ts'
import { curriculumIdSchema, itemIdSchema, timeSchema } from './fields.ts'
import { adminProcedure, itemProcedure } from './procedure.ts'

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
const spendingFields = {
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** In won, of the calls with a known price; null if there are calls and none of them has one. */
  cost: z.number().nullable(),
  /** Calls without a known price. */
  unpriced: z.number(),
}
const callFields = {
  /** Calls of the tutor, for learners and visitors. */
  calls: z.number(),
  failedCalls: z.number(),
  /** Calls for work of administrators. */
  otherCalls: z.number(),
  /** Of all calls. */
  ...spendingFields,
  /** Milliseconds that half, and 95 of 100, successful calls of the tutor took at most, to within 4.5 %; null without any. */
  latencyHalf: z.number().nullable(),
  latencyMost: z.number().nullable(),
}
const pushFields = {
  sent: z.number(),
  /** Of those that were sent then, whenever they were clicked. */
  clicked: z.number(),
}
/** Requests that the server answered with an error of its own (5xx). */
const errorFields = { errors: z.number() }
const dayFields = { ...studyFields, ...answerFields, ...callFields, ...pushFields, ...errorFields }

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
  /** Calls of models by what for; purposes without any are left out. */
  purposes: z.array(
    z.object({
      purpose: z.enum(CALL_PURPOSES),
      calls: z.number(),
      failedCalls: z.number(),
      ...spendingFields,
    }),
  ),
  /** The addresses with the most errors of the server, without personal parts. */
  errorPaths: z.array(z.object({ method: z.string(), path: z.string(), status: z.number(), ...errorFields })),
})
export type AllStatistics = z.infer<typeof allStatisticsSchema>

const placeFigures = {
  ...studyFields,
  ...answerFields,
  /** The learners' median study time in milliseconds; null if none was measured. */
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

const itemStatisticsSchema = z.object({
  /** What was answered before this time is counted; null before the first summary. */
  asOf: timeSchema.nullable(),
  /** Versions with answers, oldest first. */
  versions: z.array(z.number()),
  itemVersion: z.number(),
  /** First answers: of all learners, after a hint or the solution, and without help. */
  answers: z.number(),
  afterHint: z.number(),
  afterSolution: z.number(),
  alone: z.number(),
  rightAlone: z.number(),
  /** Share of right answers without help, with the interval of 95 %; null below 30 of them. */
  facility: z.object({ share: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Correlation with the learners' other answers; null below 30 of them, and if it is unknown. */
  discrimination: z.number().nullable(),
  /** The expected share of right answers by guessing. */
  guessShare: z.number(),
  /** Milliseconds that half of the learners spent on it at most, in all its versions; null if it was not measured. */
  medianTime: z.number().nullable(),
  flags: z.array(z.enum(ITEM_FLAGS)),
  /** Of multiple choice: how many learners chose each option first and without help. */
  options: z.array(z.object({ option: z.number(), learners: z.number(), isKey: z.boolean() })),
  /** Wrong answers that at least three learners gave, the most frequent first. */
  wrongAnswers: z.array(
    z.object({ answer: z.string(), learners: z.number(), mistake: z.string().nullable() }),
  ),
})
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>

const jobSchema = z.object({
  name: z.string(),
  startedAt: timeSchema,
  /** Null while it runs, and if its process was lost. */
  endedAt: timeSchema.nullable(),
  /** When its last failed run failed. */
  failedAt: timeSchema.nullable(),
  isFailing: z.boolean(),
})

const todaySchema = z.object({
  ...freshness,
  day: z.string(),
  figures: z.object(dayFields),
  jobs: z.array(jobSchema),
  /** Notifications that are due and not sent. */
  waitingSends: z.number(),
  /** Days whose statistics are to be rolled up. */
  waitingDays: z.number(),
  storage: z.object({ databaseBytes: z.number(), files: z.number(), fileBytes: z.number() }),
})
export type Today = z.infer<typeof todaySchema>

/** The tables of each page that can be downloaded. */
export const ALL_TABLES = ['days', 'weeks', 'levels', 'missed', 'methods', 'purposes', 'errors'] as const
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
  /** What the first answers say about a version of an item, by default the newest that was answered. */
  item: itemProcedure
    .route({ method: 'GET', path: '/api/v1/evaluation-items/{id}/statistics' })
    .input(
      z.strictObject({ id: itemIdSchema, itemVersion: z.coerce.number<number>().int().min(1).optional() }),
    )
    .output(itemStatisticsSchema),
  /** Today so far, and the state of the server's own work. */
  today: adminProcedure.route({ method: 'GET', path: `${STATISTICS}/today` }).output(todaySchema),
}
