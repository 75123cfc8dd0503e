import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem, ItemTemplate } from '../template.ts'
import { arrangeOptions } from './arrange-options.ts'
import { drawUntil } from './draw-until.ts'

/** A wrong value: as an option shows it, as a learner types it (the checker's notation), and where it comes from. */
export interface WrongValue {
  shown: string
  key: string
  says: string
  conceptId?: string
}

/** A question with one value as its answer, before it is put as a short answer or as multiple choice. */
export interface ValueQuestion extends Pick<GeneratedItem, 'question' | 'solution' | 'hints'> {
  right: Pick<WrongValue, 'shown' | 'key'>
  /** The likeliest mistakes first; equal values and the right value are left out by the forms. */
  wrong: WrongValue[]
}

type Archetype = Omit<ItemTemplate, 'generate'> & { draw: (random: SeededRandom) => ValueQuestion }

const WRONG_OPTIONS = 4
const NAMED_MISTAKES = 5

/** A whole number as a wrong value. */
export function wrongNumber(value: number, says: string, conceptId?: string): WrongValue {
  return { shown: `\\(${value}\\)`, key: `${value}`, says, ...(conceptId ? { conceptId } : {}) }
}

/** A whole number as the right value. */
export function rightNumber(value: number): ValueQuestion['right'] {
  return { shown: `\\(${value}\\)`, key: `${value}` }
}

function differentWrongValues({ right, wrong }: ValueQuestion): WrongValue[] {
  const seen = new Set([right.key])
  return wrong.filter(({ key }) => !seen.has(key) && seen.add(key))
}

function askForValue(drawn: ValueQuestion): GeneratedItem {
  return {
    question: drawn.question,
    options: [],
    correctAnswer: drawn.right.key,
    writtenTestType: 2,
    solution: drawn.solution,
    hints: drawn.hints,
    mistakes: differentWrongValues(drawn)
      .slice(0, NAMED_MISTAKES)
      .map(({ key, says, conceptId }) => ({ answer: key, says, ...(conceptId ? { conceptId } : {}) })),
    figures: [],
  }
}

function askForOption(random: SeededRandom, drawn: ValueQuestion): GeneratedItem {
  const wrong = random.sample(differentWrongValues(drawn), WRONG_OPTIONS)
  return {
    ...askForValue(drawn),
    ...arrangeOptions(random, drawn.right.shown, wrong),
    writtenTestType: 1,
  }
}

/** The two templates of an archetype that the outline wants as short answer (its id) and multiple choice (its id + X). */
export function makeBothForms({ draw, ...archetype }: Archetype): ItemTemplate[] {
  return [
    { ...archetype, generate: (random) => askForValue(draw(random)) },
    {
      ...archetype,
      id: `${archetype.id}X`,
      generate: (random) =>
        askForOption(
          random,
          drawUntil(random, draw, (drawn) => differentWrongValues(drawn).length >= WRONG_OPTIONS),
        ),
    },
  ]
}
