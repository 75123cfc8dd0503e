import type { GenerationRequest, PictureRequest } from '#contract/generation.ts'
import type { ItemIssue } from '#contract/item-editing.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { Item, ItemContent } from '#domain/exam/item.ts'
import { testAnswer } from '#domain/exam/run-answer-test.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { findIssues } from '../item/edit-item.flow.ts'
import { listConceptItems } from '../item/item.queries.ts'
import { JobError } from '../jobs/job-runner.ts'
import type { AuthorRequest } from '../llm/author-model.ts'
import { delimitData } from '../llm/delimit-data.ts'
import { describeItem } from '../llm/describe-turn.ts'
import type { ModelPicture } from '../llm/stream-model.ts'
import { readJsonAnswer, toAnswerSchema } from '../llm/structured-answer.ts'
import { toContent, toDraftItem } from './check-draft.ts'
import { describeConcepts } from './describe-concepts.ts'
import { describeItemsTask } from './describe-items-task.ts'
import { draftsSchema, type ModelDraft, solvedSchema } from './draft-schema.ts'
import type { GenerationWork, RunningGeneration } from './generation-runner.ts'
import { saveGenerated } from './save-generated.flow.ts'

/** Items of one call: few enough for the longest answer. */
const ITEMS_A_CALL = 5

const DRAFTS = toAnswerSchema('items', draftsSchema)
const SOLVED = toAnswerSchema('solved', solvedSchema)

interface Writing {
  deps: AppDeps
  job: RunningGeneration
  request: GenerationRequest | PictureRequest
  values: AuthorRequest['values']
  pictures: readonly ModelPicture[]
}

/** Asks a model for items, verifies each, has it repaired once and solved without its key, and saves it as a draft. */
export function writeItems(
  deps: AppDeps,
  user: SignedInUser,
  request: GenerationRequest | PictureRequest,
  pictures: readonly ModelPicture[] = [],
): GenerationWork {
  return async (job) => {
    const { curriculumConceptIds: conceptIds, generationCount } = request
    const task = describeItemsTask(request, await findCriterion(deps, request))
    const values = await describeConcepts(deps, conceptIds, task)
    const writing: Writing = { deps, job, request, values, pictures }
    const known = await listConceptItems(deps.contentDb, conceptIds)
    let saved = 0
    for (let from = 0; from < generationCount; from += ITEMS_A_CALL) {
      const wanted = Math.min(ITEMS_A_CALL, generationCount - from)
      await job.report('info', `문항 ${wanted}개를 쓰고 있어요. (${from + wanted}/${generationCount})`)
      const drafts = (await askForDrafts(writing, wanted, known)).slice(0, wanted)
      if (drafts.length < wanted)
        await job.report('warning', `모델이 문항 ${wanted}개 가운데 ${drafts.length}개만 썼어요.`)
      for (const draft of drafts) {
        const finished = await finishDraft(writing, draft, known)
        if (!finished) continue
        job.signal.throwIfAborted()
        const itemId = await saveGenerated(deps, user, finished.content, request)
        known.push(toDraftItem(finished.content, conceptIds))
        saved += 1
        const { notes } = finished
        const message = notes.length === 0 ? '' : ` 살펴볼 것이 ${notes.length}개 있어요.`
        await job.reportDraft(
          {
            level: notes.length === 0 ? 'info' : 'warning',
            message: `${saved}번째 문항을 초안으로 저장했어요.${message}`,
            itemId,
          },
          { itemId, notes },
        )
      }
    }
    if (saved === 0) throw new JobError('모델이 쓴 것 가운데 문항으로 읽을 수 있는 것이 없어요.')
    return { message: `초안 ${saved}개를 만들었어요. 살펴보고 공개해 주세요.` }
  }
}

async function findCriterion(
  deps: AppDeps,
  { achievementCriterionId, curriculumConceptIds: [conceptId = ''] }: GenerationRequest | PictureRequest,
): Promise<string | null> {
  if (achievementCriterionId === undefined) return null
  const index = await getCurriculumIndex(deps)
  const nodeId = index.concepts.get(conceptId)?.nodeId ?? ''
  const nodes = [nodeId, ...index.ancestors(nodeId).map(({ id }) => id)]
  const criteria = nodes.flatMap((id) => index.criteria(id))
  return criteria.find(({ id }) => id === achievementCriterionId)?.text ?? null
}

