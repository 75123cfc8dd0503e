import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Expression } from '#domain/math/expression.ts'
import { formatExpression } from '#domain/math/format-latex.ts'
import { rational } from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralNode } from '#domain/math/steps/numeral-tree.ts'
import { substituteLetter } from '#domain/math/steps/substitute-letter.ts'
import { searchBank } from '../bank/search-bank.ts'
import { findBug } from '../bugs/find-bug.ts'
import { listContentWords } from '../explanation/coverage.ts'
import { findLastTask, type Task } from '../practice/find-task.ts'
import { findWorkedValue } from '../practice/find-worked-value.ts'
import { judgeClaim } from '../practice/judge-claim.ts'
import { type NumberClaim, readClaim } from '../practice/read-claim.ts'
import { readClaimedValue } from '../practice/read-claimed-value.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { type Understanding, understand } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft } from './draft.ts'
import { explainFurther, openConcept, tellStored } from './from-bank.ts'
import { definitionOf, wasMentioned } from './know-names.ts'
import { findLastPoint, type LastPoint } from './last-point.ts'
import { showSteps } from './show-steps.ts'
import { whyOfTask } from './why-of-step.ts'

/** What only asks for something else than a reason. */
const ASKING =
  /\s*(?:이랑|랑|은|는|이|가)?\s*(?:뭐|무엇|뭔|머|무슨|어떻게|어케|어떤|맞|아니|아님|알려|설명|구해|구하는\s?법)[가-힣\s]*\??\s*$/
/** No longer than 왜요?: nothing that the question is about. */
const SHORTEST = 4
const WHY = /왜|이유|까닭/
const REASONING = /때문|므로|거든|라서|니까|아서|어서|려면|위해/
/** Minimum similarity at which a stored reason is taken as the reason of the last reply. */
const RELATED = 0.3
/** Share of its wordings that ask why, from which a question asks for a reason. */
const MOSTLY = 0.5

/** Numbers put in for the letters of a claim. */
const TRIED = [3n, 2n, 5n] as const

/** What two expressions with letters are for some numbers: where that differs, they are not equal. */
function tryNumbers({ left, right }: Extract<NumberClaim, { kind: 'equal' }>, holds: boolean): string[] {
  const names = [
    ...new Set(`${formatExpression(left)} ${formatExpression(right)}`.match(/(?<!\\[a-z]*)[a-z]/g)),
  ]
  const put = (side: Expression) => {
    const node = names.reduce(
      (rest, name, at) => substituteLetter(rest, name, numeralNode(rational(TRIED[at] ?? 0), false)),
      side,
    )
    return findWorkedValue(node) ?? formatExpression(node)
  }
  const [first, second] = [put(left), put(right)]
  const areNumbers = [first, second].every((value) => /^-?\d+$/.test(value))
  if (names.length === 0 || names.length > TRIED.length || !areNumbers || (first === second) !== holds)
    return []
  const values = names.map((name, at) => inline(`${name} = ${TRIED[at]}`)).join(', ')
  const [one, other] = [inlineWith(first, '이고/고'), inlineWith(second, '이에요/예요')]
  return [`${attachParticle(values, '을/를')} 넣어 보면 왼쪽은 ${one} 오른쪽은 ${other}.`]
}

/** The working of a claim that two expressions are equal; a side that is a number needs none. */
function showSides({ left, right }: Extract<NumberClaim, { kind: 'equal' }>): string[] {
  return [left, right].flatMap((side) => {
    const steps = evaluateBySteps(side)?.steps ?? []
    return steps.length > 0 ? [showSteps(steps)] : []
  })
}

/** The reason of a claim: its working, or first what its word means, where the thread has not said it. */
function draftClaimOf(read: Understanding, about: string): Draft | null {
  const claimed = readClaimedValue(about)
  // 3+3+3+3은 3^4야? compares two sides.
  if (claimed && !/.[-+*×÷^]/.test(claimed.said)) {
    const blocks = [
      claimed.holds
        ? null
        : (findBug(claimed.exercise, claimed.said, claimed.worked.solution.answer)?.says ?? null),
      showSteps(claimed.worked.solution.steps),
    ]
    const fresh = blocks.filter((block) => block !== null && !wasMentioned(read, block))
    if (fresh.length > 0) return { blocks: fresh.filter((block) => block !== null), question: 'auto' }
  }
  const claim = readClaim(about)
  const judgement = claim && judgeClaim(claim)
  if (!judgement) return null
  const { topics } = understand({ ...read.turn, message: about })
  const definitions = topics.flatMap((name) => definitionOf(read, name) ?? [])
  const tried = claim.kind === 'equal' ? tryNumbers(claim, judgement.holds) : []
  const first = claim.kind !== 'equal' ? definitions : tried.length > 0 ? tried : showSides(claim)
  const fresh = first.filter((text) => !wasMentioned(read, text))
  if (fresh.length === 0) return null
  const lead = claim.kind === 'equal' && tried.length === 0 ? ['양쪽을 따로 계산해서 비교하면 보여요.'] : []
  return { blocks: [...lead, ...fresh.slice(0, 2), judgement.because].filter(Boolean), question: 'auto' }
}

