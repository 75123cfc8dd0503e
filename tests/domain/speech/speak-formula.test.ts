import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speakFormula } from '#domain/speech/speak-formula.ts'

const TABLE: readonly (readonly [string, string])[] = [
  ['x^2+3', 'x 제곱 더하기 3'],
  ['x^{2}+3', 'x 제곱 더하기 3'],
  ['x^3', 'x 세제곱'],
  ['2^{10}', '2의 10제곱'],
  ['a^n', 'a의 n제곱'],
  ['2\\times3', '2 곱하기 3'],
  ['12\\div4', '12 나누기 4'],
  ['3-5', '3 빼기 5'],
  ['-3', '마이너스 3'],
  ['+3', '플러스 3'],
  ['(-3)+(-5)', '괄호 열고 마이너스 3 괄호 닫고 더하기 괄호 열고 마이너스 5 괄호 닫고'],
  ['2\\times-3', '2 곱하기 마이너스 3'],
  ['\\pm2', '플러스 마이너스 2'],
  ['\\frac{1}{2}', '2분의 1'],
  ['\\frac12', '2분의 1'],
  ['\\dfrac{x+1}{3}', '3분의 x 더하기 1'],
  ['-\\frac{2}{3}', '마이너스 3분의 2'],
  ['2\\frac{1}{3}', '2와 3분의 1'],
  ['3\\frac{1}{2}', '3과 2분의 1'],
  ['\\sqrt{2}', '루트 2'],
  ['\\sqrt[3]{8}', '세제곱근 8'],
  ['2+3=5', '2 더하기 3은 5'],
  ['x=3', 'x는 3'],
  ['60=2\\times30=2^2\\times15', '60은 2 곱하기 30은 2 제곱 곱하기 15'],
  ['x>3', 'x는 3보다 크다'],
  ['x\\ge3', 'x는 3보다 크거나 같다'],
  ['x<-1', 'x는 마이너스 1보다 작다'],
  ['1<x\\le5', '1은 x보다 작고, x는 5보다 작거나 같다'],
  ['a\\ne0', 'a는 0과 같지 않다'],
  ['\\pi\\approx3.14', '파이는 3.14에 가깝다'],
  ['|-3|', '마이너스 3의 절댓값'],
  ['\\left|x\\right|=2', 'x의 절댓값은 2'],
  ['\\left(x+1\\right)^2', '괄호 열고 x 더하기 1 괄호 닫고 제곱'],
  ['2x+3y', '2 x 더하기 3 y'],
  ['x_1', 'x 1'],
  ['\\angle ABC=90^\\circ', '각 A B C는 90 도'],
  ['\\overline{AB}', '선분 A B'],
  ['\\overset{\\frown}{\\mathrm{AB}} = 2', '호 A B는 2'],
  ['\\overset{*}{a}', 'a'],
  ['\\angle \\mathrm{L} = 30^\\circ', '각 L은 30 도'],
  ['3\\mathrm{L}', '3 리터'],
  ['\\triangle ABC\\equiv\\triangle DEF', '삼각형 A B C는 삼각형 D E F와 합동이다'],
  ['5\\mathrm{cm}', '5 센티미터'],
  ['20\\,\\text{cm}^2', '20 제곱센티미터'],
  ['\\square+2=5', '네모 더하기 2는 5'],
  ['2:3', '2 대 3'],
  ['50\\%', '50 퍼센트'],
  ['1,234', '1,234'],
  ['2, 3, 5', '2, 3, 5'],
  ['\\text{넓이}=a\\times b', '넓이는 a 곱하기 b'],
  ['\\begin{array}{c|c}x&1\\\\y&2\\end{array}', 'x 1, y 2'],
  ['2\\quad3', '2 3'],
  ['', ''],
]

describe('a formula is said', () => {
  test.each(TABLE)('%s', (tex, said) => {
    expect(speakFormula(tex)).toBe(said)
  })
})

test('whatever is written, something without a mark of TeX is said, and nothing is thrown', () => {
  const piece = fc.constantFrom(
    '\\frac',
    '\\sqrt',
    '{',
    '}',
    '[',
    ']',
    '^',
    '_',
    '|',
    '\\left',
    '\\right',
    '\\begin',
    '\\end',
    '\\text',
    'x',
    '12',
    '+',
    '=',
    '<',
    ',',
    '\\\\',
    '&',
    '\\unknown',
    '가',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(speakFormula(pieces.join(''))).not.toMatch(/[\\{}^_&]/)
    }),
    { numRuns: 400 },
  )
})

test.each(['{', '^', '\\sqrt', '|', '\\text{', '\\left|', '\\frac'])(
  '%s, thousands of times, ends',
  (piece) => {
    expect(typeof speakFormula(piece.repeat(4_000))).toBe('string')
  },
)
