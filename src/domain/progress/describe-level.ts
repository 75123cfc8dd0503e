import type { AnswerCounts, ConceptProgress, LevelSet } from './progress.ts'

type SetCounts = Omit<LevelSet, 'difficultyLevel'>

/** How far a level is, for its mark: 100 once it is cleared, else the finished items of the latest set. */
export function levelPercent({ cleared, setTotal, setFinished }: SetCounts): number {
  if (cleared) return 100
  return setTotal === 0 ? 0 : (setFinished / setTotal) * 100
}

/** The same in words: '마침', '3개 중 2개', '아직'. */
export function describeLevel({ cleared, setTotal, setFinished }: SetCounts): string {
  if (cleared) return '마침'
  return setFinished === 0 ? '아직' : `${setTotal}개 중 ${setFinished}개`
}

/** How far a concept is, for its mark: 100 is completed, a start is never 0, and what is not completed never looks so. */
export function conceptPercent(progress: Pick<ConceptProgress, 'status' | 'levels'> | undefined): number {
  if (!progress || progress.status === 'NOT_STARTED') return 0
  if (progress.status === 'COMPLETED') return 100
  const sum = progress.levels.reduce((total, level) => total + levelPercent(level), 0)
  return Math.min(95, Math.max(10, Math.round(sum / Math.max(1, progress.levels.length))))
}

/** Items whose last answer was right, alone, with help or by the learner's own marking. */
export function countRight({ total, incorrect }: AnswerCounts): number {
  return total - incorrect
}

/** Items that were got right, never alone. */
export function countHelped({ total, correct, selfMarked, incorrect }: AnswerCounts): number {
  return total - correct - selfMarked - incorrect
}

/** Behind a count of right items: how many of them are essays that the learner marked; nothing without one. */
export function describeSelfMarked(selfMarked: number): string {
  return selfMarked === 0 ? '' : ` (스스로 채점 ${selfMarked}개)`
}
