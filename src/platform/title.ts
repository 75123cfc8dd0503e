import { useEffect } from 'react'

/** The window's title while the page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 셈샘`
  }, [title])
}
