import { expect, test } from 'vitest'
import { lintContent } from '#server/seed/lint-content.ts'
import { readContent } from '#server/seed/read-content.ts'
import {
  EXPLANATION,
  HAND_WRITTEN,
  ITEMS,
  lineOf,
  OUTLINE,
  SOUND,
  withContentFolder,
} from './content-folder.ts'

const MD = 'M1U04/M1U04C01.md'
const YAML = 'M1U04/M1U04C01.items.yaml'

async function findingsOf(files: Readonly<Record<string, string>>) {
  const content = await withContentFolder(files, (folder) => readContent(folder))
  return [...content.faults, ...lintContent(content)]
}

test('finds nothing wrong with sound content', async () => {
  expect(await findingsOf(SOUND)).toEqual([])
})

interface Case {
  /** The first time this stands in the text it is written otherwise. */
  part: string
  by: string
  /** What stands on the line that must be named, where it stands last. */
  at: string
  message: RegExp
}

const OUTLINE_CASES: Readonly<Record<string, Case>> = {
  'an unknown key': {
    part: 'domain: 변화와 관계',
    by: 'domain: 변화와 관계\n        hint: 1',
    at: 'id: M1U03\n',
    message: /Unrecognized key/,
  },
  'a standard that the grade lacks': {
    part: "standards: ['[9수02-03]']\n        middle",
    by: "standards: ['[9수02-03]', '[9수09-09]']\n        middle",
    at: '[9수09-09]',
    message: /unknown standard/,
  },
  'a standard that the unit lacks': {
    part: "description: 문자, standards: ['[9수02-03]']",
    by: "description: 문자, standards: ['[9수09-09]']",
    at: '[9수09-09]',
    message: /no standard of the unit/,
  },
  'a prerequisite that comes later': {
    part: 'prerequisites: [M1U03C02]',
    by: 'prerequisites: [M1U04C02]',
    at: 'prerequisites: [M1U04C02]',
    message: /M1U04C02 is no earlier concept/,
  },
  'an id used twice': { part: 'id: M1U04C02', by: 'id: M1U04C01', at: 'id: M1U04C01', message: /used twice/ },
  'an id that does not say its unit': {
    part: 'id: M1U04C02',
    by: 'id: M1U05C02',
    at: 'id: M1U05C02',
    message: /must start with M1U04/,
  },
  'a subject without its revision': {
    part: 'subject: 수학(2022 개정)',
    by: 'subject: 수학',
    at: 'subject: 수학',
    message: /must name the revision/,
  },
}

test.each(Object.entries(OUTLINE_CASES))(
  'names the line of %s in the outline',
  async (_, { part, by, at, message }) => {
    const outline = OUTLINE.replace(part, by)
    const findings = await findingsOf({ ...SOUND, 'outline.yaml': outline })
    expect(findings).toContainEqual({
      file: 'outline.yaml',
      line: lineOf(outline, at),
      message: expect.stringMatching(message),
      severity: 'fault',
    })
  },
)

