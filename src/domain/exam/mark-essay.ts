import { type Item, type RubricPoint, WRITTEN_TYPE, type WrittenTestType } from './item.ts'

/** How a learner marked an essay of their own, after the model solution. */
export interface EssayMarking {
  /** Indices of the rubric's points that the learner found in the working. */
  points: number[]
  /** Finishes the item even though points are missing. */
  finishes: boolean
}

export interface EssayScore {
  earned: number
  total: number
  /** Every point of the rubric is there. */
  isFull: boolean
}

/** Rubric of an essay without one of its own. */
const WHOLE_SOLUTION: RubricPoint = {
  point: '풀이 과정과 답이 모범 풀이와 같은 뜻이에요.',
  marks: 1,
}

/** Who marks the answers of each type: the checker, or the learner after the model solution. */
const MARKED_BY: Record<WrittenTestType, 'checker' | 'learner'> = {
  [WRITTEN_TYPE.other]: 'checker',
  [WRITTEN_TYPE.choice]: 'checker',
  [WRITTEN_TYPE.shortAnswer]: 'checker',
  [WRITTEN_TYPE.trueFalse]: 'checker',
  [WRITTEN_TYPE.matching]: 'checker',
  [WRITTEN_TYPE.combination]: 'checker',
  [WRITTEN_TYPE.essay]: 'learner',
}

/** How an essay is answered, as the item card and the device's voice say it. */
export const ESSAY_TASK = '풀이 과정을 줄마다 써 보세요.'

export function isEssay({ writtenTestType }: Pick<Item, 'writtenTestType'>): boolean {
  return MARKED_BY[writtenTestType] === 'learner'
}

/** The rubric that an essay is marked by; never empty. */
export function getRubric({ rubric }: Pick<Item, 'rubric'>): readonly RubricPoint[] {
  return rubric.length > 0 ? rubric : [WHOLE_SOLUTION]
}

/** The marks of the points that were ticked; an index twice counts once, one that the rubric does not have counts nothing. */
export function scoreEssay(item: Pick<Item, 'rubric'>, points: readonly number[]): EssayScore {
  const rubric = getRubric(item)
  const ticked = rubric.filter((_, index) => points.includes(index))
  const sum = (list: readonly RubricPoint[]) => list.reduce((total, { marks }) => total + marks, 0)
  return { earned: sum(ticked), total: sum(rubric), isFull: ticked.length === rubric.length }
}

/** '3점 / 5점' */
export function formatScore({ earned, total }: Pick<EssayScore, 'earned' | 'total'>): string {
  return `${earned}점 / ${total}점`
}
