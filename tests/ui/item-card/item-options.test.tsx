import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceOptions } from '#ui/item-card/item-options.tsx'

test('an option is named by its number and its formulas in words', () => {
  const html = renderToStaticMarkup(
    <ChoiceOptions
      answer={{
        kind: 'choice',
        options: ['\\(\\frac{3}{4}\\)', '\\(-2x\\)의 **계수**'],
        layout: 'short',
        picks: 1,
        chosen: [],
        onChoose: () => undefined,
      }}
      name="item"
      verdict={null}
      animated={false}
      disabled={false}
    />,
  )
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['1번 4분의 3', '2번 마이너스 2 x의 계수'])
})
