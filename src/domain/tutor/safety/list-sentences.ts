/** Shorter sentences say too little to be scored alone, in characters. */
const SHORTEST = 8

/** The sentences of a message that are long enough to be scored alone. */
export function listSentences(message: string): string[] {
  return message.split(/[.?!\n]+/).filter((sentence) => sentence.trim().length >= SHORTEST)
}
