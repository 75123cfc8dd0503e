import { classify } from '../../domain/ink/classify.ts'
import type { Network } from '../../domain/ink/network.ts'
import { OUTPUTS, SHAPES } from '../../domain/ink/symbols.ts'
import { composeAnswer } from './compose-answer.ts'
import { listExamples } from './list-examples.ts'
import { drawAnswer, listTexts, readSample, sameText } from './measure-answers.ts'
import { makeRandom } from './random.ts'
import { type Hands, writeInk } from './write-ink.ts'

const SEED = 3
const ROWS = 2_000
const ANSWERS = 1_000

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

/** Prints how many symbols and answers of these hands are read right, first and within three. */
export function printAccuracy(name: string, network: Network, hands: Hands): void {
  console.log(`\n${name}: ${hands.families.map((family) => family.name).join(', ')}`)
  printSymbols(network, hands)
  printAnswers(name, network, hands)
}

function printSymbols(network: Network, hands: Hands): void {
  const random = makeRandom(SEED)
  const counts = Array.from({ length: OUTPUTS }, () => ({ all: 0, first: 0, three: 0 }))
  for (let row = 0; row < ROWS; row += 1) {
    const ink = writeInk(composeAnswer(random), hands, random)
    for (const { features, output } of listExamples(ink, () => false)) {
      const count = counts[output]
      if (!count) continue
      const shapes = [...classify(network, features)].slice(0, -1)
      const higher = shapes.filter((shape) => shape > (shapes[output] ?? 0)).length
      count.all += 1
      if (higher === 0) count.first += 1
      if (higher < 3) count.three += 1
    }
  }
  const total = (key: 'all' | 'first' | 'three') => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(
    `symbols (${total('all')}): first ${percent(total('first'), total('all'))}, within three ${percent(total('three'), total('all'))}`,
  )
  const each = SHAPES.map(
    (shape, index) => `${shape} ${percent(counts[index]?.first ?? 0, counts[index]?.all ?? 0)}`,
  )
  console.log(each.join(' · '))
}

const LENGTHS = [
  { name: '1 to 3 symbols', most: 3 },
  { name: '4 to 8 symbols', most: 8 },
  { name: '9 symbols and more', most: 99 },
]

function printAnswers(name: string, network: Network, hands: Hands): void {
  const random = makeRandom(SEED)
  const counts = LENGTHS.map(() => ({ all: 0, first: 0, three: 0 }))
  const sure = { all: 0, right: 0 }
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const sample = drawAnswer(hands, random)
    const count = counts[LENGTHS.findIndex(({ most }) => sample.ink.symbols.length <= most)]
    if (!count) continue
    const reading = readSample(sample, network)
    const place = listTexts(reading).findIndex((text) => sameText(text, sample.text))
    count.all += 1
    if (place === 0) count.first += 1
    if (place >= 0 && place < 3) count.three += 1
    if (reading.lines[0]?.sure) {
      sure.all += 1
      if (place === 0) sure.right += 1
    }
  }
  counts.forEach(({ all, first, three }, index) => {
    console.log(
      `${name} answers of ${LENGTHS[index]?.name} (${all}): first ${percent(first, all)}, within three ${percent(three, all)}`,
    )
  })
  console.log(
    `${name} called sure: ${percent(sure.all, ANSWERS)}, of these right ${percent(sure.right, sure.all)}`,
  )
}
