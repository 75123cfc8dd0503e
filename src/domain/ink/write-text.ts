/** What a text is written from: see `Token`. */
export interface Writable {
  readonly symbol: string
  readonly isRaised: boolean
  readonly parts: readonly (readonly Writable[])[] | null
}

const THOUSANDS = /^\d{3}(?!\d)/

/** Returns the tokens in the notation of the answer reader: `3/4`, `(x+1)/2`, `1 1/2`, `2√3`, `x^2`, `(3, -2)`. */
export function writeText(tokens: readonly Writable[]): string {
  let text = ''
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Writable
    if (token.isRaised) {
      const end = tokens.findIndex((later, index) => index > at && !later.isRaised)
      const run = tokens.slice(at, end < 0 ? undefined : end)
      const exponent = writeText(run.map((raised) => ({ ...raised, isRaised: false })))
      text += exponent.length === 1 ? `^${exponent}` : `^{${exponent}}`
      at += run.length - 1
    } else text += separate(text, writeToken(token))
  }
  return text
    .replace(/(\d?),(?=(.{0,4}))/g, (_, digit: string, rest: string) =>
      digit !== '' && THOUSANDS.test(rest) ? `${digit},` : `${digit}, `,
    )
    .trimEnd()
}

function separate(before: string, text: string): string {
  if (!/^\d+\//.test(text)) return text
  // 1 1/2 is a mixed number; of a letter and a fraction only brackets make a product.
  if (/\d$/.test(before)) return ` ${text}`
  return /[a-zπ)]$/.test(before) ? `(${text})` : text
}

function writeToken({ symbol, parts }: Writable): string {
  const [first, second] = parts ?? []
  if (!first) return symbol
  if (second) return `${enclose(writeText(first), FACTORS)}/${enclose(writeText(second), ATOM)}`
  return `√${enclose(writeText(first), ATOM)}`
}

const ATOM = /^(?:[\d.]+|[a-zπ])$/
/** May stand before a slash without brackets: 3, 2√3, 3x, x^2. */
const FACTORS = /^[\d.√a-zπ^]+$/

function enclose(text: string, bare: RegExp): string {
  return text === '' || bare.test(text) ? text : `(${text})`
}
