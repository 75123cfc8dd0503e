import { describe, expect, test } from 'vitest'
import { chooseProblemType } from '#domain/device/choose-problem-type.ts'
import { isPenSign } from '#domain/device/is-pen-sign.ts'
import { type DeviceFacts, isTablet } from '#domain/device/is-tablet.ts'

const facts = (userAgent: string, more: Partial<DeviceFacts> = {}): DeviceFacts => ({
  userAgent,
  maxTouchPoints: 0,
  hasCoarsePointer: false,
  screen: { width: 1440, height: 900 },
  ...more,
})
const TOUCH = { maxTouchPoints: 5, hasCoarsePointer: true }
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0'

describe('a tablet', () => {
  test.each<[string, boolean, DeviceFacts]>([
    ['an iPad', true, facts('Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', TOUCH)],
    ['an iPad that calls itself a Mac', true, facts(MAC, { ...TOUCH, screen: { width: 820, height: 1180 } })],
    ['a Mac', false, facts(MAC)],
    ['an Android tablet', true, facts('Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0', TOUCH)],
    [
      'an Android phone',
      false,
      facts('Mozilla/5.0 (Linux; Android 15; SM-S911N) Chrome/140.0 Mobile', {
        ...TOUCH,
        screen: { width: 360, height: 780 },
      }),
    ],
    [
      'an iPhone',
      false,
      facts('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', {
        ...TOUCH,
        screen: { width: 393, height: 852 },
      }),
    ],
    ['a Windows tablet', true, facts(WINDOWS, { ...TOUCH, screen: { width: 1280, height: 800 } })],
    [
      'a touch screen of just 600 px',
      true,
      facts(WINDOWS, { ...TOUCH, screen: { width: 1024, height: 600 } }),
    ],
    ['a touch screen of 599 px', false, facts(WINDOWS, { ...TOUCH, screen: { width: 599, height: 1024 } })],
    ['a laptop with a touch screen and a mouse', false, facts(WINDOWS, { maxTouchPoints: 10 })],
    ['a coarse pointer without touch', false, facts(WINDOWS, { hasCoarsePointer: true })],
  ])('%s: %s', (_name, expected, device) => {
    expect(isTablet(device)).toBe(expected)
  })
})

describe('a pen', () => {
  test.each([
    ['a pen pointer', true, { pointerType: 'pen' }],
    ['a finger', false, { pointerType: 'touch' }],
    ['a mouse', false, { pointerType: 'mouse' }],
    ['a stylus touch', true, { changedTouches: [{ touchType: 'direct' }, { touchType: 'stylus' }] }],
    ['a direct touch', false, { changedTouches: [{ touchType: 'direct' }] }],
    ['a touch of a browser that does not tell', false, { changedTouches: [{}] }],
    ['no touch', false, {}],
  ])('%s: %s', (_name, expected, sign) => {
    expect(isPenSign(sign)).toBe(expected)
  })

  test('means handwriting, otherwise the keyboard', () => {
    expect([chooseProblemType(true), chooseProblemType(false)]).toEqual(['handwriting', 'keyboard'])
  })
})
