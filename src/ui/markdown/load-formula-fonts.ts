/** What nearly every formula is set in. */
const FONTS = ['1em KaTeX_Main', 'italic 1em KaTeX_Math']

/**
 * Fetches the fonts ahead of the text that is set in them: else its lines move when they come. Resolves if they cannot be fetched, too: the
 * text is shown without them.
 */
export async function loadFormulaFonts(): Promise<void> {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))
}
