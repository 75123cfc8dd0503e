import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FenceDrawn } from '#ui/figure/fence-drawn.tsx'

const render = (text: string) => renderToStaticMarkup(createElement(FenceDrawn, { text }))

test('draws the figure of a fence with its text alternative', () => {
  const html = render('{"kind":"dot-array","alt":"점 6개","rows":2,"columns":3}')
  expect(html).toContain('aria-label="점 6개"')
  expect(html.match(/<circle/g)).toHaveLength(6)
})

test.each([
  ['', '보여 줄 수 없어요'],
  ['{"kind":"dot-array","alt":"점 6개","rows":2,', '보여 줄 수 없어요'],
  ['null', '보여 줄 수 없어요'],
  ['[1, 2]', '보여 줄 수 없어요'],
  ['"dot-array"', '보여 줄 수 없어요'],
  ['{"kind":"dot-array","alt":{"toString":1},"rows":2,"columns":3}', '보여 줄 수 없어요'],
  ['{"kind":["dot-array"],"alt":"점 6개","rows":2,"columns":3}', '점 6개'],
  ['{"kind":"dot-array","alt":"점 6개","rows":1e9,"columns":1e9}', '점 6개'],
  ['{"kind":"dot-array","alt":"점 6개","rows":{"length":3},"columns":"3"}', '점 6개'],
  ['{"kind":"plane","alt":"삼각형","points":{"A":[0,0]},"lines":"ABC"}', '삼각형'],
  ['{"kind":"__proto__","alt":"없는 그림"}', '없는 그림'],
  ['{"kind":"solid","alt":"<img src=x onerror=alert(1)>"}', '&lt;img src=x onerror=alert(1)&gt;'],
])('says in words what %s would show', (text, words) => {
  expect(render(text)).toBe(`<p class="figure-problem">그림: ${words}</p>`)
})

test.each([
  ['kind: dot-array\nalt: 점 6개\nrows: 2\ncolumns: 3\n', '점 6개'],
  ["kind: plane\nalt: '점 A: 원점'\npoints: {A: [0, 0]}\n", '점 A: 원점'],
])('shows the text alternative of a fence that an earlier version wrote in YAML', (text, words) => {
  expect(render(text)).toBe(`<p class="figure-problem">그림: ${words}</p>`)
})
