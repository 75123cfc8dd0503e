import { attachParticle } from '#domain/korean/attach-particle.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { findBug, findBugOfAnswer } from '../bugs/find-bug.ts'
import { findLastTask, type Task } from '../practice/find-task.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { judgeClaim } from '../practice/judge-claim.ts'
import type { KnownQuestion } from '../practice/known-question.ts'
import { isEquationStep } from '../practice/read-answer.ts'
import { readClaim } from '../practice/read-claim.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { judgeReply, readsAsAnswer, recognizeQuestion } from '../practice/recognize-question.ts'
import { countAsked, flattenHistory, lastQuestion } from '../practice/thread-memory.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { JUDGES, type Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'
import { asksAboutStep, countsValues, findTaskOfValue, isValueOf, listSaid } from './follow-up.ts'
import { showSteps } from './show-steps.ts'

const TRIES_BEFORE_SOLUTION = 3

function showSolution(known: KnownQuestion): string[] {
  return known.steps.length > 0 ? [showSteps(known.steps), known.explanation] : [known.explanation]
}

/** The first hint that was not given since the question was asked. */
function nextHint(read: Understanding, known: KnownQuestion): string | null {
  const since = read.turn.history.slice(-countAsked(known.question, read.turn.history))
  const earlierText = flattenHistory(since)
  return known.hints.find((hint) => !earlierText.includes(flattenQuestion(hint))) ?? null
}

function findOwnQuestion(read: Understanding): KnownQuestion | null {
  const { unit, templates, conceptId } = read.turn
  const near = unit.concepts.filter((one) => one === read.concept || one.concept.id === conceptId)
  return read.asked === null ? null : recognizeQuestion(read.asked, near, templates)
}

function praise(read: Understanding, known: KnownQuestion): Draft {
  return {
    blocks: [
      vary(read, '맞아요! 잘했어요.', '정답이에요!', '맞았어요. 훌륭해요!'),
      known.explanation.length < 400 ? known.explanation : '',
    ].filter((block) => block !== ''),
    question: 'auto',
  }
}

/** The mistake in an answer; null if it is not a known one. */
function mistakeOf(text: string, known: KnownQuestion): string | null {
  const named = known.mistakes.find(({ answer }) => judgeReply(text, { ...known, key: answer }) === 'correct')
  return named?.says ?? findBugOfAnswer(known.question, text, known.key)
}

function encourageAgain(read: Understanding, known: KnownQuestion): Draft {
  const says = mistakeOf(read.text, known)
  const hint = nextHint(read, known)
  // Of two answers one is left: the reason says more than a hint.
  const isDecided = known.kind === 'yes-or-no' && known.hints.length === 1 && known.steps.length === 0
  const isSpent =
    isDecided || countAsked(known.question, read.turn.history) >= TRIES_BEFORE_SOLUTION || hint === null
  if (isSpent) {
    return {
      blocks: [
        '아쉽지만 아니에요. 이번에는 같이 풀어 봐요.',
        ...(says === null ? [] : [says]),
        ...showSolution(known),
      ],
      question: 'auto',
    }
  }
  return {
    blocks: [
      vary(
        read,
        '아직은 아니에요. 거의 다 왔을 수도 있으니 한 번 더 봐요.',
        '음, 그건 아니에요. 괜찮아요, 다시 볼까요?',
      ),
      ...(says === null ? [] : [says]),
      `힌트: ${hint}`,
    ],
    question: known.question,
  }
}

