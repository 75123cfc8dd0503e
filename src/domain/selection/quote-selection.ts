/** More than a page of text is no passage to ask about. */
const QUOTED_CHARACTERS = 600

/** The question about a selected passage, which it quotes, its formulas between `\(` and `\)`. */
export function quoteSelection(passage: string): string {
  return `“${shorten(passage)}” 이 부분을 설명해 주세요.`
}

/** Never ends within a formula, whose rest would show as source. */
function shorten(passage: string): string {
  const characters = [...passage]
  if (characters.length <= QUOTED_CHARACTERS) return passage
  const kept = characters.slice(0, QUOTED_CHARACTERS).join('')
  const opened = kept.lastIndexOf('\\(')
  return `${opened > kept.lastIndexOf('\\)') ? kept.slice(0, opened) : kept}…`
}
