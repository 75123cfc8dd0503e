import { describe, expect, test } from 'vitest'
import {
  conceptPath,
  isPageAddress,
  loginPath,
  makeStudyLink,
  parseChatPath,
  resolveStudyLink,
  safeLocalPath,
  unitPath,
} from '#contract/paths.ts'

describe('page addresses', () => {
  test('reads back every address it makes', () => {
    expect(parseChatPath(unitPath('M1U01'))).toEqual({ unitId: 'M1U01', conceptId: null })
    expect(parseChatPath(conceptPath('M1U01', 'M1U01C03'))).toEqual({
      unitId: 'M1U01',
      conceptId: 'M1U01C03',
    })
  })

  test.each([
    '/chat',
    '/chat/',
    '/chat/m1u01',
    '/chat/M1U01/m1',
    '/chat/M1U01/M1U01C01/x',
    '/chats/M1U01',
    'chat/M1U01',
    '/chat//M1U01',
  ])('takes %s for no learning page', (path) => expect(parseChatPath(path)).toBeNull())

  test('follows study links and nothing else', () => {
    expect(resolveStudyLink(makeStudyLink('M1U01'))).toBe('/chat/M1U01')
    expect(resolveStudyLink(makeStudyLink('M1U01', 'M1U01C03'))).toBe('/chat/M1U01/M1U01C03')
    for (const text of ['M1U01', '{m1u01}', '{M1U01/}', '{M1U01} ', '{//evil}', '{M1U01/M1U01C03/x}']) {
      expect(resolveStudyLink(text)).toBeNull()
    }
  })

  test('encodes where to go after sign-in', () => {
    expect(loginPath({ nextUrl: '/chat/M1U01?a=1&b', timestamp: 5 })).toBe(
      '/login?ts=5&nexturl=%2Fchat%2FM1U01%3Fa%3D1%26b',
    )
    expect(loginPath({ nextUrl: '/', timestamp: 5, type: 'kakao' })).toBe(
      '/login?ts=5&nexturl=%2F&type=kakao',
    )
  })

  test('knows the pages of the specification and asks the content for the rest', () => {
    const content = {
      hasUnit: (id: string) => id === 'M1U01',
      hasConcept: (id: string) => id === 'M1U01C01',
      hasGuide: (slug: string) => slug === 'start/first',
    }
    for (const path of [
      '/',
      '/admin/SeoManager',
      '/recent-check',
      '/policies/privacy',
      '/chat/M1U01',
      '/chat/M1U01/M1U01C01',
      '/guide/start/first',
      '/settings/',
    ]) {
      expect(isPageAddress(path, content), path).toBe(true)
    }
    for (const path of [
      '/nowhere',
      '/policies/other',
      '/chat/M9U01',
      '/chat/M1U01/M1U01C99',
      '/guide/none',
      '/admin/Other',
    ]) {
      expect(isPageAddress(path, content), path).toBe(false)
    }
  })
})

describe('a path of this origin', () => {
  test.each([
    '/',
    '/chat/M1U01',
    '/chat/M1U01/M1U01C01?x=1#y',
    '/guide/%EA%B0%80',
    '/search?to=https://a.b/',
  ])('keeps %s', (path) => {
    expect(safeLocalPath(path)).toBe(path)
  })

  test.each([
    '//evil',
    '///evil',
    '\\\\evil',
    '/\\evil',
    '/\\/evil',
    'https:evil',
    'https://evil',
    'javascript:alert(1)',
    '/%2f/evil',
    '/%2F%2Fevil',
    '/%5cevil',
    '/%252f/evil',
    '/\t/evil',
    '/\n/evil',
    '/%09/evil',
    '/a//evil',
    '',
    'chat',
    '/%',
    '/..//evil',
    null,
    undefined,
  ])('turns %j into /', (path) => {
    expect(safeLocalPath(path)).toBe('/')
  })
})
