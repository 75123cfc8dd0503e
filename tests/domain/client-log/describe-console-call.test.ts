import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeConsoleCall } from '#domain/client-log/describe-console-call.ts'

const BEACON_LIMIT_BYTES = 16 * 1024

describe('a console call', () => {
  test('is described with its level, message and arguments', () => {
    expect(describeConsoleCall('warn', ['이미 등록된 함수예요', 3, true, null])).toEqual({
      level: 'warn',
      message: '이미 등록된 함수예요',
      args: ['3', true, null],
    })
  })

  test("is kept to itself where its message starts with '!'", () => {
    expect(describeConsoleCall('error', ['!only here', 1])).toBeNull()
    expect(describeConsoleCall('error', [' !said', 1])?.message).toBe(' !said')
    expect(describeConsoleCall('error', [])).toEqual({ level: 'error', message: 'null', args: [] })
  })

  test('tells of an object only what kind of thing it is', () => {
    const answer = { userId: 'haneul', answer: '소수는 7' }
    const entry = describeConsoleCall('log', [
      '보낸 것',
      answer,
      [answer],
      new Map([['a', answer]]),
      () => answer,
    ])
    expect(entry?.args).toEqual(['Object {userId, answer}', 'Array(1)', 'Map {}', 'function'])
  })

  test('tells of an error where it came from', () => {
    const [stack] = describeConsoleCall('error', ['실패', new TypeError('x is not a function')])?.args ?? []
    expect(stack).toMatch(/^TypeError: x is not a function\n/)
  })

  test('survives whatever it is given, and fits into a beacon', () => {
    const nasty = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no')
        },
      },
    )
    expect(describeConsoleCall('log', ['x', nasty])?.args).toEqual(['object'])
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.anything(), fc.string({ minLength: 2000, maxLength: 3000 }))),
        (args) => {
          const entry = describeConsoleCall('log', args)
          if (entry) expect(JSON.stringify(entry).length).toBeLessThan(BEACON_LIMIT_BYTES)
        },
      ),
    )
    const long = '가'.repeat(9000)
    const entry = describeConsoleCall(
      'log',
      Array.from({ length: 60 }, () => long),
    )
    expect(new TextEncoder().encode(JSON.stringify(entry)).length).toBeLessThan(BEACON_LIMIT_BYTES)
  })
})
