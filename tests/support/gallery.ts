import type { Page } from 'playwright-core'
import { type ComponentPage, openComponentPage } from './component-page.ts'

export interface Gallery extends ComponentPage {
  /**
   * The page of this search, from scratch, in the window that the other tests of the file use: loading a page is most of the work of a
   * short test. A test that fails closes it.
   */
  draw: (search: string) => Promise<Page>
}

const VIEWPORT = { width: 1180, height: 820 }

export async function openGallery(): Promise<Gallery> {
  const host = await openComponentPage('tests/ui/gallery')
  let shared: Page | undefined
  return {
    ...host,
    draw: async (search) => {
      if (!shared || shared.isClosed()) {
        shared = await host.open(search)
        return shared
      }
      await shared.mouse.move(0, 0)
      await shared.setViewportSize(VIEWPORT)
      await shared.evaluate((asked) => {
        history.replaceState(null, '', asked)
        window.scrollTo(0, 0)
        window.dispatchEvent(new Event('redraw'))
      }, search)
      return shared
    },
  }
}
