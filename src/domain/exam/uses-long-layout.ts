import { visibleLength } from './visible-length.ts'

/** Options that are longer together are laid out one per row (specification sections 1 and 9). */
export const LONG_LAYOUT_LENGTH = 20

/**
 * Whether the options take the long layout: their combined length is over 20 characters as seen (`visibleLength`). Empty options
 * add nothing.
 */
export function usesLongLayout(options: readonly string[]): boolean {
  return options.reduce((total, option) => total + visibleLength(option), 0) > LONG_LAYOUT_LENGTH
}
