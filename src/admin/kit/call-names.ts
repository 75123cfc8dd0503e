import type { CallPurpose } from '#domain/prompt/model-call.ts'

export const PURPOSE_NAMES: Readonly<Record<CallPurpose, string>> = {
  chat: '대화',
  hint: '힌트',
  ocr: '사진 읽기',
  'try-out': '시험',
  items: '문항 만들기',
  solve: '문항 풀어 보기',
  solution: '풀이 쓰기',
  explanation: '설명 쓰기',
}
