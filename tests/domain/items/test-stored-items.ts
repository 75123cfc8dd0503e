import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Pairing } from '#domain/exam/item.ts'
import type { GeneratedItem, ItemTemplate } from '#domain/items/template.ts'
import { checkItem, generateItem } from './check-item.ts'
import { keyOfPairs, type MatchingEntry, PARTNERS } from './matching-partners.ts'
import type { Verifiers } from './test-templates.ts'

interface HandWritten {
  id: string
  level: number
  type: GeneratedItem['writtenTestType']
  question: string
  options?: string[]
  pairing?: Pairing
  figures?: MatchingEntry['figures']
  answer: string
  solution: string
  hints: [string, string, string]
  mistakes: GeneratedItem['mistakes']
}
type Entry = { template: string; seed: number } | HandWritten

const ESSAY = 6

const FEWEST: Record<number, number> = { 0: 4, 1: 5, 3: 5, 5: 4 }

/**
 * The tests that the stored items of one concept must pass. `verifiers` holds, besides the templates', one entry for each
 * hand-written item under its id: the key computed from the question as shown or, for a question of words, from its options. Those of
 * matching items are in `PARTNERS`; essays have a test of their own, tests/content/essay-keys.test.ts.
 */
export function testStoredItems(conceptId: string, templates: readonly ItemTemplate[], verifiers: Verifiers) {
  const file = new URL(
    `../../../src/content/${conceptId.slice(0, 5)}/${conceptId}.items.yaml`,
    import.meta.url,
  )
  const entries = (parse(readFileSync(file, 'utf8')) as Entry[]).filter(
    (entry) => 'template' in entry || entry.type !== ESSAY,
  )

  const stored = entries.map((entry) => {
    if (!('template' in entry)) {
      const { id, level, type, question, options = [], pairing, answer, solution, hints, mistakes } = entry
      const made = {
        question,
        options,
        correctAnswer: answer,
        writtenTestType: type,
        solution,
        hints,
        mistakes,
      }
      const item = { ...made, figures: [] } satisfies GeneratedItem
      const findPartner = PARTNERS[id]
      const verifier: Verifiers[string] | undefined =
        pairing && findPartner
          ? () => keyOfPairs(findPartner, { question, pairing, figures: entry.figures ?? [] })
          : verifiers[id]
      return { name: id, level, verifier, item }
    }
    const template = templates.find(({ id }) => id === entry.template)
    if (!template) throw new Error(`${conceptId} stores an item of ${entry.template}, which is no template`)
    const item = generateItem(template, entry.seed)
    return {
      name: `${template.id}:${entry.seed}`,
      level: template.difficultyLevel as number,
      verifier: verifiers[template.id],
      item,
    }
  })

  test(`${conceptId} stores enough items of every level and of several written types, none twice`, () => {
    for (const [level, fewest] of Object.entries(FEWEST)) {
      const atLevel = stored.filter((entry) => entry.level === Number(level))
      expect(atLevel.length, `level ${level}`).toBeGreaterThanOrEqual(fewest)
      const shapes = atLevel.map(({ item }) => (item.question + item.options.join()).replace(/\d+/g, '#'))
      for (const shape of shapes)
        expect(shapes.filter((other) => other === shape).length, shape).toBeLessThan(3)
    }
    expect(new Set(stored.map(({ item }) => item.writtenTestType)).size).toBeGreaterThan(1)
    expect(new Set(stored.map(({ item }) => item.question + item.options.join())).size).toBe(stored.length)
  })

  for (const { name, verifier, item } of stored) {
    test(`the stored item ${name} of ${conceptId} is sound and its key is confirmed another way`, () => {
      checkItem(item)
      expect(verifier?.(item), item.question).toBe(item.correctAnswer)
    })
  }
}
