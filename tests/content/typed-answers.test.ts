import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { loadUnitTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { listItemKeys } from '#domain/math-input/list-item-keys.ts'
import type { MathInput, MathRow, TemplateKind } from '#domain/math-input/math-tree.ts'
import { fromText } from '#domain/math-input/read-math.ts'
import { toText } from '#domain/math-input/write-math.ts'
import {
  listDigitRows,
  listSignKeys,
  type MathKey,
  RIGHT,
  TEMPLATE_KEYS,
} from '#ui/math-keyboard/math-keys.tsx'

type Typed = Pick<Item, 'question' | 'writtenTestType' | 'figures' | 'correctAnswer'>

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7]
/** Types with typed answers. The others are chosen in the item's card, or are sentences. */
const TYPED: readonly number[] = [WRITTEN_TYPE.other, WRITTEN_TYPE.shortAnswer, WRITTEN_TYPE.combination]
/** Answers in Korean words are not checked: learners type them with the system keyboard. */
const WORDS = /^[가-힣 ]+$/
const TEMPLATE_LABELS: Record<TemplateKind, string> = {
  fraction: '분수',
  power: '거듭제곱',
  root: '제곱근',
  pair: '순서쌍',
}

/** Returns the text that a learner can type for a formula with the keys of this item; null if a key is missing. */
function typeByTouch(text: string, item: Typed): string | null {
  const { letters, comparesFirst } = listItemKeys(item)
  const keys = [...listSignKeys(letters, comparesFirst), ...TEMPLATE_KEYS, ...listDigitRows(false).flat()]
  const find = (label: string): MathKey | undefined =>
    keys.find((key) => key.label === label || key.face === label)
  const pressAll = (input: MathInput, row: MathRow): MathInput | null =>
    row.reduce<MathInput | null>((state, node) => {
      if (!state) return null
      if (node.kind === 'character') {
        // Spaces in a formula have no meaning.
        if (node.text === ' ') return state
        return find(node.text === '-' ? '빼기' : node.text)?.press(state) ?? null
      }
      const opened = find(TEMPLATE_LABELS[node.kind])?.press(state) ?? null
      return node.boxes.reduce<MathInput | null>((inside, box) => {
        const filled = inside && pressAll(inside, box)
        return filled && RIGHT.press(filled)
      }, opened)
    }, input)
  const typed = pressAll(fromText(''), fromText(text).row)
  return typed && toText(typed)
}

/** Returns an answer key as a learner types it: one of the alternatives, or the parts of a set with commas. */
function listWritten(key: string): string[] {
  const alternatives = [key, ...key.split(/,(?![^(]*\))/)]
  return alternatives.map((each) =>
    each
      .replaceAll('&', ',')
      .replaceAll('<=', '≤')
      .replaceAll('>=', '≥')
      .replaceAll('*', '×')
      .replaceAll(/(?<=[\d)])x(?=[\d(])/g, '×'),
  )
}

/** Returns the typed text if it is right; otherwise the reason why not. */
function typeRightly(item: Typed): string {
  const { correctAnswer, writtenTestType } = item
  if (WORDS.test(correctAnswer)) return correctAnswer
  const typed = listWritten(correctAnswer).map((text) => typeByTouch(text, item))
  const right = typed.find(
    (answer) =>
      answer !== null && checkAnswer({ answer, correctAnswer, writtenTestType }).verdict === 'correct',
  )
  return right ?? `typed as ${typed.join(' or ')}`
}

function expectTyped(items: readonly (Typed & { readonly id: string })[]): void {
  const missing = items
    .filter(({ writtenTestType }) => TYPED.includes(writtenTestType))
    .map((item) => ({ item, typed: typeRightly(item) }))
    .filter(({ typed }) => typed.startsWith('typed as '))
  expect(missing.map(({ item, typed }) => `${item.id} ${item.correctAnswer} is ${typed}`)).toEqual([])
}

interface Entry {
  id: string
  type: number
  question: string
  answer: string
  figures?: Item['figures']
}

describe('every answer can be typed with the keys that its item shows', () => {
  test.each(Object.keys(TEMPLATE_UNITS))('for the templates of %s', async (unitId) => {
    const templates = await loadUnitTemplates(unitId)
    const items = templates.flatMap((template) => SEEDS.map((seed) => makeItem(template, seed)))
    expect(items.length).toBeGreaterThan(100)
    expectTyped(items)
  })

  const folder = new URL('../../src/content/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.items.yaml'),
  )
  test.each(files)('for the written items in %s', (name) => {
    const entries = parse(readFileSync(new URL(name, folder), 'utf8')) as (Entry | { template: string })[]
    const items = entries.flatMap((entry) =>
      'template' in entry
        ? []
        : [
            {
              id: entry.id,
              question: entry.question,
              writtenTestType: entry.type as Item['writtenTestType'],
              figures: entry.figures ?? [],
              correctAnswer: entry.answer,
            },
          ],
    )
    expectTyped(items)
  })

  test.each<[string, string]>([
    ['3/4', '3/4'],
    ['-5/2<x≤3', '-5/2<x<=3'],
    ['2√3', '2√3'],
    ['x=-2', '-2'],
    ['(3, -2)', '(3,-2)'],
    ['x≥3', 'x>=3'],
    ['±3', '3&-3'],
    ['25:6', '25:6'],
    ['12π', '12π'],
    ['|x|', '|x|'],
    ['60°', '60'],
    ['30%', '30%'],
    ['2^3×5', '2^3x5'],
    ['1 1/2', '3/2'],
    ['0.75', '0.75'],
    ['(x+1)/2', '(x+1)/2'],
  ])('in the notation %s', (text, correctAnswer) => {
    const item = {
      question: '\\(x\\)의 값을 구하세요.',
      writtenTestType: 2,
      figures: [],
      correctAnswer,
    } as const
    const typed = typeByTouch(text, { ...item, figures: [] })
    expect(typed).toBe(toText(fromText(text)))
    expect(checkAnswer({ answer: typed ?? '', correctAnswer, writtenTestType: 2 }).verdict).toBe('correct')
  })
})
