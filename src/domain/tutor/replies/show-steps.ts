import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Step } from '#domain/math/steps/step.ts'

/** Steps of working as a numbered list, each with its reason and its formula. */
export function showSteps(steps: readonly Step[]): string {
  return steps.map(({ latex, reason }, index) => `${index + 1}. ${reason}\n   \\[ ${latex} \\]`).join('\n')
}

/** The sentence before steps: a 풀이 is done, a 소수 found, a 최대공약수 worked out. */
export function announceTask(task: string): string {
  const object = attachParticle(task, '을/를')
  if (/(?:분해|계산|정리|풀이|전개)$/.test(task)) return `${object} 차례대로 해 볼게요.`
  if (/꼴$/.test(task)) return `${attachParticle(task, '으로/로')} 나타내 볼게요.`
  return `${object} 차례대로 구해 볼게요.`
}
