import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { readClientAddress } from '#server/http/client-address.ts'

const BEHIND_PROXY = { PROFILE: 'devserver', KAKAO_CLIENT_ID: 'x', KAKAO_CLIENT_SECRET: 'x' }

function read(peer: string, forwarded: string | null, env: Record<string, string> = BEHIND_PROXY): string {
  const headers = new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded })
  const bindings = { incoming: { socket: { remoteAddress: peer } } }
  return readClientAddress(new Request('http://x', { headers }), bindings as never, readEnv(env))
}

test('is the peer where no proxy stands between', () => {
  expect(read('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(read('127.0.0.1', '198.51.100.1', { PROFILE: 'local' })).toBe('127.0.0.1')
})

test('is what the trusted proxy wrote last, whatever stands before it', () => {
  expect(read('10.0.0.2', '1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
  expect(read('::ffff:10.0.0.2', '1.2.3.4, 203.0.113.7, 10.0.0.9')).toBe('203.0.113.7')
  expect(read('10.0.0.2', null)).toBe('10.0.0.2')
  expect(read('10.0.0.2', '<script>')).toBe('10.0.0.2')
})

test('believes no peer that is not named as a proxy', () => {
  const only = { ...BEHIND_PROXY, TRUSTED_PROXIES: '192.0.2.0/24, 2001:db8::1' }
  expect(read('10.0.0.2', '203.0.113.7', only)).toBe('10.0.0.2')
  expect(read('192.0.2.9', '203.0.113.7', only)).toBe('203.0.113.7')
  expect(read('2001:db8::1', '203.0.113.7', only)).toBe('203.0.113.7')
  expect(read('127.0.0.1', '203.0.113.7', { ...BEHIND_PROXY, TRUSTED_PROXIES: 'none' })).toBe('127.0.0.1')
})

test('is one for a whole /64 of IPv6', () => {
  expect(read('2001:db8:1:2:aaaa::1', null)).toBe(read('2001:db8:1:2:bbbb:cccc:dddd:eeee', null))
  expect(read('2001:db8:1:2::1', null)).not.toBe(read('2001:db8:1:3::1', null))
  expect(read('2001:0db8::1', null)).toBe(read('2001:db8::2', null))
})

test.each(['10.0.0.0/33', 'x', '10.0.0.1/8/8', '::/129'])(
  'a start with the proxies %s is refused',
  (value) => {
    expect(() => readEnv({ TRUSTED_PROXIES: value })).toThrow(/^TRUSTED_PROXIES: /)
  },
)
