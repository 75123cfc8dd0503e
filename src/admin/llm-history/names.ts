import type { CallPurpose, CallStatus } from '#domain/prompt/model-call.ts'

export const PURPOSE_NAMES: Readonly<Record<CallPurpose, string>> = {
  chat: '대화',
  hint: '힌트',
  'try-out': '시험',
  items: '문항 만들기',
  solve: '문항 풀어 보기',
  solution: '풀이 쓰기',
  explanation: '설명 쓰기',
}

export const STATUS_NAMES: Readonly<Record<CallStatus, string>> = {
  success: '성공',
  length: '길이 제한',
  cut: '막음',
  aborted: '중단',
  timeout: '시간 초과',
  error: '실패',
}

const WON = new Intl.NumberFormat('ko-KR', { maximumSignificantDigits: 3 })

/** '0.28원'; '모름' for a model whose price was not known. */
export function describeCost(cost: number | null): string {
  return cost === null
    ? '모름'
    : `${cost >= 100 ? Math.round(cost).toLocaleString('ko-KR') : WON.format(cost)}원`
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
