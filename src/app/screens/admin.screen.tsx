// First: a schema reads zod's configuration when it is built.
import '#admin/kit/form-messages.ts'
import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { LeaveGuard } from '#admin/kit/leave-guard.tsx'
import type { Role } from '#domain/access/roles.ts'
import { useTitle } from '#platform/title.ts'
import { LoadingState } from '#ui/states/list-state.tsx'
import { AdminLayout } from '../layouts/admin-layout.tsx'
import { ADMIN_GROUPS, mayOpen } from './admin-pages.ts'
import { AdminSide } from './admin-side.tsx'
import { ErrorPage } from './error.page.tsx'

const PAGES = ADMIN_GROUPS.flatMap(({ pages }) => pages)

const FOR_FULL_ADMINISTRATORS = {
  title: '이 화면은 전체 관리자만 볼 수 있어요',
  detail: '문항 관리자는 문항과 문항 유형 화면을 쓸 수 있어요.',
}

/** The pages of administration; the guard has checked that the person may open them. */
export function AdminScreen({ roles }: { roles: readonly Role[] }) {
  const [path] = useLocation()
  const bare = path.replace(/\/$/, '')
  const page = PAGES.find((one) => one.path.toLowerCase() === bare.toLowerCase())
  useTitle(page ? `${page.label} · 관리` : '관리')
  if (page && page.path !== path)
    return <Redirect to={page.path + window.location.search + window.location.hash} replace />
  return (
    <LeaveGuard>
      <AdminLayout title={page?.label ?? '관리'} menu={<AdminSide roles={roles} />}>
        {page && !mayOpen(page, roles) ? (
          <ErrorPage statusCode={403} statusMessage="Forbidden" words={FOR_FULL_ADMINISTRATORS} />
        ) : page?.Page ? (
          <Suspense fallback={<LoadingState rows={8} />}>
            <page.Page />
          </Suspense>
        ) : (
          <ErrorPage statusCode={404} statusMessage="Page not found" />
        )}
      </AdminLayout>
    </LeaveGuard>
  )
}