const EXPLANATION_CASES: Readonly<Record<string, Case>> = {
  'a name that differs from the outline': {
    part: 'name: 방정식과 항등식',
    by: 'name: 방정식',
    at: 'name: 방정식',
    message: /outline calls it/,
  },
  'an unknown prerequisite': {
    part: 'prerequisites: [M1U03C02]',
    by: 'prerequisites: [M9U99C99]',
    at: 'M9U99C99',
    message: /other prerequisites/,
  },
  'a term id of another concept': {
    part: 'id: M1U04C01T03',
    by: 'id: M1U04C02T03',
    at: 'M1U04C02T03',
    message: /must be M1U04C01T01/,
  },
  'a repeated term': {
    part: 'term: 해,',
    by: 'term: 방정식,',
    at: 'term: 방정식,',
    message: /term 방정식 is also at/,
  },
  'a repeated id': {
    part: 'id: M1U04C01T03',
    by: 'id: M1U04C01T02',
    at: 'id: M1U04C01T02',
    message: /id M1U04C01T02 is also at M1U04\/M1U04C01.md:9/,
  },
  'a link that is no https address': {
    part: 'https://',
    by: 'http://',
    at: 'http://',
    message: /links.0.url/,
  },
  'a link to a front page': {
    part: 'https://ko.wikipedia.org/wiki/항등식',
    by: 'https://www.ebsmath.co.kr/',
    at: 'https://www.ebsmath.co.kr/',
    message: /front page/,
  },
  'a wrong particle': {
    part: '등식은 \\(2x',
    by: '등식를 보면 \\(2x',
    at: '등식를',
    message: /wrong particle: 등식를/,
  },
  'a wrong particle of a definition': {
    part: '등호를 쓴 식이에요',
    by: "기호 '등호'을 쓴 식이에요",
    at: "'등호'을",
    message: /wrong particle: 등호'을/,
  },
  'a formula that does not typeset': {
    part: '\\(2x + 3 = 11\\)',
    by: '\\(\\frac{2x + 3 = 11\\)',
    at: '\\frac{2x',
    message: /KaTeX/,
  },
  'a formula that is not closed': {
    part: '\\[ x = 4 \\]',
    by: '\\[ x = 4',
    at: '\\[ x = 4',
    message: /not closed/,
  },
  'a dollar sign': { part: '\\(2x + 3 = 11\\)', by: '$2x$', at: '$2x$', message: /never \$/ },
  'a figure that cannot be drawn': {
    part: 'left: 2x + 3',
    by: 'up: 2',
    at: '```figure',
    message: /'left' must be/,
  },
  'a figure of no known kind': {
    part: 'kind: balance',
    by: 'kind: scales',
    at: '```figure',
    message: /unknown kind/,
  },
  'a figure without a text alternative': {
    part: 'alt: 균형을 이룬 저울\n',
    by: '',
    at: '```figure',
    message: /text alternative/,
  },
  'a missing section': { part: '## 자주', by: '### 자주', at: '## 왜 배울까', message: /sections must be/ },
  'a title in the text': {
    part: '등식은 \\(',
    by: '# 제목\n\n등식은 \\(',
    at: '# 제목',
    message: /front matter/,
  },
}

test.each(Object.entries(EXPLANATION_CASES))(
  'names the line of %s in an explanation',
  async (_, { part, by, at, message }) => {
    const text = EXPLANATION.replace(part, () => by)
    expect(await findingsOf({ ...SOUND, [MD]: text })).toContainEqual({
      file: MD,
      line: lineOf(text, at),
      message: expect.stringMatching(message),
      severity: 'fault',
    })
  },
)