/** The reason of the last claim, in the words of the stored question that answered it or in the learner's own. */
function draftClaim(read: Understanding, { about, upTo }: LastPoint): Draft | null {
  return draftClaimOf(read, about) ?? draftClaimOf(read, normalizeMessage(upTo.at(-1)?.message ?? ''))
}

/** Replies with the stored reason most similar to `asked` that the thread does not contain yet; null if there is none. */
function draftStored(read: Understanding, asked: string, concept: TutorConcept): Draft | null {
  const found = searchBank(asked, read.turn.unit, concept.concept.id).find(
    ({ concept: owner, question, likeness, kinds }) =>
      owner === concept &&
      likeness >= RELATED &&
      (kinds[1] ?? 0) === 0 &&
      ((kinds[0] ?? 0) >= MOSTLY || (question.verdict !== 'none' && REASONING.test(question.reason))) &&
      !wasMentioned(read, question.reason),
  )
  return found ? tellStored(read, { ...found.question, verdict: 'none' }) : null
}

/** The concept in other words, after the rule that the task ended with. */
function explainTask(read: Understanding, concept: TutorConcept, task: Task | null): Draft | null {
  const further = explainFurther(read, concept)
  const rule = task?.worked.solution.steps.at(-1)?.reason
  return further && rule !== undefined
    ? { ...further, blocks: [`여기서 쓴 것은 이거예요. ${rule}`, ...further.blocks.slice(1)] }
    : further
}

/** 'No, there are two x': the reason that a learner has against a verdict. */
const OBJECTS = /^(?:아니|근데|그치만|하지만)\s.*(?:잖아|는데|은데|거든)요?[\s?!.]*$/

function draftObjection(read: Understanding): Draft | null {
  const point =
    OBJECTS.test(normalizeMessage(read.turn.message)) && !read.turn.openItem ? findLastPoint(read) : null
  const draft = point && draftClaim(read, point)
  return draft && { ...draft, blocks: ['그렇게 생각하기 쉬워요.', ...draft.blocks] }
}

const BARE = /^(?:왜|달라|그[렇런]|이[렇런]|나[오와])/

/** Whether all that a message names is in the working of the task of the last turn. */
function namesStep({ topics, turn }: Understanding): boolean {
  const reasons =
    findLastTask(turn.history.slice(-1))?.worked.solution.steps.map(({ reason }) => reason) ?? []
  return topics.every(({ name }) => reasons.some((reason) => reason.includes(properName(name))))
}

/** 'why?' alone, or an objection: the reason of what the tutor said last. */
export function replyToWhyOfLast(read: Understanding): Draft | null {
  const objection = draftObjection(read)
  if (objection) return objection
  if (
    read.acts[0] !== 'asks-why' ||
    (read.topics.length > 0 && !namesStep(read)) ||
    read.wishes.has('usefulness') ||
    read.turn.openItem
  )
    return null
  if (read.turn.history.length === 0 && read.text.length <= SHORTEST) {
    return {
      blocks: ['좋은 물음이에요. 무엇이 궁금한지 알면 까닭을 말해 줄 수 있어요.'],
      question: '어떤 것이 왜 그런지 궁금한가요?',
    }
  }
  const point = findLastPoint(read)
  const concept = point?.told?.concept ?? openConcept(read) ?? read.concept
  if (!point || !concept) return null
  const asked = `${point.about.replace(ASKING, '')} ${read.text}`
  const isReason = WHY.test(point.about)
  const isBare = listContentWords(read.text).every((word) => BARE.test(word))
  const task = point.told ? null : findLastTask(point.upTo)
  return (
    draftClaim(read, point) ??
    (task && whyOfTask(read, task)) ??
    (isReason || (task && isBare) ? null : draftStored(read, asked, concept)) ??
    explainTask(read, concept, task)
  )
}
