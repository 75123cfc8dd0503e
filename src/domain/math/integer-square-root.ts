/**
 * The whole part of the square root, exact at any size (Newton's iteration on whole numbers).
 * @throws RangeError for a negative number
 */
export function integerSquareRoot(whole: bigint): bigint {
  if (whole < 0n) throw new RangeError(`no real square root of ${whole}`)
  if (whole < 2n) return whole
  let root = 1n << BigInt((whole.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + whole / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
