/** The power as a written-out product in LaTeX: 2 three times is `2 \times 2 \times 2`. */
export function repeatFactor(base: number, times: number): string {
  return Array.from({ length: times }, () => base).join(' \\times ')
}
