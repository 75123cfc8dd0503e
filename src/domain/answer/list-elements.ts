const THOUSANDS = /(?<![\d,.(])\d{1,3}(?:,\d{3})+(?![\d,])/g
const WORDS_BETWEEN =
  /\s*(?:또는|혹은|아니면|그리고|이거나|이고|하고|이랑|및|∨)\s*|\s+(?:or|and|또)\s+|(?<=\d)(?:or|이나\s*)(?=[-\da-z])/g
const AND =
  /(?<=[\dㄱ-ㅎa-zA-Z)}π]|파이|\d\s*[가-힣]{1,2})\s*(?:와|과|이랑|랑)\s*(?=[-+±√π\dㄱ-ㅎa-zA-Z({\\]|루트|파이|마이너스|플러스|(?:점|변|선분|모서리|각|면|직선)\s*[A-Z∠])/g
/** (x, y) = before a pair, its letters in the order they are always named in. */
const LETTERS_OF_PAIR = /^\(\s*(?:x\s*,\s*y|a\s*,\s*b)\s*\)\s*=\s*(?=\()/i
const OPENING = '([{'
const CLOSING = ')]}'

/** Splits at separators outside every kind of bracket; unlike the literal rule, sets and LaTeX groups hold together. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at)
    if (character !== '' && OPENING.includes(character)) depth += 1
    else if (character !== '' && CLOSING.includes(character)) depth = Math.max(0, depth - 1)
    if (at < text.length && (depth > 0 || !separators.includes(character))) continue
    const part = text.slice(start, at).trim()
    if (part !== '') parts.push(part)
    start = at + 1
  }
  return parts
}

/** 1,000 as 1000; a list of three-digit numbers reads the same, so this is one reading among others. */
export function joinThousands(text: string): string {
  return text.replace(THOUSANDS, (number) => number.replaceAll(',', ''))
}

const EITHER = /또는|혹은|아니면|이거나|∨|\s(?:or|OR)\s/

/** Whether a text says that one of several holds, not all. */
export function hasAlternatives(text: string): boolean {
  return EITHER.test(text)
}

/** '2 또는 3' and '2와 3' as '2 , 3'. */
export function separateWords(text: string): string {
  return text.replace(WORDS_BETWEEN, ' , ').replace(AND, ' , ')
}

/** A list's elements: sets opened, ± written as two, `x=` carried over to the elements that follow it without one. */
export function listElements(text: string): string[] {
  let carried = ''
  const pair = LETTERS_OF_PAIR.exec(text)
  if (pair) return listElements(text.slice(pair[0].length))
  return splitOutside(text, ',&;\n').flatMap((part) => {
    const set = /^\{([^{}]*)\}$/.exec(part)?.[1]
    if (set !== undefined) return listElements(set)
    const inner = /^\(([^()]*=[^()]*)\)$/.exec(part)?.[1]
    if (inner !== undefined) return listElements(inner)
    const prefix = /^[a-zA-Z]\s*=(?=\s*[^=])/.exec(part)?.[0]
    if (prefix) carried = prefix
    const whole = carried !== '' && /^[-+±\d.√\\]/.test(part) && !/[=<>≤≥]/.test(part) ? carried + part : part
    return whole.includes('±') ? [whole.replaceAll('±', '+'), whole.replaceAll('±', '-')] : [whole]
  })
}
