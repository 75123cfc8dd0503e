import { setTimeout as delay } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { pathOf, routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { curriculumIdSchema, itemIdSchema } from '#contract/fields.ts'
import {
  GENERATION_PICTURES,
  type Generation,
  type GenerationEvent,
  generationRequestSchema,
  pictureRequestSchema,
  type SolutionEvent,
} from '#contract/generation.ts'
import { readMeta } from '#contract/procedure.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { requireDayBudget } from '../chat/check-allowance.flow.ts'
import { generations } from '../db/schema.ts'
import type { AppDeps } from '../deps.ts'
import { invalidInput } from '../http/errors.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { readIdempotencyKey } from '../http/idempotency.ts'
import { takeFromLimit } from '../http/limits.ts'
import { mayCall } from '../http/may-call.ts'
import { openEventStream } from '../http/sse.ts'
import { contentOf } from '../item/edit-item.flow.ts'
import { findItems, toItem } from '../item/item.queries.ts'
import { findAuthored } from '../item/item-editing.queries.ts'
import { requireClassification, requireConcepts } from '../item/require-placement.flow.ts'
import { countRunning, requestCancel } from '../jobs/leased-job.queries.ts'
import type { ModelPicture } from '../llm/stream-model.ts'
import { badField, readPictureForm } from '../storage/read-picture-form.ts'
import { drawItems } from './draw-items.flow.ts'
import { findGeneration, type NewGeneration } from './generation.queries.ts'
import type { GenerationWork } from './generation-runner.ts'
import type { Placement } from './save-generated.flow.ts'
import { writeExplanation } from './write-explanation.flow.ts'
import { writeItems } from './write-items.flow.ts'
import { writeSolution } from './write-solution.flow.ts'

const NO_MODEL = '이 서버에는 글을 쓰는 모델이 연결되어 있지 않아요.'
const NO_VISION =
  '이 서버에는 그림을 읽는 모델이 연결되어 있지 않아요. 그림 없이 만들거나, 운영자에게 알려 주세요.'
/** Running at once for one person. */
const MOST_RUNNING = 2
const LOOK_EVERY_MS = 300
const MOST_FIELDS = 60
/** Fields of the multipart request that may come several times, and that are numbers. */
const LIST_FIELDS: readonly string[] = ['curriculumConceptIds', 'criterionTypeIds', 'itemGroupIds']
const NUMBER_FIELDS: readonly string[] = [
  'writtenTestType',
  'performanceTestType',
  'difficultyLevel',
  'generationCount',
]

type GenerationContext = Context<ServerHono>

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  return parsed.data
}

async function requireAuthor(
  context: GenerationContext,
  procedure: (typeof contract.generation)[keyof typeof contract.generation],
): Promise<SignedInUser> {
  const { user } = await context.var.caller()
  const refusal = mayCall(readMeta(procedure['~orpc'].meta).access, user)
  if (refusal) throw new AppError(refusal)
  if (!user) throw new AppError('UNAUTHORIZED')
  return user
}

type Job = Pick<NewGeneration, 'kind' | 'model' | 'conceptIds'> & { itemId?: string; begin: string }

/** Starts a job, or finds the one that the same request has begun; returns its id. */
async function begin(
  deps: AppDeps,
  context: GenerationContext,
  user: SignedInUser,
  { begin: message, ...job }: Job,
  work: GenerationWork,
): Promise<string> {
  const key = readIdempotencyKey(context.req.raw)
  if (key !== null && (await findGeneration(deps.db, user.id, key))) return key
  if ((await countRunning(deps.db, generations, user.id)) >= MOST_RUNNING)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `한 번에 ${MOST_RUNNING}개까지 만들 수 있어요. 앞의 것이 끝난 뒤에 다시 시도해 주세요.`,
      data: { retryAfter: 10 },
    })
  if (job.model !== null) await requireDayBudget(deps)
  await takeFromLimit(deps, 'generationsByPerson', user.id)
  const head = { ...job, id: key ?? deps.newId(), userId: user.id, createdAt: deps.clock() }
  await deps.generations.start(head, message, work)
  return head.id
}

/** Yields the events of a job as they come, each with the job as it is then; ends with the job, or once nobody listens. */
async function* follow(
  deps: AppDeps,
  userId: string,
  id: string,
  isOpen: () => boolean,
): AsyncGenerator<{ event: GenerationEvent; job: Generation }> {
  for (let told = 0; isOpen(); await delay(LOOK_EVERY_MS)) {
    const job = await findGeneration(deps.db, userId, id)
    if (!job) return
    for (const event of job.events.slice(told)) yield { event, job }
    told = job.events.length
    if (job.status !== 'running') return
  }
}

function streamJob<Event extends object>(
  deps: AppDeps,
  context: GenerationContext,
  { userId, id }: { userId: string; id: string },
  toEvent: (event: GenerationEvent, job: Generation) => Event,
): Response {
  return openEventStream<Event>(context, (sink) => {
    let isOpen = true
    sink.onGone(() => {
      isOpen = false
    })
    const tell = async () => {
      for await (const { event, job } of follow(deps, userId, id, () => isOpen))
        sink.send(toEvent(event, job))
    }
    tell()
      .catch((error: unknown) =>
        deps.log.warn({ err: error, generation: id }, 'events of a generation not sent'),
      )
      .finally(() => sink.end())
  })
}

