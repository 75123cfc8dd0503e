import { useQuery } from '@tanstack/react-query'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { openReportsQuery } from '../kit/item-counts.queries.ts'

const PATH = '/admin/ExerciseManager'

/** The parts of the page: the items, the templates that draw them, and what learners reported of them. */
export type ItemView = 'items' | 'templates' | 'reports'

const VIEWS: readonly { view: ItemView; label: string; href: string }[] = [
  { view: 'items', label: '문항', href: PATH },
  { view: 'templates', label: '템플릿', href: `${PATH}?view=templates` },
  { view: 'reports', label: '신고', href: `${PATH}?view=reports&state=open` },
]

/** The part that the query of an address names, by default the items. */
export function readView(search: string): ItemView {
  const named = new URLSearchParams(search).get('view')
  return VIEWS.find(({ view }) => view === named)?.view ?? 'items'
}

export function ItemViews({ current }: { current: ItemView }) {
  const { data } = useQuery(openReportsQuery)
  const open = data?.open ?? 0
  return (
    <nav className="item-views" aria-label="문항 관리">
      {VIEWS.map(({ view, label, href }) => (
        <PageLink key={view} href={href} aria-current={view === current ? 'page' : undefined}>
          {label}
          {view === 'reports' && open > 0 && ` ${open.toLocaleString('ko-KR')}`}
        </PageLink>
      ))}
    </nav>
  )
}
