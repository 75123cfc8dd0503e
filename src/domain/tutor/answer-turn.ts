import { chooseHint } from './choose-hint.ts'
import { askBack } from './practice/ask-back.ts'
import { listNumbers, quotesNumbers } from './reading/list-numbers.ts'
import { type Understanding, understand } from './reading/understand.ts'
import type { Name } from './reading/vocabulary.ts'
import { suggestQuestions } from './related-questions.ts'
import { replyToEither } from './replies/answer-either.ts'
import { replyToBareAnswer, replyToWorkedLines } from './replies/check-lines.ts'
import { replyToDivisionByZero } from './replies/divide-by-zero.ts'
import { type Draft, isAdmission, type Reply } from './replies/draft.ts'
import {
  replyWithDefinition,
  replyWithMistakes,
  replyWithSummary,
  replyWithUsefulness,
} from './replies/explain.ts'
import { replyToBlank } from './replies/fill-blanks.ts'
import {
  replyToHowOfTask,
  replyToNextOfTask,
  replyToNumericLine,
  replyToOwnStep,
  replyToPairOfThread,
  replyToValueOfTask,
} from './replies/follow-up.ts'
import {
  replyFromBank,
  replyFromBankPerhaps,
  replyToGenerality,
  replyToStatement,
  replyWithEasier,
  replyWithEveryday,
} from './replies/from-bank.ts'
import {
  askAboutItem,
  replyToOpenItem,
  replyToRightItemAnswer,
  replyWithNextOfItem,
} from './replies/help-with-item.ts'
import { replyToInsight } from './replies/insight.ts'
import { replyToAgreement, replyToConfusion, replyWithExercise } from './replies/keep-going.ts'
import { replyToLost } from './replies/lost.ts'
import { replyToMood, wantsNoQuestion } from './replies/moods.ts'
import { replyToRemark } from './replies/remarks.ts'
import { replyWithExample, replyWithMethod } from './replies/show-example.ts'
import {
  replyToOffTopic,
  replyToPersonal,
  replyToSilence,
  replyToSmallTalk,
  replyToUnknown,
} from './replies/small-talk.ts'
import { replyInStepMode, startStepMode } from './replies/step-mode.ts'
import { replyToSymbol } from './replies/symbols.ts'
import {
  replyAboutOwnQuestion,
  replyToAnswer,
  replyToWhyOwnWrong,
  replyToWhyTaskWrong,
} from './replies/talk-about-question.ts'
import { replyToUnclearChange } from './replies/unclear-change.ts'
import { withNumbersUsed } from './replies/unread-numbers.ts'
import { replyToWhyOfLast } from './replies/why-of-last.ts'
import { replyToWhyOfStep, replyToWhyOfTask } from './replies/why-of-step.ts'
import { replyToWhyValue } from './replies/why-value.ts'
import { replyToClaim, replyToClaimedValue, replyToExercise, replyToLooseTask } from './replies/work-out.ts'
import { revealsAnswer } from './reveals-answer.ts'
import { revealsOpenAnswer } from './reveals-open-answer.ts'
import { respondToDistress } from './safety/respond-to-distress.ts'
import type { TutorReply, TutorTurn } from './tutor-turn.ts'
import { findUsedTerms } from './used-terms.ts'
import { speak } from './voice/speak.ts'

/** Replies that work with what the learner typed, or speak of nothing else. Tried in this order; the first that fits answers. */
const REPLIES: readonly Reply[] = [
  replyToSilence,
  replyToRightItemAnswer,
  replyInStepMode,
  replyToBlank,
  startStepMode,
  replyToOpenItem,
  replyToWorkedLines,
  replyToAnswer,
  replyToWhyTaskWrong,
  replyToWhyOwnWrong,
  replyToSymbol,
  replyToWhyOfLast,
  replyToHowOfTask,
  replyToLost,
  replyAboutOwnQuestion,
  replyToMood,
  replyToRemark,
  replyToDivisionByZero,
  replyToUnclearChange,
  replyToWhyValue,
  replyToClaimedValue,
  replyToValueOfTask,
  replyToNumericLine,
  replyToPairOfThread,
  replyToOwnStep,
  replyToClaim,
  replyToInsight,
  replyToStatement,
  replyToExercise,
  replyToLooseTask,
  replyToBareAnswer,
  replyToSmallTalk,
  replyToPersonal,
  replyToOffTopic,
  replyWithExercise,
  replyToWhyOfStep,
  replyToGenerality,
  replyFromBank,
  replyToNextOfTask,
  replyWithEveryday,
  replyWithEasier,
  replyToWhyOfTask,
  replyWithNextOfItem,
]

