import { listItems, readExplanation } from '../explanation/read-explanation.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { pickExercise } from '../practice/pick-exercise.ts'
import { countAsked } from '../practice/thread-memory.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import { type Draft, vary } from './draft.ts'
import { explainName } from './explain.ts'
import { explainFurther, nearestCheck } from './from-bank.ts'
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
    if (again && again.blocks.length > 1) {
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

/** 'no' alone: what is wrong is for the learner to say. */
function askWhatElse(): Draft {
  return {
    blocks: ['그렇군요. 어떤 점이 아닌지 짧게 말해 주면 거기부터 볼게요.'],
    question: '뜻, 이유, 예시, 문제 가운데 무엇을 볼까요?',
  }
}

/** 'okay', 'go on': the question that still waits, else the next line of the summary that the thread does not have yet. */
export function replyToAgreement(read: Understanding): Draft | null {
  if (read.topics.length > 0) return null
  if (read.wishes.has('disagreement') && !read.wishes.has('agreement')) return askWhatElse()
  const isNext = read.acts[0] === 'asks-next'
  if (!isNext && (!read.wishes.has('agreement') || read.text.endsWith('?'))) return null
  const { concept, asked, earlierText, turn } = read
  if (!concept) return null
  if (!isNext && asked !== null && countAsked(asked, turn.history) === 1 && turn.history.length > 0) {
    return {
      blocks: [vary(read, '좋아요! 그럼 이것도 해 볼까요?', '좋아요, 그럼 확인해 봐요.')],
      question: asked,
    }
  }
  const next = readExplanation(concept.explanation)
    .summary.flatMap(listItems)
    .find((line) => !earlierText.includes(flattenQuestion(line)))
  if (next === undefined)
    return isNext ? explainFurther(read, concept) : { blocks: ['좋아요! 잘하고 있어요.'], question: 'auto' }
  return {
    blocks: [vary(read, '좋아요!', '잘하고 있어요!', '그럼 이어서 가요.'), `하나 더 챙겨요. ${next}`],
    question: nearestCheck(read, concept, next),
  }
}
