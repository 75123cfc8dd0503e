import { BookmarksPage } from '#features/bookmarks/bookmarks.page.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { useTitle } from '#platform/title.ts'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EtcSide } from './etc-side.tsx'
import { useLoginPath } from './use-login-path.ts'

/** `/bookmark`. */
export function BookmarkScreen() {
  const login = useLoginPath()
  useTitle('북마크')
  return (
    <DefaultLayout title="내 학습" menuLabel="메뉴" menu={<EtcSide />} bar={<SyncBar />}>
      <BookmarksPage loginPath={login} />
    </DefaultLayout>
  )
}
