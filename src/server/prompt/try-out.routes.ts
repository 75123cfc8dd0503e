import { Hono } from 'hono'
import { routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { AppError } from '#contract/error.ts'
import { promptContract } from '#contract/prompt.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
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
import { familyOf } from './load-prompts.flow.ts'
import { findPrompt, findVersion } from './prompt.queries.ts'

const NO_MODEL =
  '연결된 언어 모델이 없어 시험할 수 없어요. 서버에 TUTOR_BASE_URL과 TUTOR_MODEL을 설정해 주세요.'
const STREAMS_RETRY_S = 5

const schema = promptContract.tryOut['~orpc'].inputSchema
type TryOut = NonNullable<typeof schema>['_output']

/** A sample turn with a version of a prompt. Nothing of it is saved but the call's entry in the history. */
export function makeTryOutRoutes(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.post(routeOf(contract.prompt.tryOut), async (context) => {
    const { user } = await context.var.caller()
    const refusal = mayCall('admin', user)
    if (refusal || !user) throw new AppError(refusal ?? 'UNAUTHORIZED')
    const body = { ...(context.var.body as object | undefined), id: context.req.param('id') }
    const parsed = schema?.safeParse(body)
    if (!parsed?.success) throw invalidInput(parsed?.error.issues ?? [])
    const messageId = deps.newId()
    const produce = await openTryOut(deps, user.id, messageId, parsed.data)
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
  })
  return routes
}

/** Returns what streams the reply. Throws before anything is counted: 404 for an unknown prompt, version or concept, 422 without a model. */
async function openTryOut(
  deps: AppDeps,
  userId: string,
  messageId: string,
  { id, version, conceptId, message, history }: TryOut,
): Promise<(signal: AbortSignal) => AsyncIterable<TutorEvent>> {
  const { db, site, tutor } = deps
  const prompt = await findPrompt(db, id)
  const family = prompt && familyOf(site, prompt.title)
  if (!family || !(await findVersion(db, id, version)))
    throw new AppError('NOT_FOUND', { message: '프롬프트를 찾을 수 없어요.' })
  const unitId = (await getCurriculumIndex(deps)).unitOf(conceptId)?.id
  const unit = unitId === undefined ? null : await loadTutorUnit(deps, unitId)
  const known = unit?.concepts.find(({ concept }) => concept.id === conceptId)
  if (!unit || !known) throw new AppError('CONCEPT_NOT_FOUND')
  if (!tutor.hasModel) throw new AppError('UNPROCESSABLE', { message: NO_MODEL })
  const caller: TutorCallContext = {
    userId,
    messageId,
    purpose: 'try-out',
    prompt: { name: prompt.title, purpose: prompt.purpose, version },
  }
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
