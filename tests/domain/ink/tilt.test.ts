import { describe, expect, test } from 'vitest'
import { measureTilt, widenByTilt } from '#domain/ink/tilt.ts'

describe('a pen', () => {
  test.each<[string, number, number, number]>([
    ['that stands upright', 0, 0, 0],
    ['that leans to one side', -60, 0, 60],
    ['that leans towards the hand', 0, 30, 30],
    ['that leans to both', 45, 45, 55],
    ['that lies flat', 90, 20, 90],
    ['whose tilts are out of range', 400, 0, 0],
    ['whose tilts are no numbers', Number.NaN, 10, 0],
  ])('%s has the expected tilt', (_name, tiltX, tiltY, expected) => {
    expect(measureTilt(tiltX, tiltY)).toBe(expected)
  })

  test.each([
    [0, 1],
    [40, 1],
    [45, 1],
    [60, 1.75],
    [75, 2.5],
    [90, 2.5],
  ])('at %d degrees draws %d times as wide', (tilt, expected) => {
    expect(widenByTilt(tilt)).toBe(expected)
  })
})