/** A wrong answer that is a task itself: brackets or sums where the key is a product, a letter that the key does not have. */
function isOwnTask(text: string, key: string): boolean {
  // 2×3×3×5 is no value of another question.
  if (/^-?\d+$/.test(key) && /\d\s?[x×*]\s?\d+\s?[x×*]\s?\d/.test(text)) return true
  if (readExercise(text) === null) return false
  const letter = /[a-z]/i.exec(text.replace(/x(?=\d)/gi, ''))?.[0]
  return /[(+÷]|\d\s*-/.test(text) || (letter !== undefined && !key.includes(letter))
}

/** After a hint 'okay' says that it is understood, not that the statement is right. */
function isBareYesOrNo(read: Understanding, known: KnownQuestion): boolean {
  return (
    /옳으면 O/.test(known.question) &&
    countAsked(known.question, read.turn.history) > 1 &&
    /^(?:응|웅|네|넵|예|아니요?|아뇨|노)[.!\s]*$/.test(read.text)
  )
}

/** An answer that may as well be a statement about the task before the question. */
const TELLS =
  /(?:지|네|맞[아죠지]?|아[니닌님냐](?:야|에)?|(?:나[왔와옴온]|됐|되)(?:어|음|다|는데|거든)?)요?\s*\??$/
/** 홀수 개면 마이너스 맞지? says when something holds, which answers no question that does not say when. */
const CONDITION = /[가-힣\d](?:이?면|일\s?때)(?:은|는)?\s/

const WORKED = /차례대로|\*\*[^*]*야\.\*\*|\*\*[^*]*(?:이에요|예요)\.\*\*/
const LONGEST_QUOTED = 40

/** The learner's last task, where the tutor neither worked it out nor judged it: its value may be said now. */
function findUnreadTask({ turn }: Understanding): string | null {
  const last = turn.history.at(-1)
  if (!last || JUDGES.test(last.response) || WORKED.test(last.response)) return null
  const task = normalizeMessage(last.message)
  const formulas = findFormulas(task)
  const isTask = formulas.length > 1 || /[a-z]|[-+×÷*/^]\s?\d/i.test(formulas[0]?.text ?? '')
  const isAnswer =
    lastQuestion(turn.history.slice(0, -1)) !== null && readsAsAnswer(task) && !/[은는]\s*\?*$/.test(task)
  const asksValue = /^.{1,24}(?:[은는]|이?면|얼마\S{0,3}|몇\s?\S{0,3})\s*\??$/.test(task)
  if ((!isTask && !asksValue) || isAnswer || /왜|뭐야|뜻/.test(task)) return null
  return task.length > LONGEST_QUOTED ? '' : task.replaceAll('`', '')
}

/** The value may be that of a task which could not be read: then nothing is known of it. */
function doubtAnswer(task: string, known: KnownQuestion): Draft {
  return {
    blocks: [
      `${task === '' ? '앞에서 적은 문제' : `앞에서 적은 '${task}'`}의 답이라면, 내가 그 계산을 읽지 못해서 맞는지 말할 수 없어요. 식으로 다시 적어 주면 같이 확인할게요.`,
      '바로 앞에서 내가 물은 것의 답으로는 다른 값이에요.',
    ],
    question: known.question,
  }
}

/** '4 나왔는데' is the value neither of the task that was worked out nor of the question behind it. */
function denyBoth(task: Task, said: string, known: KnownQuestion): Draft {
  const bug = findBug(task.exercise, said, task.worked.solution.answer)
  return {
    blocks: [
      `아니에요. ${attachParticle(task.worked.task, '은/는')} \`${said}\` 말고 다른 값이에요.`,
      ...(bug ? [bug.says] : []),
      task.worked.conclusion,
      '지금 물은 것의 답도 다른 값이에요.',
    ],
    question: known.question,
  }
}

/** The values of what a question multiplies or adds: of 2^3×3^2 they are 8 and 9. */
function listPartValues(question: string): string[] {
  const [formula, another] = findFormulas(question)
  if (!formula || another) return []
  return formula.text.split(/\\times|[×+]/).flatMap((part) => {
    const node = parseExpression(part)
    return (node && (evaluateBySteps(node)?.answer ?? part.trim())) ?? []
  })
}

/** 72=2^3×9 after a question for 30: the left side is a number of something else. */
function speaksOfOtherNumber(text: string, { question }: KnownQuestion): boolean {
  const [, left] = /^\s*(\d+)\s*=/.exec(text) ?? []
  const asked: readonly string[] = question.match(/\d+/g) ?? []
  return left !== undefined && !asked.includes(left)
}

/** A right sum, or the values of all parts, on the way to the answer of the tutor's question. */
function replyToPartOfAnswer(read: Understanding, known: KnownQuestion): Draft | null {
  if (known.kind !== 'value' || /[가-힣]{2}/.test(read.text.replace(/이랑|하고/g, ''))) return null
  const parts = listPartValues(known.question)
  if (parts.length > 1 && listSaid(read.text) === parts.join(', '))
    return { blocks: ['여기까지 맞아요! 한 걸음만 더 가면 답이 나와요.'], question: known.question }
  const claim = /[a-z]/i.test(read.text.replace(/(?<=\d)x(?=\d)/g, '')) ? null : readClaim(read.text)
  const judgement = claim?.kind === 'equal' ? judgeClaim(claim) : null
  if (!judgement?.holds || speaksOfOtherNumber(read.text, known)) return null
  const hint = nextHint(read, known)
  return {
    blocks: [
      '그 계산 자체는 맞지만, 지금 물은 것의 답은 아직 아니에요.',
      ...(hint === null ? [] : [`힌트: ${hint}`]),
    ],
    question: known.question,
  }
}

/** The answer of a question that the tutor asked a turn earlier, where the last one cannot be answered with a value. */
function replyToEarlierQuestion(read: Understanding): Draft | null {
  const { unit, templates, conceptId, history } = read.turn
  if (!readsAsAnswer(read.text) || findTaskOfValue(read)) return null
  const near = unit.concepts.filter((one) => one === read.concept || one.concept.id === conceptId)
  const earlier = lastQuestion(history.slice(0, -1))
  const known = earlier === null ? null : recognizeQuestion(earlier, near, templates)
  if (known?.kind !== 'value' || judgeReply(read.text, known) !== 'correct') return null
  return { ...praise(read, known), blocks: ['앞에서 물은 것의 답이라면 맞아요!', known.explanation] }
}

/** A value of what the question does not ask for is no answer: x의 계수는 4네 after the question for the constant. */
const QUANTITIES = /계수|상수항|차수|평균|중앙값|최빈값|부피|겉넓이|둘레|공약수|공배수/g

/** The learner answers the question that the last reply ended with. */
export function replyToAnswer(read: Understanding): Draft | null {
  if (read.asked === null || read.change !== null || read.text.length > 80) return null
  // A task of the thread with another number is no answer.
  if (!quotesNumbers(listNumbers(read.text), normalizeMessage(read.turn.message))) return null
  if (CONDITION.test(read.text) && !CONDITION.test(read.asked)) return null
  // 5^0은? asks for a value of its own.
  if (/[\d)a-z]\s?[은는]\s*\?*$/i.test(read.text)) return null
  if ((read.text.match(QUANTITIES) ?? []).some((name) => !read.asked?.includes(name))) return null
  const known = findOwnQuestion(read)
  const outcome = known && judgeReply(read.text, known)
  if (!known) return read.turn.openItem ? null : replyToEarlierQuestion(read)
  const onTheWay = outcome === 'correct' ? null : replyToPartOfAnswer(read, known)
  if (onTheWay) return onTheWay
  if (!outcome) return askForYesOrNo(read, known)
  if (isBareYesOrNo(read, known)) {
    return { blocks: ['그럼 옳으면 O, 옳지 않으면 X로 말해 주세요.'], question: known.question }
  }
  const task = TELLS.test(read.text) ? findLastTask(read.turn.history.slice(-1)) : null
  const formulas = findFormulas(read.text)
  // A line of working belongs to the learner's own equation.
  if (task && outcome !== 'incorrect' && formulas.some(({ text }) => isEquationStep(text))) return null
  const said = formulas.at(-1)?.text
  const isOfTask =
    task !== null && said !== undefined && (isValueOf(said, task) || countsValues(read.text, task))
  if (task && outcome === 'correct' && said !== undefined && !isOfTask) {
    return {
      blocks: [
        `지금 물은 것의 답으로 말했다면 맞아요! ${known.explanation.length < 400 ? known.explanation : ''}`,
        `${attachParticle(task.worked.task, '으로/로')} 말했다면 아니에요. ${task.worked.conclusion}`,
      ],
      question: 'auto',
    }
  }
  if (outcome === 'correct') return praise(read, known)
  // '3+3도 3^2야?' asks about something of its own.
  if (outcome === 'incorrect' && known.kind === 'value' && readClaim(read.text)?.kind === 'equal') return null
  if (outcome === 'nudge') {
    return {
      blocks: ['값은 맞아요! 이제 모양만 다듬어 봐요. 더 간단히 쓸 수 있는 곳이 있을까요?'],
      question: known.question,
    }
  }
  if (outcome === 'step') {
    return { blocks: ['여기까지 맞아요! 한 걸음만 더 가면 답이 나와요.'], question: known.question }
  }
  // '13 나왔어' may be the value of the learner's own task, and not of the question behind it.
  const own = findTaskOfValue(read)
  if (isOwnTask(read.text, known.key) || own?.isLast || asksAboutStep(read)) return null
  // The value of an earlier task may be meant, or the answer to this question.
  const last = findLastTask(read.turn.history.slice(-1))
  const meant =
    own?.task ?? (last && (isValueOf(read.text, last) || countsValues(read.text, last)) ? last : null)
  if (meant) {
    return {
      blocks: [
        `${attachParticle(meant.worked.task, '으로/로')} 말했다면 맞아요! ${meant.worked.conclusion}`,
        '지금 물은 것의 답은 다른 값이에요.',
      ],
      question: known.question,
    }
  }
  if (task && said !== undefined && TELLS.test(read.text)) return denyBoth(task, said, known)
  const unread = findUnreadTask(read)
  return unread === null ? encourageAgain(read, known) : doubtAnswer(unread, known)
}

