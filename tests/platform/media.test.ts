import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

test('the style sheet knows the same widths', () => {
  const tailwind = createRequire(import.meta.url).resolve('tailwindcss/theme.css')
  const sheets = [tailwind, 'src/ui/base.css'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const widths = [...sheets.matchAll(/--breakpoint-([^:]+): (\d+)rem/g)].map(
    ([, name = '', rem]) => [name.replace('\\', ''), Number(rem) * 16] as const,
  )
  expect(Object.fromEntries(widths)).toEqual(BREAKPOINTS)
})
