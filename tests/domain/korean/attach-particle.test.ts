import { expect, test } from 'vitest'
import { attachParticle, PARTICLE_PAIRS, particleFor } from '#domain/korean/attach-particle.ts'

test('reads 0 to 20 in Sino-Korean', () => {
  const topics = Array.from({ length: 21 }, (_, value) => attachParticle(String(value), '은/는'))
  expect(topics.join(' ')).toBe(
    '0은 1은 2는 3은 4는 5는 6은 7은 8은 9는 10은 11은 12는 13은 14는 15는 16은 17은 18은 19는 20은',
  )
})

test('takes 로 after a vowel and after ㄹ alone', () => {
  const directions = Array.from({ length: 11 }, (_, value) => attachParticle(String(value), '으로/로'))
  expect(directions.join(' ')).toBe('0으로 1로 2로 3으로 4로 5로 6으로 7로 8로 9로 10으로')
  expect(attachParticle('서울', '으로/로')).toBe('서울로')
  expect(attachParticle('서울', '을/를')).toBe('서울을')
})

test.each([
  ['100', '100을'],
  ['1,000', '1,000을'],
  ['20000', '20000을'],
  ['100000000', '100000000을'],
  ['1000000000000', '1000000000000를'],
  ['10000000000000000', '10000000000000000을'],
  ['0.5', '0.5를'],
  ['0.10', '0.10을'],
  ['-3', '-3을'],
  ['−12', '−12를'],
])('reads the number %s', (word, expected) => {
  expect(attachParticle(word, '을/를')).toBe(expected)
})

test('reads letters by their names', () => {
  const objects = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => particleFor(letter, '을/를'))
  const withCoda = [...'abcdefghijklmnopqrstuvwxyz'].filter((_, index) => objects[index] === '을')
  expect(withCoda).toEqual(['l', 'm', 'n'])
  expect(attachParticle('L', '으로/로')).toBe('L로')
  expect(attachParticle('ABC', '은/는')).toBe('ABC는')
})

test.each([
  ['소수', '소수는'],
  ['소인수분해', '소인수분해는'],
  ['합성수', '합성수는'],
  ['방정식', '방정식은'],
  ['절댓값', '절댓값은'],
  ['소인수(prime factor)', '소인수(prime factor)는'],
  ['등식(equality)', '등식(equality)은'],
  ["'미지수'", "'미지수'는"],
  ['**항등식**', '**항등식**은'],
  ['ㄱ', 'ㄱ은'],
  ['ㄹ', 'ㄹ은'],
  ['②', '②는'],
  ['③', '③은'],
  ['㉡', '㉡은'],
  ['□', '□는'],
])('reads %s', (word, expected) => {
  expect(attachParticle(word, '은/는')).toBe(expected)
})

test.each([
  ['2^3', '은'],
  ['2^{10}', '은'],
  ['x^2', '은'],
  ['2^{3} \\times 3', '은'],
  ['2 \\times 5', '는'],
  ['3²', '은'],
  ['\\frac12', '은'],
  ['\\frac{2}{3}', '는'],
  ['\\dfrac{x}{3}', '는'],
  ['-\\frac{3}{4}', '은'],
  ['1/2', '은'],
  ['2/7', '는'],
  ['\\sqrt{3}', '은'],
  ['\\overline{AB}', '는'],
  ['90^\\circ', '는'],
  ['90^{\\circ}', '는'],
  ['\\pi', '는'],
  ['4\\pi', '는'],
  ['(x+1)', '은'],
  ['2(x+y)', '는'],
  ['(x+1)^2', '은'],
  ['f(x)', '는'],
  ['A(2, 3)', '은'],
  ['\\left(x+4\\right)', '는'],
  ['\\(3\\)', '은'],
  ['\\(x = 5\\)', '는'],
  ['|x|', '는'],
  ['0.\\dot{3}', '은'],
  ['5 cm', '는'],
  ['5cm', '는'],
  ['5\\,\\text{cm}', '는'],
  ['5\\,\\mathrm{L}', '는'],
  ['\\mathrm{cm}', '는'],
  ['\\(\\mathrm{L}\\)', '은'],
  ['\\angle\\mathrm{L}', '은'],
  ['x\\mathrm{L}', '는'],
  ['12 cm^2', '는'],
  ['12 cm²', '는'],
  ['3 kg', '은'],
  ['3 g', '은'],
  ['3 m', '는'],
  ['3m', '은'],
  ['20%', '는'],
  ['30°', '는'],
])('reads the formula or quantity %s', (word, topic) => {
  expect(particleFor(word, '은/는')).toBe(topic)
})

const WRITTEN_WHOLE = [
  '이다/다',
  '이고/고',
  '이며/며',
  '이면/면',
  '이므로/므로',
  '이니까/니까',
  '이지만/지만',
]

test('chooses every pair by the same reading', () => {
  for (const pair of PARTICLE_PAIRS.filter((each) => !WRITTEN_WHOLE.includes(each))) {
    const [afterConsonant, afterVowel] = pair.split('/')
    expect(particleFor('3', pair)).toBe(afterConsonant)
    expect(particleFor('2', pair)).toBe(afterVowel)
  }
})

test('writes 이므로, 이고 and their kin whole behind vowels too, as textbooks do', () => {
  for (const pair of PARTICLE_PAIRS.filter((each) => WRITTEN_WHOLE.includes(each))) {
    const [whole] = pair.split('/')
    for (const word of ['2', '3', 'y', '\\(2 \\times y\\)', '180^\\circ', '정육면체', '정삼각형'])
      expect(particleFor(word, pair), word).toBe(whole)
  }
  expect(attachParticle('-2x - 2', '이고/고')).toBe('-2x - 2이고')
})

test.each(['', ' ', ')', '}', '\\', '^', '{', '\\frac', '((', '}}}', '^{', '…'])(
  'never fails on %j',
  (word) => {
    expect(attachParticle(word, '이/가')).toMatch(/(이|가)$/)
  },
)