/** A bare number where yes or no was asked for, and that is the value of no task. */
function askForYesOrNo(read: Understanding, known: KnownQuestion): Draft | null {
  const isNumber = /^-?\d+(?:[./]\d+)?\s?\S{0,2}[\s?!.]*$/.test(read.text) && readsAsAnswer(read.text)
  if (known.kind !== 'yes-or-no' || known.words.length > 0 || !isNumber || read.turn.openItem) return null
  if (findTaskOfValue(read) || findLastTask(read.turn.history.slice(-1))) return replyToEarlierQuestion(read)
  return (
    replyToEarlierQuestion(read) ?? {
      blocks: [
        '지금 물은 것은 수가 아니라, 그런지 아닌지예요. 그 까닭을 생각해 보고 ‘그렇다’ 또는 ‘아니다’로 답해 주세요.',
      ],
      question: known.question,
    }
  )
}

function compareWorking({ exercise, worked }: Task, said: string): Draft {
  const bug = findBug(exercise, said, worked.solution.answer)
  return {
    blocks: [
      ...(bug ? [bug.says] : ['풀이를 한 줄씩 견주어 보면 어긋난 줄이 보여요.']),
      showSteps(worked.solution.steps),
      worked.conclusion,
    ],
    question: '이 가운데 내 풀이와 다른 줄은 몇 번째 줄인가요?',
  }
}

