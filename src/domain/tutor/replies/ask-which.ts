import { listQuestions } from '../../markdown/list-questions.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { findRivals, tellStored } from './from-bank.ts'
import { isFollowUp } from './last-point.ts'

const WHICH = '번호로 말해 줄래요?'

/** Asks which of two stored questions is meant, if they are almost equally likely. */
export function askWhich(read: Understanding): Draft | null {
  const rivals = read.turn.openItem || isFollowUp(read.text) ? null : findRivals(read)
  if (!rivals) return null
  const options = rivals.map(({ question }, index) => `${index + 1}. ${question.asks[0] ?? ''}`)
  return {
    blocks: ['둘 가운데 어느 것이 궁금한지 알려 주세요.', options.join('\n')],
    question: `1번인가요, 2번인가요? ${WHICH}`,
  }
}

const PICK =
  /^(?:(?<first>1|첫|위)|(?<second>2|두|둘|아래))\s*(?:번|째|번째|거|것|꺼|쪽)?\s*(?:요|이요|이야|임)?[.!?]?$/

/** Answers the question that the learner picks by its number, after `askWhich`. */
export function replyToPick(read: Understanding): Draft | null {
  const response = read.turn.history.at(-1)?.response ?? ''
  const pick = PICK.exec(read.text)?.groups
  if (!pick || !/번호로 말해 줄/.test(listQuestions(response).at(-1) ?? '')) return null
  const wanted = new RegExp(`^${pick.first === undefined ? 2 : 1}\\. (.+)$`, 'm').exec(response)?.[1]
  const found = read.turn.unit.concepts
    .flatMap(({ bank }) => bank?.questions ?? [])
    .find(({ asks }) => wanted !== undefined && flattenQuestion(asks[0] ?? '') === flattenQuestion(wanted))
  return found ? tellStored(read, found) : null
}
