import { isEssay } from '#domain/exam/mark-essay.ts'
import { ordinal } from '#domain/korean/ordinal.ts'
import { checkWorkedLines, readWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { solveLinearEquationBySteps } from '#domain/math/steps/solve-linear-equation-by-steps.ts'
import type { WorkedLine } from '#domain/math/steps/worked-line.ts'
import { remarkOnFactors } from '../practice/judge-claim.ts'
import type { Understanding } from '../reading/understand.ts'
import { revealsAnswer } from '../reveals-answer.ts'
import type { Draft } from './draft.ts'

const MOST_LINES = 20

function nextStepOf(line: WorkedLine): string | null {
  if (line.kind !== 'equation') return null
  const [step] = solveLinearEquationBySteps(line.left, line.right)?.steps ?? []
  return step ? `여기서부터는 이렇게 생각해 보세요. ${step.reason}` : null
}

function recount(before: WorkedLine | undefined): string | null {
  return before?.kind === 'expression' && evaluateBySteps(before.value)
    ? `${inlineWith(before.latex, '을/를')} 다시 계산해 보세요.`
    : null
}

function reportWrong(lines: readonly WorkedLine[], wrong: number, slip: string | null): Draft {
  const [before, line] = [lines[wrong - 1], lines[wrong]]
  const good = wrong > 1 ? [`${ordinal(wrong)} 줄까지는 잘 왔어요.`] : []
  return {
    blocks: [
      [...good, `${ordinal(wrong + 1)} 줄이 바로 앞 줄과 이어지지 않아요.`].join(' '),
      `\\[ ${before?.latex ?? ''} \\]\n\n\\[ ${line?.latex ?? ''} \\]`,
      slip ??
        recount(before) ??
        '앞 줄에서 이 줄로 올 때 무엇을 했는지 말로 적어 보세요. 양변에 같은 일을 했는지, 부호가 그대로인지 확인해 보면 찾을 수 있어요.',
    ],
    question: `${ordinal(wrong + 1)} 줄을 다시 쓰면 어떻게 될까요?`,
  }
}

/** An answer alone, with nothing that says what it answers. */
export function replyToBareAnswer(read: Understanding): Draft | null {
  if (read.turn.mode !== 'answer' || !/^[-+\d\sa-z=./^×*()]+$/i.test(read.text)) return null
  return {
    blocks: [
      '무엇에 대한 답인지 알면 살펴볼 수 있어요. 문제나 식부터 시작해서 풀이를 한 줄에 하나씩 적어 주세요.',
    ],
    question: 'auto',
  }
}

/** Lines past what can be checked exactly are not called right. */
function admitUnsure(lines: readonly WorkedLine[], unsure: number): Draft {
  return {
    blocks: [
      ...(unsure > 1 ? [`${ordinal(unsure)} 줄까지는 바르게 이어져요.`] : []),
      `${ordinal(unsure + 1)} 줄 ${inlineWith(lines[unsure]?.latex ?? '', '은/는')} 셈샘이 앞 줄과 정확히 비교해 볼 수 없는 꼴이에요. 맞다고도 틀리다고도 말하지 않을게요.`,
    ],
    question: `${ordinal(unsure + 1)} 줄로 갈 때 어떤 성질을 썼나요?`,
  }
}

/** Names the result of the last line; in a concept about prime factorisation also says whether the factorisation is complete. */
function conclude(read: Understanding, last: WorkedLine): string {
  const isAboutFactors = read.concept?.terms.some(({ term }) => term === '소인수분해') ?? false
  const remark = last.kind === 'expression' && isAboutFactors ? remarkOnFactors(last.value) : ''
  return `마지막에 얻은 것은 ${inlineWith(last.latex, '이에요/예요')}. ${remark}`.trim()
}

/** A learner's own working: the first line that does not follow from the one before is named, with the reason if known. */
export function replyToWorkedLines(read: Understanding): Draft | null {
  const { turn, text } = read
  const chain = turn.mode === 'answer' || /풀이|맞아|맞나|맞는지|확인|봐줘|봐 줘|틀린|틀렸|어디/.test(text)
  const hasWork =
    read.lines.length > 1 || (text.match(/(?<![<>≤≥])=(?!>)/g) ?? []).length > 1 || turn.mode === 'answer'
  // AN=6-3=3: two capitals name a length.
  if (!hasWork || /[A-Z]{2}\s*=/.test(text)) return null
  const lines = readWorkedLines(text, chain && turn.mode === 'answer')
  if (!lines || lines.length > MOST_LINES) return null
  const kinds = new Set(lines.map(({ kind }) => kind))
  if (kinds.size > 1) return null
  // Two equations in two letters are no lines of one solution.
  const letters = new Set(lines.flatMap(({ latex }) => latex.match(/(?<!\\[a-z]*)[a-z]/g) ?? []))
  if (turn.mode !== 'answer' && lines.length === 2 && letters.size === 2) return null
  const { firstWrong, firstUnsure, slip, isFinished } = checkWorkedLines(lines)
  if (firstWrong !== null) return reportWrong(lines, firstWrong, slip)
  if (firstUnsure !== null) return admitUnsure(lines, firstUnsure)
  const last = lines.at(-1)
  const item = turn.openItem
  if (item && last && revealsAnswer(inline(last.latex), item.question, item)) {
    return {
      blocks: [
        `줄마다 잘 이어져요! ${isEssay(item) ? '이 풀이를 답안으로' : '마지막 줄을 답으로'} 내 보세요.`,
      ],
      question: '어떤 성질을 써서 마지막 줄로 왔나요?',
    }
  }
  if (isFinished || !last) {
    return {
      blocks: [
        '한 줄씩 확인했어요. 모든 줄이 앞 줄에서 바르게 이어져요. 잘 풀었어요!',
        ...(last ? [conclude(read, last)] : []),
      ],
      question: 'auto',
    }
  }
  const next = nextStepOf(last)
  return {
    blocks: ['여기까지는 모든 줄이 바르게 이어져요.', ...(next ? [next] : [])],
    question: `${inline(last.latex)} 다음 줄은 어떻게 될까요?`,
  }
}
