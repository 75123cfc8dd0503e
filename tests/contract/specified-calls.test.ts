import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { examContract } from '#contract/exam.ts'
import { messageContract } from '#contract/message.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'

/** Calls by the specification's groups (section 7); `{}` is any path parameter. */
const CALLS: Record<string, readonly string[]> = {
  users: ['GET /api/users/me', 'PATCH /api/users/me', 'POST /api/users/exit'],
  curriculums: [
    'GET /api/curriculums',
    'GET /api/v1/curriculums',
    'GET /api/v1/curriculums/roots',
    'GET /api/v1/curriculums/{}/tree',
    'POST /api/v1/curriculums',
    'PATCH /api/v1/curriculums/{}',
  ],
  concepts: [
    'GET /api/v1/curriculums/{}/concepts',
    'GET /api/v1/curriculums/{}/concepts/{}',
    'POST /api/v1/curriculums/{}/concepts',
    'PATCH /api/v1/curriculums/{}/concepts/{}',
    'DELETE /api/v1/curriculums/{}/concepts/{}',
    'GET /api/v1/curriculum-concepts/{}/links',
    'POST /api/v1/curriculum-concepts/{}/links',
    'PATCH /api/v1/curriculum-concepts/{}/links/{}',
    'DELETE /api/v1/curriculum-concepts/{}/links/{}',
    'GET /api/v1/curriculum-concepts/{}/explanations',
    'POST /api/v1/curriculum-concepts/{}/explanations',
    'GET /api/v1/curriculum-concepts/{}/explanations/{}',
    'PATCH /api/v1/curriculum-concepts/{}/explanations/{}',
    'GET /api/v1/services/curriculum-concepts/{}/explanations',
    'POST /api/v1/services/curriculum-concepts/{}/explanations/generate',
  ],
  items: [
    'GET /api/v1/evaluation-items',
    'GET /api/v1/evaluation-items/details',
    'POST /api/v1/evaluation-items',
    'PATCH /api/v1/evaluation-items/{}',
    'DELETE /api/v1/evaluation-items/{}',
    'PUT /api/v1/evaluation-items/{}/curriculum-concepts',
    'POST /api/v1/services/evaluation-items',
    'POST /api/v2/services/evaluation-items',
    'POST /api/v3/services/evaluation-items/create',
    'POST /api/v1/services/evaluation-items/{}/solutions/recreate',
    'GET /api/v1/services/evaluation-items',
    'GET /api/v1/services/evaluation-items/{}/hints',
    'POST /api/v1/services/evaluation-items/{}/hints',
    'GET /api/v1/services/evaluation-items/progresses',
  ],
  threads: [
    'GET /api/v1/services/threads/recent',
    'GET /api/v1/curriculums/{}/threads',
    'POST /api/v1/curriculums/{}/threads',
    'POST /api/v1/curriculums/{}/concepts/{}/threads',
    'GET /api/v1/threads/{}/messages',
    'DELETE /api/v1/threads/{}/messages',
    'DELETE /api/v1/services/threads/{}/messages/latest',
  ],
  exams: [
    'GET /api/v1/threads/{}/exams',
    'POST /api/v1/threads/{}/exams',
    'GET /api/v1/threads/{}/exams/{}',
    'GET /api/v1/services/threads/{}/exam-info',
    'GET /api/v1/services/threads/{}/exam-items-info',
  ],
  messages: [
    'POST /api/v1/services/messages',
    'GET /api/v1/services/messages/{}/tts',
    'POST /api/v1/services/llm/chat-completions',
    'GET /api/v1/services/llm/models',
  ],
  progress: [
    'GET /api/v1/services/curriculums/{}/progresses',
    'GET /api/v1/services/curriculums/{}/progresses/{}',
  ],
  prompts: [
    'GET /api/v1/prompts',
    'GET /api/v1/prompts/{}',
    'GET /api/v1/prompts/{}/versions',
    'POST /api/v1/prompts',
    'PUT /api/v1/prompts/{}',
    'PATCH /api/v1/prompts/{}',
    'DELETE /api/v1/prompts/{}',
  ],
  history: ['GET /api/v1/llm-histories', 'GET /api/v1/llm-histories/{}'],
  storage: ['POST /api/v1/storages'],
  telling: ['POST /api/timespans', 'POST /api/_log'],
}

const OFFERED = new Set(
  listProcedures(contract).map(({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`),
)

describe('the calls of the specification', () => {
  test.each(Object.entries(CALLS))('about %s are in the contract', (_group, calls) => {
    expect(calls.filter((call) => !OFFERED.has(call))).toEqual([])
  })

  const THREAD = '0198c1a2-7b1e-7c3d-8e4f-0123456789ab'

  test('begin an exam with ocr n unless told otherwise', () => {
    const schema = examContract.create['~orpc'].inputSchema
    expect(schema?.parse({ threadId: THREAD, difficultyLevel: 1 })).toEqual({
      threadId: THREAD,
      difficultyLevel: 1,
      ocr: 'n',
      examLimit: 3,
    })
  })

  test('take the speech of openai unless told otherwise', () => {
    const schema = messageContract.speech['~orpc'].inputSchema
    expect(schema?.parse({ id: THREAD })).toEqual({ id: THREAD, provider: 'openai' })
  })
})
