const NEGATION = /(?<=^|\s)(?:안|못)\s?(?=[가-힣]{2})/g

/** A question without the 안 or 못 before its verbs: what explanations say of the matter, they say of it without. */
export function dropNegation(text: string): string {
  return text.replace(NEGATION, '')
}
