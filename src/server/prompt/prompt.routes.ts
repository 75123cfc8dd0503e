import { AppError } from '#contract/error.ts'
import type { Prompt, PromptDetail, PromptVersion } from '#contract/prompt.ts'
import { checkPlaces } from '#domain/prompt/check-places.ts'
import type { PromptParameters } from '#domain/prompt/prompt.ts'
import type { PromptFamily } from '#domain/prompt/prompt-places.ts'
import { recordWrite } from '../audit/record-write.ts'
import { findPromptVersion } from '../chat/prompt-choice.queries.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { DEFAULT_PROMPTS } from '../llm/prompts/default-prompts.ts'
import { familyOf } from './load-prompts.flow.ts'
import {
  deletePrompt,
  findPrompt,
  findVersion,
  insertPrompt,
  insertVersion,
  listPrompts,
  listVersions,
  lockPrompt,
  type PromptRow,
  savePromptNote,
  saveVersionLabels,
  setCurrent,
  tryLockFamily,
} from './prompt.queries.ts'
import { listPromptNumbers } from './prompt-numbers.queries.ts'

function promptNotFound(): AppError {
  return new AppError('NOT_FOUND', { message: '프롬프트를 찾을 수 없어요.' })
}

/** Null for a family that is no longer configured. */
function toShape({ deps: { site } }: CallContext, row: PromptRow): Prompt | null {
  const { createdAt, newestShipped, ...prompt } = row
  const family = familyOf(site, row.title)
  const releaseVersion = newestShipped > row.version ? newestShipped : null
  return family && { ...prompt, family, releaseVersion, createdAt: createdAt.toISOString() }
}

async function describePrompt(context: CallContext, row: PromptRow | null): Promise<PromptDetail> {
  const prompt = row && toShape(context, row)
  const newest = prompt && (await findVersion(context.db, prompt.id, prompt.newestVersion))
  if (!newest) throw promptNotFound()
  return { ...prompt, newest }
}

async function readPrompt(context: CallContext, id: string): Promise<PromptDetail> {
  return describePrompt(context, await findPrompt(context.db, id))
}

/** Locks the prompt for a write. */
async function openPrompt(context: CallContext, id: string): Promise<PromptDetail> {
  return describePrompt(context, await lockPrompt(context.db, id))
}

async function requireStored({ db }: CallContext, { id }: Prompt, version: number) {
  const stored = await findVersion(db, id, version)
  if (!stored) throw new AppError('NOT_FOUND', { message: `${version}판을 찾을 수 없어요.` })
  return stored
}

function requirePlaces(family: PromptFamily, content: string): void {
  const issues = checkPlaces(family, content).map((fault) => ({ path: 'content', ...fault }))
  if (content.trim() === '') issues.push({ path: 'content', message: '빈 글이에요.' })
  if (issues.length > 0) throw new AppError('UNPROCESSABLE', { data: { issues: issues.slice(0, 20) } })
}

/** The text that wraps a learner's message is sent with the `main` version, whose parameters apply. */
function requireParameters(family: PromptFamily, { temperature, maxTokens }: PromptParameters): void {
  if (family !== 'main-user' || (temperature === null && maxTokens === null)) return
  const message = '학생의 글을 감싸는 글에는 온도와 길이를 정할 수 없어요.'
  throw new AppError('UNPROCESSABLE', { data: { issues: [{ path: 'temperature', message }] } })
}

function isSameVersion(a: PromptVersion, b: PromptVersion): boolean {
  return a.content === b.content && a.temperature === b.temperature && a.maxTokens === b.maxTokens
}

/** What the audit keeps of a prompt: its versions keep the texts. */
function toRecord({ title, purpose, note, version, newest }: PromptDetail) {
  return {
    ...{ title, purpose, note, version, newestVersion: newest.version },
    ...{ versionNote: newest.note, priority: newest.priority },
    ...{ temperature: newest.temperature, maxTokens: newest.maxTokens },
  }
}

