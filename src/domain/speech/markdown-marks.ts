/** A formula by its place: in a line, on a line of its own, or between dollars. */
export const FORMULA =
  /\\\(((?:[^\\\n]|\\[^)]|\n(?!\n)){1,4000}?)\\\)|\\\[([\s\S]{1,4000}?)\\\]|\$\$([\s\S]{1,4000}?)\$\$/g
