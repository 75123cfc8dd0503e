// Trains the recogniser of handwriting (pen and finger, on the device), writes its weights and the answers of its tests, and prints how
// accurate it is on hands that training never saw. Everything is decided by the seed; one core, about half an hour.
//   npx tsx src/tools/train-recognizer.ts --fonts DIR            trains
//   npx tsx src/tools/train-recognizer.ts --fonts DIR --measure  prints the accuracy of the weights that ship
// DIR holds the unpacked Debian packages of FONT_PACKAGES: apt-get download, then dpkg-deb -x PACKAGE DIR/NAME.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { FEATURES } from '../domain/ink/extract-features.ts'
import { type Network, readNetwork, writeNetwork } from '../domain/ink/network.ts'
import { OUTPUTS } from '../domain/ink/symbols.ts'
import { calibrate } from './train-recognizer/calibrate.ts'
import { composeAnswer } from './train-recognizer/compose-answer.ts'
import { listExamples } from './train-recognizer/list-examples.ts'
import { drawAnswer } from './train-recognizer/measure-answers.ts'
import { printAccuracy } from './train-recognizer/print-accuracy.ts'
import { makeRandom } from './train-recognizer/random.ts'
import { FONT_PACKAGES, readFamilies, type Split } from './train-recognizer/sources.ts'
import { makeTrainer } from './train-recognizer/train-network.ts'
import { type Hands, makeHands, writeInk } from './train-recognizer/write-ink.ts'
import { writeSamples } from './train-recognizer/write-samples.ts'

const SEED = 16
const ANSWERS = 100_000
const HIDDEN = [224, 112]
const HIGHEST_RATE = 0.0015
/** Of the groups of strokes that are no symbol, so many are shown to the network. */
const SHOWN_GROUPS = 0.4
const CALIBRATED_WITH = 1_500
const WEIGHTS = 'src/platform/ink-recognizer.bin'
const SAMPLES = 'tests/domain/ink/held-out-answers.txt'

const { values: options } = parseArgs({
  options: { fonts: { type: 'string', default: '/' }, measure: { type: 'boolean', default: false } },
})

function findFont(file: string): string {
  const folders = ['.', ...readdirSync(options.fonts)]
  const found = folders
    .map((folder) => path.join(options.fonts, folder, 'usr/share/fonts', file))
    .find((candidate) => existsSync(candidate))
  if (!found)
    throw new Error(`${file} is missing: unpack ${FONT_PACKAGES.join(', ')} into the folder of --fonts`)
  return found
}

function handsOf(split: Split): Hands {
  return makeHands(split, readFamilies(split, findFont))
}

function train(hands: Hands): Network {
  const trainer = makeTrainer([FEATURES, ...HIDDEN, OUTPUTS], HIGHEST_RATE, makeRandom(SEED))
  const random = makeRandom(SEED + 1)
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const ink = writeInk(composeAnswer(random), hands, random)
    for (const example of listExamples(ink, () => random.chance(SHOWN_GROUPS)))
      trainer.learn(example, answer / ANSWERS)
    if (answer % 10_000 === 0) console.log(`${answer} of ${ANSWERS} answers`)
  }
  return { layers: trainer.quantize(), calibration: new Float32Array(5) }
}

function calibrated(network: Network, hands: Hands): Network {
  const random = makeRandom(SEED + 2)
  const samples = Array.from({ length: CALIBRATED_WITH }, () => drawAnswer(hands, random))
  return { ...network, calibration: calibrate(network, samples) }
}

function readShipped(): Network {
  return readNetwork(new Uint8Array(readFileSync(WEIGHTS)).buffer)
}

const validation = handsOf('validation')
const test = handsOf('test')
const network = options.measure ? readShipped() : calibrated(train(handsOf('training')), validation)
if (!options.measure) {
  writeFileSync(WEIGHTS, new Uint8Array(writeNetwork(network)))
  writeFileSync(SAMPLES, writeSamples(test))
}
printAccuracy('validation', network, validation)
printAccuracy('test', network, test)
for (const family of test.families) printAccuracy(family.name, network, { ...test, families: [family] })
