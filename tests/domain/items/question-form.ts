const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g
const SHAPE = /정?[일이삼사오육칠팔구십]+각(?:형|기둥|뿔대|뿔)|정?[사육팔]면체|정십이면체|정이십면체/g
const PARTICLE = /(?<=[#◇])(?:을|를|은|는|이|가|과|와|으로|로|이에요|예요|이고|고|이라|라)(?=[ ,.?])/g

/** A question without its numbers, formulas, letters, table rows and shapes: what is left are the words that make it another question. */
export function formOf(question: string): string {
  return question
    .replace(FORMULA, '#')
    .replace(/^\|.*\|$/gm, '|')
    .replace(/[\d.]+/g, '#')
    .replace(/[A-Za-z]+/g, '#')
    .replace(SHAPE, '◇')
    .replace(PARTICLE, '')
    .replace(/#(?:, #)+/g, '#')
    .replace(/\s+/g, ' ')
}
