import { AppError } from '#contract/error.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { insertExplanation } from '../content/insert-explanation.flow.ts'
import { storeFigures } from '../content/store-figures.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import type { AppDeps } from '../deps.ts'
import { countWords, SECTIONS } from '../seed/lint-explanation.ts'
import { describeConcepts } from './describe-concepts.ts'
import type { GenerationWork } from './generation-runner.ts'

const NOTHING = '없음'

/** Headings to fill in. */
const OUTLINE = `${SECTIONS.map((title) => `## ${title}\n\n(여기에 적어 주세요.)`).join('\n\n')}\n`

/** Returns what keeps a text from being published, and whether its sections are those of every explanation. */
async function listTextFaults(text: string): Promise<string[]> {
  const { requirePublishable } = await import('../content/check-explanation.ts')
  const sections = [...text.matchAll(/^## +(.*?) *$/gm)].map(([, title]) => title)
  const faults =
    sections.join() === SECTIONS.join() ? [] : [`제목은 차례대로 ${SECTIONS.join(', ')}이어야 해요.`]
  try {
    requirePublishable(text)
    return faults
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [...faults, ...(error.data?.issues ?? []).map(({ line, message }) => `${line}번째 줄: ${message}`)]
  }
}

/**
 * Has the explanation of a concept written, and once more if something keeps it from being shown; without a model its headings. Saves it as a
 * draft.
 */
export function writeExplanation(deps: AppDeps, user: SignedInUser, conceptId: string): GenerationWork {
  const save = async (content: string, author: 'person' | 'model') => {
    await deps.db.transaction(async (tx) => {
      await lockContent(tx)
      const draft = { conceptId, content: storeFigures(content), status: 'draft' as const, author }
      await insertExplanation({ deps, db: tx, user }, draft)
    })
    return content
  }
  return async (job) => {
    if (deps.authorModel.textModel === null)
      return {
        text: await save(OUTLINE, 'person'),
        message: '글을 쓰는 모델이 없어서 제목만 있는 초안을 저장했어요. 내용을 채워 주세요.',
      }
    await job.report('info', '설명을 쓰고 있어요.')
    const values = await describeConcepts(deps, [conceptId], NOTHING)
    const first = { role: 'user' as const, content: '개념의 설명을 Markdown으로 쓴다.' }
    const call = { purpose: 'explanation' as const, task: 'explanation' as const, values }
    let text = (await job.write({ ...call, messages: [first] })).trim()
    let faults = await listTextFaults(text)
    if (faults.length > 0) {
      await job.report('warning', `고칠 곳이 있어서 한 번 더 물어봐요. ${faults[0]}`)
      const content = `잘못된 곳을 고쳐서 처음부터 다시 쓴다.\n${faults.map((fault) => `- ${fault}`).join('\n')}`
      const messages = [
        first,
        { role: 'assistant' as const, content: text },
        { role: 'user' as const, content },
      ]
      text = (await job.write({ ...call, messages })).trim()
      faults = await listTextFaults(text)
    }
    for (const fault of faults) await job.report('warning', `아직 고칠 곳이 있어요. ${fault}`)
    job.signal.throwIfAborted()
    await save(text, 'model')
    return {
      text,
      message: `낱말 ${countWords(text)}개의 설명을 초안으로 저장했어요. 살펴보고 공개해 주세요.`,
    }
  }
}
