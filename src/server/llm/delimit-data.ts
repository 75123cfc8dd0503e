const letters = (word: string) => [...word].join('[\\s\\p{Cf}]*')
/** A mark however it is spelled: other brackets, spaces and invisible characters in it, its end missing. */
const MARK = new RegExp(
  `[<＜〈《‹«][\\s\\p{Cf}/／\\\\]*(?:${letters('학생의글')}|${letters('자료')})[^\\S\\n]*[>＞〉》›»]?`,
  'gu',
)
const PLACE = /\{\{|\}\}/g

/** Marks that a text from outside is data: the marks are taken out of the text itself, so that it cannot close them. */
export function delimitData(name: string, text: string): string {
  let inner = text
  // What is left around a mark may be one itself.
  for (let before = ''; before !== inner; ) {
    before = inner
    inner = inner.replace(MARK, ' ').replace(PLACE, ' ')
  }
  return `<${name}>\n${inner.trim()}\n</${name}>`
}
