import { attachParticle } from '#domain/korean/attach-particle.ts'
import { isPrime } from '#domain/math/is-prime.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { findBug } from '../bugs/find-bug.ts'
import { askSimilar } from '../practice/ask-back.ts'
import { findLastTask, type Task } from '../practice/find-task.ts'
import { judgeClaim } from '../practice/judge-claim.ts'
import { CONFIRMS_DENIAL } from '../practice/judgement.ts'
import { listWithoutReason, readClaim } from '../practice/read-claim.ts'
import { type ClaimedValue, readClaimedValue } from '../practice/read-claimed-value.ts'
import type { Exercise } from '../practice/read-exercise.ts'
import { readExercises } from '../practice/read-exercises.ts'
import { readLoosely } from '../practice/read-loosely.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import type { WorkedExercise } from '../practice/worked-exercise.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { quotesNumbers } from '../reading/list-numbers.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { tellsInsight } from '../reading/tells-insight.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { isValueOf } from './follow-up.ts'
import { nearestCheck } from './from-bank.ts'
import { announceTask, showSteps } from './show-steps.ts'

/** After a verdict: a stored question about the same matter, if one is near. */
function checkAbout(read: Understanding): string {
  return read.concept ? nearestCheck(read, read.concept, read.text) : 'auto'
}

/** Whether the left side of an equation is made of numbers of the task and its working. */
function isOfTask(equation: string, { worked }: Task): boolean {
  const known =
    [worked.task, ...worked.solution.steps.map(({ latex }) => latex)].join(' ').match(/\d+/g) ?? []
  const numbers: readonly string[] = known
  return (equation.split('=')[0]?.match(/\d+/g) ?? []).every((number) => numbers.includes(number))
}

/** 'is 51 prime?', 'isn't 2^3 equal to 6?' */
export function replyToClaim(read: Understanding): Draft | null {
  const claim = read.change === 'open' ? null : readClaim(read.text)
  const judgement = claim && judgeClaim(claim)
  if (!claim || !judgement) return null
  const task = claim.kind === 'equal' ? findLastTask(read.turn.history.slice(-1)) : null
  // a+b는 3이네 of values that were found: no identity.
  const found =
    claim.kind === 'equal' && !judgement.holds
      ? findLastTask(read.turn.history)?.worked.solution.answer
      : undefined
  if (/[a-z]=.*&/i.test(found ?? '') && /[a-z]/i.test(read.text)) return null
  const equation =
    findFormulas(read.text)
      .at(-1)
      ?.text.replace(/(?<=\d)\s?x\s?(?=\d)/g, '×') ?? ''
  const isLine = task && task.exercise.kind !== 'simplify'
  if (isLine && !judgement.holds && /[a-z]/i.test(equation) && !/항등식|같/.test(read.text)) return null
  // A right sum is not yet the right way; one of other numbers is no way at all.
  if (
    task &&
    judgement.holds &&
    isOfTask(equation, task) &&
    !/[a-z]/i.test(equation) &&
    !isValueOf(equation.split('=').at(-1) ?? '', task)
  ) {
    return {
      blocks: [`계산은 맞아요. ${judgement.verdict}`, `그런데 ${task.worked.conclusion}`],
      question: checkAbout(read),
    }
  }
  const isOpen =
    claim.kind === 'prime-or-composite' ||
    (claim.kind === 'sort' && claim.asked === null) ||
    read.wishes.has('why')
  const expectsNo = CONFIRMS_DENIAL.test(read.text)
  const isUnfinished = judgement.because.startsWith('그런데') && /끝|다|소인수/.test(read.text)
  // -1a is -a, but it is not written so.
  const isUnwritten = judgement.because.startsWith('문자 앞의') && /[쓰써쓴썼적]|나타내/.test(read.text)
  const opening = isUnwritten
    ? '거의 다 왔어요! '
    : isUnfinished
      ? '아직이에요. '
      : isOpen
        ? ''
        : judgement.holds !== expectsNo
          ? '맞아요! '
          : expectsNo
            ? ''
            : '아니에요. '
  const repeated = /(?<![a-z\d])\d*([a-z])\1+(?![a-z])/i.exec(read.text)?.[0]
  if (claim.kind === 'equal' && judgement.holds && repeated !== undefined) {
    const power = repeated.replace(/([a-z])\1+/i, (run) => `${run[0] ?? ''}^{${run.length}}`)
    return {
      blocks: [
        `거의 다 왔어요! 같은 문자를 여러 번 곱한 것은 거듭제곱으로 써서 ${inlineWith(power, '이에요/예요')}.`,
      ],
      question: 'auto',
    }
  }
  return {
    blocks: [`${opening}${judgement.verdict}`, judgement.because].filter((block) => block !== ''),
    question: checkAbout(read),
  }
}

