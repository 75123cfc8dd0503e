/** The longest passage that a question quotes. */
const QUOTED_CHARACTERS = 600

/** Writes a question that quotes the selected passage; formulas are between `\(` and `\)`. */
export function writeSelectionQuestion(passage: string): string {
  return `“${shorten(passage)}” 이 부분을 설명해 주세요.`
}

/** Shortens a passage before a formula, never inside it: half a formula would show as source. */
function shorten(passage: string): string {
  const characters = [...passage]
  if (characters.length <= QUOTED_CHARACTERS) return passage
  const kept = characters.slice(0, QUOTED_CHARACTERS).join('')
  const opened = kept.lastIndexOf('\\(')
  return `${opened > kept.lastIndexOf('\\)') ? kept.slice(0, opened) : kept}…`
}
