import { useAtomValue, useSetAtom } from 'jotai'
import { chooseThemeAtom, type ThemeChoice, themeChoiceAtom } from '#platform/theme.ts'
import { type Segment, Segmented } from '#ui/primitives/segmented.tsx'
import { SettingsSection } from './settings-section.tsx'

const CHOICES: readonly Segment<ThemeChoice>[] = [
  { value: 'device', label: '기기', icon: 'screen' },
  { value: 'light', label: '밝게', icon: 'sun' },
  { value: 'dark', label: '어둡게', icon: 'moon' },
]

export function ThemeSection() {
  const choice = useAtomValue(themeChoiceAtom)
  const choose = useSetAtom(chooseThemeAtom)
  return (
    <SettingsSection title="화면">
      <div className="settings-row">
        <div>
          밝기
          <small>이 기기에만 저장돼요.</small>
        </div>
        <Segmented label="밝기" segments={CHOICES} value={choice} onChange={choose} />
      </div>
    </SettingsSection>
  )
}
