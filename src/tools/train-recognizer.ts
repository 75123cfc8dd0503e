import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { classify } from '../domain/ink/classify.ts'
import { FEATURES } from '../domain/ink/extract-features.ts'
import { type Network, writeNetwork } from '../domain/ink/network.ts'
import { OUTPUTS } from '../domain/ink/symbols.ts'
import { composeAnswer } from './train-recognizer/compose-answer.ts'
import { listExamples } from './train-recognizer/list-examples.ts'
import { makeRandom } from './train-recognizer/random.ts'
import { FONT_PACKAGES, readFamilies, type Split } from './train-recognizer/sources.ts'
import { makeTrainer } from './train-recognizer/train-network.ts'
import { makeHands, writeInk } from './train-recognizer/write-ink.ts'

const SEED = 16
const { values: options } = parseArgs({
  options: { fonts: { type: 'string', default: '/' }, answers: { type: 'string', default: '300000' }, out: { type: 'string', default: 'src/platform/ink-recognizer.bin' } },
})

function findFont(file: string): string {
  const folders = [options.fonts, ...readdirSync(options.fonts).map((name) => path.join(options.fonts, name))]
  const found = folders.map((folder) => path.join(folder, 'usr/share/fonts', file)).find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (!found) throw new Error(`${file} is missing: unpack ${FONT_PACKAGES.join(' ')} into the folder of --fonts`)
  return found
}

const hands = (split: Split) => makeHands(split, readFamilies(split, findFont))
const training = hands('training')
const validation = hands('validation')
const test = hands('test')
console.log('read', training.families.length, 'families')
const trainer = makeTrainer([FEATURES, 224, 112, OUTPUTS], 0.0015, makeRandom(SEED))
const random = makeRandom(SEED + 1)
const COUNT = Number(options.answers)
const start = Date.now()
let examples = 0

function measure(name: string, network: Network, from: ReturnType<typeof hands>) {
  const draw = makeRandom(SEED + 2)
  let [right, third, all, rejected, groups] = [0, 0, 0, 0, 0]
  const wrong = new Map<string, number>()
  for (let index = 0; index < 1000; index += 1) {
    for (const { features, output } of listExamples(writeInk(composeAnswer(draw), from, draw), () => draw.chance(0.5))) {
      const scores = [...classify(network, features)]
      if (output === OUTPUTS - 1) {
        groups += 1
        if (scores.indexOf(Math.max(...scores)) === output) rejected += 1
        continue
      }
      const order = scores.slice(0, -1).map((score, at) => ({ score, at })).sort((a, b) => b.score - a.score)
      all += 1
      if (order[0]?.at === output) right += 1
      else wrong.set(`${output}>${order[0]?.at}`, (wrong.get(`${output}>${order[0]?.at}`) ?? 0) + 1)
      if (order.slice(0, 3).some(({ at }) => at === output)) third += 1
    }
  }
  console.log(name, 'first', (right / all).toFixed(4), 'three', (third / all).toFixed(4), 'rejected', (rejected / groups).toFixed(4), [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 12).map((pair) => pair.join(':')).join(' '))
}

for (let index = 0; index < COUNT; index += 1) {
  for (const example of listExamples(writeInk(composeAnswer(random), training, random), () => random.chance(0.5))) {
    trainer.learn(example, index / COUNT)
    examples += 1
  }
  if (index % 10000 === 9999) {
    const network: Network = { layers: trainer.quantize(), calibration: new Float32Array(5) }
    writeFileSync(options.out, new Uint8Array(writeNetwork(network)))
    console.log(index + 1, examples, Math.round((Date.now() - start) / 1000), 's')
    measure('validation', network, validation)
    if (index % 50000 === 49999) measure('test', network, test)
  }
}
