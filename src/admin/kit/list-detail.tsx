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
  const side = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = side.current
    const onFocus = ({ target }: FocusEvent) => {
      opener.current = target as HTMLElement
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])
  // Moves the focus to an opened panel, and when it is closed back to its row, or to what opened it.
  useEffect(() => {
    if (shownId.current === openId) return
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector)
    const row = find(`tr[data-id="${CSS.escape(shownId.current ?? '')}"] th a`)
    shownId.current = openId
    if (openId !== null) return find('.list-detail-open')?.focus()
    const last = opener.current?.isConnected ? opener.current : null
    const target = row ?? last ?? find('.data-table')
    target?.focus()
  }, [openId])
  return (
    <div ref={page} className={joinClasses('list-detail', isWide && 'list-detail-wide')}>
      <div ref={side} className="list-detail-list">
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
