import { inlineWith } from '#domain/math/steps/inline-math.ts'
import type { Step } from '#domain/math/steps/step.ts'
import { searchBank } from '../bank/search-bank.ts'
import { findLastTask, listEquations, type Task } from '../practice/find-task.ts'
import type { Exercise } from '../practice/read-exercise.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { wasMentioned } from './know-names.ts'

/** Why the method of a kind of task does what it does. */
const WHY: Partial<Record<Exercise['kind'], string>> = {
  solve:
    '목표는 \\(x\\)만 남기는 거예요. \\(x\\)에 붙은 것을 없애려고 양변에 똑같은 일을 해요. 저울의 양쪽에서 같은 무게를 덜어 내면 그대로 평형인 것과 같아요.',
  factorize:
    '작은 소수부터 나누어 보면 빠뜨리는 것이 없어요. 어떤 소수부터 나누어도 결과는 같고, 몫이 소수가 되면 더 나눌 것이 없어요.',
  substitute:
    '문자는 수가 들어갈 자리예요. 음수를 넣을 때 괄호로 묶지 않으면 곱셈이 뺄셈처럼 보여서 부호를 놓치기 쉬워요.',
  simplify:
    '동류항은 같은 것을 세는 것이라 더할 수 있어요. 사과 몇 개와 배 몇 개를 섞어 셀 수 없듯이 문자와 수는 따로 모아요.',
  polygon:
    '한 꼭짓점에서 대각선을 그으면 다각형이 삼각형으로 나누어져요. 이웃한 두 변은 삼각형을 새로 만들지 못해서 변의 개수보다 2개 적어요.',
  gcd: '두 수를 모두 나눌 수 있어야 하니까 공통으로 가진 소인수만, 둘 다 가진 만큼만 곱해요.',
  lcm: '두 수의 배수가 되려면 두 수가 가진 소인수를 모두 품어야 해요. 그래서 지수가 큰 쪽을 골라요.',
  'divisor-count':
    '소인수마다 하나도 안 고르는 경우가 있어서 지수보다 1 많은 수만큼 고를 수 있어요. 그 수들을 곱해요.',
  mean: '모두 똑같이 나누어 가진다고 생각하면, 모두 더해서 사람 수로 나누는 것과 같아요.',
  median: '가운데에 있는 값을 찾는 것이라서 먼저 크기순으로 늘어놓아야 해요.',
}

/** Why a step is allowed or needed, by what its rule says. */
const STEP_WHY: readonly (readonly [RegExp, string])[] = [
  [
    /음수가 .*부호는/,
    '음수를 한 번 곱할 때마다 부호가 반대로 바뀌어요. 음수가 짝수 개이면 제자리로 돌아와 \\(+\\), 홀수 개이면 한 번이 남아 \\(-\\)예요.',
  ],
  [
    /부호가 다른 두 수/,
    '수직선에서 서로 반대쪽으로 가는 것과 같아요. 겹친 만큼 지워지고, 더 멀리 간 쪽으로 남아요.',
  ],
  [/부호가 모두/, '수직선에서 같은 쪽으로 이어서 가는 것과 같아요. 간 거리끼리 더하고 부호는 그대로예요.'],
  [
    /계수 .*나눠/,
    '곱해진 수로 나누면 문자만 남아요. 양변을 \\(0\\)이 아닌 같은 수로 나누어도 등식은 그대로예요.',
  ],
]

/** Words for what is done, as they are in a message and in the rule of a step. */
const DEEDS: readonly RegExp[] = [
  /곱|역수/,
  /나[누눠눈눌]|나눗/,
  /부호|플러스|마이너스|[음양]수/,
  /더[하해한할]|[빼뺀뺄]|합|차에|이항|옮|넘[기겨어]/,
  /괄호/,
  /통분|분모/,
  /제곱/,
]