function firstOf<T>(texts: readonly string[], find: (text: string) => T | null): T | null {
  for (const text of texts) {
    const found = find(text)
    if (found !== null) return found
  }
  return null
}

const VALUE = '(-?\\d+(?:[./]\\d+)?)'
const OR = '\\s?(?:도|개)?\\s?(?:인가|인지|이야|이냐|야|냐|임|이?나)?[\\s,?]*(?:아니면|or)?'
const CHOICE = new RegExp(
  `^(.*?[^\\d./-])\\s?${VALUE}${OR}\\s*${VALUE}\\s?(?:도|개)?\\s?(?:인가|인지|이야|이냐|야|냐|임)`,
)

/** '(-3)+(+8), is it 11 or 5?' */
function replyToChoice({ text }: Understanding): Draft | null {
  const [, task = '', first = '', second = ''] = CHOICE.exec(text) ?? []
  if (task === '' || !/인가|인지|냐|아니면|or/.test(text.slice(task.length))) return null
  const asked = task.replace(/(?:이거|이게|답이?|값이?)\s*$/, '').trim()
  const [exercise] = [asked, `${asked} 계산해 줘`].flatMap(readExercises)
  const worked = exercise && solveExercise(exercise)
  if (!exercise || !worked) return null
  const right = [first, second].find((value) => isValueOf(value, { exercise, worked }))
  return {
    blocks: [
      right === undefined ? '둘 다 아니에요.' : `${attachParticle(`\`${right}\``, '이/가')} 맞아요.`,
      ...showWorked(worked),
    ],
    question: 'auto',
  }
}

function hasRepeats(said: string): boolean {
  const numbers = said.match(/\d+/g) ?? []
  return new Set(numbers).size < numbers.length
}

/** Replies to 'the median of 7 1 3 is 1, right?' with the verdict and the working. */
export function replyToClaimedValue(read: Understanding): Draft | null {
  const chosen = replyToChoice(read)
  if (chosen) return chosen
  if (readClaim(read.text)) return null
  const claimed = firstOf(listWithoutReason(read.text), readClaimedValue)
  return claimed ? draftClaimedValue(read, claimed) : null
}

/** The verdict on a value: a right one with the reason of its one step, a wrong one with the working. */
export function draftClaimedValue(
  read: Understanding,
  { exercise, worked, said, holds }: ClaimedValue,
): Draft {
  const question = checkAbout(read)
  const [step, more] = worked.solution.steps
  if (holds && exercise.kind === 'prime-factors' && hasRepeats(said))
    return { blocks: [`거의 맞아요. 같은 소인수는 한 번만 써요. ${worked.conclusion}`], question }
  if (holds)
    return {
      blocks: [`네, 맞아요! ${worked.conclusion}`, ...(step && !more ? [step.reason] : [])],
      question,
    }
  const bug = findBug(exercise, said, worked.solution.answer)
  return {
    blocks: [
      `아니에요. ${attachParticle(worked.task, '은/는')} \`${said}\` 말고 다른 값이에요.`,
      ...(bug ? [bug.says] : []),
      showSteps(worked.solution.steps),
      `**${worked.conclusion}**`,
    ],
    question,
  }
}

/** Why a task has nothing to work out. */
function explainNoStep(exercise: Exercise): Draft | null {
  if (exercise.kind !== 'factorize' && exercise.kind !== 'prime-factors') return null
  const { natural } = exercise
  const blocks =
    natural === 1n
      ? ['\\(1\\)은 소수의 곱으로 나타낼 수 없어서 소인수분해하지 않아요.']
      : isPrime(natural)
        ? [
            `${inlineWith(natural, '은/는')} 이미 소수예요. 더 작은 소수로 쪼개지지 않으니 소인수는 자기 자신뿐이에요.`,
          ]
        : []
  return blocks.length > 0 ? { blocks, question: 'auto' } : null
}

