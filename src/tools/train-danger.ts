// Trains the reader of danger that completes the rules (src/domain/tutor/safety/score-danger.ts), writes its weights, and prints how many
// messages of danger it finds, and how many harmless ones it takes for danger, among those that a fourth of the training did not see.
// Everything is decided by the seed; a minute on one core.
//   npx tsx src/tools/train-danger.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { makeSeededRandom } from '../domain/items/seeded-random.ts'
import { listRunClasses, RUN_CLASSES } from '../domain/tutor/safety/list-run-classes.ts'
import { listSentences } from '../domain/tutor/safety/list-sentences.ts'
import { NO_WEIGHT } from '../domain/tutor/safety/score-danger.ts'

const SEED = 26
const PASSES = 20
const RATE = 0.3
const DECAY = 0.001
/** Weights are whole numbers from -3 to 3; what is beyond those of all but one in 200 classes is cut off. */
const LARGEST = 3
const KEPT_WHOLE = 0.995
/** Sadness is answered otherwise: a sign against danger, but a weak one. */
const SADNESS_COUNTS = 0.5
/** Of the texts of lessons one in so many. */
const TAKEN_OF_LESSONS = 4
const FOLDS = 4
const WEIGHTS = 'src/domain/tutor/safety/danger-weights.ts'
const CONTENT = 'src/content'
const OWN = 'src/tools/train-danger'
/** Sentences that the rules are tested with; what is held out is not read. */
const TESTED = 'tests/domain/tutor/safety'
const DIALOGUES = 'tests/domain/tutor/dialogues'
const HELD_OUT = /^(?:tenth|eleventh)\b/

interface Example {
  classes: number[]
  isDanger: boolean
  counts: number
}

interface Model {
  weights: Float64Array
  bias: number
}

const { shuffle } = makeSeededRandom(SEED)

function example(message: string, isDanger: boolean, counts = 1): Example {
  return { classes: [...listRunClasses(message)], isDanger, counts }
}

/** Strings of some fields, however deep they are. */
function listTexts(value: unknown, fields: readonly string[], isOf = false): string[] {
  if (typeof value === 'string') return isOf ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => listTexts(one, fields, isOf))
  return Object.entries(value).flatMap(([name, one]) => listTexts(one, fields, fields.includes(name)))
}

/** What learners ask of the concepts, and the questions of items, which they copy: harmless, and what most messages are like. */
function listLessonTexts(): string[] {
  const folders = readdirSync(CONTENT).filter((name) => /^M\dU\d\d$/.test(name))
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder)).map((name) => path.join(CONTENT, folder, name)),
  )
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => listTexts(parse(readFileSync(file, 'utf8')), ['asks', 'question']))
    .filter((_, index) => index % TAKEN_OF_LESSONS === 0)
}

function listSaid(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { say, act } = value as { say?: unknown; act?: unknown }
  if (typeof say === 'string') return act === 'distress' ? [] : [say]
  return Object.values(value).flatMap(listSaid)
}

/** What learners say in the dialogues that the tutor is tested with. */
async function readDialogues(): Promise<string[]> {
  const files = readdirSync(DIALOGUES).filter((file) => !/test|message/.test(file) && !HELD_OUT.test(file))
  const sets = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(path.join(DIALOGUES, file)).href)),
  )
  return sets.flatMap((set) => listSaid({ ...set }))
}

/** A harmless message is harmless in each sentence, too: the reader looks at sentences alone. */
function harmless(message: string): Example[] {
  return [...new Set([message, ...listSentences(message)])].map((text) => example(text, false))
}

function readLines(file: string): string[] {
  return readFileSync(path.join(OWN, file), 'utf8').split('\n').filter(Boolean)
}

async function readExamples(): Promise<Example[]> {
  const examples = [
    ...readLines('danger.txt').map((message) => example(message, true)),
    ...[...readLines('harmless.txt'), ...listLessonTexts(), ...(await readDialogues())].flatMap(harmless),
  ]
  const files = readdirSync(TESTED).filter((file) => file.endsWith('-sentences.ts') && !HELD_OUT.test(file))
  for (const file of files.sort()) {
    const sets: Record<string, readonly string[]> = await import(pathToFileURL(path.join(TESTED, file)).href)
    for (const [name, messages] of Object.entries(sets)) {
      const isDanger = !/HARMLESS|SADNESS/.test(name)
      const counts = name.includes('SADNESS') ? SADNESS_COUNTS : 1
      const isHarmless = name.includes('HARMLESS')
      examples.push(
        ...messages.flatMap((message) =>
          isHarmless ? harmless(message) : [example(message, isDanger, counts)],
        ),
      )
    }
  }
  return shuffle(examples)
}

function scoreOf({ weights, bias }: Model, classes: readonly number[]): number {
  let sum = 0
  for (const one of classes) sum += weights[one] ?? 0
  return bias + sum / Math.sqrt(classes.length || 1)
}

/** Logistic regression by stochastic gradient descent with steps of Adagrad (Duchi, Hazan, Singer 2011). */
function train(examples: readonly Example[]): Model {
  const model = { weights: new Float64Array(RUN_CLASSES), bias: 0 }
  const seen = new Float64Array(RUN_CLASSES).fill(1e-6)
  let seenBias = 1e-6
  const order = [...examples]
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { classes, isDanger, counts } of shuffle(order)) {
      const error = (1 / (1 + Math.exp(-scoreOf(model, classes))) - Number(isDanger)) * counts
      const share = error / Math.sqrt(classes.length || 1)
      for (const one of classes) {
        const slope = share + DECAY * (model.weights[one] ?? 0)
        seen[one] = (seen[one] ?? 0) + slope * slope
        model.weights[one] = (model.weights[one] ?? 0) - (RATE * slope) / Math.sqrt(seen[one] ?? 1)
      }
      seenBias += error * error
      model.bias -= (0.1 * error) / Math.sqrt(seenBias)
    }
  return model
}

/** The weights as whole numbers, and how much one of them is worth. */
function round({ weights, bias }: Model): Model & { unit: number } {
  const sizes = [...weights].map(Math.abs).sort((one, other) => one - other)
  const unit = (sizes[Math.floor(RUN_CLASSES * KEPT_WHOLE)] ?? 1) / LARGEST
  const whole = weights.map((weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit))))
  return { weights: whole, bias: bias / unit, unit }
}

function printHeldOut(examples: readonly Example[]): void {
  const scores = { danger: [] as number[], harmless: [] as number[] }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = train(examples.filter((_, index) => index % FOLDS !== fold))
    for (const { classes, isDanger, counts } of examples.filter((_, index) => index % FOLDS === fold))
      if (counts === 1) scores[isDanger ? 'danger' : 'harmless'].push(scoreOf(model, classes))
  }
  const shareAbove = (values: readonly number[], limit: number) =>
    `${((100 * values.filter((value) => value > limit).length) / values.length).toFixed(1)} %`
  for (const limit of [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5])
    process.stdout.write(
      `above ${limit}: ${shareAbove(scores.danger, limit)} of danger, ${shareAbove(scores.harmless, limit)} of harmless\n`,
    )
}

const examples = await readExamples()
printHeldOut(examples)
const { weights, bias, unit } = round(train(examples))
const letters = String.fromCharCode(...weights.map((weight) => NO_WEIGHT + weight))
writeFileSync(
  WEIGHTS,
  `// Written by src/tools/train-danger.ts.\nexport const DANGER_UNIT = ${unit}\nexport const DANGER_BIAS = ${bias}\nexport const DANGER_WEIGHTS =\n  '${letters}'\n`,
)
