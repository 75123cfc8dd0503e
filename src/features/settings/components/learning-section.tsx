import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Switch } from '#ui/form/switch.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'
import { SettingsSection } from './settings-section.tsx'

interface LearningSectionProps {
  useLinks: boolean
  children?: ReactNode
}

export function LearningSection({ useLinks, children }: LearningSectionProps) {
  const save = useSetAtom(savePreferencesAtom)
  return (
    <SettingsSection title="학습">
      <div className="settings-rows">
        <Switch
          label="영상 링크 보기"
          note="누르기 전에는 바깥에서 아무것도 불러오지 않아요."
          checked={useLinks}
          onChange={(isOn) => void save({ useLinks: isOn })}
        />
        {children}
      </div>
    </SettingsSection>
  )
}
