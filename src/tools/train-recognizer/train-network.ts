import type { Layer } from '../../domain/ink/network.ts'
import type { Example } from './list-examples.ts'
import type { Random } from './random.ts'

interface Weights {
  readonly inputs: number
  readonly outputs: number
  readonly values: Float32Array
  readonly biases: Float32Array
}

/** A layer in training: weights with their gradients and moments (Kingma and Ba, 2015, 'Adam'). */
interface Trained extends Weights {
  readonly gradients: Float32Array
  readonly biasGradients: Float32Array
  readonly moments: readonly [Float32Array, Float32Array]
  readonly biasMoments: readonly [Float32Array, Float32Array]
}

function makeLayer(inputs: number, outputs: number, random: Random): Trained {
  const size = inputs * outputs
  const spread = Math.sqrt(2 / Math.min(inputs, 220))
  return {
    inputs,
    outputs,
    values: Float32Array.from({ length: size }, () => spread * random.normal()),
    biases: new Float32Array(outputs),
    gradients: new Float32Array(size),
    biasGradients: new Float32Array(outputs),
    moments: [new Float32Array(size), new Float32Array(size)],
    biasMoments: [new Float32Array(outputs), new Float32Array(outputs)],
  }
}

function multiply(layer: Trained, values: Float32Array): Float32Array {
  const { inputs, outputs, values: weights, biases } = layer
  const sums = biases.slice()
  for (let input = 0; input < inputs; input += 1) {
    const value = values[input] as number
    if (value === 0) continue
    const row = input * outputs
    for (let output = 0; output < outputs; output += 1)
      sums[output] = (sums[output] as number) + value * (weights[row + output] as number)
  }
  return sums
}

/** Adds to the gradients of a layer; returns those of its inputs where these are above 0 (behind a rectifier). */
function addGradients(
  layer: Trained,
  values: Float32Array,
  errors: Float32Array,
  isFirst: boolean,
): Float32Array {
  const { inputs, outputs, values: weights, gradients, biasGradients } = layer
  const back = new Float32Array(isFirst ? 0 : inputs)
  for (let output = 0; output < outputs; output += 1)
    biasGradients[output] = (biasGradients[output] as number) + (errors[output] as number)
  for (let input = 0; input < inputs; input += 1) {
    const value = values[input] as number
    if (value <= 0) continue
    const row = input * outputs
    let sum = 0
    for (let output = 0; output < outputs; output += 1) {
      const error = errors[output] as number
      gradients[row + output] = (gradients[row + output] as number) + value * error
      sum += error * (weights[row + output] as number)
    }
    if (!isFirst) back[input] = sum
  }
  return back
}

const DECAY = [0.9, 0.999] as const

function step(
  values: Float32Array,
  gradients: Float32Array,
  [first, second]: readonly [Float32Array, Float32Array],
  rate: number,
  share: number,
  count: number,
): void {
  const [fix1, fix2] = [1 - DECAY[0] ** count, 1 - DECAY[1] ** count]
  for (let index = 0; index < values.length; index += 1) {
    const gradient = (gradients[index] as number) * share
    gradients[index] = 0
    const mean = DECAY[0] * (first[index] as number) + (1 - DECAY[0]) * gradient
    const square = DECAY[1] * (second[index] as number) + (1 - DECAY[1]) * gradient * gradient
    first[index] = mean
    second[index] = square
    values[index] = (values[index] as number) - (rate * mean) / fix1 / (Math.sqrt(square / fix2) + 1e-7)
  }
}

const BATCH = 64
const SMOOTHING = 0.03

export interface Trainer {
  /** Learns from one example; `progress` from 0 to 1 sets the rate. */
  learn: (example: Example, progress: number) => void
  /** The network in eight-bit weights. */
  quantize: () => Layer[]
}

/** A multi-layer perceptron with rectifiers and cross entropy. Everything is decided by `random` and the examples. */
export function makeTrainer(sizes: readonly number[], highestRate: number, random: Random): Trainer {
  const layers = sizes.slice(1).map((outputs, index) => makeLayer(sizes[index] ?? 0, outputs, random))
  let batch = 0
  let steps = 0
  const learn = ({ features, output }: Example, progress: number) => {
    const inputs = [features]
    layers.forEach((layer, index) => {
      const sums = multiply(layer, inputs[index] as Float32Array)
      if (index < layers.length - 1)
        for (let at = 0; at < sums.length; at += 1) sums[at] = Math.max(0, sums[at] as number)
      inputs.push(sums)
    })
    const scores = inputs.at(-1) as Float32Array
    let highest = Number.NEGATIVE_INFINITY
    for (const score of scores) highest = Math.max(highest, score)
    let sum = 0
    const errors = new Float32Array(scores.length)
    for (let at = 0; at < scores.length; at += 1) {
      errors[at] = Math.exp((scores[at] as number) - highest)
      sum += errors[at] as number
    }
    for (let at = 0; at < scores.length; at += 1) {
      errors[at] =
        (errors[at] as number) / sum - SMOOTHING / scores.length - (at === output ? 1 - SMOOTHING : 0)
    }
    let back: Float32Array = errors
    for (let index = layers.length - 1; index >= 0; index -= 1)
      back = addGradients(layers[index] as Trained, inputs[index] as Float32Array, back, index === 0)
    batch += 1
    if (batch < BATCH) return
    steps += 1
    const rate =
      Math.min(1, steps / 200) *
      highestRate *
      (0.01 + 0.99 * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, progress))))
    for (const layer of layers) {
      step(layer.values, layer.gradients, layer.moments, rate, 1 / batch, steps)
      step(layer.biases, layer.biasGradients, layer.biasMoments, rate, 1 / batch, steps)
    }
    batch = 0
  }
  return { learn, quantize: () => layers.map(quantizeLayer) }
}

/** Eight bits a weight, with one scale for the weights of an output. */
function quantizeLayer({ inputs, outputs, values, biases }: Weights): Layer {
  const scales = new Float32Array(outputs)
  for (let at = 0; at < values.length; at += 1)
    scales[at % outputs] = Math.max(scales[at % outputs] as number, Math.abs(values[at] as number) / 127)
  const weights = Int8Array.from(values, (value, at) => Math.round(value / (scales[at % outputs] || 1)))
  return { inputs, outputs, weights, scales, biases: biases.slice() }
}
