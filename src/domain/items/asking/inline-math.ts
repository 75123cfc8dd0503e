import { attachParticle, type ParticlePair } from '#domain/korean/attach-particle.ts'

/** A formula or number set inline: `\(2^{3}\)`. */
export function tex(formula: string | number): string {
  return `\\(${formula}\\)`
}

/** An inline formula with the particle that fits how it is read: `\(3\)을`. */
export function texWith(formula: string | number, pair: ParticlePair): string {
  return attachParticle(tex(formula), pair)
}

/** Inline formulas with commas between; `pair` puts a particle behind the last one. */
export function texList(formulas: readonly (string | number)[], pair?: ParticlePair): string {
  const list = formulas.map(tex).join(', ')
  return pair === undefined ? list : attachParticle(list, pair)
}

/** A formula on a line of its own. */
export function texBlock(formula: string): string {
  return `\\[ ${formula} \\]`
}

const NATIVE_COUNTS = [
  '',
  '한',
  '두',
  '세',
  '네',
  '다섯',
  '여섯',
  '일곱',
  '여덟',
  '아홉',
  '열',
  '열한',
  '열두',
] as const

/** A count before a counter in native Korean (세 개, 다섯 번); digits from 13 on. */
export function nativeCount(count: number): string {
  return NATIVE_COUNTS[count] || String(count)
}
