import { useLayoutEffect } from 'react'
import { removeFirstScreen } from '#platform/first-screen.ts'

/** Part of what a page shows once it has its content: from then on the app is seen, not the server's text. */
export function EndFirstScreen() {
  useLayoutEffect(removeFirstScreen, [])
  return null
}
