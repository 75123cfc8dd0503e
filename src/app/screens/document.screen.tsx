import { useQuery } from '@tanstack/react-query'
import { DocumentPage } from '#features/documents/document.page.tsx'
import { documentQuery } from '#features/documents/document-query.ts'
import { CenteredLayout } from '../layouts/centered-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EndFirstScreen } from '../layouts/end-first-screen.tsx'
import { ErrorPage } from './error.page.tsx'
import { EtcSide } from './etc-side.tsx'

/** `/guide/{slug}`, `/policies/{type}`, `/price`, `/sales`. `name`: the address without its first slash. */
export function DocumentScreen({ name }: { name: string }) {
  const { data, isPending } = useQuery(documentQuery(name))
  if (data === null) {
    return (
      <CenteredLayout>
        <ErrorPage statusCode={404} statusMessage="Page not found" />
      </CenteredLayout>
    )
  }
  return (
    <DefaultLayout title="안내" menuLabel="메뉴" menu={<EtcSide />}>
      {!isPending && <EndFirstScreen />}
      <DocumentPage key={name} name={name} />
    </DefaultLayout>
  )
}
