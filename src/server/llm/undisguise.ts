/** Circled numbers from six on; the first five are marks of options. */
const CIRCLED = /[\u2465-\u2473]/g
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
/** Digits with spaces between, as somebody spells a number. */
const SPELLED = /(?<![\d.,])\d(?:[ \u00a0]\d)+(?![\d.,])/g
const ROOT = /(?:√\s*\(?\s*(\d{1,8})\s*\)?|\\sqrt\s*\{\s*(\d{1,8})\s*\})/g
/** A sum or product in the place where an answer is announced. */
const ANNOUNCED =
  /((?:정답|답)\s*(?:은|이|:)?\s*(?:\\\()?\s*)(\d{1,6})\s*(\+|-|−|×|\*|·|\\times|\\cdot)\s*(\d{1,6})(?!\s*[\d+\-−×*·/=])/g

/** `text` with the numbers that it writes in other ways as plain ones, to be judged beside the text itself. */
export function undisguise(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(CIRCLED, (sign) => String(sign.charCodeAt(0) - 0x245f))
    .replace(SPELLED, (digits) => digits.replace(/\D/g, ''))
    .replace(ROOT, (written, plain: string | undefined, tex: string | undefined) => {
      const root = Math.sqrt(Number(plain ?? tex))
      return Number.isInteger(root) ? String(root) : written
    })
    .replace(ANNOUNCED, (_written, before: string, left: string, sign: string, right: string) => {
      return before + String(compute(Number(left), sign, Number(right)))
    })
}

function compute(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right
  return sign === '-' || sign === '−' ? left - right : left * right
}
