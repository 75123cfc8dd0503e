import { expect, test } from 'vitest'
import { readSample, readSamples, readShippedNetwork, textsOf } from './read-samples.ts'

const network = readShippedNetwork()
const samples = readSamples()
const NAMED = ['3/4', 'x=-2', '2√3', '-1/2', '(3, -2)', 'x≥3']

/** Measured on these answers, less a margin: a change that reads worse fails. */
const FLOORS = [
  { name: '1 to 3 symbols', from: 1, to: 3, first: 0.8, three: 0.85 },
  { name: '4 to 8 symbols', from: 4, to: 8, first: 0.6, three: 0.7 },
  { name: '9 symbols and more', from: 9, to: 99, first: 0.3, three: 0.3 },
]

function lengthOf(text: string): number {
  return text.replace(/[ ^{}]/g, '').length
}

test('the answers of the named forms are among the first three readings', () => {
  const missed = samples
    .filter(({ text }) => NAMED.includes(text))
    .filter(
      (sample) => !textsOf(readSample(sample, network)).slice(0, 3).includes(sample.text.replaceAll(' ', '')),
    )
  expect(missed.map(({ text }) => text)).toEqual([])
})

test.each(FLOORS)('answers of $name by hands that training never saw', ({ from, to, first, three }) => {
  const chosen = samples.filter(({ text }) => lengthOf(text) >= from && lengthOf(text) <= to)
  const readings = chosen.map((sample) => ({
    text: sample.text.replaceAll(' ', ''),
    read: textsOf(readSample(sample, network)),
  }))
  const share = (count: number) =>
    readings.filter(({ text, read }) => read.slice(0, count).includes(text)).length / readings.length
  expect(chosen.length).toBeGreaterThan(10)
  expect(share(1)).toBeGreaterThan(first)
  expect(share(3)).toBeGreaterThan(three)
})
