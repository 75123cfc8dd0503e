/** Marks that a text from outside is data: the marks are taken out of the text itself, so that it cannot close them. */
export function delimitData(name: string, text: string): string {
  const inner = text.replace(/<\s*\/?\s*(?:학생의 글|자료)\s*>/g, ' ').replace(/\{\{|\}\}/g, ' ')
  return `<${name}>\n${inner.trim()}\n</${name}>`
}
