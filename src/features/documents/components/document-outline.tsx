import { type RefObject, useState } from 'react'
import { useAtLeast } from '#platform/media.ts'
import { extractOutline } from '#ui/markdown/extract-outline.ts'
import { findHeading } from '#ui/markdown/find-heading.ts'
import { Icon } from '#ui/primitives/icon.tsx'

interface DocumentOutlineProps {
  text: string
  document: RefObject<HTMLElement | null>
}

/** The document's sections; a press scrolls to one and focuses it. */
export function DocumentOutline({ text, document }: DocumentOutlineProps) {
  const isWide = useAtLeast('lg')
  const [wanted, setWanted] = useState<boolean | null>(null)
  const sections = extractOutline(text).flatMap(({ level, text: title }, index) =>
    level === 1 ? [{ title, index }] : [],
  )
  if (sections.length < 2) return null
  const go = (index: number) => {
    const heading = document.current && findHeading(document.current, index)
    if (!(heading instanceof HTMLElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <details
      className="document-outline"
      open={wanted ?? isWide}
      onToggle={(event) => setWanted(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-down" size={18} />
        차례
      </summary>
      <ul>
        {sections.map(({ title, index }) => (
          <li key={index}>
            <button type="button" onClick={() => go(index)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
