import { describe, expect, test } from 'vitest'
import { findTouched } from '#domain/ink/find-touched.ts'
import { fitPaper } from '#domain/ink/fit-paper.ts'
import { makeStroke } from './make-stroke.ts'

const VIEW = { width: 400, height: 300 }

describe('the paper', () => {
  test.each<[string, readonly [x: number, y: number], { scale: number; height: number }]>([
    ['is as high as the view at first', [10, 20], { scale: 1, height: 300 }],
    ['grows below the last line', [10, 260], { scale: 1, height: 380 }],
    ['ends somewhere', [10, 6_000], { scale: 1, height: 6_000 }],
    ['shows ink of a wider pad smaller', [788, 100], { scale: 0.5, height: 300 }],
  ])('%s', (_name, place, expected) => {
    expect(fitPaper([makeStroke('a', [place])], VIEW, 1)).toMatchObject(expected)
  })

  test('grows in width and height with the zoom', () => {
    expect(fitPaper([makeStroke('a', [[10, 260]])], VIEW, 2)).toEqual({ scale: 2, width: 800, height: 640 })
    expect(fitPaper([makeStroke('a', [[788, 100]])], VIEW, 2)).toEqual({ scale: 1, width: 800, height: 600 })
  })

  test('that is not laid out yet has no size', () => {
    expect(fitPaper([makeStroke('a', [[9, 0]])], { width: 0, height: 0 }, 1)).toEqual({
      scale: 1,
      width: 0,
      height: 0,
    })
  })
})

describe('an eraser', () => {
  const across = makeStroke('across', [
    [0, 50],
    [100, 50],
  ])
  const dot = makeStroke('dot', [[200, 200]])

  test.each<[string, string[], [number, number], [number, number]]>([
    ['touches a stroke that it crosses between two events', ['across'], [50, 0], [50, 100]],
    ['touches a stroke that it comes near', ['across'], [50, 60], [50, 80]],
    ['touches a dot', ['dot'], [195, 195], [195, 195]],
    ['leaves what is farther away', [], [50, 61], [50, 80]],
    ['leaves what lies beside the end', [], [112, 0], [112, 100]],
  ])('%s', (_name, expected, [fromX, fromY], [toX, toY]) => {
    expect(findTouched([across, dot], { x: fromX, y: fromY }, { x: toX, y: toY }, 10)).toEqual(expected)
  })
})
