/** Characters of the selected text that the bubble shows (specification section 9). */
export const PREVIEW_CHARACTERS = 20

/** What the bubble shows of the selected text: its first 20 characters on one line, and an ellipsis where there are more. */
export function truncateSelection(text: string): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')]
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join('')
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`
}
