import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { searchBank } from '../bank/search-bank.ts'
import { findBug } from '../bugs/find-bug.ts'
import { judgeClaim } from '../practice/judge-claim.ts'
import { type NumberClaim, readClaim } from '../practice/read-claim.ts'
import { readClaimedValue } from '../practice/read-claimed-value.ts'
import { type Understanding, understand } from '../reading/understand.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft } from './draft.ts'
import { replyToWhyOfTask } from './follow-up.ts'
import { explainFurther, openConcept, tellStored } from './from-bank.ts'
import { definitionOf, wasMentioned } from './know-names.ts'
import { findLastPoint, type LastPoint } from './last-point.ts'
import { showSteps } from './show-steps.ts'

/** What only asks for something else than a reason. */
const ASKING =
  /\s*(?:이랑|랑|은|는|이|가)?\s*(?:뭐|무엇|뭔|머|무슨|어떻게|어케|어떤|맞|아니|아님|알려|설명|구해|구하는\s?법)[가-힣\s]*\??\s*$/
/** No longer than 왜요?: nothing that the question is about. */
const SHORTEST = 4
const WHY = /왜|이유|까닭/
const REASONING = /때문|므로|거든|라서|니까|아서|어서|려면|위해/
/** Minimum similarity at which a stored reason is taken as the reason of the last reply. */
const RELATED = 0.3

/** The working of a claim that two expressions are equal; a side that is a number needs none. */
function showSides({ left, right }: Extract<NumberClaim, { kind: 'equal' }>): string[] {
  return [left, right].flatMap((side) => {
    const steps = evaluateBySteps(side)?.steps ?? []
    return steps.length > 0 ? [showSteps(steps)] : []
  })
}

/** The reason of a claim: its working, or first what its word means, where the thread has not said it. */
function draftClaim(read: Understanding, { about }: LastPoint): Draft | null {
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
    return fresh.length > 0 ? { blocks: fresh.filter((block) => block !== null), question: 'auto' } : null
  }
  const claim = readClaim(about)
  const judgement = claim && judgeClaim(claim)
  if (!judgement) return null
  const { topics } = understand({ ...read.turn, message: about })
  const definitions = topics.flatMap((name) => definitionOf(read, name) ?? [])
  const first = claim.kind === 'equal' ? showSides(claim) : definitions
  const fresh = first.filter((text) => !wasMentioned(read, text))
  if (fresh.length === 0) return null
  const lead = claim.kind === 'equal' ? ['양쪽을 따로 계산해서 비교하면 보여요.'] : []
  return { blocks: [...lead, ...fresh.slice(0, 2), judgement.because].filter(Boolean), question: 'auto' }
}

/** Replies with the stored reason most similar to `asked` that the thread does not contain yet; null if there is none. */
function draftStored(read: Understanding, asked: string, concept: TutorConcept): Draft | null {
  const found = searchBank(asked, read.turn.unit, concept.concept.id).find(
    ({ concept: owner, question, score, kinds }) =>
      owner === concept &&
      score >= RELATED &&
      (kinds[1] ?? 0) === 0 &&
      ((kinds[0] ?? 0) > 0 || (question.verdict !== 'none' && REASONING.test(question.reason))) &&
      !wasMentioned(read, question.reason),
  )
  return found ? tellStored(read, { ...found.question, verdict: 'none' }) : null
}

/** 'why?' alone: the reason of what the tutor said last. */
export function replyToWhyOfLast(read: Understanding): Draft | null {
  if (
    read.acts[0] !== 'asks-why' ||
    read.topics.length > 0 ||
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
  return (
    draftClaim(read, point) ??
    replyToWhyOfTask(read) ??
    (isReason ? null : draftStored(read, asked, concept)) ??
    explainFurther(read, concept)
  )
}
