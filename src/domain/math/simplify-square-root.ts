import { LARGEST_FACTORIZED } from './factorize.ts'
import { integerSquareRoot } from './integer-square-root.ts'

export type SimplifiedRoot = { readonly outside: bigint; readonly inside: bigint }

/**
 * Writes √n as outside × √inside with inside free of square factors (√12 is 2√3, √9 is 3√1, √0 is 0√1).
 * Past the cube root only a square or a square-free number can be left, so the search stops there.
 * @throws RangeError below 0 or above LARGEST_FACTORIZED
 */
export function simplifySquareRoot(whole: bigint): SimplifiedRoot {
  if (whole < 0n || whole > LARGEST_FACTORIZED)
    throw new RangeError(`cannot simplify the square root of ${whole}`)
  if (whole === 0n) return { outside: 0n, inside: 1n }
  let rest = Number(whole)
  let outside = 1
  let inside = 1
  for (let divisor = 2; divisor * divisor * divisor <= rest; divisor += 1) {
    while (rest % (divisor * divisor) === 0) {
      rest /= divisor * divisor
      outside *= divisor
    }
    if (rest % divisor === 0) {
      rest /= divisor
      inside *= divisor
    }
  }
  const root = Number(integerSquareRoot(BigInt(rest)))
  return root * root === rest
    ? { outside: BigInt(outside) * BigInt(root), inside: BigInt(inside) }
    : { outside: BigInt(outside), inside: BigInt(inside) * BigInt(rest) }
}
