import type { CheckResult } from '#domain/answer/verdict.ts'
import type { WrittenTestType } from '#domain/exam/item.ts'

/** 'refused': never correct; whether it is a nudge or incorrect is left open. */
export type ExpectedVerdict = CheckResult['verdict'] | 'refused'

export type CheckCase = readonly [answer: string, key: string, verdict: ExpectedVerdict, note: string]

export interface CaseTable {
  readonly theme: string
  readonly writtenTestType: WrittenTestType
  readonly cases: readonly CheckCase[]
}
