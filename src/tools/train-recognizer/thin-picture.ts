/**
 * Thins ink (1) on paper (0) to lines one pixel wide. The ink must not touch the edge.
 * Source: Zhang and Suen, 1984, 'A fast parallel algorithm for thinning digital patterns'.
 */
export function thinPicture(ink: Uint8Array, width: number, height: number): Uint8Array {
  const picture = ink.slice()
  for (let removed = true; removed; ) {
    removed = false
    for (const isSecond of [false, true]) {
      const doomed: number[] = []
      for (let row = 1; row < height - 1; row += 1) {
        for (let column = 1; column < width - 1; column += 1) {
          const at = row * width + column
          if (picture[at] === 1 && isDoomed(picture, at, width, isSecond)) doomed.push(at)
        }
      }
      for (const at of doomed) picture[at] = 0
      removed ||= doomed.length > 0
    }
  }
  return picture
}

/** Offsets of the eight neighbours, clockwise from above. */
export function neighboursOf(width: number): readonly number[] {
  return [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
}

function isDoomed(picture: Uint8Array, at: number, width: number, isSecond: boolean): boolean {
  const around = neighboursOf(width).map((offset) => picture[at + offset] ?? 0)
  const count = around.reduce((sum, pixel) => sum + pixel, 0)
  if (count < 2 || count > 6) return false
  const turns = around.filter((pixel, index) => pixel === 0 && around[(index + 1) % 8] === 1).length
  if (turns !== 1) return false
  const [above = 0, , right = 0, , below = 0, , left = 0] = around
  return isSecond
    ? above * right * left === 0 && above * below * left === 0
    : above * right * below === 0 && right * below * left === 0
}