function explainOutOfReach(exercise: Exercise): Draft | null {
  const isPlain = exercise.kind === 'evaluate' || exercise.kind === 'simplify' || exercise.kind === 'solve'
  if (!isPlain || (exercise.kind === 'evaluate' && numeralValue(exercise.expression))) return null
  const blocks =
    exercise.kind === 'simplify'
      ? ['이미 더 간단히 할 수 없는 식이거나, 셈샘이 단계로 풀 수 있는 일차식이 아니에요.']
      : ['이 식은 셈샘이 한 단계씩 풀어 줄 수 있는 범위를 넘어요.']
  return {
    blocks: [
      ...blocks,
      '정수와 분수의 계산, 일차식, 일차방정식, 소인수분해라면 단계마다 이유를 달아 풀 수 있어요.',
    ],
    question: 'auto',
  }
}

function showWorked({ task, solution, conclusion }: WorkedExercise): string[] {
  return [announceTask(task), showSteps(solution.steps), `**${conclusion}**`]
}

const CLAIMS_ONE =
  /(?:하나|한\s?개|1개)(?:만|뿐|밖에)?\s?(?:있|없|이|인|나)?(?:지|죠|야|임|네|거|가|뿐|밖에|만)/
const COUNTS_ALL = /몇|개수|갯수|왜|더|하나만|한\s?개만/

/** 'There is only one, isn't there?' of a task that has several answers, or one. */
function judgeCount({ text }: Understanding, { solution }: WorkedExercise): string[] {
  if (!CLAIMS_ONE.test(text) || COUNTS_ALL.test(text) || /[a-z(]/i.test(solution.answer)) return []
  const count = solution.answer.split('&').length
  return count === 1 ? [] : [`아니에요. 하나가 아니라 ${inline(count)}개예요.`]
}

/** Confirms a right value in a statement whose quantity the thread names (육각형은 9개네 after 오각형 대각선 개수). */
function confirmSaid({ text, turn }: Understanding, exercise: Exercise, worked: WorkedExercise): string[] {
  const typed = normalizeMessage(turn.message)
  const said = findFormulas(typed).at(-1)?.text
  if (said === undefined || !tellsInsight(typed) || quotesNumbers([said], text)) return []
  return isValueOf(typed.slice(typed.lastIndexOf(said)), { exercise, worked }) ? ['네, 맞아요!'] : []
}

/** 삼각형이 2개 적구나 asks for no value. */
function isPlainInsight(text: string): boolean {
  return tellsInsight(text) && !/[-+=×÷*/^]/.test(text)
}

/** Tasks typed into the message, worked out step by step. */
export function replyToExercise(read: Understanding): Draft | null {
  const exercises = readExercises(read.text)
  const [exercise] = exercises
  if (isPlainInsight(read.text)) return null
  if (!exercise || (read.wishes.has('why') && 'natural' in exercise)) return null
  const worked = exercises.map(solveExercise)
  if (worked.every((one) => one !== null))
    return {
      blocks: [
        ...worked.flatMap((one) => confirmSaid(read, exercise, one)),
        ...worked.flatMap((one) => judgeCount(read, one)),
        ...worked.flatMap(showWorked),
      ],
      question: askSimilar(read, exercise),
    }
  const isRelation = /^(?:그럼|근데)?\s*y\s*=[^=가-힣]*(?:[는은]\s*)?\??$/.test(read.text)
  const graph = isRelation ? readLoosely(`${findFormulas(read.text)[0]?.text ?? ''} 그래프`) : null
  if (graph) return { blocks: showWorked(graph.worked), question: askSimilar(read, graph.exercise) }
  // A product of letters has no step of its own, but another spelling.
  const isOther = /^(?:simplify|evaluate)$/.test(exercise.kind) && readLoosely(read.text) !== null
  return exercises.length === 1 && !isOther ? (explainNoStep(exercise) ?? explainOutOfReach(exercise)) : null
}

/** Solves a task, or judges a value claimed for one, in a message with some unknown words. The reply names the task that was read. */
export function replyToLooseTask(read: Understanding): Draft | null {
  if (!/\d|[각면](?:형|체|기둥|뿔)/.test(read.text) || read.wishes.has('why')) return null
  const found = readLoosely(read.text, read.concept?.concept.content)
  if (!found) return null
  const { exercise, worked, claim } = found
  if (!claim && isPlainInsight(read.text) && !/^[OX]$/.test(worked.solution.answer)) return null
  return claim
    ? draftClaimedValue(read, { exercise, worked, ...claim })
    : { blocks: [...judgeCount(read, worked), ...showWorked(worked)], question: askSimilar(read, exercise) }
}
