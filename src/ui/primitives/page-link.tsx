import { type ComponentProps, createContext, use } from 'react'

/** Navigates within the app without a page load. Provided once by the shell. */
export const Navigation = createContext<((path: string) => void) | null>(null)

/** A link handled by the shell's router; the browser handles new tabs and links outside the shell. */
export function PageLink({ href, onClick, ...rest }: ComponentProps<'a'>) {
  const navigate = use(Navigation)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const elsewhere =
          event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (event.defaultPrevented || elsewhere || rest.target || !navigate) return
        if (!href?.startsWith('/') || href.startsWith('//')) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
