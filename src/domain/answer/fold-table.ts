const ranges: readonly (readonly [from: number, to: number, write: (offset: number) => string])[] = [
  [0xff01, 0xff5e, (offset) => String.fromCharCode(0x21 + offset)],
  [0x2460, 0x2473, (offset) => `${offset + 1}`],
  [0x2474, 0x2487, (offset) => `${offset + 1}`],
  [0x2488, 0x249b, (offset) => `${offset + 1}`],
  [0x2776, 0x277f, (offset) => `${offset + 1}`],
  [0x2780, 0x2789, (offset) => `${offset + 1}`],
  [0x278a, 0x2793, (offset) => `${offset + 1}`],
  [0x249c, 0x24b5, (offset) => String.fromCharCode(0x61 + offset)],
  [0x24b6, 0x24cf, (offset) => String.fromCharCode(0x41 + offset)],
  [0x24d0, 0x24e9, (offset) => String.fromCharCode(0x61 + offset)],
  [0x3200, 0x320d, (offset) => LABEL_CONSONANTS.charAt(offset)],
  [0x320e, 0x321b, (offset) => LABEL_SYLLABLES.charAt(offset)],
  [0x3260, 0x326d, (offset) => LABEL_CONSONANTS.charAt(offset)],
  [0x326e, 0x327b, (offset) => LABEL_SYLLABLES.charAt(offset)],
  [0x1100, 0x1112, (offset) => LEADING_CONSONANTS.charAt(offset)],
  [0x2000, 0x200a, () => ' '],
  [0x200b, 0x200f, () => ''],
  [0x202a, 0x202e, () => ''],
  [0x2060, 0x2069, () => ''],
  [0xfe00, 0xfe0f, () => ''],
]

const LABEL_CONSONANTS = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
const LABEL_SYLLABLES = '가나다라마바사아자차카타파하'
const LEADING_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Each character of the left is written as the right. */
const spellings: readonly (readonly [characters: string, written: string])[] = [
  ['\u00ad\u180e\u20e3\ufeff\u034f\u115f\u1160', ''],
  ['\u00a0\u3000\u202f\u205f\u3164\uffa0', ' '],
  ['−–—―‐‑‒﹣⁃ㅡー', '-'],
  ['×✕✖⨯╳∗⨉✗✘❌❎', '×'],
  ['·⋅∙•・ㆍ‧･', '·'],
  ['÷➗', '÷'],
  ['∶ː꞉', ':'],
  ['〈', '<'],
  ['〉', '>'],
  ['≤≦⩽', '≤'],
  ['≥≧⩾', '≥'],
  ['≠', '≠'],
  ['°˚º∘◦', '°'],
  ['⁄∕', '/'],
  ['、､﹐', ','],
  ['。｡', '.'],
  ['∣ǀ', '|'],
  ['％﹪', '%'],
  ['…⋯', '...'],
  ['∓', '±'],
  ['➕', '+'],
  ['➖', '-'],
  ['℃', '°C'],
  ['℉', '°F'],
  ['ℓ', 'L'],
  ['㎜', 'mm'],
  ['㎝', 'cm'],
  ['㎞', 'km'],
  ['㎟', ' mm^{2}'],
  ['㎠', ' cm^{2}'],
  ['㎡', ' m^{2}'],
  ['㎢', ' km^{2}'],
  ['㎣', ' mm^{3}'],
  ['㎤', ' cm^{3}'],
  ['㎥', ' m^{3}'],
  ['㎦', ' km^{3}'],
  ['㎎', 'mg'],
  ['㎏', 'kg'],
  ['㎖', 'mL'],
  ['㎗', 'dL'],
  ['㎘', 'kL'],
  ['㏄', 'cc'],
  ['㏊', 'ha'],
  ['㎧', 'm/s'],
  ['⓪', '0'],
  ['π𝜋𝝅ϖ', 'π'],
]

/** How single characters are written in the checker's own spelling. Those not here stay as they are. */
export const FOLDED: ReadonlyMap<string, string> = new Map([
  ...ranges.flatMap(([from, to, write]) =>
    Array.from(
      { length: to - from + 1 },
      (_, offset) => [String.fromCharCode(from + offset), write(offset)] as const,
    ),
  ),
  ...spellings.flatMap(([characters, written]) =>
    Array.from(characters, (character) => [character, written] as const),
  ),
])

export const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ', (character, index) => [character, '0123456789+-nx'.charAt(index)]),
)

export const VULGAR_FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅐': '1/7',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
    '⅑': '1/9',
    '⅒': '1/10',
  }),
)
