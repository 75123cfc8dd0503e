import { listEquations } from '../practice/find-task.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { definitionOf } from './know-names.ts'
import { askNextLine } from './step-mode.ts'

const MOST_QUOTED = 8

function code(text: string): string {
  return `\`${text.replaceAll('`', '')}\``
}

/** What could not be read, and how to write it: a passage on other numbers would be taken for the answer. */
function admitUnread(read: Understanding, numbers: readonly string[]): Draft {
  const [equation, ...others] = listEquations(read.text).filter(({ latex }) =>
    /[a-z].*=\s*-?\d|=.*[a-z]/i.test(latex),
  )
  const exercise = equation && others.length === 0 ? readExercise(`${equation.latex} 풀어줘`) : null
  if (equation && exercise?.kind === 'solve' && solveExercise(exercise) && !/[?]|왜|뭐|어/.test(read.text)) {
    return {
      blocks: ['좋아요, 식을 세웠네요! 그 식을 이어서 풀어 봐요.'],
      question: askNextLine(equation.latex),
    }
  }
  const [topic] = read.topics
  const known = topic ? definitionOf(read, topic) : null
  return {
    blocks: [
      `${numbers.slice(0, MOST_QUOTED).map(code).join(', ')} 가지고 무엇을 하면 되는지 알아듣지 못했어요.`,
      ...(known === null || /\d/.test(known) ? [] : [known]),
      '문제에 나온 식을 그대로 적고, 그 뒤에 구하는 것을 한 가지만 적어 주세요.',
    ],
    question: '무엇을 구하는 문제인가요?',
  }
}

/** A reply from what is written, unless the message has numbers that it does not speak of. The reason for a number is explained in words. */
export function withNumbersUsed(read: Understanding, draft: Draft): Draft {
  const numbers = listNumbers(read.text)
  if (quotesNumbers(numbers, draft.blocks.join('\n'))) return draft
  const [number] = numbers
  if (number === undefined || numbers.length > 1 || !read.wishes.has('why')) return admitUnread(read, numbers)
  return { ...draft, blocks: [`${code(number)}에 대해 물었지요? 이렇게 생각해 봐요.`, ...draft.blocks] }
}
