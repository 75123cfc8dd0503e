import { checkAnswer } from '#domain/answer/check-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { checkWorkedLines } from '#domain/math/steps/check-worked-lines.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import type { Step } from '#domain/math/steps/step.ts'
import type { WorkedLine } from '#domain/math/steps/worked-line.ts'
import { findBug } from '../bugs/find-bug.ts'
import { findLastEquation, findLastTask, listEquations, type Task } from '../practice/find-task.ts'
import { judgeClaim, remarkOnComposite } from '../practice/judge-claim.ts'
import { judgeProperty } from '../practice/judge-property.ts'
import { dropAnswerTail, isEquationStep } from '../practice/read-answer.ts'
import { readClaim } from '../practice/read-claim.ts'
import { readClaimedValue } from '../practice/read-claimed-value.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'

/** 'and then?' after a worked task. */
export function replyToNextOfTask(read: Understanding): Draft | null {
  if (read.acts[0] !== 'asks-next' || read.topics.length > 0) return null
  const task = findLastTask(read.turn.history.slice(-2))
  if (!task) return null
  const { steps, answerLatex } = task.worked.solution
  const last = steps.at(-1)
  return {
    blocks: [
      ...(last ? [`마지막 단계는 이거였어요. ${last.reason}`, `\\[ ${last.latex} \\]`] : []),
      `그래서 ${inline(answerLatex)}까지 오면 끝이에요. 이제 비슷한 것을 혼자 해 볼 차례예요.`,
    ],
    question: 'auto',
  }
}

const HOW =
  /^(?:근데|그럼|아니|이거|이건|그거|그건|그게|이게|답|값|답이|그)?\s*(?:어떻게|어케|어캐|우째|어찌)\s*(?:구한|구했|한\s?거|했|나온|나왔|푼|풀었|계산한|계산했|그렇게|알았|된)[가-힣\s]{0,8}\??$|(?:풀이|계산|푸는)?\s?(?:과정|순서)(?:을|를|이|은)?\s?(?:좀\s?)?(?:다시\s?)?(?:알려|보여|뭐|설명|말해)[가-힣\s]{0,4}\??$/

const SO =
  /^(?:그래서|그니까|결국|아니)\s.{0,6}답(?:이|은)?\s?(?:뭐|몇|얼마)|답(?:이|은)?\s?(?:뭐|몇|얼마)(?:이)?라/
const REMEMBERED_TURNS = 3

/** 'How did you get that?' after a worked task: its steps in words, the formulas beside them. 'So what is it?': its value. */
export function replyToHowOfTask(read: Understanding): Draft | null {
  const isSo = SO.test(read.text)
  const task =
    (isSo || HOW.test(read.text)) && !read.turn.openItem
      ? findLastTask(read.turn.history.slice(isSo ? -REMEMBERED_TURNS : -1))
      : null
  if (task && isSo) {
    const asked = attachParticle(task.worked.task, '을/를')
    return { blocks: [`${asked} 물었죠? **${task.worked.conclusion}**`], question: 'auto' }
  }
  if (!task || task.worked.solution.steps.length === 0) return null
  return {
    blocks: [
      `${attachParticle(task.worked.task, '은/는')} 이런 순서로 구했어요.`,
      task.worked.solution.steps
        .map(({ reason, latex }, at) => `${at + 1}. ${reason} ${inline(latex)}`)
        .join('\n'),
      task.worked.conclusion,
    ],
    question: '이 가운데 몇 번째 줄이 궁금한가요?',
  }
}

const LONGEST_VALUE = 30
/** A value that is claimed, found, or taken back: 96 아님?, 13나옴, 아 3으로 나누는구나 21파이. */
const CLAIMS =
  /아[니닌님냐]|맞|나[와왔옴온오]|인가|이지|지\?*$|네\??$|구나|까먹|틀|^(?:아|오|그럼|답은?)?\s*-?[\d./]+/

