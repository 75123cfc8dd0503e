import { attachParticle } from '#domain/korean/attach-particle.ts'
import { coverage } from '../explanation/coverage.ts'
import { listEquations } from '../practice/find-task.ts'
import { type Exercise, readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import { type Draft, isAdmission } from './draft.ts'
import { definitionOf, summaryOf } from './know-names.ts'
import { showSteps } from './show-steps.ts'
import { askNextLine } from './step-mode.ts'

const MOST_QUOTED = 8

function code(text: string): string {
  return `\`${text.replaceAll('`', '')}\``
}

/** The value that a letter is given (a=-1/2이면) is nothing to work out. */
const GIVEN = /^[a-z]\s*=\s*-?[\d./]+$/i

const TASKS: Partial<Record<Exercise['kind'], true>> = { evaluate: true, simplify: true, solve: true }
const MOST_STEPS = 8

/** The working of the one formula that a message asks something about, if all its numbers are in it. */
function workOnlyFormula(read: Understanding, numbers: readonly string[]): Draft | null {
  const formulas = findFormulas(read.text).filter(
    ({ text }) => /[-+×÷*/^(]/.test(text.slice(1)) && /\d/.test(text) && !GIVEN.test(text),
  )
  const [formula, another] = formulas
  if (!formula || another || !quotesNumbers(numbers, formula.text)) return null
  const exercise = ['계산해 줘', '간단히 해 줘', '풀어줘']
    .map((asking) => readExercise(`${formula.text} ${asking}`))
    .find((found) => found !== null && TASKS[found.kind])
  const worked = exercise ? solveExercise(exercise) : null
  if (!worked || worked.solution.steps.length > MOST_STEPS) return null
  return {
    blocks: [
      '그 식을 차례대로 따라가 보면 보여요.',
      showSteps(worked.solution.steps),
      `**${worked.conclusion}**`,
    ],
    question: 'auto',
  }
}

/** Numbers of rules: those of no example. */
const OF_RULES = /^(?:0|1|2|3|10|90|100|180|360)$/

/** Whether a text holds only numbers of the message, and those of rules. */
export function holdsNoOtherNumbers(text: string, message: string): boolean {
  const said: readonly string[] = message.match(/\d+/g) ?? []
  return (text.match(/\d+/g) ?? []).every((number) => said.includes(number) || OF_RULES.test(number))
}

/** A rule of the concept that holds no numbers of an example. */
function ruleOf(read: Understanding): string[] {
  const words = read.text.replace(/\d+/g, ' ')
  const rules = (read.concept ? summaryOf(read.concept) : []).filter(
    (line) => line.length < 90 && holdsNoOtherNumbers(line, ''),
  )
  const nearest = rules.toSorted((a, b) => coverage(words, b) - coverage(words, a))[0]
  return nearest === undefined || (read.topics.length > 0 && coverage(words, nearest) === 0)
    ? []
    : [`여기서 쓰는 것은 이거예요. ${nearest}`]
}

const LONGEST_QUOTED = 40

/** What the numbers may belong to: the learner's last message. */
function threadOf({ turn }: Understanding): string[] {
  const last = turn.history.at(-1)?.message.replaceAll('`', '').replace(/\s+/g, ' ').trim() ?? ''
  return last === '' || last.length > LONGEST_QUOTED
    ? []
    : [`앞에서 말한 '${last}' 이야기라면, 그것의 어느 값인지 말해 주세요.`]
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
      `${topic ? `${attachParticle(`**${properName(topic.name)}**`, '과/와')} ` : ''}${numbers.slice(0, MOST_QUOTED).map(code).join(', ')}까지는 읽었어요. 무엇을 구하는지만 확실하지 않아요.`,
      ...(known === null || /\d/.test(known) ? ruleOf(read) : [known]),
      ...threadOf(read),
      '그 뒤에 구하는 것을 한 가지만 붙여서, 또는 식으로 다시 적어 줄래요?',
    ],
    // A card with this request would send it back to the tutor: what was asked before stays asked.
    question: read.asked ?? 'auto',
  }
}

/** A reply from what is written, unless the message has numbers that it does not speak of. The reason for a number is explained in words. */
export function withNumbersUsed(read: Understanding, draft: Draft): Draft {
  const numbers = listNumbers(read.text)
  if (quotesNumbers(numbers, draft.blocks.join('\n'))) return draft
  const [number] = numbers
  const worked = workOnlyFormula(read, numbers)
  if (worked) return worked
  if (number === undefined || numbers.length > 1 || !read.wishes.has('why') || isAdmission(draft))
    return admitUnread(read, numbers)
  return { ...draft, blocks: [`${code(number)}에 대해 물었지요? 이렇게 생각해 봐요.`, ...draft.blocks] }
}