/** Returns the drafts of one call; an answer that is no JSON of the shape is asked for once more. */
async function askForDrafts(writing: Writing, wanted: number, known: readonly Item[]): Promise<ModelDraft[]> {
  const { values, pictures } = writing
  const recent = known.slice(-ITEMS_A_CALL).map(({ question }) => question)
  const avoid =
    recent.length === 0
      ? ''
      : `\n이미 있는 문항과 겹치지 않게 한다.\n${delimitData('자료', recent.join('\n\n'))}`
  const first = { role: 'user' as const, content: `문항 ${wanted}개를 만든다.${avoid}` }
  const request: AuthorRequest = {
    ...{ purpose: 'items', task: 'items', values, schema: DRAFTS, messages: [first] },
    ...(pictures.length > 0 && { pictures }),
  }
  const answer = await writing.job.write(request)
  const read = readJsonAnswer(draftsSchema, answer)
  if (read) return read.items
  await writing.job.report('warning', '모델이 정해진 모양으로 대답하지 않아서 한 번 더 물어봐요.')
  const again = {
    role: 'user' as const,
    content: '정해진 JSON 모양이 아니다. 설명 없이 JSON 하나만 처음부터 다시 쓴다.',
  }
  const messages = [first, { role: 'assistant' as const, content: answer.slice(0, 2000) }, again]
  return readJsonAnswer(draftsSchema, await writing.job.write({ ...request, messages }))?.items ?? []
}

function listFaults(issues: readonly ItemIssue[]): ItemIssue[] {
  return issues.filter(({ severity }) => severity === 'fault')
}

/** Returns what is saved of a draft, and what its author should look at; null if it is no item at all. */
async function finishDraft(
  writing: Writing,
  draft: ModelDraft,
  known: readonly Item[],
): Promise<{ content: ItemContent; notes: string[] } | null> {
  const { deps, request, job } = writing
  const verify = (content: ItemContent) =>
    findIssues({ deps }, toDraftItem(content, request.curriculumConceptIds), [])
  let content = toContent(draft, request)
  let issues = content ? await verify(content) : []
  if (!content || listFaults(issues).length > 0) {
    const repaired = await repair(writing, draft, listFaults(issues))
    const again = repaired && toContent(repaired, request)
    const found = again ? await verify(again) : []
    // A repair that is worse is left out.
    if (again && (!content || listFaults(found).length <= listFaults(issues).length)) {
      content = again
      issues = found
    }
  }
  if (!content) {
    await job.report('warning', '문항으로 읽을 수 없는 것이 하나 있어서 뺐어요.')
    return null
  }
  const item = toDraftItem(content, request.curriculumConceptIds)
  const notes = issues.map(({ message }) => message)
  if (known.some((other) => isSameQuestion(other, item))) notes.push('이미 있는 문항과 같아 보여요.')
  const solved = await solve(writing, item)
  return { content, notes: solved === null ? notes : [...notes, solved] }
}

async function repair(
  writing: Writing,
  draft: ModelDraft,
  faults: readonly ItemIssue[],
): Promise<ModelDraft | null> {
  const { values } = writing
  const list =
    faults.map(({ path, message }) => `- ${path}: ${message}`).join('\n') ||
    '- 보기는 5개까지이고, 글은 짧게 쓴다.'
  const content = `아래 문항의 잘못된 곳을 고쳐서 items에 하나만 담아 다시 쓴다.\n${delimitData('자료', JSON.stringify(draft))}\n잘못된 곳:\n${list}`
  const answer = await writing.job.write({
    ...{ purpose: 'items', task: 'items', values, schema: DRAFTS },
    messages: [{ role: 'user', content }],
  })
  return readJsonAnswer(draftsSchema, answer)?.items[0] ?? null
}

/** Has the item solved by somebody who has not seen its key; returns a note unless the checker takes that answer. */
async function solve(writing: Writing, item: Item): Promise<string | null> {
  const material = `${describeItem(item)}\n답은 학생이 적을 모양 그대로 쓴다(객관식은 번호). JSON 모양: {"answer": ""}`
  const answer = await writing.job.write({
    ...{ purpose: 'solve', task: 'solve', schema: SOLVED },
    values: { ...writing.values, material },
    messages: [{ role: 'user', content: '문항을 푼다.' }],
  })
  const solved = readJsonAnswer(solvedSchema, answer)?.answer.trim().slice(0, 200)
  if (!solved) return '정답을 가리고 다시 풀어 보지 못했어요. 정답을 확인해 주세요.'
  if (testAnswer(item, solved).verdict === 'correct') return null
  return `정답을 가리고 다시 풀었더니 '${solved}'이라는 답이 나왔어요. 정답을 확인해 주세요.`
}
