/**
 * Splits at any of the separators outside parentheses; empty parts are dropped. Only ( ) nest (specification section 5);
 * a closing one too many is an ordinary character, and after an opening one too many nothing splits.
 */
export function splitAnswer(text: string, separators: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    if (at < text.length && (depth > 0 || !separators.includes(character))) continue
    if (at > start) parts.push(text.slice(start, at))
    start = at + 1
  }
  return parts
}