/** Replies to 'where is it wrong?' after a value that was said of the learner's own task: its working, to compare with. */
export function replyToWhyTaskWrong(read: Understanding): Draft | null {
  if (read.turn.openItem) return null
  const other = /왜\s?(-?[\d./]+)\S{0,2}\s?(?:아[니닌님]|안\s?[돼되나])/.exec(read.text)?.[1]
  const own = other === undefined ? null : findLastTask(read.turn.history.slice(-1))
  if (own && other !== undefined && !isValueOf(other, own)) return compareWorking(own, other)
  if (read.acts[0] !== 'asks-why' || !/어디|어느|틀|뭐가|왜/.test(read.text)) return null
  const last = read.turn.history.at(-1)
  if (!last || !/^아니(?:야|에요)\.? /.test(last.response) || !last.response.includes('말고 다른 값'))
    return null
  const task = findLastTask(read.turn.history.slice(0, -1))
  const said = findFormulas(normalizeMessage(last.message)).at(-1)?.text
  if (!task || said === undefined || !last.response.includes(task.worked.conclusion.slice(0, 8))) return null
  return compareWorking(task, said)
}

/** Replies to 'why is it wrong?' after a wrong answer to the tutor's own question. */
export function replyToWhyOwnWrong(read: Understanding): Draft | null {
  if (read.acts[0] !== 'asks-why' || read.topics.length > 0 || read.turn.openItem) return null
  const known = findOwnQuestion(read)
  const before = read.turn.history.at(-1)
  if (!known || !before || countAsked(known.question, read.turn.history) < 2) return null
  const answer = normalizeMessage(before.message)
  if (judgeReply(answer, known) !== 'incorrect') return null
  const says = mistakeOf(answer, known)
  const hint = nextHint(read, known)
  const [first] = known.steps
  const blocks = [says, hint ?? first?.reason ?? null].filter((block) => block !== null)
  return blocks.length > 0 ? { blocks, question: known.question } : null
}

/** Wishes that use the same words as a stuck learner (쉬운, 자세히) but ask for something other than help with the question. */
const ELSEWHERE = ['mistakes', 'exercise', 'example', 'summary', 'usefulness', 'difference'] as const

/** Help with the tutor's own last question: hint, solution, or the question itself sent back. */
export function replyAboutOwnQuestion(read: Understanding): Draft | null {
  if (read.asked === null || read.turn.openItem) return null
  const isEcho = flattenQuestion(read.text) === flattenQuestion(read.asked)
  const wantsElse = ELSEWHERE.some((wish) => read.wishes.has(wish))
  const isStuck =
    read.wishes.has('confusion') && !wantsElse && read.topics.length === 0 && read.text.length <= 16
  const wantsHint = read.wishes.has('hint') && read.topics.length === 0
  const wantsAnswer = read.wishes.has('answer') && !/\d/.test(read.text)
  if (!isEcho && !isStuck && !wantsHint && !wantsAnswer) return null
  const known = findOwnQuestion(read)
  if (!known) return null
  const hint = nextHint(read, known)
  if (
    (isEcho || wantsHint || isStuck || countAsked(known.question, read.turn.history) < 2) &&
    hint !== null
  ) {
    const lead = isEcho
      ? '좋은 질문이에요. 스스로 답할 수 있게 한 걸음만 도울게요.'
      : wantsAnswer
        ? '답을 먼저 보면 내 것이 안 돼요. 힌트부터 줄게요.'
        : vary(read, '괜찮아요. 이렇게 시작해 봐요.', '모를 수 있어요. 힌트를 줄게요.')
    return { blocks: [lead, hint], question: known.question }
  }
  return { blocks: ['그럼 같이 풀어 봐요.', ...showSolution(known)], question: 'auto' }
}
