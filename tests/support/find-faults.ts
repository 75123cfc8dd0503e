import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Guards of an overlay pass the focus on as soon as they get it; formulas are KaTeX's own, in the colours around them. */
const NOT_OURS = ['[data-base-ui-focus-guard]', '.katex']

/**
 * Hides the many elements of each formula from axe, which reports nothing of them but would measure each: it finds a formula's LaTeX as its
 * text. Nothing moves on the page.
 */
function hideFormulas(): void {
  const formula = '.katex'
  for (const element of document.querySelectorAll(formula)) {
    const text = element.querySelector('annotation')?.textContent ?? ''
    Object.defineProperty(element, 'childNodes', {
      value: [document.createTextNode(text)],
      configurable: true,
    })
  }
  const createTreeWalker = document.createTreeWalker.bind(document)
  document.createTreeWalker = (root, shown) =>
    createTreeWalker(root, shown, ({ parentElement }) =>
      parentElement?.closest(formula) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
}

function showFormulas(): void {
  for (const element of document.querySelectorAll('.katex')) Reflect.deleteProperty(element, 'childNodes')
  Reflect.deleteProperty(document, 'createTreeWalker')
}

/**
 * What axe finds wrong in a part of the page as it stands; in the other theme only colours can be wrong anew. The theme is as before
 * afterwards. `forgives`: what stands as it should, by the rule's id and the element's HTML.
 */
export async function findFaults(
  page: Page,
  part = 'html',
  forgives: (id: string, html: string) => boolean = () => false,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await page.evaluate(hideFormulas)
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light')
  const faults: string[] = []
  for (const theme of ['light', 'dark']) {
    const { violations } = await page.evaluate<AxeResults, [string, string, string[]]>(
      async ([name, include, exclude]) => {
        document.documentElement.dataset.theme = name
        // During a theme transition the contrast of a colour is not meaningful.
        const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
        await Promise.allSettled(transitions.map(({ finished }) => finished))
        const { axe } = window as unknown as {
          axe: { run: (context: object, options: object) => Promise<AxeResults> }
        }
        return axe.run(
          { include, exclude },
          {
            resultTypes: ['violations'],
            // Of style sheets only rules that are off ask.
            preload: false,
            ...(name === 'dark' && { runOnly: ['color-contrast'] }),
          },
        )
      },
      [theme, part, NOT_OURS],
    )
    for (const { id, nodes } of violations) {
      const ours = nodes.filter(({ html }) => !forgives(id, html))
      faults.push(...ours.map(({ target, html }) => `${theme} ${id}: ${target.join(' ')} ${html}`))
    }
  }
  await page.evaluate(showFormulas)
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, before)
  return faults
}

/** What sticks out of the window at the right; nothing where the page does not scroll sideways. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 8)
  })
