/** The integers from `from` to `to`. */
export function integers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

export function divisorsOf(number: number): number[] {
  return integers(1, number).filter((divisor) => number % divisor === 0)
}

export function isPrime(number: number): boolean {
  return divisorsOf(number).length === 2
}

/** `top/bottom` in lowest terms, as a key writes it. */
export function fraction(top: number, bottom: number): string {
  const common = divisorsOf(Math.abs(bottom)).filter((divisor) => top % divisor === 0)
  const by = Math.max(...common) * Math.sign(bottom)
  return bottom / by === 1 ? `${top / by}` : `${top / by}/${bottom / by}`
}
