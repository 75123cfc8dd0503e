import { minifyContractRouter } from '@orpc/contract'
import { expect, test } from 'vitest'
import { chatRequestSchema } from '#contract/chat.ts'
import { contract } from '#contract/contract.ts'
import { AppError, toErrorBody } from '#contract/error.ts'
import { messageCreateSchema } from '#contract/message.ts'
import { userUpdateSchema } from '#contract/user.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'

test('no two procedures share a method and path', () => {
  const addresses = listProcedures(contract).map(
    ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(35)
})

test('the minified contract for the page holds routes and no schema', () => {
  const text = JSON.stringify(minifyContractRouter(contract))
  expect(text).toContain('/api/v1/services/messages')
  expect(text).not.toContain('inputSchema":{')
})

test('a person cannot send what is not theirs to decide', () => {
  for (const field of ['roles', 'email', 'provider', 'id', 'deviceKey', 'schoolLevel']) {
    expect(userUpdateSchema.safeParse({ nickname: '가온', [field]: ['admin'] }).success).toBe(false)
  }
  const turn = { threadId: '0198c1a2-7b1e-7c3d-8e4f-0123456789ab', message: '3', context: {} }
  expect(messageCreateSchema.safeParse(turn).success).toBe(true)
  for (const field of ['verdict', 'userId', 'status', 'bookmark']) {
    expect(messageCreateSchema.safeParse({ ...turn, [field]: 'correct' }).success).toBe(false)
  }
})

test('an empty or overlong question is no question', () => {
  expect(chatRequestSchema.safeParse({ message: '   ' }).success).toBe(false)
  expect(chatRequestSchema.safeParse({ message: '가'.repeat(4001) }).success).toBe(false)
  expect(chatRequestSchema.safeParse({ message: '가'.repeat(4000) }).success).toBe(true)
})

test('an error answers with its stable code, status and a Korean sentence, never its cause', () => {
  const body = toErrorBody(new AppError('THREAD_NOT_FOUND', { cause: new Error('Thread creation failed') }))
  expect(body).toEqual({
    defined: false,
    code: 'THREAD_NOT_FOUND',
    status: 404,
    message: '대화를 찾을 수 없어요.',
  })
})