export const promptRoutes = {
  list: api.prompt.list.handler(async ({ context }) =>
    (await listPrompts(context.db)).flatMap((row) => toShape(context, row) ?? []),
  ),

  get: api.prompt.get.handler(({ input, context }) => readPrompt(context, input.id)),

  versions: api.prompt.versions.handler(async ({ input, context }) => {
    const { id } = await readPrompt(context, input.id)
    return listVersions(context.db, id)
  }),

  numbers: api.prompt.numbers.handler(async ({ input, context }) =>
    listPromptNumbers(context.db, await readPrompt(context, input.id)),
  ),

  create: api.prompt.create.handler(async ({ input: { title, purpose }, context }) => {
    const { db, deps } = context
    const family = familyOf(deps.site, title)
    if (!family) {
      const message = '설정된 프롬프트의 이름이 아니에요.'
      throw new AppError('UNPROCESSABLE', { data: { issues: [{ path: 'title', message }] } })
    }
    const used = await findPromptVersion(db, title, 'prod', null)
    const id = deps.newId()
    const createdAt = deps.clock()
    await insertPrompt(db, { id, title, purpose, createdAt })
    const content = used?.content ?? DEFAULT_PROMPTS[family]
    const authorId = signedIn(context).id
    const { temperature = null, maxTokens = null } = used ?? {}
    await insertVersion(db, {
      ...{ promptId: id, version: 1, content, temperature, maxTokens },
      ...{ current: true, authorId, createdAt },
    })
    const after = await openPrompt(context, id)
    await recordWrite(context, { entity: 'prompt', entityId: id, before: null, after: toRecord(after) })
    return after
  }),

  addVersion: api.prompt.addVersion.handler(async ({ input, context }) => {
    const { id, content, temperature, maxTokens, note, priority, version } = input
    const before = await openPrompt(context, id)
    requireVersion({ version: before.newestVersion }, before, version)
    requirePlaces(before.family, content)
    requireParameters(before.family, { temperature, maxTokens })
    await insertVersion(context.db, {
      ...{ promptId: id, version: before.newestVersion + 1, content, temperature, maxTokens },
      ...{ note, priority },
      current: before.purpose === 'dev',
      authorId: signedIn(context).id,
      createdAt: context.deps.clock(),
    })
    const after = await openPrompt(context, id)
    const rows = { before: toRecord(before), after: toRecord(after) }
    await recordWrite(context, { entity: 'prompt', entityId: id, ...rows })
    return after
  }),

  update: api.prompt.update.handler(async ({ input, context }) => {
    const { id, version, note, priority } = input
    const before = await openPrompt(context, id)
    if (version === undefined) {
      if (note !== undefined) await savePromptNote(context.db, id, note)
    } else {
      await requireStored(context, before, version)
      const labels = { ...(note !== undefined && { note }), ...(priority && { priority }) }
      if (Object.keys(labels).length > 0) await saveVersionLabels(context.db, id, version, labels)
    }
    const after = await openPrompt(context, id)
    const rows = {
      before: toRecord(before),
      after: { ...toRecord(after), ...(version && { note, priority }) },
    }
    await recordWrite(context, { entity: 'prompt', entityId: id, ...rows })
    return after
  }),

  remove: api.prompt.remove.handler(async ({ input: { id }, context }) => {
    const before = await openPrompt(context, id)
    if (before.purpose === 'prod') {
      const message = '학습자가 쓰는 프롬프트는 지울 수 없어요. 다른 판으로 바꿔 주세요.'
      throw new AppError('UNPROCESSABLE', { message })
    }
    await deletePrompt(context.db, id)
    await recordWrite(context, { entity: 'prompt', entityId: id, before: toRecord(before), after: null })
    return { ok: true as const }
  }),

  promote: api.prompt.promote.handler(async ({ input: { id, version, replaces }, context }) => {
    const { db, deps } = context
    const from = await readPrompt(context, id)
    const chosen = await requireStored(context, from, version)
    const locked = await tryLockFamily(db, from.title, 'prod')
    if (!locked) {
      const message = '다른 사람이 이 프롬프트를 바꾸고 있어요. 잠시 뒤에 다시 시도해 주세요.'
      throw new AppError('CONFLICT', { message })
    }
    const before = await describePrompt(context, locked)
    requireVersion(before, before, replaces)
    const used = await requireStored(context, before, before.version)
    if (isSameVersion(used, chosen))
      throw new AppError('UNPROCESSABLE', { message: '학습자가 이미 쓰고 있는 글이에요.' })
    if (from.id === before.id) await setCurrent(db, before.id, version)
    else
      await insertVersion(db, {
        ...{ promptId: before.id, version: before.newestVersion + 1, current: true },
        ...{ content: chosen.content, temperature: chosen.temperature, maxTokens: chosen.maxTokens },
        priority: chosen.priority,
        note: chosen.note === '' ? `개발 ${version}판` : chosen.note,
        authorId: signedIn(context).id,
        createdAt: deps.clock(),
      })
    const after = await openPrompt(context, before.id)
    await recordWrite(context, {
      ...{ action: 'promote', entity: 'prompt', entityId: before.id },
      ...{ before: toRecord(before), after: { ...toRecord(after), promoted: `${from.purpose} ${version}` } },
    })
    return after
  }),
}
