import type { CallGroup, CallPurpose, CallStatus } from '#domain/prompt/model-call.ts'
import { PURPOSE_NAMES } from '../kit/call-names.ts'

/** Purposes to choose of, the groups first. */
export const PURPOSE_CHOICES: Readonly<Record<CallPurpose | CallGroup, string>> = {
  tutor: '튜터 (대화와 힌트)',
  other: '튜터가 아닌 것',
  ...PURPOSE_NAMES,
}

export const STATUS_NAMES: Readonly<Record<CallStatus, string>> = {
  success: '성공',
  length: '길이 제한',
  cut: '막음',
  aborted: '중단',
  timeout: '시간 초과',
  error: '실패',
}

export const STATUS_CHOICES: Readonly<Record<CallStatus | 'failed', string>> = {
  failed: '답하지 못함 (실패와 시간 초과)',
  ...STATUS_NAMES,
}

/** '340ms', '1.2초' */
export function describeLatency(ms: number): string {
  if (ms < 1000) return `${ms}ms`
  return `${(ms / 1000).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}초`
}

export function countTokens(tokens: number): string {
  return tokens.toLocaleString('ko-KR')
}

/** 'main 학습자용 3판' */
export function describePrompt(
  prompt: { name: string; purpose: 'dev' | 'prod'; version: string } | null,
): string {
  if (prompt === null) return '없음'
  return `${prompt.name} ${prompt.purpose === 'dev' ? '개발' : '학습자용'} ${prompt.version}판`
}
