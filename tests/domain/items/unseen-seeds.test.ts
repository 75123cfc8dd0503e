import { expect, test } from 'vitest'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import { findWrongParticles } from '#server/seed/lint-particles.ts'
import { generateItem } from './check-item.ts'
import { formOf } from './question-form.ts'
import { textFaults } from './text-faults.ts'

/** No stored item has one of these; tests/bench/items.bench.ts takes many more. */
const SEEDS = Array.from({ length: 6 }, (_, index) => 770_001 + 31 * index)

test.each(Object.keys(TEMPLATE_UNITS))(
  '%s: what unseen seeds make reads well',
  async (unitId) => {
    const faults = (await loadUnitTemplates(unitId)).flatMap((template) =>
      SEEDS.flatMap((seed) =>
        textFaults(generateItem(template, seed)).map((fault) => `${template.id}:${seed} ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  },
  60_000,
)

/** Enough to meet nearly every statement and form of a template. A statement and its opposite, or two verbs of it, may share their hints. */
const FORM_SEEDS = Array.from({ length: 24 }, (_, index) => 880_001 + 17 * index)

test.each(Object.keys(TEMPLATE_UNITS))(
  '%s: the hints belong to the statement or the form of the question',
  async (unitId) => {
    for (const template of await loadUnitTemplates(unitId)) {
      const formsByHints = new Map<string, Set<string>>()
      for (const { question, hints } of FORM_SEEDS.map((seed) => generateItem(template, seed))) {
        const forms = formsByHints.get(hints.join()) ?? new Set()
        formsByHints.set(hints.join(), forms.add(formOf(question)))
      }
      for (const [hints, forms] of formsByHints)
        expect(
          forms.size,
          `${template.id} gives to ${[...forms].join(' | ')} the hints ${hints}`,
        ).toBeLessThan(4)
    }
  },
  60_000,
)

/** A learner who repeats a level meets other questions. */
const FEWEST_AT_THE_START = 18

test.each(Object.keys(TEMPLATE_UNITS))(
  '%s: the lowest level of every concept holds enough different questions',
  async (unitId) => {
    const shown = new Map<string, Set<string>>()
    for (const template of await loadUnitTemplates(unitId)) {
      if (template.difficultyLevel !== 0) continue
      const questions = shown.get(template.conceptId) ?? new Set()
      for (let seed = 0; seed < 60; seed += 1) {
        const { question, options, figures } = generateItem(template, seed)
        questions.add(JSON.stringify([question, [...options].sort(), figures]))
      }
      shown.set(template.conceptId, questions)
    }
    for (const [conceptId, questions] of shown)
      expect(questions.size, conceptId).toBeGreaterThanOrEqual(FEWEST_AT_THE_START)
  },
)

test('two questions of one form differ in numbers, formulas, tables and shapes alone', () => {
  expect(formOf('육각형의 \\(6\\)개의 각')).toBe(formOf('오각형의 \\(5\\)개의 각'))
  expect(formOf('\\(3\\)을 곱해요.')).toBe(formOf('\\(2\\)를 곱해요.'))
  expect(formOf('합을 구하세요.')).not.toBe(formOf('곱을 구하세요.'))
})

test.each([
  ["'교점'라는 뜻이에요", "교점'라는"],
  ["'이하'은 같거나 작다는", "이하'은"],
  ["'미만'가 큰 쪽을", "미만'가"],
  ['사각뿔대을 그려', '사각뿔대을'],
  ['\\(\\triangle\\)(SAS 합동)예요', '합동)예요'],
  ['계급의 크기는 \\(2\\)시간예요', '시간예요'],
  ['**지름**를 그어요', '지름**를'],
  ['강물으로 채워요', '강물으로'],
])('finds the wrong particle of %s', (text, found) => {
  expect(findWrongParticles(text)).toEqual([found])
})

test.each([
  '두 점을 이은 선분과 그은 직선으로 나누어요',
  "'교점'이라는 말과 '높이'라는 말, '이상'은 같거나 크다는 뜻",
  '읽은 책의 수(권)를 세면 \\(4\\)(시간)이에요',
  '서로 다른 길로, 물을 부을 때, 두 배로',
])('finds nothing wrong with %s', (text) => {
  expect(findWrongParticles(text)).toEqual([])
})
