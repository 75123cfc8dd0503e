import './chart.css'
import { PageLink } from '#ui/primitives/page-link.tsx'

export interface ShareBar {
  id: string
  label: string
  /** Where its list is. */
  href: string | null
  /** From 0 to 1; null: unknown. */
  share: number | null
  /** '71% (52개 가운데 37개)' */
  text: string
}

/** Shares in percent as bars, each with its text. */
export function ShareBars({ label, bars }: { label: string; bars: readonly ShareBar[] }) {
  return (
    <ul className="share-bars" aria-label={label}>
      {bars.map(({ id, label: name, href, share, text }) => (
        <li key={id}>
          <span>{href === null ? name : <PageLink href={href}>{name}</PageLink>}</span>
          <i aria-hidden>
            <b style={{ width: `${100 * (share ?? 0)}%` }} />
          </i>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
