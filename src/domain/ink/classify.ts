import type { Layer, Network } from './network.ts'

/** Returns the probability of each shape, and last that of 'no symbol', for the features of a group of strokes. */
export function classify({ layers }: Network, features: Float32Array): Float32Array {
  let values = features
  layers.forEach((layer, index) => {
    values = applyLayer(layer, values)
    if (index < layers.length - 1) rectify(values)
  })
  return softmax(values)
}

/** Most inputs are 0: their weights are not read. */
function applyLayer({ inputs, outputs, weights, scales, biases }: Layer, values: Float32Array): Float32Array {
  const sums = new Float32Array(outputs)
  for (let input = 0; input < inputs; input += 1) {
    const value = values[input] as number
    if (value === 0) continue
    const row = input * outputs
    for (let output = 0; output < outputs; output += 1) {
      sums[output] = (sums[output] as number) + value * (weights[row + output] as number)
    }
  }
  for (let output = 0; output < outputs; output += 1) {
    sums[output] = (sums[output] as number) * (scales[output] as number) + (biases[output] as number)
  }
  return sums
}

function rectify(values: Float32Array): void {
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] as number) < 0) values[index] = 0
  }
}

function softmax(values: Float32Array): Float32Array {
  const highest = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const powers = values.map((value) => Math.exp(value - highest))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
