import { describe, expect, test } from 'vitest'
import { readAddress, readPicturePath } from '#contract/read-address.ts'

describe('a picture of a text', () => {
  test.each(['/pictures/event-2510.svg', '/api/v1/storages/0198c1a2/x.png'])('may be %s', (address) => {
    expect(readPicturePath(address)).toBe(address)
  })

  test.each([
    '/api/auth/kakao/callback?state=x',
    '/auth/logout',
    '/pictures/../api/auth/kakao/callback',
    '/pictures/%2e%2e/api/auth/kakao/callback',
    '/pictures/a.png?x=1',
    '/api/v1/storages/',
    '//evil.example/pictures/a.png',
    '/\\evil.example/pictures/a.png',
    'https://evil.example/pictures/a.png',
    'pictures/a.png',
    '',
  ])('is not asked for at %j', (address) => {
    expect(readPicturePath(address)).toBeNull()
  })
})

test.each(['/auth/logout', '/auth', '/api/auth/kakao/start', '/local-idp/x', '/chat/../auth/logout'])(
  'a text has no link to %s, which does something when it is visited',
  (address) => {
    expect(readAddress(address)).toBeNull()
  },
)

test('a text has links to pages, written as an address or as a study link', () => {
  for (const link of ['{M1U01/M1U01C03}', '%7BM1U01/M1U01C03%7D'])
    expect(readAddress(link)).toEqual({ kind: 'page', path: '/chat/M1U01/M1U01C03' })
  for (const link of ['{//evil}', '{m1}', '%7B../auth/logout%7D']) expect(readAddress(link)).toBeNull()
  expect(readAddress('/chat/M1U01/M1U01C03')).toEqual({ kind: 'page', path: '/chat/M1U01/M1U01C03' })
})
