const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g

function lettersOf(text: string): Set<string> {
  const formulas = [...text.matchAll(FORMULA)].map(([, inline = '', display = '']) => inline + display)
  const letters = formulas.flatMap((formula) => formula.replace(/\\[A-Za-z]+/g, ' ').match(/[A-Za-z]/g) ?? [])
  return new Set(letters)
}

/**
 * Letters that only the options have, if a question asks which formula represents something: such an option gives itself away,
 * and may be true in its own letters (πr²h and Sh).
 */
export function findForeignLetters(question: string, options: readonly string[]): string[] {
  if (!/나타내는 식은 어느 것/.test(question)) return []
  const given = lettersOf(question)
  if (given.size === 0) return []
  return [...lettersOf(options.join(' '))].filter((letter) => !given.has(letter))
}
