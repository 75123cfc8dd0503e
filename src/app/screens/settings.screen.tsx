import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { ConsentSection } from '#features/auth/components/consent-section.tsx'
import { Downloads } from '#features/downloads/downloads.tsx'
import { InstallSection } from '#features/install/install-section.tsx'
import { PERSONA_NAMES } from '#features/learning/turn/persona-names.ts'
import { PenSection } from '#features/settings/components/pen-section.tsx'
import { SettingsPage } from '#features/settings/settings.page.tsx'
import { SyncBar } from '#features/sync/sync-bar.tsx'
import { UnsentRecords } from '#features/sync/unsent-records.tsx'
import { forgetAnswers } from '#platform/query-client.ts'
import { useTitle } from '#platform/title.ts'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EtcSide } from './etc-side.tsx'
import { useLoginPath } from './use-login-path.ts'

const PERSONAS = TUTOR_PERSONAS.map((persona) => ({
  persona,
  name: PERSONA_NAMES[persona],
  note: persona.startsWith('friend') ? '또래 친구 · 편한 말' : '높임말',
}))

/** `/settings`: the learner's settings, with the device sections of other slices. */
export function SettingsScreen() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const login = useLoginPath()
  useTitle('설정')
  return (
    <DefaultLayout title="내 계정" menuLabel="메뉴" menu={<EtcSide />} bar={<SyncBar />}>
      <SettingsPage
        personas={PERSONAS}
        loginPath={login}
        device={<DeviceSettings />}
        consent={(user) => <ConsentSection user={user} />}
        onDeleted={(isClean) => {
          forgetAnswers(queryClient)
          navigate(isClean ? '/' : '/auth/logout', { replace: true })
        }}
      />
    </DefaultLayout>
  )
}

/** Downloads, unsent records and installation on this device. */
function DeviceSettings() {
  return (
    <>
      <section>
        <h3>내려받은 단원</h3>
        <Downloads />
      </section>
      <section>
        <h3>보내지 못한 기록</h3>
        <UnsentRecords />
      </section>
      <section>
        <h3>펜</h3>
        <PenSection />
      </section>
      <section id="install">
        <h3>앱으로 설치</h3>
        <InstallSection />
      </section>
    </>
  )
}
