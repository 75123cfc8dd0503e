import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { User } from '#contract/user.ts'
import { lastSyncAtom } from '#platform/connectivity.ts'
import { sessionAtom } from '#platform/session.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import type { PersonaChoice } from '#ui/form/persona-picker.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'
import { AccountSection } from './components/account-section.tsx'
import { LearningSection } from './components/learning-section.tsx'
import { NotificationMethods } from './components/notification-methods.tsx'
import { PersonaSection } from './components/persona-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'
import { QuietHours } from './components/quiet-hours.tsx'
import { SettingsSection } from './components/settings-section.tsx'
import { ThemeSection } from './components/theme-section.tsx'
import { showWaitingPreferencesAtom } from './preferences.state.ts'

interface SettingsPageProps {
  personas: readonly PersonaChoice[]
  loginPath: string
  /** Sections of other slices about this device: downloads, unsent records, installation. */
  device: ReactNode
  /** Section of another slice: age band and guardian's consent. */
  consent: (user: User) => ReactNode
  onDeleted: (isClean: boolean) => void
}

/** `/settings`: the learner's settings, and the device's for everybody. */
export function SettingsPage({ personas, loginPath, device, consent, onDeleted }: SettingsPageProps) {
  const session = useAtomValue(sessionAtom)
  const deviceSection = device && <SettingsSection title="이 기기">{device}</SettingsSection>
  return (
    <>
      <h1 className="settings-title">설정</h1>
      {session.status === 'loading' && <LoadingState rows={8} label="설정을 불러오는 중" />}
      {session.status === 'anonymous' && (
        <>
          <SettingsSection title="내 정보">
            <p className="settings-soft">
              로그인하면 별명과 튜터, 알림을 고를 수 있고 대화와 진도가 저장돼요.
            </p>
            <div>
              <ButtonLink href={loginPath} variant="filled">
                로그인
              </ButtonLink>
            </div>
          </SettingsSection>
          <ThemeSection />
          {deviceSection}
        </>
      )}
      {session.status === 'signed-in' && (
        <LearnerSettings
          user={session.user}
          personas={personas}
          deviceSection={deviceSection}
          consent={consent}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}

interface LearnerSettingsProps extends Pick<SettingsPageProps, 'personas' | 'consent' | 'onDeleted'> {
  user: User
  deviceSection: ReactNode
}

function LearnerSettings({ user, personas, deviceSection, consent, onDeleted }: LearnerSettingsProps) {
  const { data: site } = useQuery(siteConfigQuery)
  const showWaiting = useSetAtom(showWaitingPreferencesAtom)
  const lastSync = useAtomValue(lastSyncAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with it comes the server's answer, which lacks what waits
  useEffect(() => {
    // Refused by the device's database: show the server's values.
    showWaiting().catch(() => undefined)
  }, [showWaiting, lastSync])
  return (
    <>
      <ProfileSection user={user} />
      <PersonaSection value={user.tutorPersona} choices={personas} />
      <SettingsSection title="알림">
        <NotificationMethods
          methods={user.notificationMethods}
          email={user.email}
          canSend={{ EMAIL: site?.mail ?? true, WEB_PUSH: site?.push ?? true }}
        />
        <QuietHours quietHours={user.quietHours} reminderHour={user.reminderHour} />
      </SettingsSection>
      <LearningSection useLinks={user.useLinks} />
      <ThemeSection />
      {deviceSection}
      <SettingsSection title="나이와 동의">{consent(user)}</SettingsSection>
      <AccountSection user={user} onDeleted={onDeleted} />
    </>
  )
}
