import { loginPath } from '#contract/paths.ts'
import { NotificationsPage } from '#features/notifications/notifications.page.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { useTitle } from '#platform/title.ts'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EtcSide } from './etc-side.tsx'

/** `/notifications`. */
export function NotificationsScreen() {
  useTitle('알림')
  return (
    <DefaultLayout title="내 학습" menuLabel="메뉴" menu={<EtcSide />} bar={<SyncBar />}>
      <NotificationsPage loginPath={loginPath({ nextUrl: '/notifications', timestamp: Date.now() })} />
    </DefaultLayout>
  )
}
