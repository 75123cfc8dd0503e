import { CALL_GROUPS, CALL_PURPOSES, type CallPurpose, FAILED_STATUSES } from '../prompt/model-call.ts'
import { COST_UNITS_A_WON, type StatisticsMeasure } from './measure.ts'

/** One count of a day. */
export interface MeasuredCount {
  measure: StatisticsMeasure
  key: string
  value: number
}

/** Calls of models with what they took. */
export interface CallSums {
  calls: number
  failedCalls: number
  tokensIn: number
  tokensOut: number
  /** In won, of the calls with a known price; null if there are calls and none of them has one. */
  cost: number | null
  /** Calls without a known price. */
  unpriced: number
}

const FAILURES: ReadonlySet<string> = new Set(FAILED_STATUSES)

/** Adds up the calls of some purposes. */
function sumOf(counts: readonly MeasuredCount[], purposes: readonly CallPurpose[]): CallSums {
  const sums = { calls: 0, failedCalls: 0, tokensIn: 0, tokensOut: 0, cost: 0, unpriced: 0 }
  for (const { measure, key, value } of counts) {
    const [purpose, part = ''] = key.split(':')
    if (!purposes.some((each) => each === purpose)) continue
    if (measure === 'calls') {
      sums.calls += value
      if (FAILURES.has(part)) sums.failedCalls += value
    } else if (measure === 'tokens') {
      if (part === 'in') sums.tokensIn += value
      else sums.tokensOut += value
    } else if (measure === 'cost') sums.cost += value / COST_UNITS_A_WON
    else if (measure === 'unpriced') sums.unpriced += value
  }
  const isUnknown = sums.unpriced > 0 && sums.unpriced === sums.calls
  return { ...sums, cost: isUnknown ? null : sums.cost }
}

/** Adds counts of calls up: all of them, and those of the tutor alone. */
export function sumCalls(counts: readonly MeasuredCount[]): { all: CallSums; tutor: CallSums } {
  return { all: sumOf(counts, CALL_PURPOSES), tutor: sumOf(counts, CALL_GROUPS.tutor) }
}

/** Adds counts of calls up by purpose; purposes without any call are left out. */
export function sumCallsByPurpose(counts: readonly MeasuredCount[]): ({ purpose: CallPurpose } & CallSums)[] {
  return CALL_PURPOSES.map((purpose) => ({ purpose, ...sumOf(counts, [purpose]) })).filter(
    ({ calls }) => calls > 0,
  )
}
