/** Selects a line, from 1, of a text area that does not wrap, and scrolls it into view. */
export function showLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  area.scrollTop = (area.scrollHeight * Math.max(0, line - 3)) / lines.length
  area.scrollLeft = 0
}
