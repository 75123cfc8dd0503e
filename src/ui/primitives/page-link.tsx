import { type ComponentProps, createContext, use } from 'react'

/** Follows a path of this origin without loading the page anew. The shell gives it once, around everything. */
export const Navigation = createContext<((path: string) => void) | null>(null)

/** A link that the shell's router follows; a press for a new tab, or one outside the shell, is the browser's. */
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
