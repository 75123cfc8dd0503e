import './etc-side.css'
import './admin-side.css'
import { Link, useLocation } from 'wouter'
import type { Role } from '#domain/access/roles.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { ADMIN_GROUPS, type AdminPage, mayOpen } from './admin-pages.ts'

/** Side menu of administration: the pages that this person may open. */
export function AdminSide({ roles }: { roles: readonly Role[] }) {
  const [path] = useLocation()
  const groups = ADMIN_GROUPS.map(({ heading, pages }) => ({
    heading,
    pages: pages.filter((page) => mayOpen(page, roles)),
  }))
  return (
    <div className="etc-menu admin-menu">
      {groups
        .filter(({ pages }) => pages.length > 0)
        .map(({ heading, pages }) => (
          <section key={heading} aria-label={heading ?? '처음'}>
            {heading && <h3>{heading}</h3>}
            {pages.map((page) => (
              <AdminLink key={page.path} page={page} isHere={page.path === path} />
            ))}
          </section>
        ))}
      <section aria-label="나가기">
        <Link href="/">
          <Icon name="logout" />
          학습 화면으로
        </Link>
      </section>
    </div>
  )
}

function AdminLink({ page, isHere }: { page: AdminPage; isHere: boolean }) {
  const { path, label, icon, Page } = page
  if (!Page) {
    return (
      <span className="admin-menu-later">
        <Icon name={icon} />
        {label}
        <small>준비 중</small>
      </span>
    )
  }
  return (
    <Link href={path} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  )
}
