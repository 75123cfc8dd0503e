import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#platform/media.ts'

test('windows are told apart at the widths of the specification', () => {
  expect(BREAKPOINTS).toEqual({
    sm: 640,
    md: 768,
    lg: 1024,
    xl: 1280,
    '2xl': 1536,
    '2.5xl': 1680,
    '3xl': 1920,
  })
})