/** Replies from what is written in the unit, tried after the others. */
const TOLD_REPLIES: readonly Reply[] = [
  replyWithUsefulness,
  replyWithExample,
  replyWithMistakes,
  replyToConfusion,
  replyWithMethod,
  replyWithSummary,
  replyWithDefinition,
  replyToAgreement,
  replyToEither,
  replyFromBankPerhaps,
  replyToUnknown,
]

function draftReply(read: Understanding): Draft {
  for (const reply of REPLIES) {
    const draft = reply(read)
    if (draft) return draft
  }
  for (const reply of TOLD_REPLIES) {
    const draft = reply(read)
    if (!draft) continue
    // What the explanation does not tell, a stored question that is only near may.
    const instead = isAdmission(draft) ? (replyToEither(read) ?? replyFromBankPerhaps(read)) : null
    return instead ?? withNumbersUsed(read, draft)
  }
  return replyToUnknown(read) ?? { blocks: [], question: 'auto' }
}

/** Blocks that give the open item's answer away are replaced by the next stored hint. */
function guard(blocks: readonly string[], { openItem, alsoOpen = [], message }: TutorTurn): string[] {
  if (!openItem) return [...blocks]
  const text = [message, ...blocks].join('\n')
  const others = alsoOpen.filter((item) => quotesNumbers(listNumbers(item.question), text))
  const stating = new Set(blocks.filter((block) => revealsOpenAnswer(block, { openItem, alsoOpen: others })))
  const isOfAnother = [...stating].some((block) => !revealsAnswer(block, openItem.question, openItem))
  if (isOfAnother) {
    return [
      '그건 이번에 함께 받은 다른 문제예요. 답은 스스로 찾아야 내 것이 되니까, 그 문제를 열면 거기서 힌트로 도울게요.',
    ]
  }
  const safe = blocks.filter((block) => !stating.has(block))
  if (safe.length === blocks.length) return safe
  const { hint } = chooseHint({ item: openItem, answer: null, hintsShown: 0 })
  return [
    ...safe,
    ...(hint ? [`지금 푸는 문제의 답과 이어지는 내용이라 여기까지만 말할게요. 대신 힌트예요. ${hint}`] : []),
  ]
}

/** While an item is open nothing else is asked about. */
function askNext(read: Understanding, about: Name | null, blocks: readonly string[]): string {
  return read.turn.openItem ? askAboutItem(read) : askBack(read, about, blocks)
}

function guardedQuestion(question: string, turn: TutorTurn): string {
  return revealsOpenAnswer(question, turn) ? '지금까지 알아낸 것을 한 줄로 적어 볼까요?' : question
}

/**
 * The built-in tutor: answers one turn from the curriculum's own content, without model, network, clock or chance. The same turn always has the same reply.
 * The answer of `openItem` is never stated. Total: it throws for no message.
 */
export function answerTurn(turn: TutorTurn): TutorReply {
  const care = respondToDistress(turn)
  if (care) return care
  const read = understand(turn)
  const draft = draftReply(read)
  const about = draft.about === undefined ? read.subject : draft.about
  const next = draft.question === 'auto' ? askNext(read, about, draft.blocks) : draft.question
  const question = wantsNoQuestion(read) ? null : next
  const blocks = guard(draft.blocks, turn).map((block) => speak(turn.persona, block))
  if (question !== null) {
    const asked = guardedQuestion(question, turn).replaceAll('```', '').trim()
    blocks.push(`\`\`\`question\n${speak(turn.persona, asked)}\n\`\`\``)
  }
  const response = blocks.join('\n\n')
  return {
    response,
    termIds: findUsedTerms(response, turn),
    relatedQuestions: question === null ? [] : suggestQuestions(read, about),
  }
}
