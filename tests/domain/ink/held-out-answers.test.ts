import { expect, test } from 'vitest'
import { readSample, readSamples, readShippedNetwork, textsOf } from './read-samples.ts'

const network = readShippedNetwork()
const samples = readSamples().map((sample) => ({
  text: sample.text.replaceAll(' ', ''),
  readings: textsOf(readSample(sample, network)),
}))
/** A fraction, signs, a root, a pair, an inequality: the first samples. */
const NAMED = ['3/4', 'x=-2', '2√3', '-1/2', '(3,-2)', 'x≥3']

/** Measured on these answers, less a margin: a change that reads worse fails. */
const FLOORS = [
  { name: '1 to 3 symbols', from: 1, to: 3, first: 0.83, three: 0.88 },
  { name: '4 to 8 symbols', from: 4, to: 8, first: 0.82, three: 0.88 },
  { name: '9 symbols and more', from: 9, to: 99, first: 0.7, three: 0.85 },
]

function lengthOf(text: string): number {
  return text.replace(/[ ^{}]/g, '').length
}

/** The part of the samples whose text is among the first `count` readings. */
function shareOf(chosen: typeof samples, count: number): number {
  expect(chosen.length).toBeGreaterThan(10)
  const right = chosen.filter(({ text, readings }) => readings.slice(0, count).includes(text))
  return right.length / chosen.length
}

test('the answers of the named forms by hands that training never saw', () => {
  const named = samples.filter(({ text }) => NAMED.includes(text))
  expect(shareOf(named, 3)).toBeGreaterThan(0.89)
})

test.each(FLOORS)('answers of $name by hands that training never saw', ({ from, to, first, three }) => {
  const chosen = samples.filter(({ text }) => lengthOf(text) >= from && lengthOf(text) <= to)
  expect(shareOf(chosen, 1)).toBeGreaterThan(first)
  expect(shareOf(chosen, 3)).toBeGreaterThan(three)
})
