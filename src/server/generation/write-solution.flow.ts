import type { Item } from '#domain/exam/item.ts'
import type { AppDeps } from '../deps.ts'
import { findIssues } from '../item/edit-item.flow.ts'
import { delimitData } from '../llm/delimit-data.ts'
import { describeItem } from '../llm/describe-turn.ts'
import { describeConcepts } from './describe-concepts.ts'
import type { GenerationWork, RunningGeneration } from './generation-runner.ts'

/** Steps from the hints, and the answer: what its author fills in. */
function outlineSolution({ hints, correctAnswer }: Item): string {
  const steps = hints.filter((hint) => hint !== '').map((hint, index) => `${index + 1}. ${hint}`)
  return [...steps, `따라서 답은 ${correctAnswer}이다.`].join('\n')
}

async function listSolutionFaults(deps: AppDeps, item: Item, solution: string): Promise<string[]> {
  const issues = await findIssues({ deps }, { ...item, solution }, [])
  return issues.filter(({ path }) => path === 'solution').map(({ message }) => message)
}

/** Has a solution written, and once more if the verification finds faults in it; without a model its outline. */
export function writeSolution(deps: AppDeps, item: Item): GenerationWork {
  return async (job) => {
    if (deps.authorModel.textModel === null)
      return {
        text: outlineSolution(item),
        message: '글을 쓰는 모델이 없어서 힌트로 뼈대를 만들었어요. 빈 곳을 채워 주세요.',
      }
    await job.report('info', '풀이를 쓰고 있어요.')
    const write = await startConversation(deps, job, item)
    let text = await write('풀이를 쓴다.')
    let faults = await listSolutionFaults(deps, item, text)
    if (faults.length > 0) {
      await job.report('warning', `고칠 곳이 있어서 한 번 더 물어봐요. ${faults[0]}`)
      text = await write(
        `잘못된 곳을 고쳐서 풀이를 처음부터 다시 쓴다.\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
      )
      faults = await listSolutionFaults(deps, item, text)
    }
    for (const fault of faults) await job.report('warning', `아직 고칠 곳이 있어요. ${fault}`)
    return { text, message: '새 풀이를 썼어요. 살펴보고 저장해 주세요.' }
  }
}

async function startConversation(deps: AppDeps, job: RunningGeneration, item: Item) {
  const material = `문항:\n${describeItem(item)}\n정답:\n${delimitData('자료', item.correctAnswer)}`
  const values = await describeConcepts(deps, item.conceptIds, material)
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  return async (content: string) => {
    messages.push({ role: 'user', content })
    const text = await job.write({
      purpose: 'solution',
      task: 'solution',
      values,
      messages: [...messages],
    })
    messages.push({ role: 'assistant', content: text })
    return text.trim()
  }
}
