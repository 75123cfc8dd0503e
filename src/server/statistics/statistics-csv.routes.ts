import { Hono } from 'hono'
import type { z } from 'zod'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import type { AllStatistics, AllTable, CurriculumStatistics, CurriculumTable } from '#contract/statistics.ts'
import { MINUTE_MS } from '#domain/calendar/durations.ts'
import { CONTENT_LEVELS, type ContentLevel, DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { METHOD_RULES } from '#domain/notify/notification-method.ts'
import type { AnswerCounts } from '#domain/statistics/sum-answers.ts'
import type { AppDeps } from '../deps.ts'
import { answerCsv, type CsvCell } from '../http/csv.ts'
import { invalidInput } from '../http/errors.ts'
import type { Caller, ServerHono } from '../http/hono-env.ts'
import { mayCall } from '../http/may-call.ts'
import { describeAll } from './describe-all.flow.ts'
import { describeCurriculum } from './describe-curriculum.flow.ts'

/** A column: its heading and the cell of a row. */
type Columns<Row> = readonly (readonly [string, (row: Row) => CsvCell])[]

function toMinutes(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.round(milliseconds / MINUTE_MS)
}

const LEARNERS = '학습자(명)'
const STUDIED = '학습 시간(분)'
const ANSWERS = '푼 답(개)'
const RIGHT = '맞은 답(개)'

/** An unknown cost is an empty cell. */
const SPENDING: Columns<AllStatistics['purposes'][number] | AllStatistics['days'][number]> = [
  ['입력 토큰(개)', ({ tokensIn }) => tokensIn],
  ['출력 토큰(개)', ({ tokensOut }) => tokensOut],
  ['비용(원)', ({ cost }) => cost],
  ['비용을 모르는 호출(번)', ({ unpriced }) => unpriced],
]
const DAYS: Columns<AllStatistics['days'][number]> = [
  ['날짜', ({ day }) => day],
  [LEARNERS, ({ learners }) => learners],
  [STUDIED, ({ studied }) => toMinutes(studied)],
  [ANSWERS, ({ answers }) => answers],
  [RIGHT, ({ rightAnswers }) => rightAnswers],
  ['튜터 호출(번)', ({ calls }) => calls],
  ['실패한 튜터 호출(번)', ({ failedCalls }) => failedCalls],
  ['다른 호출(번)', ({ otherCalls }) => otherCalls],
  ...SPENDING,
  ['응답 시간 중앙값(ms)', ({ latencyHalf }) => latencyHalf],
  ['응답 시간 95%(ms)', ({ latencyMost }) => latencyMost],
  ['보낸 푸시(건)', ({ sent }) => sent],
  ['누른 푸시(건)', ({ clicked }) => clicked],
  ['서버 오류(번)', ({ errors }) => errors],
]
const WEEKS: Columns<AllStatistics['weeks'][number]> = [
  ['시작하는 월요일', ({ week }) => week],
  [LEARNERS, ({ learners }) => learners],
  [STUDIED, ({ studied }) => toMinutes(studied)],
]
const LEVELS: Columns<AllStatistics['levels'][number]> = [
  ['난이도', ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel]],
  [ANSWERS, ({ answers }) => answers],
  [RIGHT, ({ rightAnswers }) => rightAnswers],
]
const MISSED: Columns<AllStatistics['missed'][number]> = [
  ['문항', ({ id }) => id],
  ['문제', ({ question }) => question],
  ['개념', ({ conceptId }) => conceptId],
  ['난이도', ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel]],
  [ANSWERS, ({ answers }) => answers],
  [RIGHT, ({ rightAnswers }) => rightAnswers],
]
const METHODS: Columns<AllStatistics['methods'][number]> = [
  ['방법', ({ method }) => METHOD_RULES[method].label],
  ['보냄(건)', ({ sent }) => sent],
  ['누름(건)', ({ clicked }) => clicked],
]

const PURPOSES: Columns<AllStatistics['purposes'][number]> = [
  ['목적', ({ purpose }) => purpose],
  ['호출(번)', ({ calls }) => calls],
  ['실패(번)', ({ failedCalls }) => failedCalls],
  ...SPENDING,
]
const ERRORS: Columns<AllStatistics['errorPaths'][number]> = [
  ['요청', ({ method }) => method],
  ['주소', ({ path }) => path],
  ['상태', ({ status }) => status],
  ['서버 오류(번)', ({ errors }) => errors],
]

