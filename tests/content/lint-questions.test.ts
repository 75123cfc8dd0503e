import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lintQuestions } from '#server/seed/lint-questions.ts'
import { readQuestions } from '#server/seed/read-questions.ts'

const FILE = 'M1U02/M1U02C05.questions.yaml'
const source = await readFile(`src/content/${FILE}`, 'utf8')
const explanation = await readFile('src/content/M1U02/M1U02C05.md', 'utf8')

function lint(text: string) {
  const reading = readQuestions(FILE, text, 'M1U02C05')
  return 'faults' in reading ? reading.faults : lintQuestions(reading, explanation, 'all')
}

test('finds nothing wrong with a sound question bank', () => {
  expect(lint(source)).toEqual([])
})

interface Case {
  /** The first time this stands in the text it is written otherwise. */
  part: string
  by: string
  message: RegExp
}

const CASES: Readonly<Record<string, Case>> = {
  'a false equality': { part: '4 \\times 5 = 20', by: '4 \\times 5 = 25', message: /does not hold/ },
  'a false inequality': { part: '-12 < 4', by: '-12 > 4', message: /does not hold/ },
  'a formula that does not typeset': { part: '\\(500\\)', by: '\\(\\frac{5\\)', message: /KaTeX/ },
  'a dollar sign': { part: '\\(500\\)', by: '$500$', message: /never \$/ },
  'English in an answer': { part: '벌점 카드 한 장이', by: '벌점 card 한 장이', message: /English.*card/ },
  'a plain style': { part: '\\(+18\\)이에요', by: '\\(+18\\)이다', message: /not in 해요체/ },
  'a wrong particle': { part: '부호를 떼어', by: '부호을 떼어', message: /particle/ },
  'an answer copied from the explanation': {
    part: '양수를 곱하는 것은 같은 수를 여러 번 더하는 것이에요.',
    by: '음수를 둘씩 짝지으면 양수가 되므로, 짝을 짓지 못하고 남는 음수가 있는지만 보면 돼요.',
    message: /word for word/,
  },
  'a reason that is too long': {
    part: '양수를 곱하는 것은',
    by: `${'정말 '.repeat(80)}양수를 곱하는 것은`,
    message: /not 12 to 190/,
  },
  'a key that the tutor computes otherwise': {
    part: "key: '6'",
    by: "key: '7'",
    message: /not what the question gives/,
  },
  'a key in words for a value': { part: "key: '-10'", by: 'key: 마이너스 십', message: /no mathematics/ },
  'a mistake that is right': {
    part: "answer: '-5', says",
    by: "answer: '6', says",
    message: /does not judge the mistake/,
  },
  'a word without a wrong one': {
    part: "key: '교환법칙,교환'",
    by: "key: '교환법칙,결합법칙'",
    message: /does not judge the mistake/,
  },
  'an O that must be X': {
    part: "key: X\n      kind: ox\n      because: '괄호",
    by: "key: O\n      kind: ox\n      because: '괄호",
    message: /does not hold/,
  },
  'a wording twice': { part: '부호 어케 정함', by: '곱의부호는어떻게정해요', message: /same wording/ },
  'a wording that belongs to another question': {
    part: '부호 어케 정함',
    by: '음수 곱하기 음수는 왜 양수예',
    message: /too near|same wording/,
  },
  'an id used twice': { part: 'id: how-to-find-the-sign', by: 'id: times-zero', message: /used twice/ },
  'a check that asks nothing': {
    part: '의 값은 얼마일까요?',
    by: '의 값을 구해 봐요.',
    message: /end with \?/,
  },
  'an unknown key': { part: 'verdict: none', by: 'verdict: maybe', message: /verdict/ },
}

test.each(Object.entries(CASES))('finds %s', (_, { part, by, message }) => {
  expect(source.includes(part)).toBe(true)
  const findings = lint(source.replace(part, by))
  expect(findings.map((finding) => finding.message).join('\n')).toMatch(message)
})
