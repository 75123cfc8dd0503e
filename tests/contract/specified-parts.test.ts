import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { FatalBoundary } from '#app/fatal-boundary.tsx'
import { SelectionBubble } from '#features/selection/selection-bubble.tsx'
import { ChoiceOptions } from '#ui/item-card/item-options.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const nothing = () => undefined

describe('parts of the screen', () => {
  test('the bubble of a selection has the icon of a question mark', () => {
    const selected = { passage: '소인수', preview: '소인수', box: { left: 0, top: 0, width: 9, height: 9 } }
    const props = { selected, goesBelow: false, onAsk: nothing, onDismiss: nothing }
    const html = renderToStaticMarkup(createElement(SelectionBubble, props))
    expect(html).toContain(renderToStaticMarkup(createElement(Icon, { name: 'help' })))
  })

  test('options stand behind their digits from 1 to 5, each in its disc', () => {
    const options = ['2', '3', '5', '7', '11']
    const answer = { kind: 'choice', options, layout: 'short', picks: 1, chosen: [] } as const
    const props = { name: 'a', verdict: null, animated: false, disabled: false }
    const html = renderToStaticMarkup(
      createElement(ChoiceOptions, { ...props, answer: { ...answer, onChoose: nothing } }),
    )
    const discs = [...html.matchAll(/<span class="item-disc"><span aria-hidden="true">(.)<\/span>/g)]
    expect(discs.map(([, digit]) => digit)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('what breaks while it is drawn gives way to the error page, with its status and the way home', () => {
    const boundary = new FatalBoundary({ path: '/bookmark', children: '무너진 화면' })
    expect(boundary.render()).toBe('무너진 화면')
    boundary.state = FatalBoundary.getDerivedStateFromError()
    const props = { ssrPath: '/bookmark', children: boundary.render() }
    const html = renderToStaticMarkup(createElement(Router, props))
    expect(html.replace(/<[^>]*>/g, '')).toContain('500 · Internal error')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>셈샘 홈으로/)
    expect(html).not.toContain('무너진 화면')
  })
})