/** Of a calculation: why it is done in this order. */
const ASKS_ORDER = /순서|먼저|앞에서|부터/
const ORDER =
  '묶인 것과 거듭제곱, 곱셈과 나눗셈, 덧셈과 뺄셈의 차례로 하기로 약속했어요. 그래야 누가 계산해도 값이 같아요.'

/** Minimum similarity at which a stored reason is taken as the reason of a step. */
const RELATED = 0.5
/** The same, where the method of the task has a reason of its own. */
const SURELY_RELATED = 0.65

function stepAbout(read: Understanding, { worked }: Task): Step | null {
  const numbers: readonly string[] = read.text.match(/\d+/g) ?? []
  const { steps } = worked.solution
  const [line] = listEquations(read.text)
  const reached = line
    ? steps.find(({ latex }) => latex.replace(/\s/g, '').endsWith(line.latex.replace(/\s/g, '')))
    : undefined
  if (reached) return reached
  if (numbers.length > 0) {
    const holds = (text: string) => numbers.every((number) => text.includes(number))
    return steps.find(({ reason }) => holds(reason)) ?? steps.find(({ latex }) => holds(latex)) ?? null
  }
  if (/식[이은을]?\s/.test(read.text)) return steps[0] ?? null
  const deeds = DEEDS.filter((deed) => deed.test(read.text))
  const done = steps.find(({ reason }) => deeds.some((deed) => deed.test(reason)))
  return done ?? (deeds.length === 0 ? (steps.at(-1) ?? null) : null)
}

/** The reason of a step: of its rule, or the stored one of the question that is nearest to it. */
function whyOfStep({ text, turn }: Understanding, { reason }: Step, { exercise }: Task): string | null {
  if (exercise.kind === 'evaluate' && ASKS_ORDER.test(text)) return ORDER
  const known = STEP_WHY.find(([rule]) => rule.test(reason))?.[1]
  if (known !== undefined) return known
  const method = WHY[exercise.kind]
  const queries = [`${reason.replace(/\\[()]/g, '')} ${text}`, text]
  const found = queries
    .flatMap((query) =>
      [...searchBank(query, turn.unit, turn.conceptId)].sort((a, b) => b.likeness - a.likeness),
    )
    .find(
      ({ likeness, kinds: [why = 0, usefulness = 0] }) =>
        likeness >= (method === undefined ? RELATED : SURELY_RELATED) && why > 0.7 && usefulness < 0.5,
    )
  return found?.question.reason ?? method ?? null
}

/** 'why 3x=15?', 'why 2 times?': the reason of that very step of the last task. */
export function replyToWhyOfStep(read: Understanding): Draft | null {
  if (!/\d/.test(read.text) || read.topics.length > 0) return null
  const task = findLastTask(read.turn.history.slice(-2))
  return task && stepAbout(read, task) && whyOfTask(read, task)
}

/** 'why?' of the last task. */
export function replyToWhyOfTask(read: Understanding): Draft | null {
  const task = read.topics.length > 0 ? null : findLastTask(read.turn.history)
  return task && whyOfTask(read, task)
}

/** 'why?' of a task: the reason of the step asked about, else of the last one. */
export function whyOfTask(read: Understanding, task: Task): Draft | null {
  if (!read.wishes.has('why') || read.text.length > 24) return null
  const hasNumbers = /\d/.test(read.text)
  const step = stepAbout(read, task)
  const { steps } = task.worked.solution
  const before = step && hasNumbers ? steps[steps.indexOf(step) - 1] : undefined
  const why = step ? whyOfStep(read, step, task) : WHY[task.exercise.kind]
  const isNew = (block: string | null | undefined) => typeof block === 'string' && !wasMentioned(read, block)
  // Repeats the rule before its reason.
  const isTold = hasNumbers || isNew(why)
  const blocks = [before && `바로 앞 줄은 ${inlineWith(before.latex, '이에요/예요')}.`, step?.reason, why]
  const fresh = blocks.filter(
    (block): block is string => typeof block === 'string' && (isTold || isNew(block)),
  )
  return fresh.length > 0 ? { blocks: fresh, question: 'auto' } : null
}