test('measures the length of an explanation', async () => {
  const text = EXPLANATION.replaceAll(/설명 낱말 1번째[^#]*/g, '짧아요.\n\n')
  const [finding] = await findingsOf({ ...SOUND, [MD]: text })
  expect(finding?.message).toMatch(/\d+ words, not 400 to 900/)
})

test('refuses an explanation without front matter', async () => {
  const findings = await findingsOf({ ...SOUND, [MD]: '## 왜 배울까\n' })
  expect(findings[0]).toMatchObject({ file: MD, line: 1, message: expect.stringMatching(/front matter/) })
})

const withItem = (part: string, by: string) => ITEMS.replace(HAND_WRITTEN, HAND_WRITTEN.replace(part, by))

test.each<[string, string, RegExp]>([
  [
    'a key of two numbers parted by a space',
    withItem("answer: '4'", "answer: '1 1/2'"),
    /digits parted by a space/,
  ],
  [
    'a hint that states the answer',
    withItem('대입해 보세요.', '\\(x = 4\\)예요.'),
    /hint 1 states the answer/,
  ],
  ['a mistake that is right', withItem("answer: '6'", "answer: '4'"), /the mistake 4 passes/],
  ['a mistake of an unknown concept', withItem('says: 나', 'conceptId: M9, says: 나'), /unknown concept M9/],
  [
    'a mistake of the own concept',
    withItem('says: 나', 'conceptId: M1U04C01, says: 나'),
    /M1U04C01, which is no earlier/,
  ],
  [
    'a mistake of a later concept',
    withItem('says: 나', 'conceptId: M1U04C02, says: 나'),
    /M1U04C02, which is no earlier/,
  ],
  [
    'options of a short answer',
    withItem('  answer: ', "  options: ['1', '2']\n  answer: "),
    /only a multiple-choice item/,
  ],
  [
    'a key that names no option',
    withItem('type: 2', "type: 1\n  options: ['\\(4\\)', '\\(5\\)']"),
    /the key 4 names no option/,
  ],
  [
    'equal options',
    withItem('type: 2', "type: 1\n  options: ['a', 'b', ' a', 'c']"),
    /two options are equal/,
  ],
  ['a true/false key of another form', withItem('type: 2', 'type: 3'), /must be O or X/],
  ['an unknown type', withItem('type: 2', 'type: 9'), /0.type/],
  ['a wrong particle', withItem('나누지 않고 뺐어요', '나눗셈를 하지 않았어요'), /wrong particle: 나눗셈를/],
  [
    'an option in letters that the question does not have',
    withItem(
      "type: 2\n  question: '방정식 \\(2x = 8\\)의 해를 구하세요.'\n  answer: '4'",
      "type: 1\n  question: '반지름이 \\(r\\), 높이가 \\(h\\)인 원기둥의 부피를 나타내는 식은 어느 것인가요?'\n  options: ['\\(\\pi r^{2}h\\)', '\\(Sh\\)']\n  answer: '1'",
    ),
    /only the options have the letter S/,
  ],
  [
    'feedback that is the solution',
    withItem(
      "type: 2\n  question: '방정식 \\(2x = 8\\)의 해를 구하세요.'\n  answer: '4'\n  solution: '양변을 \\(2\\)로 나누면 \\(x = 4\\)예요.'",
      "type: 3\n  question: '해는 \\(4\\)이다.'\n  answer: O\n  solution: '나누지 않고 뺐어요. 양변을 \\(2\\)로 나누어요.'",
    ).replace("{answer: '6'", '{answer: X'),
    /the feedback to the wrong letter is the solution/,
  ],
  [
    'an item that asks the same as another',
    `${ITEMS}${HAND_WRITTEN.replace('aec9e349', 'aec9e34a')}`,
    /asks the same as aec9e349/,
  ],
  [
    'an item about the data of another',
    `${ITEMS}${['a', 'b'].map((digit) => `${HAND_WRITTEN.replace('aec9e349', `aec9e34${digit}`).replace('해를', `해 ${digit}를`).replace('  answer:', "  figures: [{kind: dot-plot, alt: '점 1과 2', values: [1, 2], from: 0, to: 3}]\n  answer:")}`).join('')}`,
    /shows the data of aec9e34a/,
  ],
  [
    'statements with the same hints',
    `${ITEMS}${['a', 'b']
      .map(
        (digit) =>
          `${HAND_WRITTEN.replace('aec9e349', `aec9e34${digit}`)
            .replace('type: 2', 'type: 3')
            .replace('해를 구하세요', digit === 'a' ? '해는 양수이다' : '해는 정수이다')
            .replace("answer: '4'", 'answer: O')
            .replace("{answer: '6'", '{answer: X')}`,
      )
      .join('')}`,
    /has the hints of the other statement at line/,
  ],
  ['a missing hint', withItem("'대입해 보세요.', ", ''), /hints/],
  [
    'a figure that cannot be drawn',
    withItem('  answer:', '  figures: [{kind: sieve, alt: 체, upTo: 3}]\n  answer:'),
    /'upTo'/,
  ],
  ['a level without enough items', ITEMS.replace(/.*L5A2.*\n/, ''), /2 items of level 5, not at least 3/],
  ['a template that does not exist', ITEMS.replace('L5A2', 'L5A9'), /has no template M1U04C01L5A9/],
  ['a seed out of range', ITEMS.replace('L5A2, seed: 1', 'L5A2, seed: -1'), /seed/],
  [
    'an item stored twice',
    `${ITEMS}- {template: M1U04C01L5A2, seed: 1}\n`,
    /M1U04C01L5A2 with seed 1 is also at/,
  ],
  ['broken YAML', ITEMS.replace('level: 0', 'level: [0'), /./],
])('finds %s among items', async (_, text, message) => {
  const findings = await findingsOf({ ...SOUND, [YAML]: text })
  expect(findings.map((finding) => finding.message).join('\n')).toMatch(message)
  expect(findings.every((finding) => finding.file === YAML && finding.severity === 'fault')).toBe(true)
})

const MATCHING = `- id: 5f0f7a52-3f0d-4f35-9a0e-6d0c4a4f0b11
  level: 0
  type: 4
  question: '용어와 그 뜻을 짝 지으세요.'
  pairing:
    left: ['항등식', '방정식']
    right: ['미지수의 값에 따라 참이 되기도 하고 거짓이 되기도 하는 등식', '미지수에 어떤 수를 대입해도 참인 등식', '등호가 없는 식']
  answer: ㄱ-2&ㄴ-1
  solution: '항등식은 늘 참이고, 방정식은 그렇지 않아요. 정답은 ㄱ-2, ㄴ-1이에요.'
  hints: ['뜻을 떠올려 보세요.', '수를 하나 넣어 보세요.', '늘 참인지 살펴보세요.']
  mistakes: [{answer: ㄱ-1&ㄴ-2, says: 두 뜻이 바뀌었어요.}]
`
const withPairs = (part: string, by: string) => ITEMS + MATCHING.replace(part, by)

test('finds nothing wrong with a sound matching item', async () => {
  expect(await findingsOf({ ...SOUND, [YAML]: ITEMS + MATCHING })).toEqual([])
})

test.each<[string, string, RegExp]>([
  [
    'without its columns',
    withPairs(/ {2}pairing:[\s\S]*?(?= {2}answer)/.exec(MATCHING)?.[0] ?? '', ''),
    /has a pairing/,
  ],
  ['of another type', withPairs('type: 4', 'type: 2'), /a matching item, and no other/],
  ['that leaves one alone', withPairs('answer: ㄱ-2&ㄴ-1', 'answer: ㄱ-2'), /must name each of ㄱ, ㄴ once/],
  [
    'that pairs one thing twice',
    withPairs('answer: ㄱ-2&ㄴ-1', 'answer: ㄱ-2&ㄴ-2'),
    /pairs one thing twice/,
  ],
  [
    'whose key names nothing',
    withPairs('answer: ㄱ-2&ㄴ-1', 'answer: ㄱ-2&ㄴ-5'),
    /names no thing of the right/,
  ],
  [
    'with a thing twice',
    withPairs("'등호가 없는 식'", "'미지수에 어떤 수를 대입해도 참인 등식 '"),
    /are equal/,
  ],
  [
    'with many that stay alone',
    withPairs("'등호가 없는 식'", "'가', '나', '다'"),
    /more than 2 things that stay alone/,
  ],
  [
    'whose solution does not name the pairs',
    withPairs('ㄱ-2, ㄴ-1이에요', 'ㄱ-2예요'),
    /end in the pairs: ㄱ-2, ㄴ-1/,
  ],
  [
    'whose hint names a pair',
    withPairs('뜻을 떠올려', 'ㄱ은 2번이니 뜻을 떠올려'),
    /hint 1 states the answer/,
  ],
  [
    'whose hint tells a pair in words',
    withPairs('뜻을 떠올려 보세요', '항등식은 미지수에 어떤 수를 대입해도 참인 등식이에요'),
    /hint 1 states the answer/,
  ],
  ['whose mistake is right', withPairs('answer: ㄱ-1&ㄴ-2', 'answer: ㄴ-1&ㄱ-2'), /passes as a right answer/],
])('finds a matching item %s', async (_, text, message) => {
  const findings = await findingsOf({ ...SOUND, [YAML]: text })
  expect(findings.map((finding) => finding.message).join('\n')).toMatch(message)
})

test('names the line of the faulty item', async () => {
  const text = `${ITEMS}- {template: M1U04C01L5A2, seed: 1}\n`
  const [finding] = await findingsOf({ ...SOUND, [YAML]: text })
  expect(finding?.line).toBe(text.trimEnd().split('\n').length)
})

test('warns where a key of alternatives looks like a list of values', async () => {
  const findings = await findingsOf({ ...SOUND, [YAML]: withItem("answer: '4'", "answer: '2,3'") })
  expect(findings).toEqual([
    { file: YAML, line: 1, severity: 'warning', message: expect.stringMatching(/write 2&3/) },
  ])
})

test('refuses files that do not belong', async () => {
  const findings = await findingsOf({ ...SOUND, 'M1U04/notes.txt': '메모' })
  expect(findings).toMatchObject([{ file: 'M1U04/notes.txt', line: 1, severity: 'fault' }])
})

test('says that there is no outline', async () => {
  const { 'outline.yaml': _, ...rest } = SOUND
  expect((await findingsOf(rest))[0]).toMatchObject({
    file: 'outline.yaml',
    message: 'the outline is missing',
  })
})

test.each([
  ["'10m'", /ends in a letter that is read as a unit/],
  ["'3&5g^2'", /5g\^2 ends in a letter/],
  ["'2/4'", /nobody can guess that the key 2\/4/],
])('warns of the key %s, which is read in another way than it is meant', async (key, message) => {
  const text = withItem("answer: '4'", `answer: ${key}`)
  expect(await findingsOf({ ...SOUND, [YAML]: text })).toContainEqual(
    expect.objectContaining({ severity: 'warning', message: expect.stringMatching(message) }),
  )
})
