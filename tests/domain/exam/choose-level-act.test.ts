import { expect, it } from 'vitest'
import { chooseLevelAct } from '#domain/exam/choose-level-act.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { makeExam } from './make-exam.ts'

it.each([
  ['begins a level that was never begun', [], 'try-exam', '기본 문항 풀기'],
  ['goes on with an unfinished set', [['a!', 'b']], 'try-exam', '기본 마저 풀기'],
  ['practises a cleared level again', [['a!']], 'retry-exam', '기본 다시 풀기'],
  ['goes on with the set that practises it again', [['b', 'c!'], ['a!']], 'try-exam', '기본 마저 풀기'],
] as const)('a press on a level %s', (_title, sets, actionKind, label) => {
  const exams = sets.map((items, at) => makeExam(`e${at}`, 1, items))
  const { difficultyExams } = computeExamInfo({ exams, itemsInfo: [], availableLevels: [1] })
  expect(difficultyExams.map(chooseLevelAct)).toEqual([{ actionKind, difficultyLevel: 1, label }])
})
