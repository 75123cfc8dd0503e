import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeviceDraw, drawExam } from '#domain/exam/draw-exam.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { makeItemFinder } from '#domain/items/make-item-finder.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import { makeExam, makeItem, refuseFailure } from './make-exam.ts'

const template = (id: string, difficultyLevel: DifficultyLevel): ItemTemplate => ({
  id,
  conceptId: 'M1U01C01',
  difficultyLevel,
  name: '',
  generate: (random) => ({
    question: `${random.integer(0, 1_000_000)}`,
    options: [],
    correctAnswer: '1',
    writtenTestType: 2,
    solution: '',
    hints: ['', '', ''],
    mistakes: [],
    rubric: [],
    pairing: null,
    figures: [],
  }),
})

const counter = () => {
  let next = 0
  return () => {
    next += 1
    return next
  }
}

const ITEMS = ['a', 'b', 'c', 'd'].map((id) => makeItem(id, { difficultyLevel: 1 }))
const TEMPLATES = [template('T1', 1), template('T2', 1), template('T3', 3)]

const draw = (change: Partial<DeviceDraw>) =>
  drawExam({
    difficultyLevel: 1,
    limit: 3,
    items: ITEMS,
    templates: TEMPLATES,
    standings: [],
    exams: [],
    drawSeed: counter(),
    onFailure: refuseFailure,
    ...change,
  })
const ids = (change: Partial<DeviceDraw>) => draw(change).map(({ item }) => item.id)

const OLD = '2026-03-01T00:00:00.000Z'
const NEW = '2026-03-09T00:00:00.000Z'
const tried = (evaluationId: string, lastTriedAt: string, isOwed = false) => ({
  evaluationId,
  lastTriedAt,
  isOwed,
})

describe('a set made on the device', () => {
  it('takes stored items of the level in their order', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(draw({ difficultyLevel: 3 }).every(({ name }) => 'templateId' in name)).toBe(true)
  })

  it('makes new ones from the templates in turn once the stored ones are tried', () => {
    const standings = ITEMS.map(({ id }) => tried(id, OLD))
    const drawn = draw({ standings })
    expect(drawn.map(({ name }) => name)).toEqual([
      { templateId: 'T1', seed: 1 },
      { templateId: 'T2', seed: 2 },
      { templateId: 'T1', seed: 3 },
    ])
    expect(drawn.map(({ item }) => item.templateId)).toEqual(['T1', 'T2', 'T1'])
  })

  it('takes those tried longest ago where nothing new can be made', () => {
    const standings = [tried('a', NEW), tried('b', OLD), tried('c', NEW), tried('d', NEW)]
    expect(ids({ standings, templates: [], limit: 1 })).toEqual(['b'])
  })

  it('takes no item of an open set, of whatever level', () => {
    expect(ids({ exams: [makeExam('e1', 1, ['a', 'b!'])], templates: [] })).toEqual(['c', 'd'])
    expect(ids({ exams: [makeExam('e1', -1, ['c'])], templates: [] })).toEqual(['a', 'b', 'd'])
    expect(ids({ exams: [makeExam('e1', 1, ['a!'])], templates: [] })).toEqual(['a', 'b', 'c'])
  })

  it('draws owed items for wrong answers although they are still open where they were missed', () => {
    const standings = [tried('a', NEW, true), tried('b', OLD, true), tried('c', OLD)]
    expect(ids({ difficultyLevel: -1, standings, exams: [makeExam('e1', 1, ['a', 'b', 'c!'])] })).toEqual([
      'b',
      'a',
    ])
  })

  it('finds an owed item that a template had made in the sets', () => {
    const exams = [makeExam('e1', 1, ['made'])]
    expect(ids({ difficultyLevel: -1, standings: [tried('made', OLD, true)], exams })).toEqual(['made'])
  })

  it('is empty where nothing is owed or nothing is there', () => {
    expect(draw({ difficultyLevel: -1, standings: [tried('a', OLD)] })).toEqual([])
    expect(draw({ difficultyLevel: 5 })).toEqual([])
  })

  it('leaves out a template that fails and says which, of which seed', () => {
    const broken: ItemTemplate = {
      ...template('T2', 1),
      generate: () => {
        throw new RangeError('no draw fits')
      },
    }
    const failures: unknown[] = []
    const drawn = draw({
      items: [],
      templates: [...TEMPLATES.filter(({ id }) => id !== 'T2'), broken],
      onFailure: ({ templateId, seed, cause }) => failures.push([templateId, seed, String(cause)]),
    })
    expect(drawn.map(({ item }) => item.templateId)).toEqual(['T1', 'T1', 'T1'])
    expect(failures[0]).toEqual(['T2', 2, 'RangeError: no draw fits'])
  })

  it('never holds an item twice, and names every item so that it is found again', () => {
    const anyStanding = fc.uniqueArray(
      fc.record({
        evaluationId: fc.constantFrom('a', 'b', 'c', 'd'),
        lastTriedAt: fc.constantFrom(OLD, NEW),
        isOwed: fc.boolean(),
      }),
      { selector: (one) => one.evaluationId },
    )
    const anyLevel = fc.constantFrom<DifficultyLevel>(-1, 0, 1, 3)
    fc.assert(
      fc.property(
        anyStanding,
        anyLevel,
        fc.integer({ min: 1, max: 10 }),
        fc.nat(3),
        (standings, level, limit, spread) => {
          const seeds = counter()
          const drawn = draw({
            difficultyLevel: level,
            standings,
            limit,
            // A poor source that repeats itself.
            drawSeed: () => seeds() % (spread + 1),
          })
          const drawnIds = drawn.map(({ item }) => item.id)
          expect(new Set(drawnIds).size).toBe(drawnIds.length)
          expect(drawnIds.length).toBeLessThanOrEqual(limit)
          const find = makeItemFinder(ITEMS, TEMPLATES, refuseFailure)
          expect(drawn.map(({ name }) => find(name))).toEqual(drawn.map(({ item }) => item))
        },
      ),
    )
  })
})