/** Waits for a job; a caller who leaves cancels it. Returns its drafts, throws GENERATION_FAILED with its last sentence. */
async function awaitDrafts(deps: AppDeps, context: GenerationContext, userId: string, id: string) {
  const { signal } = context.req.raw
  let last: { event: GenerationEvent; job: Generation } | undefined
  for await (const told of follow(deps, userId, id, () => !signal.aborted)) last = told
  if (signal.aborted) await requestCancel(deps.db, generations, userId, id)
  if (last?.job.status !== 'done')
    throw new AppError('GENERATION_FAILED', { ...(last && { message: last.event.message }) })
  return findItems(
    deps.db,
    last.job.drafts.map(({ itemId }) => itemId),
  )
}

async function requirePlacement(deps: AppDeps, placement: Placement): Promise<void> {
  await requireConcepts({ deps }, placement.curriculumConceptIds)
  const { criterionTypeIds, itemGroupIds: [itemGroupId] = [] } = placement
  await requireClassification(deps, { criterionTypeIds, itemGroupId })
}

async function readPictureRequest(request: Request) {
  const fields: Record<string, unknown> = {}
  const pictures: ModelPicture[] = []
  await readPictureForm(request, {
    files: 'images',
    mostFiles: GENERATION_PICTURES,
    mostFields: MOST_FIELDS,
    onField: (name, text) => {
      if (LIST_FIELDS.includes(name)) fields[name] = [...((fields[name] as string[] | undefined) ?? []), text]
      else if (Object.hasOwn(fields, name))
        throw badField(name.slice(0, 100), '한 번만 보낼 수 있는 항목이에요.')
      else fields[name] = NUMBER_FIELDS.includes(name) ? Number(text) : text
    },
    onPicture: ({ bytes, type }) => pictures.push({ bytes, type }),
  })
  return { request: parse(pictureRequestSchema, fields), pictures }
}

/** The calls that begin a job: answered with its events. */
export function makeGenerationRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  const { generation } = contract

  routes.post(pathOf(generation.items), async (context) => {
    const user = await requireAuthor(context, generation.items)
    const request = parse(generationRequestSchema, context.var.body)
    await requirePlacement(deps, request)
    const { textModel } = deps.authorModel
    if (request.source === 'model' && textModel === null)
      throw new AppError('NOT_CONFIGURED', { message: NO_MODEL })
    const model = request.source === 'templates' ? null : textModel
    const work = model === null ? drawItems(deps, user, request) : writeItems(deps, user, request)
    const head = { kind: 'items' as const, model, conceptIds: request.curriculumConceptIds }
    const id = await begin(deps, context, user, { ...head, begin: '문항을 만들기 시작했어요.' }, work)
    if (!context.req.header('accept')?.includes('text/event-stream'))
      return context.json(await awaitDrafts(deps, context, user.id, id))
    return streamJob(deps, context, { userId: user.id, id }, (event) => event)
  })

  routes.post(pathOf(generation.itemsFromPictures), async (context) => {
    const user = await requireAuthor(context, generation.itemsFromPictures)
    if (readIdempotencyKey(context.req.raw) === null) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const { visionModel } = deps.authorModel
    // Before a byte of a picture is read.
    if (visionModel === null) throw new AppError('NOT_CONFIGURED', { message: NO_VISION })
    const { request, pictures } = await readPictureRequest(context.req.raw)
    await requirePlacement(deps, request)
    const conceptIds = request.curriculumConceptIds
    const head = { kind: 'picture-items' as const, model: visionModel, conceptIds }
    const work = writeItems(deps, user, request, pictures)
    const id = await begin(
      deps,
      context,
      user,
      { ...head, begin: '그림을 보고 문항을 만들기 시작했어요.' },
      work,
    )
    return streamJob(deps, context, { userId: user.id, id }, (event) => event)
  })

  routes.post(routeOf(generation.recreateSolution), async (context) => {
    const user = await requireAuthor(context, generation.recreateSolution)
    const itemId = parse(itemIdSchema, context.req.param('id'))
    const authored = await findAuthored(deps.db, itemId)
    if (!authored) throw new AppError('ITEM_NOT_FOUND')
    const item = { ...toItem(authored), ...contentOf(authored) }
    const { conceptIds } = item
    if (conceptIds.length === 0)
      throw new AppError('UNPROCESSABLE', { message: '먼저 문항의 개념을 골라 주세요.' })
    const head = { kind: 'solution' as const, model: deps.authorModel.textModel, conceptIds, itemId }
    const work = writeSolution(deps, item)
    const id = await begin(deps, context, user, { ...head, begin: '풀이를 만들기 시작했어요.' }, work)
    return streamJob<SolutionEvent>(
      deps,
      context,
      { userId: user.id, id },
      ({ done, itemId: _, ...payload }, job) => ({
        payload: { ...payload, ...(done && job.text !== null && { solution: job.text }) },
        ...(done && { done }),
      }),
    )
  })

  routes.post(routeOf(generation.explanation), async (context) => {
    const user = await requireAuthor(context, generation.explanation)
    const conceptId = parse(curriculumIdSchema, context.req.param('id'))
    await requireConcepts({ deps }, [conceptId])
    const head = { kind: 'explanation' as const, model: deps.authorModel.textModel, conceptIds: [conceptId] }
    const work = writeExplanation(deps, user, conceptId)
    const id = await begin(deps, context, user, { ...head, begin: '설명을 만들기 시작했어요.' }, work)
    return streamJob(deps, context, { userId: user.id, id }, (event) => event)
  })
  return routes
}
