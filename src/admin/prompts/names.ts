import type { PromptPriority, PromptPurpose } from '#domain/prompt/prompt.ts'
import type { PromptFamily } from '#domain/prompt/prompt-places.ts'

export const FAMILY_NAMES: Readonly<Record<PromptFamily, string>> = {
  main: '튜터 지시문',
  'main-user': '학생의 글을 감싸는 글',
  sub: '힌트와 풀이',
}

export const FAMILY_NOTES: Readonly<Record<PromptFamily, string>> = {
  main: '튜터가 답할 때마다 맨 앞에 붙는 지시예요.',
  'main-user': '학생이 보낸 글 하나하나를 이 글로 감싸서 모델에 보내요.',
  sub: '힌트처럼 한 가지 일만 맡길 때 쓰는 지시예요.',
}

export const PURPOSE_NAMES: Readonly<Record<PromptPurpose, string>> = { dev: '개발', prod: '학습자용' }

export const PRIORITY_NAMES: Readonly<Record<PromptPriority, string>> = {
  low: '낮음',
  medium: '보통',
  high: '높음',
}
