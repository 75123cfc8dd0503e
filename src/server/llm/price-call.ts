import { BUILT_IN_MODEL_ID } from './built-in-model.ts'
import type { ModelCall } from './model-call.ts'

/** Won for a million tokens, valid from a moment on. */
export interface ModelPrice {
  /** ISO 8601; null for always. */
  from: string | null
  input: number
  output: number
  /** Of input that the model had cached; null if it costs as much as other input. */
  cached: number | null
}

/** By model. */
export type ModelPrices = Readonly<Record<string, readonly ModelPrice[]>>

const MILLION = 1_000_000

type PricedCall = Pick<ModelCall, 'model' | 'tokensIn' | 'tokensOut' | 'tokensCached'>

/** Returns the cost of a call in won by the price that is valid at `at`; null if the model has none, which is never a cost of 0. */
export function priceCall(prices: ModelPrices, call: PricedCall, at: Date): number | null {
  if (call.model === BUILT_IN_MODEL_ID) return 0
  const since = ({ from }: ModelPrice) => (from === null ? Number.NEGATIVE_INFINITY : Date.parse(from))
  const listed = Object.hasOwn(prices, call.model) ? (prices[call.model] ?? []) : []
  const [price] = listed
    .filter((one) => since(one) <= at.getTime())
    .toSorted((left, right) => since(right) - since(left))
  if (!price) return null
  const cached = Math.min(call.tokensCached ?? 0, call.tokensIn)
  const { input, output, cached: cachedPrice } = price
  return (
    ((call.tokensIn - cached) * input + cached * (cachedPrice ?? input) + call.tokensOut * output) / MILLION
  )
}
