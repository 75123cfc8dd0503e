const TOKEN =
  /\\[a-zA-Z]+|\\[\s\S]|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|[가-힣]+(?:\s+[가-힣]+)*|\s+|[\s\S]/gu

/** What a formula is made of: commands, numbers (with thousands' commas), Hangul, single characters. Spaces are left out. */
export function tokenizeTex(tex: string): string[] {
  return (tex.match(TOKEN) ?? []).filter((token) => token.trim() !== '')
}
