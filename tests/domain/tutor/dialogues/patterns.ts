/** Patterns of what replies hold, and the focus of messages, for the parts of the corpus that share them. */

/** A pattern in which `_` matches the delimiter of a formula (`\(` or `\)`), a space, both or nothing. */
export function tex(source: string) {
  return new RegExp(source.replaceAll('_', String.raw`(?:\\[()])? ?`))
}

/** A fraction in LaTeX, with a slash or in words. */
export function fraction(numerator: string, denominator: string, sign = '') {
  return new RegExp(
    String.raw`${sign} ?(?:\\[dt]?frac ?\{${numerator}\}\{${denominator}\}|\(?${numerator} ?/ ?${denominator}|${denominator}(?:\\\))?분의 ?(?:\\\()?${numerator})`,
  )
}

/** A multiple of pi as a value: not the tail of a longer number. */
export function pi(multiple: number) {
  return new RegExp(String.raw`(?<![\d.])${multiple} ?(?:\\pi|π|파이)`)
}

/** A whole number that is no part of another number. */
export function whole(value: number) {
  return new RegExp(String.raw`(?<![\d-]|\d\.)${value}(?!\d|\.\d)`)
}

export const NO = /아니|아뇨|않|달라|다르|다른|틀렸|틀린|없|못|안 돼|안 되|안 된|거짓/

/** A verdict at the start of a sentence: what no reply to a wrong claim may hold. */
export const YES_SAID =
  /(?:^|[.!?\n] ?)[\s*]*(?:응[,.! ]|네[,.!]|맞아(?:요)?[,.! ]|맞습니다|맞는 말|옳은 말|옳아|정답(?:이야|이에요|입니다|!|\.))(?!.{0,8}(?:헷갈|그렇게|그럴|보여|보이))/

/** And what no reply to a right claim may hold. */
export const NO_SAID = /(?:^|[.!?\n] ?)[\s*]*(?:아니(?:야|요|에요|예요)?[,.! ]|아뇨|틀렸|그렇지 않)/

export const LAST = { focus: 'last-reply' } as const

export const TASK = { focus: 'task' } as const

export const CLAIM = { focus: 'claim' } as const

export const ITEM = { focus: 'item' } as const

export const NONE = { focus: 'none' } as const

export const OWN = { focus: 'own-question' } as const

export const STEP = ['hint'] as const

export const ENTER = /칸|넣|적어|입력|써 봐|써 넣/

/** An acceptable word with an open item, where no step of it is named. */
export const ENCOURAGE = /힌트|스스로|같이|함께|괜찮|천천히|차근|한 걸음|먼저/

export function asked(question: string, message = '문제 하나 내 줘') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}
