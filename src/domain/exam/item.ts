import type { Figure } from '../figure/figure.ts'

/** Evaluation items (specification section 3). */

/** Numbers of the difficulty levels, lowest first. */
export const LEVEL = { wrongAnswers: -1, concept: 0, basic: 1, standard: 3, challenge: 5 } as const
export const DIFFICULTY_LEVELS = Object.values(LEVEL)
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number]

/** A level that a concept has items of. The wrong answers are drawn from all of these. */
export type ContentLevel = Exclude<DifficultyLevel, typeof LEVEL.wrongAnswers>

export function isContentLevel(level: DifficultyLevel): level is ContentLevel {
  return level !== LEVEL.wrongAnswers
}

/** Lowest first. */
export const CONTENT_LEVELS: readonly ContentLevel[] = DIFFICULTY_LEVELS.filter(isContentLevel)

export const DIFFICULTY_LABELS: Record<DifficultyLevel, string> = {
  [LEVEL.wrongAnswers]: '오답',
  [LEVEL.concept]: '개념',
  [LEVEL.basic]: '기본',
  [LEVEL.standard]: '표준',
  [LEVEL.challenge]: '도전',
}

/**
 * Numbers of the written question types. Code that depends on the type is an exhaustive switch or a `Record` of all types, so that
 * the compiler lists every place that a new type needs.
 */
export const WRITTEN_TYPE = {
  other: 0,
  choice: 1,
  shortAnswer: 2,
  trueFalse: 3,
  matching: 4,
  combination: 5,
  essay: 6,
} as const
export const WRITTEN_TEST_TYPES = Object.values(WRITTEN_TYPE)
export type WrittenTestType = (typeof WRITTEN_TEST_TYPES)[number]

/** 0 other, 1 observation, 2 interview, 3 portfolio, 4 report, 5 writing, 6 self assessment. */
export const PERFORMANCE_TEST_TYPES = [0, 1, 2, 3, 4, 5, 6] as const
export type PerformanceTestType = (typeof PERFORMANCE_TEST_TYPES)[number]

/** A wrong answer that learners really give, and its cause, which the tutor can explain. */
export interface Mistake {
  /** As the learner would submit it: an option's number ('2') or a value ('-3'). */
  answer: string
  /** The mistake in one Korean sentence, for example '지수를 밑에 곱했어요.' */
  says: string
  /** The earlier concept whose idea is missing, if there is one. */
  conceptId?: string
}

/** An answer that its author expects to be judged so; run whenever the item is saved. */
export interface AnswerTest {
  answer: string
  verdict: 'correct' | 'incorrect' | 'nudge'
  /** Of a wrong answer: the sentence of the named mistake that it must lead to; null if it may lead to any or none. */
  mistake: string | null
}

/** One thing that the working of an essay must show, and how many marks it is worth. */
export interface RubricPoint {
  /** One Korean sentence with math, for example '두 수를 각각 소인수분해했다.' */
  point: string
  marks: number
}

/** The two columns of a matching item, Markdown with math: the left one is labelled ㄱ, ㄴ, ㄷ, the right one 1, 2, 3. */
export interface Pairing {
  left: string[]
  right: string[]
}

/**
 * `draft`: never published; `published`: learners are given it; `archived`: they are no longer, but keep what they have of it. An item of
 * the last two may have a draft beside it.
 */
export const ITEM_STATUSES = ['draft', 'published', 'archived'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

export interface Item {
  id: string
  /** Which text of the item this is: 1 for the first, one more for each later one. Of a template's item always 1. */
  itemVersion: number
  /** Markdown with math between `\( \)` and `\[ \]`, as every text of an item. */
  question: string
  option1: string
  option2: string
  option3: string
  option4: string
  option5: string
  /**
   * In the notation of the answer checker: `&` joins, a comma separates alternatives. Of a matching item its pairs (`ㄱ-2&ㄴ-1`), of an
   * essay the result that its working arrives at.
   */
  correctAnswer: string
  solution: string
  difficultyLevel: DifficultyLevel
  writtenTestType: WrittenTestType
  performanceTestType: PerformanceTestType
  figures: Figure[]
  /** Addresses of uploaded pictures. */
  images: string[]
  conceptIds: string[]
  itemGroupId: string | null
  criterionTypeIds: string[]
  /** Stored hints, easiest first; none states the answer. */
  hints: string[]
  mistakes: Mistake[]
  /** Of an essay, in the order of its model solution; empty for every other type. */
  rubric: RubricPoint[]
  /** Of a matching item; null for every other type. */
  pairing: Pairing | null
  templateId: string | null
  seed: number | null
}

/** What a version of an item says. */
export type ItemContent = Omit<
  Item,
  'id' | 'itemVersion' | 'conceptIds' | 'itemGroupId' | 'criterionTypeIds' | 'templateId' | 'seed'
>
