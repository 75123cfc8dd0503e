import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/error.ts'
import { describeError } from '#domain/client-log/describe-error.ts'

const describeHere = (error: unknown) => describeError(error, '/chat/M1U01?turn=abc', '0.1.0')

describe('an error', () => {
  test('is described with where it was, without the query', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'id')")
    expect(describeHere(error)).toMatchObject({
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'id')",
      path: '/chat/M1U01',
      release: '0.1.0',
    })
    expect(describeHere(error)?.stack).toContain('describe-error.test')
  })

  test.each([
    ['300', 300, false],
    ['a refusal', 403, false],
    ['499', 499, false],
    ['500', 500, true],
    ['299', 299, true],
  ])('with status %s is %s forwarded: %s', (_what, status, isForwarded) => {
    expect(describeHere(new AppError('UNKNOWN', { status })) !== null).toBe(isForwarded)
    expect(describeHere({ statusCode: status, message: 'x' }) !== null).toBe(isForwarded)
  })

  test('that only says that there is no network, or that a person stopped, is none', () => {
    for (const code of ['NETWORK', 'TIMEOUT', 'OFFLINE'] as const)
      expect(describeHere(new AppError(code))).toBeNull()
    expect(describeHere(new DOMException('stopped', 'AbortError'))).toBeNull()
  })

  test('without a known shape is described by its text', () => {
    expect(describeHere('망가졌어요')).toMatchObject({ name: 'Error', message: '망가졌어요', stack: '' })
    expect(describeHere(null)).toMatchObject({ message: 'null' })
    expect(describeHere(undefined)?.message).toBe('undefined')
  })

  test.each([
    ['an address', 'mail to haneul.kim+math@school.example failed', 'haneul'],
    ['a number', 'call 010-1234-5678', '1234'],
    ['a token', 'bad cookie s3cr3tTokenOfThirtyCharacters99', 's3cr3t'],
    ['a query', 'GET https://host.example/login?nexturl=%2Fchat&code=zzz', 'code=zzz'],
    ['a quotation', 'Unexpected token \'소\', "소수는 7이라고 " is not valid JSON', '소수는'],
  ])('says nothing private: %s', (_what, message, secret) => {
    const described = describeHere(Object.assign(new Error(message), { stack: `Error: ${message}` }))
    expect(JSON.stringify(described)).not.toContain(secret)
    expect(described?.message).toContain('…')
  })
})
