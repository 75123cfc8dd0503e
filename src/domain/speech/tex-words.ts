/** Operators, as they are said between their operands. */
export const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  '+': '더하기',
  '-': '빼기',
  '−': '빼기',
  '*': '곱하기',
  '×': '곱하기',
  '÷': '나누기',
  '/': '나누기',
  ':': '대',
  '±': '플러스 마이너스',
  '\\times': '곱하기',
  '\\cdot': '곱하기',
  '\\div': '나누기',
  '\\pm': '플러스 마이너스',
  '\\mp': '마이너스 플러스',
  '\\parallel': '평행',
  '\\perp': '수직',
  '\\sim': '닮음',
  '\\cap': '교집합',
  '\\cup': '합집합',
  '\\Rightarrow': '이면',
  '\\rightarrow': '화살표',
  '\\to': '화살표',
}

export type Relation =
  | 'equal'
  | 'unequal'
  | 'less'
  | 'greater'
  | 'at-most'
  | 'at-least'
  | 'about'
  | 'congruent'

export const RELATIONS: Readonly<Record<string, Relation>> = {
  '=': 'equal',
  '<': 'less',
  '>': 'greater',
  '≤': 'at-most',
  '≥': 'at-least',
  '≠': 'unequal',
  '\\lt': 'less',
  '\\gt': 'greater',
  '\\le': 'at-most',
  '\\leq': 'at-most',
  '\\leqq': 'at-most',
  '\\ge': 'at-least',
  '\\geq': 'at-least',
  '\\geqq': 'at-least',
  '\\ne': 'unequal',
  '\\neq': 'unequal',
  '\\approx': 'about',
  '\\fallingdotseq': 'about',
  '\\equiv': 'congruent',
}

/** Symbols that are read as words of their own. */
export const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  '%': '퍼센트',
  '\\%': '퍼센트',
  '°': '도',
  '℃': '도',
  π: '파이',
  '□': '네모',
  '\\pi': '파이',
  '\\alpha': '알파',
  '\\beta': '베타',
  '\\gamma': '감마',
  '\\theta': '세타',
  '\\square': '네모',
  '\\Box': '네모',
  '\\infty': '무한대',
  '\\cdots': '등등',
  '\\ldots': '등등',
  '\\dots': '등등',
  '\\vdots': '등등',
  '⋯': '등등',
  '…': '등등',
  '\\angle': '각',
  '\\triangle': '삼각형',
  '\\bigcirc': '동그라미',
  '\\circ': '동그라미',
  '\\therefore': '그러므로',
  '\\because': '왜냐하면',
  '\\prime': '프라임',
  "'": '프라임',
  '\\{': '중괄호 열고',
  '\\}': '중괄호 닫고',
  '(': '괄호 열고',
  ')': '괄호 닫고',
  '[': '대괄호 열고',
  ']': '대괄호 닫고',
}

/** Before their one argument. */
export const PREFIX_WORDS: Readonly<Record<string, string>> = {
  '\\overline': '선분',
  '\\bar': '선분',
  '\\overrightarrow': '반직선',
  '\\overleftrightarrow': '직선',
  '\\widehat': '호',
}

/** Commands whose argument is read as it is, or is a unit. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  '\\mathrm',
  '\\mathbf',
  '\\mathit',
  '\\boldsymbol',
  '\\operatorname',
  '\\boxed',
  '\\underline',
  '\\text',
  '\\textbf',
  '\\textrm',
  '\\mbox',
])

/** Units of the middle school, by how they are written. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  mm: '밀리미터',
  cm: '센티미터',
  m: '미터',
  km: '킬로미터',
  g: '그램',
  kg: '킬로그램',
  mg: '밀리그램',
  t: '톤',
  L: '리터',
  mL: '밀리리터',
}
