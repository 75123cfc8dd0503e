import { useEffect, useRef } from 'react'

/** Window events of the shortcuts (specification section 2, 'Hotkey dialog'); `toggle-chat-mode` is added, for Ctrl+Shift+X. */
export type HotkeyEvent =
  | 'open-hotkey-dialog'
  | 'toggle-left-menu'
  | 'toggle-page-outline-tab'
  | 'toggle-links-tab'
  | 'toggle-terms-tab'
  | 'toggle-chat-mode'
  | 'move-related-questions-right'
  | 'move-related-questions-left'

/** With Ctrl and Shift, by the place of the key: a Hangul layout names other characters. */
const EVENT_OF_CODE: Readonly<Record<string, HotkeyEvent>> = {
  Slash: 'open-hotkey-dialog',
  Comma: 'toggle-left-menu',
  KeyO: 'toggle-page-outline-tab',
  KeyC: 'toggle-links-tab',
  KeyZ: 'toggle-terms-tab',
  KeyX: 'toggle-chat-mode',
  ArrowRight: 'move-related-questions-right',
  Numpad6: 'move-related-questions-right',
  ArrowLeft: 'move-related-questions-left',
  Numpad4: 'move-related-questions-left',
}

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** The event of a key press, or null. */
export function findHotkey({ code, key, ctrlKey, shiftKey, altKey, metaKey }: Press): HotkeyEvent | null {
  if (!ctrlKey || altKey || metaKey) return null
  // With NumLock on, Windows takes Shift out of Shift+Numpad6 and says 'ArrowRight' instead.
  const isShifted = shiftKey || (code.startsWith('Numpad') && key.startsWith('Arrow'))
  return isShifted && Object.hasOwn(EVENT_OF_CODE, code) ? (EVENT_OF_CODE[code] ?? null) : null
}

/** Turns presses into window events; gives the way to stop. */
export function listenToHotkeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const found = findHotkey(event)
    if (!found) return
    // What the browser would do with it: select a word, open its own tools where it lets a page decide.
    event.preventDefault()
    if (!event.repeat || found.startsWith('move-')) window.dispatchEvent(new Event(found))
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

type Handler = () => void

const handlers = new Map<HotkeyEvent, Set<Handler>>()

/** Calls `handler` on every such event; the same one twice is registered once, with a warning. Gives the way to stop. */
export function registerHotkey(event: HotkeyEvent, handler: Handler): () => void {
  const registered = handlers.get(event) ?? new Set()
  handlers.set(event, registered)
  if (registered.has(handler)) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this said in the console
    console.warn(`이미 등록된 단축키 처리 함수예요: ${event}`)
    return () => undefined
  }
  registered.add(handler)
  window.addEventListener(event, handler)
  return () => {
    registered.delete(handler)
    window.removeEventListener(event, handler)
  }
}

/** While the component is shown, what `event` does. */
export function useHotkey(event: HotkeyEvent, run: Handler): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => registerHotkey(event, () => latest.current()), [event])
}
