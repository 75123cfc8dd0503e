import { listItems, readExplanation } from '../explanation/read-explanation.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { pickExercise } from '../practice/pick-exercise.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import { type Draft, vary } from './draft.ts'
import { explainName } from './explain.ts'
import { findProcedure, showExample } from './show-example.ts'

/** 'give me a problem': one in the question block. */
export function replyWithExercise(read: Understanding): Draft | null {
  if (!read.wishes.has('exercise')) return null
  const item = pickExercise(read)
  return {
    blocks: [
      vary(read, '좋아요, 한 문제 낼게요.', '이번에는 이 문제예요.', '도전해 봐요!'),
      '풀고 나서 답을 적어 주세요. 막히면 "힌트"라고 하면 돼요.',
    ],
    question: item?.question ?? 'auto',
  }
}

/** 'I do not get it': smaller pieces, and the choice of which piece. */
export function replyToConfusion(read: Understanding): Draft | null {
  if (!read.wishes.has('confusion') || !read.concept) return null
  const [topic] = read.topics
  if (topic) {
    const explained = explainName(read, topic)
    const procedure = findProcedure(read.concept, properName(topic.name))
    if (procedure && !read.earlierText.includes(flattenQuestion(procedure.steps))) {
      return {
        blocks: [...explained.blocks.slice(0, 1), '순서대로 하면 이래요.', procedure.steps],
        question: 'auto',
      }
    }
    const example = topic.unitId === read.turn.unit.id ? showExample(read, read.concept, topic) : null
    return {
      blocks: [...explained.blocks.slice(0, 1), ...(example?.blocks ?? explained.blocks.slice(1))],
      question: 'auto',
    }
  }
  if (read.subject && read.turn.history.length > 0) {
    const again = showExample(read, read.concept, read.subject)
    if (again) {
      return {
        blocks: [
          `괜찮아요, 처음에는 누구나 그래요. ${properName(read.subject.name)} 이야기를 숫자로 다시 볼게요.`,
          ...again.blocks.slice(1),
        ],
        question: 'auto',
      }
    }
  }
  const pieces = readExplanation(read.concept.explanation).summary.flatMap(listItems).slice(0, 3)
  return {
    blocks: [
      '괜찮아요. 작게 나누어 볼게요. 이 가운데 어느 줄부터 막히는지 알려 주세요.',
      pieces.map((piece, index) => `${index + 1}. ${piece}`).join('\n'),
    ],
    question: 'auto',
  }
}

/** 'okay', 'go on': the next line of the summary that the thread does not have yet. */
export function replyToAgreement(read: Understanding): Draft | null {
  if (read.topics.length > 0) return null
  if (read.wishes.has('disagreement') && !read.wishes.has('agreement')) {
    return {
      blocks: ['알겠어요. 그럼 다른 쪽으로 가 볼까요? 궁금한 말을 하나만 적어 주세요.'],
      question: 'auto',
    }
  }
  if (!read.wishes.has('agreement') || !read.concept || read.text.endsWith('?')) return null
  const earlierText = read.earlierText
  const next = readExplanation(read.concept.explanation)
    .summary.flatMap(listItems)
    .find((line) => !earlierText.includes(flattenQuestion(line)))
  return {
    blocks: [
      vary(read, '좋아요!', '잘하고 있어요!', '그럼 이어서 가요.'),
      ...(next ? [`하나 더 챙겨요. ${next}`] : []),
    ],
    question: 'auto',
  }
}
