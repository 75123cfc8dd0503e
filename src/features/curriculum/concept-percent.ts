import type { ConceptProgress } from '#domain/progress/progress.ts'

/** How far a concept is, for its mark: all levels cleared is 100, a start is never 0. */
export function conceptPercent(progress: ConceptProgress | undefined): number {
  if (!progress || progress.status === 'NOT_STARTED') return 0
  if (progress.status === 'COMPLETED') return 100
  const levels = progress.levels.filter((level) => level.total > 0)
  const shares = levels.map((level) => Math.min(1, level.correct / level.total))
  const sum = shares.reduce((total, share) => total + share, 0)
  return Math.min(95, Math.max(10, levels.length === 0 ? 0 : Math.round((sum / levels.length) * 100)))
}
