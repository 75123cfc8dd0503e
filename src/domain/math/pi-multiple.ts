import { add, isZero, multiply, type Rational, rational } from './rational.ts'

/** The exact number `whole + pis·π`: lengths, areas and volumes of round things. Equal numbers have equal parts, since π is irrational. */
export interface PiMultiple {
  readonly whole: Rational
  readonly pis: Rational
}

type Exact = Rational | bigint | number

function exact(value: Exact): Rational {
  return typeof value === 'object' ? value : rational(value)
}

/** `pis·π`, or `whole + pis·π`. Numbers must be whole; fractions come as rationals. */
export function piMultiple(pis: Exact, whole: Exact = 0n): PiMultiple {
  return {
    whole: exact(whole),
    pis: exact(pis),
  }
}

export function addPi(first: PiMultiple, second: PiMultiple): PiMultiple {
  return {
    whole: add(first.whole, second.whole),
    pis: add(first.pis, second.pis),
  }
}

export function scalePi(value: PiMultiple, factor: Exact): PiMultiple {
  return {
    whole: multiply(value.whole, exact(factor)),
    pis: multiply(value.pis, exact(factor)),
  }
}

interface Notation {
  fraction: (top: bigint, bottom: bigint, pi: string) => string
  pi: string
}

const KEY: Notation = {
  fraction: (top, bottom, pi) => `${pi === '' || top !== 1n ? top : ''}${pi}/${bottom}`,
  pi: 'π',
}
const LATEX: Notation = { fraction: (top, bottom, pi) => `\\frac{${top}}{${bottom}}${pi}`, pi: '\\pi' }

function writeTerm({ numerator, denominator }: Rational, pi: string, notation: Notation): string {
  const size = numerator < 0n ? -numerator : numerator
  if (denominator !== 1n) return notation.fraction(size, denominator, pi)
  return pi !== '' && size === 1n ? pi : `${size}${pi}`
}

function write({ whole, pis }: PiMultiple, notation: Notation): string {
  const terms = [
    { value: pis, text: writeTerm(pis, notation.pi, notation) },
    { value: whole, text: writeTerm(whole, '', notation) },
  ].filter(({ value }) => !isZero(value))
  // A positive number goes first: 36 - 9π, 9π - 18.
  const [first, second] = terms[0] && terms[0].value.numerator < 0n && terms[1] ? [terms[1], terms[0]] : terms
  if (!first) return '0'
  const lead = first.value.numerator < 0n ? `-${first.text}` : first.text
  return second ? `${lead}${second.value.numerator < 0n ? '-' : '+'}${second.text}` : lead
}

/** As the answer checker reads it: `12π`, `20π/3`, `36-9π`. */
export function formatPiKey(value: PiMultiple): string {
  return write(value, KEY)
}

/** As it is typeset: `12\pi`, `\frac{20}{3}\pi`, `36-9\pi`. */
export function formatPiLatex(value: PiMultiple): string {
  return write(value, LATEX)
}
