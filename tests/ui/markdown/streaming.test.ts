import type { ConsoleMessage, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ComponentPage, openComponentPage } from '#tests/support/component-page.ts'
import { SAMPLES } from './samples.ts'

let host: ComponentPage
let page: Page
const errors: string[] = []

beforeAll(async () => {
  host = await openComponentPage('tests/ui/markdown/page')
  page = await host.open()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
})
afterAll(() => host?.close())

describe('a reply while it streams', () => {
  it.each(Object.entries(SAMPLES))(
    'reads well at every character of %s, and never changes what is finished',
    async (_, text) => {
      const faults = await page.evaluate((sample) => {
        const { lab } = window
        lab.reset()
        lab.show(sample)
        const final = lab.parts()
        const counts = lab.splitBlocks(sample).map((block) => {
          lab.reset()
          lab.show(block)
          return lab.parts().length
        })
        const found: string[] = []
        lab.reset()
        for (let end = 1; end <= sample.length; end += 1) {
          lab.show(sample.slice(0, end), 'streaming')
          const words = lab.words()
          const raw = /\\[([\])]|\$\$|[\uA960-\uA962\uE010-\uE01F]|\*\*|```|~~~|\|[ -]|\]\(/.exec(words)?.[0]
          if (raw) found.push(`${end}: ${raw} in …${words.slice(-60)}`)
          if (document.querySelector('.formula-source, .katex-error')) found.push(`${end}: a broken formula`)
          const closed = lab.closedCount(sample.slice(0, end))
          const finished = counts.slice(0, closed).reduce((sum, count) => sum + count, 0)
          const now = lab.parts().slice(0, finished).join('')
          if (now !== final.slice(0, finished).join('')) found.push(`${end}: a finished part changed`)
        }
        return found
      }, text)
      expect(faults).toEqual([])
      expect(errors).toEqual([])
    },
  )

  it.each(Object.entries(SAMPLES))('shows %s by blocks as it would whole', async (_, text) => {
    const [blocks, whole] = await page.evaluate((sample) => {
      window.lab.reset()
      window.lab.show(sample)
      return [document.querySelector('.read')?.innerHTML ?? '', window.lab.showWhole(sample)]
    }, text)
    // Whether items are loose is seen by the space between them alone, and that is the same for all.
    const squeeze = (html: string) =>
      html.replaceAll(/\s*\n\s*|<\/?p>| class="contains-task-list"| data-items=""/g, '')
    expect(squeeze(blocks)).toBe(squeeze(whole))
  })
})

describe('a finished reply', () => {
  const render = (text: string) =>
    page.evaluate((source) => {
      window.lab.reset()
      return window.lab.show(source)
    }, text)

  it('sets a fraction of running text as large as on a line of its own, and copies it as it was written', async () => {
    const digits = (text: string) =>
      page.evaluate((source) => {
        window.lab.reset()
        window.lab.show(source)
        const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
        const formula = document.querySelector('.katex-html')
        const numbers = [...(formula?.querySelectorAll('.mord') ?? [])].filter(
          (node) => !node.firstElementChild,
        )
        return {
          sizes: numbers.map((node) => Math.round(size(node))),
          whole: formula ? Math.round(size(formula)) : 0,
          written: document.querySelector('annotation')?.textContent,
        }
      }, text)
    const running = await digits('그 값은 \\(\\frac{3}{4}\\)이에요.')
    expect(running).toEqual({
      sizes: [running.whole, running.whole],
      whole: running.whole,
      written: '\\frac{3}{4}',
    })
    const within = await digits('그 값은 \\(2^{\\frac{3}{4}}\\)이에요.')
    expect(Math.min(...within.sizes)).toBeLessThan(within.whole)
  })

  it('lets Korean particles touch formulas and emphasis', async () => {
    const html = await render(
      String.raw`\(x\)는 **소인수(prime factor)**를 뜻하고 **\(2\times 3\)**은 ‘**곱**’이에요.`,
    )
    expect(html).toContain('<strong>소인수(prime factor)</strong>를')
    expect(html.match(/class="katex"/g)).toHaveLength(2)
    expect(html).not.toContain('**')
  })

  it('reads a single dollar sign as a price and a doubled one as a displayed formula', async () => {
    const html = await render('값은 $3이고 $5예요.\n\n$$x^2$$')
    expect(html).toContain('값은 $3이고 $5예요.')
    expect(html.match(/katex-display/g)).toHaveLength(1)
  })

  it('typesets a formula over several lines that look like lists and headings', async () => {
    const html = await render('보자.\n\\[\n\\begin{aligned}\n- a &= 1 \\\\\n+ b &= 2\n\\end{aligned}\n\\]')
    expect(html).toContain('katex-display')
    expect(html).not.toContain('<li>')
  })

  it('shows a formula that cannot be read as its source, in place', async () => {
    const words = await page.evaluate(() => {
      window.lab.reset()
      window.lab.show(String.raw`앞 \(\frac{1}{\) 뒤`)
      return document.getElementById('root')?.textContent
    })
    expect(words).toContain(String.raw`\frac{1}{`)
    expect(words).toMatch(/^앞 .* 뒤$/)
  })

  it('typesets in silence what the strict mode of formulas would refuse', async () => {
    const said: string[] = []
    const listen = (message: ConsoleMessage) => said.push(message.text())
    page.on('console', listen)
    const html = await render(String.raw`\(넓이 = x^2 \\ y\)`)
    page.off('console', listen)
    expect(html.match(/class="katex"/g)).toHaveLength(1)
    expect(html).not.toContain('formula-source')
    expect(said).toEqual([])
  })

  it('reads tables, struck words, task lists and bare addresses of GitHub-flavoured Markdown', async () => {
    const html = await render(
      '| 가 | 나 |\n| --- | ---: |\n| 1 | 2 |\n\n~~아니에요~~\n\n- [x] 한 일\n- [ ] 할 일\n\nhttps://example.com 을 보세요.',
    )
    expect(html).toMatch(/<table>.*<th[^>]*>가<\/th>.*<td[^>]*>2<\/td>/s)
    expect(html).toContain('<del>아니에요</del>')
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/?"[^>]*>/)
  })

  it('hides the formula in which a reply was cut off', async () => {
    expect(await render(String.raw`그래서 \(x = \frac{1`)).toBe('<div class="read"><p>그래서…</p></div>')
  })

  it('keeps line breaks and gives headings no id', async () => {
    const html = await render('하나\n둘\n\n## 제목 **굵게**')
    expect(html).toContain('하나<br>\n둘')
    expect(html).toMatch(/<h3 data-heading="">제목 <strong>굵게<\/strong><\/h3>/)
    expect(html).not.toContain(' id=')
  })

  it('never loses a line that looks like a definition, and never underlines one into a heading', async () => {
    const html = await render('[답]: 3\n\n문장\n---\n다음\n\n[^1]: 각주')
    expect(html).toContain('[답]: 3')
    expect(html).toContain('[^1]: 각주')
    expect(html).not.toMatch(/<h\d/)
  })

  it('shows a question fence as a question box that can be answered', async () => {
    await render('```question\n\\(1\\)의 약수는?\n```')
    await page.getByRole('button', { name: '이 질문에 답하기' }).click()
    expect(await page.evaluate(() => window.lab.answers)).toEqual([String.raw`\(1\)의 약수는?`])
    expect(await page.locator('.question-box .katex').count()).toBe(1)
  })

  it('hands a figure fence to its slot once it is whole', async () => {
    const fence = '```figure\n{"kind":"sieve","alt":"체"}\n```\n'
    const during = await page.evaluate((text) => {
      window.lab.reset()
      return window.lab.show(text.slice(0, -5), 'streaming')
    }, fence)
    expect(during).not.toContain('data-text')
    expect(await render(fence)).toContain(
      'data-text="{&quot;kind&quot;:&quot;sieve&quot;,&quot;alt&quot;:&quot;체&quot;}\n"',
    )
  })

  it('finds each heading of the outline', async () => {
    const text = '# 가\n\n글\n\n```python\n# 아님\n```\n## 나 \\(x\\)\n- 목록\n  # 안쪽\n### 다 ##\n#### \n'
    await render(text)
    const pairs = await page.evaluate((source) => window.lab.outline(source), text)
    expect(pairs.map(([words]) => words)).toEqual(['가', '나 \\(x\\)', '다'])
    expect(pairs.map(([, found]) => found?.slice(0, 1))).toEqual(['가', '나', '다'])
  })

  it('tears no formula from its particle, at any width', async () => {
    const [tex, particle] = [String.raw`180^\circ \times \frac{1}{4} = 45^\circ`, '예요.']
    await render(String.raw`정육각형의 한 내각은 \(${tex}\)${particle} 그래서`)
    await page.locator('.formula .base').first().waitFor()
    const torn = await page.evaluate(() => {
      const [text] = document.querySelectorAll<HTMLElement>('.read')
      const after = document.querySelector('.formula')?.nextSibling
      if (!text || !after) return ['no formula']
      return Array.from({ length: 100 }, (_, step) => 180 + step * 3).filter((width) => {
        text.style.width = `${width}px`
        const range = document.createRange()
        range.selectNodeContents(after)
        const last = [...document.querySelectorAll('.formula .base')].at(-1)?.getBoundingClientRect()
        return last === undefined || range.getBoundingClientRect().top > last.bottom - 3
      })
    })
    expect(torn).toEqual([])
  })

  it('settles blocks only after they were drawn, and anew when the text is written anew', async () => {
    const settled = await page.evaluate(async () => {
      const { lab } = window
      const textOf = (blocks: number) => Array.from({ length: blocks }, (_, at) => `글 ${at}`).join('\n\n')
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const counts: number[] = []
      const show = async (blocks: number) => {
        lab.show(textOf(blocks), 'streaming')
        counts.push(document.querySelectorAll('[data-settled]').length)
        for (let frame = 0; frame < 3; frame += 1) await nextFrame()
        counts.push(document.querySelectorAll('[data-settled]').length)
      }
      lab.reset()
      await show(20)
      await show(8)
      await show(20)
      return counts
    })
    expect(settled).toEqual([0, 14, 0, 2, 2, 14])
  })

  it('lets the keyboard reach what is too wide, and only that', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await render(`\\[ ${'x+'.repeat(60)}x \\]\n\n\\[ x \\]`)
    const focusable = page.locator('.formula-block[tabindex="0"]')
    await focusable.first().waitFor()
    expect(await focusable.count()).toBe(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