type Place = CurriculumStatistics['units'][number]

function countsOf(place: Place, level: ContentLevel): AnswerCounts {
  return (
    place.levels.find(({ difficultyLevel }) => difficultyLevel === level) ?? { answers: 0, rightAnswers: 0 }
  )
}

const PLACES: Columns<Place> = [
  ['번호', ({ id }) => id],
  ['이름', ({ label }) => label],
  [LEARNERS, ({ learners }) => learners],
  ['마친 학습자(명)', ({ completed }) => completed],
  [STUDIED, ({ studied }) => toMinutes(studied)],
  ['학습 시간 중앙값(분)', ({ medianTime }) => toMinutes(medianTime)],
  ...CONTENT_LEVELS.flatMap(
    (level): Columns<Place> => [
      [`${DIFFICULTY_LABELS[level]} ${ANSWERS}`, (place) => countsOf(place, level).answers],
      [`${DIFFICULTY_LABELS[level]} ${RIGHT}`, (place) => countsOf(place, level).rightAnswers],
    ],
  ),
]

function writeTable<Row>(fileName: string, columns: Columns<Row>, rows: readonly Row[]): Promise<Response> {
  return answerCsv(
    fileName,
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )
}

const ALL_WRITERS: Record<AllTable, (statistics: AllStatistics, fileName: string) => Promise<Response>> = {
  days: ({ days }, fileName) => writeTable(fileName, DAYS, days),
  weeks: ({ weeks }, fileName) => writeTable(fileName, WEEKS, weeks),
  levels: ({ levels }, fileName) => writeTable(fileName, LEVELS, levels),
  missed: ({ missed }, fileName) => writeTable(fileName, MISSED, missed),
  methods: ({ methods }, fileName) => writeTable(fileName, METHODS, methods),
  purposes: ({ purposes }, fileName) => writeTable(fileName, PURPOSES, purposes),
  errors: ({ errorPaths }, fileName) => writeTable(fileName, ERRORS, errorPaths),
}
const CURRICULUM_WRITERS: Record<
  CurriculumTable,
  (statistics: CurriculumStatistics, fileName: string) => Promise<Response>
> = {
  units: ({ units }, fileName) => writeTable(fileName, PLACES, units),
  concepts: ({ concepts }, fileName) => writeTable(fileName, PLACES, concepts),
}

function requireAdmin({ user }: Caller): void {
  const refusal = mayCall('admin', user)
  if (refusal) throw new AppError(refusal)
}

function parseQuery<Schema extends z.ZodType>(schema: Schema | undefined, query: unknown): z.output<Schema> {
  const parsed = schema?.safeParse(query)
  if (!parsed?.success) throw invalidInput(parsed?.error.issues ?? [])
  return parsed.data
}

/** Serves the tables of the statistics pages as CSV. */
export function makeStatisticsCsvRoutes(deps: AppDeps): Hono<ServerHono> {
  const { allCsv, curriculumCsv } = contract.statistics
  const routes = new Hono<ServerHono>()
  routes.get(routeOf(allCsv), async (context) => {
    requireAdmin(await context.var.caller())
    const { table, ...range } = parseQuery(allCsv['~orpc'].inputSchema, context.req.query())
    const statistics = await describeAll(deps.db, deps.clock(), range)
    return ALL_WRITERS[table](statistics, `전체 통계 ${table} ${range.from} ${range.to}`)
  })
  routes.get(routeOf(curriculumCsv), async (context) => {
    requireAdmin(await context.var.caller())
    const { table, ...place } = parseQuery(curriculumCsv['~orpc'].inputSchema, {
      ...context.req.query(),
      id: context.req.param('id'),
    })
    const statistics = await describeCurriculum(deps, place)
    return CURRICULUM_WRITERS[table](
      statistics,
      `교육과정 통계 ${place.id} ${table} ${place.from} ${place.to}`,
    )
  })
  return routes
}
