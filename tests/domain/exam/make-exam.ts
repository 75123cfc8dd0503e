import type { ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'

export function makeItem(id: string, change: Partial<Item> = {}): Item {
  return {
    id,
    itemVersion: 1,
    question: '다음 중 소수는?',
    option1: '',
    option2: '',
    option3: '',
    option4: '',
    option5: '',
    correctAnswer: '1',
    solution: '',
    difficultyLevel: 1,
    writtenTestType: 1,
    performanceTestType: 0,
    figures: [],
    images: [],
    conceptIds: ['M1U01C01'],
    itemGroupId: null,
    criterionTypeIds: [],
    hints: [],
    mistakes: [],
    rubric: [],
    pairing: null,
    templateId: null,
    seed: null,
    ...change,
  }
}

/** A set of items named by their ids; a finished one ends with '!'. */
export function makeExam(id: string, difficultyLevel: DifficultyLevel, items: readonly string[]): ExamSet {
  const examItems = items.map((name) => ({
    evaluationItem: makeItem(name.replace('!', ''), { difficultyLevel }),
    finished: name.endsWith('!'),
  }))
  return {
    id,
    threadId: 't1',
    difficultyLevel,
    finished: examItems.length > 0 && examItems.every((item) => item.finished),
    examItems,
  }
}

export function makeItemsInfo(exam: ExamSet): ExamItemsInfo {
  return {
    examId: exam.id,
    difficultyLevel: exam.difficultyLevel,
    items: exam.examItems.map(({ evaluationItem, finished }, index) => ({
      evaluationId: evaluationItem.id,
      index,
      finished,
      verdict: finished ? 'correct' : null,
      hintsShown: 0,
      solutionShown: false,
    })),
  }
}

/** For draws in which every template makes its items. */
export function refuseFailure(failure: Error): never {
  throw failure
}
