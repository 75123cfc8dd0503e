declare module 'opentype.js' {
  interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  interface Font {
    charToGlyphIndex: (character: string) => number
    getPath: (text: string, x: number, y: number, size: number) => { commands: PathCommand[] }
  }
  export function parse(file: ArrayBuffer): Font
}
