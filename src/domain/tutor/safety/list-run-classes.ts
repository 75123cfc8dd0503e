import { readPlainWords } from './plain-words.ts'

/** Counted: runs of so many letters (a syllable has two or three). */
const SHORTEST_RUN = 3
const LONGEST_RUN = 5
/** So many classes of runs have a weight each; unlike runs share one at times. */
export const RUN_CLASSES = 16_384

/**
 * The classes (0 to `RUN_CLASSES` - 1) of all runs of three to five letters in a message, each class once. The hash is FNV-1a
 * (Fowler, Noll, Vo) with its upper bits folded in.
 */
export function listRunClasses(message: string): Set<number> {
  const letters = ` ${readPlainWords(message).replace(/\d+/g, '0').replace(/\s+/g, ' ')} `.normalize('NFD')
  const classes = new Set<number>()
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1)
    for (let start = 0; start + length <= letters.length; start += 1) {
      let hash = 2_166_136_261 ^ length
      for (let at = start; at < start + length; at += 1)
        hash = Math.imul(hash ^ letters.charCodeAt(at), 16_777_619)
      classes.add(((hash ^ (hash >>> 15)) >>> 0) % RUN_CLASSES)
    }
  return classes
}
