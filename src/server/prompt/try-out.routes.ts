import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { promptContract } from '#contract/prompt.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { MOST_STREAMS } from '../chat/chat-turn.flow.ts'
import { checkTokenBudget } from '../chat/check-allowance.flow.ts'
import { registerStream } from '../chat/running-stream.queries.ts'
import type { TutorCallContext, TutorEvent } from '../chat/tutor-port.ts'
import { loadTutorOutline, loadTutorUnit } from '../chat/tutor-unit.flow.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { invalidInput } from '../http/errors.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { takeFromLimit } from '../http/limits.ts'
import { mayCall } from '../http/may-call.ts'
import { openEventStream } from '../http/sse.ts'
import { findCall } from '../llm-history/llm-history.queries.ts'
import { familyOf } from './load-prompts.flow.ts'
import { makeReplay } from './make-replay.flow.ts'
import { findPrompt, findVersion } from './prompt.queries.ts'

const NO_MODEL =
  '연결된 언어 모델이 없어 시험할 수 없어요. 서버에 TUTOR_BASE_URL과 TUTOR_MODEL을 설정해 주세요.'
const STREAMS_RETRY_S = 5

const { tryOut, replay } = promptContract
type TryOut = z.output<NonNullable<(typeof tryOut)['~orpc']['inputSchema']>>
type Replay = z.output<NonNullable<(typeof replay)['~orpc']['inputSchema']>>

interface Sample<Body> {
  user: SignedInUser
  messageId: string
  body: Body
}

type Produce = (signal: AbortSignal) => AsyncIterable<TutorEvent>

/** Sample turns with a version of a prompt. Nothing of them is saved but the call's entry in the history. */
export function makeTryOutRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.post(routeOf(contract.prompt.tryOut), (context) =>
    streamSample(deps, context, tryOut['~orpc'].inputSchema, openTryOut),
  )
  routes.post(routeOf(contract.prompt.replay), (context) =>
    streamSample(deps, context, replay['~orpc'].inputSchema, openReplay),
  )
  return routes
}

/** Answers with the stream that `open` returns. What `open` refuses counts for no limit. */
async function streamSample<Body>(
  deps: AppDeps,
  context: Context<ServerHono>,
  schema: z.ZodType<Body> | undefined,
  open: (deps: AppDeps, sample: Sample<Body>) => Promise<Produce>,
): Promise<Response> {
  const { user } = await context.var.caller()
  const refusal = mayCall('admin', user)
  if (refusal || !user) throw new AppError(refusal ?? 'UNAUTHORIZED')
  const sent = { ...(context.var.body as object | undefined), id: context.req.param('id') }
  const parsed = schema?.safeParse(sent)
  if (!parsed?.success) throw invalidInput(parsed?.error.issues ?? [])
  const messageId = deps.newId()
  const produce = await open(deps, { user, messageId, body: parsed.data })
  await takeFromLimit(deps, 'promptTriesByPerson', user.id)
  await checkTokenBudget(deps, { user })
  const owner = `u:${user.id}`
  const isLetIn = await deps.db.transaction((tx) => registerStream(tx, owner, messageId, MOST_STREAMS))
  if (!isLetIn) throw new AppError('TOO_MANY_REQUESTS', { data: { retryAfter: STREAMS_RETRY_S } })
  const reply = deps.replies.start(owner, {
    id: messageId,
    waitsForReaders: false,
    produce,
    save: async () => undefined,
  })
  return openEventStream(context, (sink) => reply.follow(sink))
}

/** Returns the family and text of a version. */
async function requireVersion({ db, site }: AppDeps, id: string, version: number) {
  const prompt = await findPrompt(db, id)
  const family = prompt && familyOf(site, prompt.title)
  const stored = family && (await findVersion(db, id, version))
  if (!stored) throw new AppError('NOT_FOUND', { message: '프롬프트를 찾을 수 없어요.' })
  const chosen = { name: prompt.title, purpose: prompt.purpose, version }
  return { family, stored, chosen }
}

/** Returns what streams the answer to a call that is made again. The text of another person is read only for a reason, which is recorded. */
async function openReplay(deps: AppDeps, { user, messageId, body }: Sample<Replay>): Promise<Produce> {
  const { db, site, tutor } = deps
  const { stored, chosen } = await requireVersion(deps, body.id, body.version)
  const found = await findCall(db, body.callId)
  if (!found) throw new AppError('NOT_FOUND', { message: '호출 기록을 찾을 수 없어요.' })
  const { call, request } = found
  if (!request) throw new AppError('UNPROCESSABLE', { message: '글을 저장하지 않은 호출이에요.' })
  if (call.user?.id !== user.id && body.reason === undefined) throw new AppError('FORBIDDEN')
  const again = await makeReplay(db, site, { call, request }, { title: chosen.name, content: stored.content })
  if (!tutor.hasModel) throw new AppError('UNPROCESSABLE', { message: NO_MODEL })
  await insertAuditEntry(db, {
    ...{ at: deps.clock(), actorId: user.id, action: 'read', entity: 'llm-call', entityId: call.id },
    ...{
      before: null,
      after: { reason: body.reason ?? null, replayed: `${chosen.purpose} ${chosen.version}` },
    },
  })
  const caller = { userId: user.id, messageId, isReplay: true, prompt: chosen }
  return (signal) => tutor.streamReplay(again, stored, caller, signal)
}

/** Returns what streams the reply. Throws before anything is counted: 404 for an unknown prompt, version or concept, 422 without a model. */
async function openTryOut(deps: AppDeps, { user, messageId, body }: Sample<TryOut>): Promise<Produce> {
  const { tutor } = deps
  const { conceptId, message, history } = body
  const { family, chosen } = await requireVersion(deps, body.id, body.version)
  const unitId = (await getCurriculumIndex(deps)).unitOf(conceptId)?.id
  const unit = unitId === undefined ? null : await loadTutorUnit(deps, unitId)
  const known = unit?.concepts.find(({ concept }) => concept.id === conceptId)
  if (!unit || !known) throw new AppError('CONCEPT_NOT_FOUND')
  if (!tutor.hasModel) throw new AppError('UNPROCESSABLE', { message: NO_MODEL })
  const caller: TutorCallContext = { userId: user.id, messageId, purpose: 'try-out', prompt: chosen }
  const [item] = known.items
  if (family === 'sub') {
    if (!item) throw new AppError('NO_ITEMS')
    const hint = { item, unit, answer: message, hintsShown: 0, persona: DEFAULT_PERSONA }
    return (signal) => tutor.streamHint(hint, caller, signal)
  }
  const turn = {
    ...{ unit, conceptId, message, openItem: null, persona: DEFAULT_PERSONA, mode: 'question' as const },
    outline: await loadTutorOutline(deps),
    templates: await loadUnitTemplates(unit.id),
    history: history.map((one) => ({ ...one, isServerReply: true })),
  }
  return (signal) => tutor.streamTurn(turn, caller, signal)
}
