import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import {
  composerInputAtom,
  moveCardAtom,
  toggleModeAtom,
} from '#features/learning/composer/composer.state.ts'
import { type HelpTab, helpTabAtom, setHelpTabAtom } from '#features/learning/help-tabs/help-tab.state.ts'
import { useHotkey } from '#platform/hotkeys.ts'
import { useAtLeast } from '#platform/media.ts'
import { helpDrawerOpenAtom, setHelpDrawerAtom } from '../layouts/layout.state.ts'

/** Home and End go to the beginning and end of the whole input, not of its line. */
function jumpInInput(event: KeyboardEvent, input: HTMLTextAreaElement | null): void {
  const { key, target, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event
  if ((key !== 'Home' && key !== 'End') || isComposing || ctrlKey || shiftKey || altKey || metaKey) return
  if (input === null || target !== input) return
  event.preventDefault()
  const at = key === 'Home' ? 0 : input.value.length
  input.setSelectionRange(at, at)
}

/** Shortcuts of a conversation (specification section 2). */
export function useChatHotkeys(): void {
  const input = useAtomValue(composerInputAtom)
  const toggleMode = useSetAtom(toggleModeAtom)
  const moveCard = useSetAtom(moveCardAtom)
  const move = (step: 1 | -1) => {
    moveCard(step)
    // Enter sends the selected card from the input.
    input.current?.focus({ preventScroll: true })
  }
  useHotkey('toggle-chat-mode', () => {
    toggleMode()
    input.current?.focus({ preventScroll: true })
  })
  useHotkey('move-related-questions-right', () => move(1))
  useHotkey('move-related-questions-left', () => move(-1))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => jumpInInput(event, input.current)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [input])
}

/** Shortcuts of the right tabs. */
export function useHelpTabHotkeys(): void {
  const isColumn = useAtLeast('md')
  const store = useStore()
  const toggle = (wanted: HelpTab) => {
    const isShown = store.get(helpDrawerOpenAtom) && store.get(helpTabAtom) === wanted
    store.set(setHelpTabAtom, wanted)
    if (!isColumn) store.set(setHelpDrawerAtom, !isShown)
  }
  useHotkey('toggle-page-outline-tab', () => toggle('outline'))
  useHotkey('toggle-links-tab', () => toggle('links'))
  useHotkey('toggle-terms-tab', () => toggle('terms'))
}
