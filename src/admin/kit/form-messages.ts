import { z } from 'zod'

/** What a person reads in place of zod's English sentences. */
function describe(issue: {
  code?: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
  format?: string
}) {
  if (issue.code === 'too_small')
    return issue.minimum === 1 ? '비워 둘 수 없어요.' : `${issue.minimum} 이상이어야 해요.`
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `${issue.maximum}자까지 쓸 수 있어요.`
      : `${issue.maximum} 이하여야 해요.`
  if (issue.format === 'url') return 'https://로 시작하는 주소를 써 주세요.'
  if (issue.format === 'regex') return '줄을 바꾸지 않고 한 줄로 써 주세요.'
  return '쓸 수 없는 값이에요.'
}

// The content security policy forbids the code that zod would compile.
z.config({ jitless: true, customError: (issue) => describe(issue) })
