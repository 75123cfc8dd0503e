import { FEATURES } from './extract-features.ts'
import { OUTPUTS } from './symbols.ts'

/** A layer of eight-bit weights, input by input, with a scale and a bias for each output. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Int8Array
  readonly scales: Float32Array
  readonly biases: Float32Array
}

/** The trained recogniser. */
export interface Network {
  readonly layers: readonly Layer[]
  /** Of the logistic function that says how sure a line is, see `rateLine`; the last is the least confidence of what is sure. */
  readonly calibration: Float32Array
}

const MAGIC = 0x314b4e49
const CALIBRATION = 5

/** Reads a file that `writeNetwork` wrote. Throws RangeError if it is anything else. */
export function readNetwork(file: ArrayBuffer): Network {
  const view = new DataView(file)
  let at = 0
  const word = () => {
    const read = view.getUint32(at, true)
    at += 4
    return read
  }
  const floats = (count: number) => {
    const read = Float32Array.from({ length: count }, (_, index) => view.getFloat32(at + 4 * index, true))
    at += 4 * count
    return read
  }
  if (word() !== MAGIC) throw new RangeError('not a recogniser')
  const layers = Array.from({ length: word() }, (): Layer => {
    const [inputs, outputs] = [word(), word()]
    const [scales, biases] = [floats(outputs), floats(outputs)]
    const weights = new Int8Array(file.slice(at, at + inputs * outputs))
    at += inputs * outputs
    return { inputs, outputs, scales, biases, weights }
  })
  if (layers[0]?.inputs !== FEATURES || layers.at(-1)?.outputs !== OUTPUTS)
    throw new RangeError('a recogniser of other symbols')
  return { layers, calibration: floats(CALIBRATION) }
}

/** Returns the file of a recogniser. */
export function writeNetwork({ layers, calibration }: Network): ArrayBuffer {
  const sizes = layers.map(({ inputs, outputs }) => 8 + 8 * outputs + inputs * outputs)
  const file = new ArrayBuffer(8 + sizes.reduce((sum, size) => sum + size, 0) + 4 * CALIBRATION)
  const view = new DataView(file)
  let at = 0
  const word = (value: number) => {
    view.setUint32(at, value, true)
    at += 4
  }
  const floats = (values: Float32Array) => {
    for (const value of values) {
      view.setFloat32(at, value, true)
      at += 4
    }
  }
  word(MAGIC)
  word(layers.length)
  for (const { inputs, outputs, scales, biases, weights } of layers) {
    word(inputs)
    word(outputs)
    floats(scales)
    floats(biases)
    new Int8Array(file, at, weights.length).set(weights)
    at += weights.length
  }
  floats(calibration)
  return file
}
