import { type ComponentProps, createContext, type MouseEvent, use } from 'react'

/** Navigates within the app without a page load. Provided once by the shell. */
export const Navigation = createContext<((path: string) => void) | null>(null)

type Navigate = (path: string) => void

function followLink(event: MouseEvent, link: { href?: string; target?: string }, navigate: Navigate | null) {
  const { href, target } = link
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  if (event.defaultPrevented || elsewhere || target || !navigate) return
  if (!href?.startsWith('/') || href.startsWith('//')) return
  event.preventDefault()
  navigate(href)
}

/** A link handled by the shell's router; the browser handles new tabs and links outside the shell. */
export function PageLink({ href, onClick, ...rest }: ComponentProps<'a'>) {
  const navigate = use(Navigation)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, { ...(href && { href }), ...(rest.target && { target: rest.target }) }, navigate)
      }}
    />
  )
}

/** Returns the click handler of an element whose links are not React's: they are handled as `PageLink` handles its own. */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = use(Navigation)
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link) followLink(event, { href: link.getAttribute('href') ?? '', target: link.target }, navigate)
  }
}
