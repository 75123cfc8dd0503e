import { NotificationsPage } from '#features/notifications/notifications.page.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { useTitle } from '#platform/title.ts'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EtcSide } from './etc-side.tsx'
import { useLoginPath } from './use-login-path.ts'

/** `/notifications`. */
export function NotificationsScreen() {
  const login = useLoginPath()
  useTitle('알림')
  return (
    <DefaultLayout title="내 학습" menuLabel="메뉴" menu={<EtcSide />} bar={<SyncBar />}>
      <NotificationsPage loginPath={login} />
    </DefaultLayout>
  )
}
