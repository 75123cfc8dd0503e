import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCookie, formatCookie } from '#platform/cookies.ts'

describe('a cookie of the page', () => {
  test.each([
    [
      'a popup hidden for a day',
      formatCookie('hidePopupUntil', '2025-10-16T03:00:00.000Z', true, 'event-2510'),
      'hidePopupUntil:event-2510=2025-10-16T03%3A00%3A00.000Z; Path=/; SameSite=Lax; Max-Age=604800; Secure',
    ],
    [
      'taking part, for half a year',
      formatCookie('popupParticipated', 'true', true, 'event-2510'),
      'popupParticipated:event-2510=true; Path=/; SameSite=Lax; Max-Age=15768000; Secure',
    ],
    [
      'the pen, for a year, over http',
      formatCookie('user_pen_capability', 'true', false),
      'user_pen_capability=true; Path=/; SameSite=Lax; Max-Age=31536000',
    ],
    [
      'one that is removed',
      formatCookie('user_pen_capability', null, false),
      'user_pen_capability=; Path=/; SameSite=Lax; Max-Age=0',
    ],
    [
      'an event whose id would break out',
      formatCookie('popupParticipated', 'true', false, 'a; Domain=evil=1'),
      'popupParticipated:a%3B%20Domain%3Devil%3D1=true; Path=/; SameSite=Lax; Max-Age=15768000',
    ],
  ])('%s', (_name, written, expected) => {
    expect(written).toBe(expected)
  })

  test('is read back among others, whatever its value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (value, eventId) => {
        const [own = ''] = formatCookie('hidePopupUntil', value, true, eventId).split('; ')
        const jar = `other=1; xhidePopupUntil:${encodeURIComponent(eventId)}=no; ${own}; last=2`
        expect(findCookie(jar, 'hidePopupUntil', eventId)).toBe(value)
      }),
    )
  })

  test.each([
    ['none', ''],
    ['another event', 'popupParticipated:event-1=true'],
    ['broken encoding', 'popupParticipated:event-2510=%E0%A4%A'],
    ['a name alone', 'popupParticipated:event-2510'],
  ])('is none where there is %s', (_name, jar) => {
    expect(findCookie(jar, 'popupParticipated', 'event-2510')).toBeNull()
  })
})
