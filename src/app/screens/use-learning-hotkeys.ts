import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { changeDraftAtom, draftAtom, moveCardAtom } from '#features/learning/composer/composer.state.ts'
import { type HelpTab, helpTabAtom, setHelpTabAtom } from '#features/learning/help-tabs/help-tab.state.ts'
import { useHotkey } from '#platform/hotkeys.ts'
import { useAtLeast } from '#platform/media.ts'
import { helpDrawerOpenAtom, setHelpDrawerAtom } from '../layouts/layout.state.ts'

function findInput() {
  return document.querySelector<HTMLTextAreaElement>('.composer textarea')
}

/** Makes Home and End move to the start and end of the whole input instead of its line. */
function jumpInInput(event: KeyboardEvent): void {
  const { key, target, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event
  if ((key !== 'Home' && key !== 'End') || isComposing || ctrlKey || shiftKey || altKey || metaKey) return
  if (!(target instanceof HTMLTextAreaElement) || target !== findInput()) return
  event.preventDefault()
  const at = key === 'Home' ? 0 : target.value.length
  target.setSelectionRange(at, at)
}

/** Shortcuts of a conversation (specification section 2). */
export function useChatHotkeys(): void {
  const { mode } = useAtomValue(draftAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const moveCard = useSetAtom(moveCardAtom)
  const move = (step: 1 | -1) => {
    moveCard(step)
    // Enter sends the selected card from the input.
    findInput()?.focus({ preventScroll: true })
  }
  useHotkey('toggle-chat-mode', () => {
    changeDraft({ mode: mode === 'question' ? 'answer' : 'question' })
    findInput()?.focus({ preventScroll: true })
  })
  useHotkey('move-related-questions-right', () => move(1))
  useHotkey('move-related-questions-left', () => move(-1))
  useEffect(() => {
    window.addEventListener('keydown', jumpInInput)
    return () => window.removeEventListener('keydown', jumpInInput)
  }, [])
}

/** Shortcuts of the right tabs. */
export function useHelpTabHotkeys(): void {
  const isColumn = useAtLeast('md')
  const tab = useAtomValue(helpTabAtom)
  const drawerOpen = useAtomValue(helpDrawerOpenAtom)
  const setTab = useSetAtom(setHelpTabAtom)
  const setDrawer = useSetAtom(setHelpDrawerAtom)
  const toggle = (wanted: HelpTab) => {
    setTab(wanted)
    if (!isColumn) setDrawer(!(drawerOpen && tab === wanted))
  }
  useHotkey('toggle-page-outline-tab', () => toggle('outline'))
  useHotkey('toggle-links-tab', () => toggle('links'))
  useHotkey('toggle-terms-tab', () => toggle('terms'))
}