/** The task of the thread whose value a message says, and whether it was worked out in the last turn; null if there is none. */
export function findTaskOfValue({ text, turn }: Understanding): { task: Task; isLast: boolean } | null {
  // A number alone answers the tutor's question.
  if (!/[가-힣]{2}|[가-힣]\s*\??$/.test(text) && !ASSIGNS.test(text)) return null
  const task = findLastTask(turn.history)
  const said = findFormulas(text).at(-1)?.text
  if (
    !task ||
    said === undefined ||
    isEquationStep(said) ||
    isOfAnother(text, task) ||
    !saysValue(text, said, task)
  )
    return null
  return { task, isLast: findLastTask(turn.history.slice(-1)) !== null }
}

export function isValueOf(said: string, { worked }: Task): boolean {
  const product = dropAnswerTail(said).replace(/(?<=\d)\s?x\s?(?=\d)/g, '×')
  const answers = [product, dropAnswerTail(said), said]
  const keys = [worked.solution.answer, worked.solution.answer.split('=').at(-1) ?? '']
  return answers.some((answer) =>
    keys.some(
      (correctAnswer) =>
        correctAnswer !== '' &&
        checkAnswer({ answer, correctAnswer, writtenTestType: WRITTEN_TYPE.shortAnswer }).verdict !==
          'incorrect',
    ),
  )
}

/** '4개네' after a task whose values were listed: whether there are as many. */
export function countsValues(text: string, { worked: { conclusion } }: Task): boolean {
  const count = /(?<![\d.])(\d+)\s?개/.exec(text)?.[1]
  const values = /\\\(([^()]*,[^()]*)\\\)/.exec(conclusion)?.[1]?.split(',')
  return count !== undefined && values?.length === Number(count)
}

/** 1 2 3 4 6 12 맞지, 5랑 6이네: several values and nothing else. */
export function listSaid(text: string): string | null {
  const numbers = text.match(/-?\d+(?:[./]\d+)?/g) ?? []
  const rest = dropAnswerTail(text).replace(/-?\d+(?:[./]\d+)?|[\s,]|이?랑|하고|[와과]|그럼|답은?/g, '')
  return numbers.length > 1 && rest === '' ? numbers.join(', ') : null
}

/** Whether the value said in a message, with what is behind it, is the task's. */
function saysValue(text: string, said: string, task: Task): boolean {
  const end = text.slice(text.lastIndexOf(said))
  const listed = listSaid(text)
  if (listed !== null && isValueOf(listed, task)) return true
  // 0은 나눌 수 없네 says something of 0.
  if (/^\s?(?:은|는|으로|로)/.test(end.slice(said.length))) return false
  return isValueOf(end, task) || (SAID.test(end.slice(said.length)) && isValueOf(said, task))
}

/** The step of a task that holds a number of its own. */
function findStepWith({ worked }: Task, said: string): Step | null {
  return worked.solution.steps.find(({ latex }) => quotesNumbers([said], latex)) ?? null
}

/** Names of what has a value: a measure, a segment. */
const MEASURES =
  /부피|[겉옆밑]?넓이|둘레|길이|평균|중앙값|최빈값|공약수|공배수|[내외]각|대각선|모서리|꼭짓점|도수|[xy]\s?좌표|절댓값|역수|[A-Z]{2,}/g

/** Whether a message names something else than the task. */
function isOfAnother(text: string, { worked: { task, conclusion } }: Task): boolean {
  // 절댓값이 3인 수 is not the absolute value of a number.
  if (/절[댓대]\s?값이\s?[\d.]+인/.test(text) && !/절댓값이/.test(task)) return true
  return (text.match(MEASURES) ?? []).some((name) => !`${task} ${conclusion}`.includes(name))
}

/** What is behind a value that is said: nothing that makes another number of it (9배, 9번). */
const SAID = /^\s?[이가]?\s?(?:아[니닌님냐]|나[와왔옴온오]|맞|인[가거데]|[이라]?지|이라고|라고|틀)/

/** 5가 아니라 4 아냐? */
const DENIED = /(-?[\d./]+π?)\s?[이가은는]?\s?아니[라고].*\d/

