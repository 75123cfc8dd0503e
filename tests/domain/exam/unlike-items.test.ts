import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ChosenItem, chooseExamItems } from '#domain/exam/choose-exam-items.ts'
import { drawExam } from '#domain/exam/draw-exam.ts'
import { findArchetype } from '#domain/exam/find-archetype.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import { DIFFICULTY_LEVELS, type Item } from '#domain/exam/item.ts'
import { pickUnlike } from '#domain/exam/pick-unlike.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import { makeItem as makeFromTemplate } from '#domain/items/make-item.ts'
import { makeItem, refuseFailure } from './make-exam.ts'

const hasRepeat = (items: readonly Item[]): boolean =>
  items.some((item, index) => items.slice(index + 1).some((other) => isSameQuestion(item, other)))

const idOf = (name: ChosenItem) => ('seed' in name ? `seed${name.seed}` : name.evaluationId)

/** `stored`: question, archetype and how long ago each was tried (0: never). */
function choose(
  limit: number,
  stored: [question: string, archetype: string, triedAgo: number][],
  seeds: string[],
) {
  const items = new Map<string, Item>()
  const candidates = stored.map(([question, archetype, ago], index) => {
    items.set(`i${index}`, makeItem(`i${index}`, { question, templateId: `L1${archetype}` }))
    const lastTriedAt = ago === 0 ? null : new Date(1e12 - ago).toISOString()
    return { evaluationId: `i${index}`, lastTriedAt, isOwed: false }
  })
  for (const [index, question] of seeds.entries())
    items.set(`seed${index}`, makeItem(`seed${index}`, { question, templateId: 'L1A9' }))
  const draw = {
    difficultyLevel: 1,
    limit,
    candidates,
    seeds: seeds.map((_, seed) => ({ templateId: 'L1A9', seed })),
  } as const
  const chosen = chooseExamItems({ ...draw, findItem: (name) => items.get(idOf(name)) ?? null }).map(idOf)
  return { items, chosen, before: chooseExamItems({ ...draw, findItem: () => null }).map(idOf) }
}

