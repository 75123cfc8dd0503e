import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BODY_LIMIT,
  composeAnnouncement,
  composeDaily,
  fitLine,
  TITLE_LIMIT,
} from '#domain/notify/compose-notification.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { KIND_HEADERS, NOTIFICATION_KINDS } from '#domain/notify/notification.ts'
import { encodePushPayload, PAYLOAD_LIMIT_BYTES, readPushPayload } from '#domain/notify/push-payload.ts'

const ID = '0b9f8f0e-6c5f-4f0a-9a43-3c7a1a7f9d11'
/** Any code units, halves of pairs and control characters among them. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units))
const KINDS = ['study-reminder', 'review-due'] as const

describe('what a notification says', () => {
  it.each(KINDS)('is a polite Korean sentence without numbers for %s', (kind) => {
    const { title, body, path } = composeDaily(kind)
    expect(title).toMatch(/^[가-힣 ]+요$/)
    expect(body).toMatch(/^[가-힣 ]+요[.?]$/)
    expect(keepNotificationPath(path)).toBe(path)
    expect(path).not.toBe('/')
  })

  it('is put on one line and cut', () => {
    expect(fitLine('  점검\n\t안내\u2028\u0000 ', 10)).toBe('점검 안내')
    expect(fitLine('가나다라마', 5)).toBe('가나다라마')
    expect(fitLine('가나다라마바', 5)).toBe('가나다라…')
    expect(fitLine('가나다 마바', 5)).toBe('가나다…')
    expect(fitLine('😀😀😀😀', 3)).toBe('😀😀…')
    expect(fitLine('가\ud800나', 5)).toBe('가 나')
  })

  it('is the announcement as it was written, to a page of ours', () => {
    const written = { title: '새 단원이 열렸어요', body: '정수와 유리수를 만나 봐요.', path: '/chat/M1U02' }
    expect(composeAnnouncement(written)).toEqual({ kind: 'announcement', ...written })
    expect(composeAnnouncement({ ...written, path: 'https://evil.example' }).path).toBe('/')
  })

  it('is never empty', () => {
    const { title, body } = composeAnnouncement({ title: ' \n', body: '', path: '' })
    expect(title).not.toBe('')
    expect(body).not.toBe('')
  })
})

describe('the headers of a kind', () => {
  it('hold a topic that push services take', () => {
    for (const kind of NOTIFICATION_KINDS) expect(KIND_HEADERS[kind].topic).toMatch(/^[\w-]{1,32}$/)
  })

  it('let no kind take the place of another', () => {
    for (const name of ['tag', 'topic'] as const) {
      expect(new Set(NOTIFICATION_KINDS.map((kind) => KIND_HEADERS[kind][name])).size).toBe(3)
    }
  })
})

describe('the payload', () => {
  it('is read as it was written', () => {
    expect(readPushPayload(encodePushPayload(composeDaily('review-due'), ID, 7))).toEqual({
      id: ID,
      title: '다시 풀어 볼 문제가 있어요',
      body: '오답 노트에서 헷갈렸던 문제를 한 번 더 풀어 봐요.',
      path: '/?section=review',
      tag: 'review-due',
      badge: 7,
    })
  })

  it('tells the number of due reviews with them alone, up to 99', () => {
    const badge = (kind: (typeof KINDS)[number], count: number) =>
      readPushPayload(encodePushPayload(composeDaily(kind), ID, count)).badge
    expect(badge('review-due', 1)).toBe(1)
    expect(badge('review-due', 1_000)).toBe(99)
    expect(badge('review-due', 0)).toBeNull()
    expect(badge('study-reminder', 5)).toBeNull()
  })

  it('holds nothing but what is shown', () => {
    const written = JSON.parse(encodePushPayload(composeDaily('study-reminder'), ID, 5))
    expect(Object.keys(written)).toEqual(['id', 'kind', 'title', 'body', 'path'])
  })

  it('stays within 2 KB whatever an announcement says, and is read as it was composed', () => {
    const text = fc.oneof(
      anyText,
      fc.constantFrom('"', '\\', '😀', '각', '\ud83d', '\u0001', '&').map((one) => one.repeat(500)),
    )
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom('/bookmark', '/chat/M1U01/M1U01C03', '/x'.repeat(300)),
        (title, body, path) => {
          const content = composeAnnouncement({ title, body, path })
          expect([...content.title].length).toBeLessThanOrEqual(TITLE_LIMIT)
          expect([...content.body].length).toBeLessThanOrEqual(BODY_LIMIT)
          const payload = encodePushPayload(content, ID, 0)
          expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(PAYLOAD_LIMIT_BYTES)
          const { kind: _kind, ...shown } = content
          expect(readPushPayload(payload)).toMatchObject(shown)
        },
      ),
    )
  })

  it.each(['a b', '<b>', '../x', 'a'.repeat(65), ''])('names no receipt with the id %j', (id) => {
    expect(readPushPayload(encodePushPayload(composeDaily('study-reminder'), id, 0)).id).toBeNull()
  })

  it('over 2 KB is refused, counted in bytes', () => {
    const content = { ...composeDaily('study-reminder'), body: '각'.repeat(683) }
    expect(() => encodePushPayload(content, ID, 0)).toThrow(RangeError)
    expect(() => encodePushPayload({ ...content, body: 'a'.repeat(683) }, ID, 0)).not.toThrow()
  })

  it.each([
    null,
    '',
    'not json',
    'null',
    '7',
    '[]',
    '"text"',
    '{}',
    '{"title":5,"badge":"x","id":{}}',
    '{"kind":"toString"}',
  ])('that is %j is shown all the same', (text) => {
    expect(readPushPayload(text)).toEqual({
      id: null,
      title: '셈샘에서 알려 드려요',
      body: '셈샘을 열어 확인해 보세요.',
      path: '/',
      tag: 'unknown',
      badge: null,
    })
  })

  it('from a stranger is shown with a title, a tag and a page of ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { title, body, path, tag } = readPushPayload(text)
        expect(title && body && tag).not.toBe('')
        expect(keepNotificationPath(path)).toBe(path)
      }),
    )
  })
})

describe('the path of a notification', () => {
  it.each([
    '/',
    '/?section=review',
    '/recent-check',
    '/bookmark',
    '/settings',
    '/price',
    '/chat/M1U01',
    '/chat/M1U01/M1U01C03',
    '/guide/first-steps',
    '/policies/terms',
  ])('may be %s', (path) => {
    expect(keepNotificationPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    5,
    {},
    ['/bookmark'],
    '',
    'bookmark',
    ' /bookmark',
    '/bookmark\n',
    '/auth/logout',
    '/login',
    '/teleport?path=/bookmark',
    '/admin/UserManager',
    '/api/users/exit',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/chat',
    '/chat//M1U01',
    '/chat/m1u01',
    '/chat/M1U01/../../auth/logout',
    '/guide/../auth/logout',
    '/guide//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/bookmark?next=https://evil.example',
    '/bookmark?next=//evil',
    '/bookmark?next=javascript:x',
    '/bookmark#x',
    `/chat/${'M'.repeat(200)}`,
  ])('is / instead of %j', (path) => {
    expect(keepNotificationPath(path)).toBe('/')
  })

  it('never leaves the origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      'chat',
      'guide',
      'M1U01',
      '@',
      ':',
      '?',
      'a=b',
      '%2f',
      '\t',
      'https:',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = keepNotificationPath(parts.join(''))
        const url = new URL(path, 'https://ours.example')
        expect(url.origin).toBe('https://ours.example')
        expect(url.pathname + url.search).toBe(path)
      }),
      { numRuns: 2_000 },
    )
  })
})
