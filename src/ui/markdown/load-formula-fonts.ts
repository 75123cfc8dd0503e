/** What nearly every formula is set in. */
const FONTS = ['1em KaTeX_Main', 'italic 1em KaTeX_Math']

/** Fetches the fonts ahead of the text that is set in them: else its lines move when they come. */
export function loadFormulaFonts(): void {
  for (const font of FONTS) document.fonts.load(font).catch(() => undefined) // the text is shown without them
}
