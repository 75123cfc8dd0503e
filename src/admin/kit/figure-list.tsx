import './figure-list.css'
import { type ReactNode, useId } from 'react'
import { PageLink } from '#ui/primitives/page-link.tsx'

export interface Figure {
  label: string
  value: string
  /** The list that the number counts. */
  href?: string | null | undefined
  /** Below the value. */
  note?: string | undefined
  /** Whether it asks for attention. */
  isAlarming?: boolean | undefined
}

interface FigureListProps {
  title: string
  figures: readonly Figure[]
  children?: ReactNode
}

/** Numbers with their names; those that count a list lead to it. */
export function FigureList({ title, figures, children }: FigureListProps) {
  const id = useId()
  return (
    <section className="admin-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <dl>
        {figures.map(({ label, value, href, note, isAlarming }) => (
          <div key={label} data-alarming={isAlarming || undefined}>
            <dt>{href ? <PageLink href={href}>{label}</PageLink> : label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
