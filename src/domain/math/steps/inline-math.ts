import { attachParticle, type ParticlePair } from '#domain/korean/attach-particle.ts'

/** A formula set inline: `\(2^{3}\)`. */
export function inline(formula: string | number | bigint): string {
  return `\\(${formula}\\)`
}

/** An inline formula with the particle that fits how it is read: `\(3\)을`. */
export function inlineWith(formula: string | number | bigint, pair: ParticlePair): string {
  return attachParticle(inline(formula), pair)
}

/** Inline formulas with commas between; `pair` puts a particle behind the last one. */
export function inlineList(formulas: readonly (string | number | bigint)[], pair?: ParticlePair): string {
  const list = formulas.map(inline).join(', ')
  return pair === undefined ? list : attachParticle(list, pair)
}
