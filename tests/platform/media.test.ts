import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#platform/media.ts'

test('breakpoints are those of the specification', () => {
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

test('layouts and tokens change at the same widths', () => {
  const sheets = ['src/app/layouts/layouts.css', 'src/ui/tokens.css'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const widths = [...sheets.join('\n').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, end, px]) =>
    end === 'max' ? Number(px) + 1 : Number(px),
  )
  expect(widths).not.toEqual([])
  expect(Object.values(BREAKPOINTS)).toEqual(expect.arrayContaining(widths))
})