describe('a set of unlike items', () => {
  it.each<[string, number, [string, string, number][], string[], string]>([
    [
      'has every archetype before one again',
      2,
      [
        ['a', 'A1', 0],
        ['b', 'A1', 0],
        ['c', 'A2', 0],
      ],
      [],
      'i0 i2',
    ],
    [
      'keeps the order of what it takes',
      3,
      [
        ['a', 'A1', 0],
        ['b', 'A1', 0],
        ['c', 'A1', 0],
        ['d', 'A2', 0],
      ],
      [],
      'i0 i1 i3',
    ],
    [
      'passes over what it asks already',
      2,
      [
        ['a', 'A1', 0],
        ['a', 'A1', 0],
        ['b', 'A1', 0],
      ],
      [],
      'i0 i2',
    ],
    [
      'has another archetype again rather than a question',
      3,
      [
        ['a', 'A1', 0],
        ['b', 'A1', 0],
        ['a', 'A2', 0],
        ['c', 'A1', 0],
      ],
      [],
      'i0 i1 i3',
    ],
    [
      'repeats itself where nothing else is left',
      2,
      [
        ['a', 'A1', 0],
        ['a', 'A1', 0],
      ],
      [],
      'i0 i1',
    ],
    [
      'takes never tried ones first, though they are alike',
      2,
      [
        ['a', 'A1', 0],
        ['a', 'A1', 0],
        ['b', 'A2', 1],
      ],
      ['c'],
      'i0 i1',
    ],
    ['makes none new that asks what a stored one does', 2, [['a', 'A1', 0]], ['a', 'b'], 'i0 seed1'],
    [
      'goes by time among those tried, whatever their archetype',
      2,
      [
        ['a', 'A1', 9],
        ['b', 'A1', 8],
        ['c', 'A2', 7],
      ],
      [],
      'i0 i1',
    ],
    [
      'asks nothing twice of those tried',
      2,
      [
        ['a', 'A1', 9],
        ['a', 'A1', 8],
        ['c', 'A2', 7],
      ],
      [],
      'i0 i2',
    ],
  ])('%s', (_title, limit, stored, seeds, expected) => {
    expect(choose(limit, stored, seeds).chosen.join(' ')).toBe(expected)
  })

  it('never holds two alike of a rank while an unlike one of it is left, and is what it was where all are unlike', () => {
    const anyStored = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('A1', 'A2'), fc.constantFrom(0, 0, 1, 2)),
      { maxLength: 8 },
    )
    const anySeeds = fc.array(fc.constantFrom('a', 'b', 'e', 'f'), { maxLength: 6 })
    fc.assert(
      fc.property(anyStored, anySeeds, fc.integer({ min: 1, max: 5 }), (stored, seeds, limit) => {
        const { items, chosen, before } = choose(limit, stored, seeds)
        const rankOf = (id: string) =>
          id.startsWith('seed') ? 1 : stored[Number(id.slice(1))]?.[2] === 0 ? 0 : 2
        expect(chosen.map(rankOf)).toEqual(before.map(rankOf))
        const asked = (id: string) => items.get(id)!.question
        const left = [...items.keys()].filter((id) => !chosen.includes(id))
        for (const [index, id] of chosen.entries()) {
          if (!chosen.slice(0, index).some((one) => asked(one) === asked(id))) continue
          const others = left.filter((other) => rankOf(other) === rankOf(id))
          expect(others.every((other) => chosen.some((one) => asked(one) === asked(other)))).toBe(true)
        }
        const distinct = stored.map(([, , ago], index): [string, string, number] => [
          `q${index}`,
          `A${index}`,
          ago,
        ])
        const unlike = choose(
          limit,
          distinct,
          seeds.map((_, index) => `new${index}`),
        )
        expect(unlike.chosen).toEqual(unlike.before)
      }),
    )
  })

  it('has another figure before one again where the archetypes leave a choice', () => {
    const ofSquare = (id: string, templateId: string, alt: string) => ({
      item: makeItem(id, { question: id, templateId, figures: [{ kind: 'plane', alt } as Figure] }),
    })
    const entries = [
      ofSquare('perimeter of 14', 'L5A1', '14 cm'),
      ofSquare('area of 14', 'L5A2', '14 cm'),
      ofSquare('area of 4', 'L5A2', '4 cm'),
    ]
    const picked = pickUnlike({ entries, count: 2, held: [], isSpread: true })
    expect(picked.map(({ item }) => item.id)).toEqual(['perimeter of 14', 'area of 4'])
  })

  it('is the same for the same candidates', () => {
    const stored: [string, string, number][] = [
      ['a', 'A1', 0],
      ['a', 'A2', 0],
      ['b', 'A1', 3],
      ['c', 'A2', 0],
    ]
    expect(choose(3, stored, ['a', 'd']).chosen).toEqual(choose(3, stored, ['a', 'd']).chosen)
  })
})

describe('the first sets of a concept', () => {
  it.each(['M1U08C02', 'M1U08C04', 'M1U08C05'])(
    'of %s ask nothing twice and bring two archetypes or more',
    async (conceptId) => {
      const templates = await loadConceptTemplates(conceptId)
      const file = new URL(`../../../src/content/M1U08/${conceptId}.items.yaml`, import.meta.url)
      const entries = parse(readFileSync(file, 'utf8')) as { template?: string; seed: number }[]
      const items = entries.flatMap(({ template, seed }) => {
        const known = templates.find(({ id }) => id === template)
        return known ? [makeFromTemplate(known, seed)] : []
      })
      let seed = 0
      const drawSeed = () => seed++
      for (const difficultyLevel of DIFFICULTY_LEVELS.filter((level) => level >= 0)) {
        const tried: Item[] = []
        for (const _round of [1, 2, 3]) {
          const standings = tried.map(({ id }) => ({
            evaluationId: id,
            lastTriedAt: '2026-03-01T00:00:00.000Z',
            isOwed: false,
          }))
          const set = drawExam({
            difficultyLevel,
            limit: 3,
            items,
            templates,
            standings,
            exams: [],
            drawSeed,
            onFailure: refuseFailure,
          })
          const drawn = set.map(({ item }) => item)
          expect(drawn).toHaveLength(3)
          expect(hasRepeat(drawn)).toBe(false)
          expect(new Set(drawn.map(findArchetype)).size).toBeGreaterThanOrEqual(2)
          tried.push(...drawn)
        }
      }
    },
  )
})
