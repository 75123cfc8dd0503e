import { expect, test } from 'vitest'
import { lintContent } from '#server/seed/lint-content.ts'
import { listConcepts } from '#server/seed/read-outline.ts'
import { readShippedContent } from './shipped-content.ts'

const content = await readShippedContent()
const concepts = content.outline ? listConcepts(content.outline.outline) : []

test('the linter finds nothing wrong with the content', () => {
  const findings = [...content.faults, ...lintContent(content)]
  expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
}, 120_000)

test('the outline has three grades and their concepts in order', () => {
  expect(
    content.outline?.outline.grades.map(({ id, revision, units }) => [id, revision, units.length]),
  ).toEqual([
    ['M1', 2022, 11],
    ['M2', 2015, 9],
    ['M3', 2015, 8],
  ])
  expect(concepts.length).toBe(150)
  expect(concepts.map(({ ordered }) => ordered)).toEqual(concepts.map((_, index) => index + 1))
})

test('every standard of a grade is taught by some concept', () => {
  for (const grade of content.outline?.outline.grades ?? []) {
    const taught = concepts
      .filter(({ concept }) => concept.id.startsWith(grade.id))
      .flatMap(({ concept }) => concept.standards)
    expect(Object.keys(grade.standards).filter((code) => !taught.includes(code))).toEqual([])
  }
})

test('every explained concept has items, every one with items an explanation', () => {
  const explained = content.concepts.map(({ matter }) => matter.id).sort()
  expect(content.items.map(({ conceptId }) => conceptId).sort()).toEqual(explained)
})