/** Whether a message asks whether a number of the working in the last turn is the value: 9 나오는거 아니야? */
export function asksAboutStep({ text, turn }: Understanding): boolean {
  const task = findLastTask(turn.history.slice(-1))
  const said = findFormulas(text).at(-1)?.text ?? ''
  return (
    task !== null &&
    /나오는\s?[거것게건]/.test(text) &&
    /^-?[\d./]+$/.test(said) &&
    findStepWith(task, said) !== null
  )
}

/** The working that a learner has for a value: 3 아님? 2-3=-1이고 -1×-1=1. */
const WORKING_BEHIND = /(?<=\d\s?(?:아[님냐]|아니[야지]?|맞[아지죠]?)\s?\?)\s.*=.*$/

/** What the tutor asked back: the value may be of the task that it has not read. */
const UNCLEAR_CHANGE = /바꾸는지 확실하지 않/
const NOT_READ = /구하는지만 확실하지 않/

/** A value beside a task that was worked out in the thread: whether it is the task's. */
export function replyToValueOfTask(read: Understanding): Draft | null {
  const { turn } = read
  const text = read.text.replace(WORKING_BEHIND, '')
  const formulas = findFormulas(text)
  const said = formulas.at(-1)?.text
  const isBare = read.asked !== null && !/[가-힣]{2}/.test(text)
  if (said === undefined || turn.openItem || text.length > LONGEST_VALUE || !CLAIMS.test(text)) return null
  if (readClaimedValue(text) || readClaim(text) || read.wishes.has('why') || read.wishes.has('thanks'))
    return null
  if (/어케|어떻|확인|검산|뭐|[은는]\s*\?*$/.test(text) || isEquationStep(said)) return null
  const task = findLastTask(turn.history)
  const last = turn.history.at(-1)?.response ?? ''
  if (!task || isOfAnother(text, task) || UNCLEAR_CHANGE.test(last)) return null
  const denied = DENIED.exec(text)?.[1]
  if (denied !== undefined) {
    const isRight = isValueOf(denied, task)
    return isRight
      ? {
          blocks: [`${attachParticle(`\`${denied}\``, '이/가')} 맞아요. ${task.worked.conclusion}`],
          question: 'auto',
        }
      : null
  }
  if (saysValue(text, said, task)) {
    const product = task.exercise.kind === 'factorize' ? parseExpression(said) : null
    const unfinished = product ? remarkOnComposite(product) : ''
    if (unfinished !== '') return { blocks: [`곱은 같아요. ${unfinished}`], question: 'auto' }
    return {
      blocks: [
        vary(read, '맞아요! 그 값이에요.', '네, 맞아요!'),
        `${task.worked.task} 말이죠? ${task.worked.conclusion}`,
      ],
      question: 'auto',
    }
  }
  // With other numbers or names it may be the value of something else, and so may a number alone.
  const isOther =
    formulas.length > 1 ||
    isBare ||
    NOT_READ.test(last) ||
    read.topics.length > 0 ||
    !/아[니닌님냐]|맞|나[와왔옴온오]|틀/.test(text) ||
    !SAID.test(text.slice(text.lastIndexOf(said) + said.length))
  if (isOther) return null
  const isOnTheWay = /니까|[아어해]서|하면|하고/.test(text) && !/아[니닌님냐]|맞|틀/.test(text)
  const step = /^-?[\d./]+$/.test(said) ? findStepWith(task, said) : null
  if (step) {
    const place = `풀이 가운데 ${inline(step.latex.replace(/^= /, ''))}에 나오는 수예요.`
    const named = `${attachParticle(`\`${said}\``, '은/는')} ${place}`
    return {
      blocks: isOnTheWay ? [named, step.reason] : [`${named} 마지막 값은 아니에요.`, task.worked.conclusion],
      question: 'auto',
    }
  }
  // 나누니까 45 나옴: a value on the way is no answer.
  if (isOnTheWay) return null
  const bug = findBug(task.exercise, said, task.worked.solution.answer)
  return { blocks: ['아니에요.', ...(bug ? [bug.says] : []), task.worked.conclusion], question: 'auto' }
}

const RELATION = /y\s*=\s*(?:-?\d*\s*x|-?\d+\s*\/\s*x|\\frac\{-?\d+\}\{x\})/

/** 'Then y is 3 where x is -4' of the relation that the thread spoke of last. */
export function replyToPairOfThread(read: Understanding): Draft | null {
  const values = new Map(
    findFormulas(read.text).flatMap(({ text }) => {
      const [, name = '', value = ''] = /^([xy])\s*=\s*(-?\d+(?:\/\d+)?)$/i.exec(text) ?? []
      return name === '' ? [] : [[name.toLowerCase(), value] as const]
    }),
  )
  const [x, y] = [values.get('x'), values.get('y')]
  if (x === undefined || y === undefined || findFormulas(read.text).length !== 2) return null
  const texts = read.turn.history
    .slice(-3)
    .toReversed()
    .flatMap(({ message, response }) => [response, message])
  const found = texts.map((text) => RELATION.exec(text)?.[0]).find((text) => text !== undefined)
  const relation = found?.replace(/\\frac\{(-?\d+)\}\{x\}/, '$1/x')
  const judgement = relation === undefined ? null : judgeProperty(`${relation} (${x}, ${y}) 지나`)
  if (!judgement) return null
  return {
    blocks: [judgement.holds ? '네, 맞아요!' : '아니에요.', judgement.because],
    question: 'auto',
  }
}

/** The equation of the thread that a line belongs to: one that it follows from, else the last. */
function findEquationBefore({ turn, asked }: Understanding, line: WorkedLine): WorkedLine | null {
  // A line that the tutor called wrong is no basis for the next one.
  const history = turn.history.filter(({ response }) => !response.startsWith('아직은 아니'))
  const candidates = [findLastEquation(history, asked), findLastEquation(history, null)]
  const checked = candidates.flatMap((before) =>
    before ? [{ before, result: checkWorkedLines([before, line]) }] : [],
  )
  const followed = checked.find(({ result }) => result.firstWrong === null)
  // Where a slip leads from one to the line, that one is meant.
  const slipped = checked.find(({ result }) => result.slip !== null)
  const meant = followed ?? slipped
  if (meant) return meant.before
  // After a task in words a line may be of that, and not of the question behind it.
  const isOfWords =
    findLastTask(turn.history.slice(-1)) && listEquations(turn.history.at(-1)?.message ?? '').length === 0
  return isOfWords ? null : (checked[0]?.before ?? null)
}

/** 3×5-5=10 in a sentence with other formulas: whether it computes. */
export function replyToNumericLine(read: Understanding): Draft | null {
  const formulas = findFormulas(read.text)
  const sums = formulas.filter(({ text }) => /^[^=a-z]*\d\s*[-+×÷*/][^=a-z]*=[^=a-z]+$/i.test(text))
  const [sum] = sums
  // What is done first is a step, right or wrong, of something else.
  if (!sum || sums.length > 1 || formulas.length < 2 || /먼저|부터/.test(read.text)) return null
  if (WORKING_BEHIND.test(read.text)) return null
  const claim = readClaim(`${sum.text} 맞아?`)
  const judgement = claim && judgeClaim(claim)
  // A right sum makes nothing else right that the message says: 약수 개수는 3×1=3개.
  if (
    !judgement ||
    (judgement.holds && /수[은는가]?\s/.test(read.text.slice(0, read.text.indexOf(sum.text))))
  )
    return null
  const task = findLastTask(read.turn.history.slice(-1))
  const end = sum.text.split('=').at(-1) ?? ''
  // A right sum is not yet the right way.
  if (task && judgement.holds && !isValueOf(end, task) && findStepWith(task, end.trim()) === null)
    return {
      blocks: [`계산은 맞아요. ${judgement.verdict}`, `그런데 ${task.worked.conclusion}`],
      question: 'auto',
    }
  return {
    blocks: [
      judgement.holds ? '맞아요! 넣어 보니 꼭 맞네요.' : '아니에요.',
      judgement.verdict,
      ...(judgement.because === '' ? [] : [judgement.because]),
    ],
    question: 'auto',
  }
}

const ASSIGNS = /^[a-z]\s*=\s*(?:\\frac|[^a-z=])+$/i
/** What names an equation as one to solve: 5x-3=2x+9는요? */
const NEW_TASK = /(?:은|는|면)\s?(?:요|용)?\s*\??$|풀|구해|어떻게|어케|해\s?줘|해\s?봐|ㄱ|같이/

function countSigns({ latex }: WorkedLine): number {
  return latex.split(/[-+(]/).length
}

/** What both sides are for a value that does not solve the equation. */
function checkRoot(before: WorkedLine, line: WorkedLine): string | null {
  const claim = ASSIGNS.test(line.latex) ? readClaim(`${line.latex}가 ${before.latex}의 해야?`) : null
  const judgement = claim?.kind === 'solution' ? judgeClaim(claim) : null
  return judgement && !judgement.holds ? judgement.because : null
}

/** A line of the learner's own for the equation of the thread, or two lines in one sentence. */
export function replyToOwnStep(read: Understanding): Draft | null {
  if (
    /해(?:야|[네지죠]요?|이?구나)[\s?!.]*$|해인[가지]|근이|해가|방정식이|항등식|확인/.test(read.text) ||
    read.wishes.has('why')
  )
    return null
  const said = listEquations(read.text)
  // A changed task is no line of the learner's.
  const isTyped = quotesNumbers(listNumbers(read.text), normalizeMessage(read.turn.message))
  if (read.change !== null || !isTyped) return null
  const [first, second] = said
  if (
    !first ||
    said.length > 2 ||
    (second && said.every(({ latex }) => ASSIGNS.test(latex.replaceAll('\\frac', ''))))
  )
    return null
  // 2x=8 그래서 x=4: the first of two lines may already leave the equation of the thread.
  const earlier = second ? findEquationBefore(read, first) : null
  const isLeft =
    earlier !== null &&
    earlier.latex !== first.latex &&
    countSigns(first) < countSigns(earlier) &&
    checkWorkedLines([earlier, first]).firstWrong !== null
  const line = isLeft ? first : (second ?? first)
  // What a letter is supposed to be is no line of a solution.
  if (second === undefined && ASSIGNS.test(line.latex) && /일\s?때|면|넣|대입/.test(read.text)) return null
  const before = isLeft ? earlier : second ? first : findEquationBefore(read, line)
  if (!before || (second === undefined && read.turn.history.length === 0)) return null
  if (second === undefined && NEW_TASK.test(read.text)) return null
  if (before.latex === line.latex) return null
  const { firstWrong, firstUnsure, slip, isFinished } = checkWorkedLines([before, line])
  if (firstUnsure !== null) return null
  // The next line of a solution has fewer signs: it is another equation.
  const isOther = countSigns(line) >= countSigns(before) && !ASSIGNS.test(line.latex) && slip === null
  if (second === undefined && firstWrong !== null && isOther) return null
  if (firstWrong === null) {
    return {
      blocks: [
        isFinished
          ? `맞아요! ${inline(line.latex)}까지 잘 풀었어요. 처음 식에 넣어서 양변이 같은지 확인하면 완벽해요.`
          : vary(read, '맞아요! 바르게 이어져요.', '좋아요, 맞아요!'),
      ],
      question: isFinished ? 'auto' : `${inline(line.latex)} 다음 줄은 어떻게 될까요?`,
    }
  }
  return {
    blocks: [
      `아직은 아니에요. ${inline(before.latex)}에서 ${inline(line.latex)}로 오는 곳을 다시 봐요.`,
      slip ??
        checkRoot(before, line) ??
        '양변에 똑같은 일을 했는지, 옮긴 항의 부호를 바꾸었는지 확인해 보세요.',
    ],
    question: `${inline(before.latex)}의 다음 줄을 다시 쓰면 어떻게 될까요?`,
  }
}
