import { expect, test } from 'vitest'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import { findWrongParticles } from '#server/seed/lint-particles.ts'
import { generateItem } from './check-item.ts'
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

/** Enough to meet nearly every statement of a template. A statement and its opposite, or two verbs of it, may share their hints. */
const STATEMENT_SEEDS = Array.from({ length: 40 }, (_, index) => 880_001 + 17 * index)
const wordsOf = (text: string) => text.replace(/\\\([\s\S]*?\\\)|[\d.]+/g, '#')

test.each(Object.keys(TEMPLATE_UNITS))(
  '%s: the hints belong to the statement',
  async (unitId) => {
    for (const template of await loadUnitTemplates(unitId)) {
      const items = STATEMENT_SEEDS.map((seed) => generateItem(template, seed))
      const worded = new Map<string, Set<string>>()
      for (const { writtenTestType, question, hints } of items) {
        if (writtenTestType !== 3) continue
        const statements = worded.get(hints.join()) ?? new Set()
        worded.set(hints.join(), statements.add(wordsOf(question)))
      }
      for (const [hints, statements] of worded)
        expect(statements.size, `${template.id}: ${hints}`).toBeLessThan(4)
    }
  },
  60_000,
)

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
