import { useAtom, useAtomValue } from 'jotai'
import { themeAtom, toggleThemeAtom } from '#platform/theme.ts'
import { IconButton } from '#ui/primitives/button.tsx'

export function ThemeButton() {
  const theme = useAtomValue(themeAtom)
  const [, toggle] = useAtom(toggleThemeAtom)
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={theme === 'dark' ? '밝은 화면' : '어두운 화면'}
      onClick={() => toggle()}
    />
  )
}
