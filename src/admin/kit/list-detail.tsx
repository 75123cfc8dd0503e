import './kit.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'

interface ListDetailProps {
  /** The page's heading. */
  title: string
  /** Links to the parts of the page, below its heading. */
  views?: ReactNode
  /** Buttons above the list. */
  acts?: ReactNode
  list: ReactNode
  /** The id of what is open; null if nothing is. */
  openId: string | null
  /** The address of the list alone. */
  closeHref: string
  /** Names what is open. */
  detailLabel: string
  detail: ReactNode
  /** What is open takes the place of the list at every width. */
  isWide?: boolean
}

/** A list, and beside it (in its place on narrow screens) what is open. */
export function ListDetail(props: ListDetailProps) {
  const { title, views, acts, list, openId, closeHref, detailLabel, detail, isWide } = props
  const page = useRef<HTMLDivElement>(null)
  const shownId = useRef(openId)
  // Moves the focus to an opened panel, and back to its row when the panel is closed.
  useEffect(() => {
    if (shownId.current === openId) return
    const target =
      openId === null ? `tr[data-id="${CSS.escape(shownId.current ?? '')}"] th a` : '.list-detail-open'
    shownId.current = openId
    page.current?.querySelector<HTMLElement>(target)?.focus()
  }, [openId])
  return (
    <div ref={page} className={joinClasses('list-detail', isWide && 'list-detail-wide')}>
      <div className="list-detail-list">
        <header className="list-detail-head">
          <h1>{title}</h1>
          {acts}
        </header>
        {views}
        {list}
      </div>
      {openId !== null && (
        <section className="list-detail-open" tabIndex={-1} aria-label={detailLabel}>
          {isWide && <h1 className="sr-only">{title}</h1>}
          <ButtonLink href={closeHref} variant="text" icon="x" className="list-detail-close">
            목록으로
          </ButtonLink>
          {detail}
        </section>
      )}
    </div>
  )
}
