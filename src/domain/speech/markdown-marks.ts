/** A fenced block: its marks, its kind, what is inside. One that never closes goes to the end of the text. */
export const FENCE =
  /^[ \t]*(`{3,}|~{3,})[ \t]*(\w*)[^\n]*(?:\n([\s\S]*?))??(?:\n[ \t]*\1[ \t]*(?=\n|(?![\s\S]))|(?![\s\S]))/gm

/** A formula by its place: in a line, on a line of its own, or between dollars. */
export const FORMULA =
  /\\\(((?:[^\\\n]|\\[^)]|\n(?!\n)){1,4000}?)\\\)|\\\[([\s\S]{1,4000}?)\\\]|\$\$([\s\S]{1,4000}?)\$\$/g
