import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { LevelMarks } from '#ui/overlay/level-marks.tsx'
import { ChatMenu } from '../thread/chat-menu.tsx'
import { shownItemAtom } from './exam.state.ts'
import { useLevelChoices } from './use-level-choices.ts'

/**
 * The levels of the open concept, if the bar has room for them, then `children`, then the menu of the conversation, which lists the levels
 * too.
 */
export function LearningBar({ children }: { children: ReactNode }) {
  const choices = useLevelChoices()
  const shown = useAtomValue(shownItemAtom)
  const items = choices.flatMap((choice) => choice.items)
  return (
    <>
      {choices.length > 0 && (
        <LevelMarks
          className="learning-levels"
          levels={choices}
          current={shown && DIFFICULTY_LABELS[shown.exam.difficultyLevel]}
        />
      )}
      {children}
      <ChatMenu
        levelItems={items.filter(({ id }, at) => items.findLastIndex((one) => one.id === id) === at)}
      />
    </>
  )
}
