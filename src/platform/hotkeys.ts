import { useEffect, useEffectEvent } from 'react'

/**
 * Every shortcut (specification section 2, 'Hotkey dialog'; `toggle-chat-mode` is added): its window event, its keys by their place on the
 * board, since a Hangul layout names other characters, and what is printed on the key. All are pressed with Ctrl and Shift.
 */
export const HOTKEYS = [
  { event: 'open-hotkey-dialog', codes: ['Slash'], cap: '?' },
  { event: 'toggle-left-menu', codes: ['Comma'], cap: '<' },
  { event: 'toggle-page-outline-tab', codes: ['KeyO'], cap: 'O' },
  { event: 'toggle-links-tab', codes: ['KeyC'], cap: 'C' },
  { event: 'toggle-terms-tab', codes: ['KeyZ'], cap: 'Z' },
  { event: 'toggle-chat-mode', codes: ['KeyX'], cap: 'X' },
  { event: 'move-related-questions-right', codes: ['ArrowRight', 'Numpad6'], cap: '→' },
  { event: 'move-related-questions-left', codes: ['ArrowLeft', 'Numpad4'], cap: '←' },
] as const

export type HotkeyEvent = (typeof HOTKEYS)[number]['event']

const EVENT_OF_CODE = new Map<string, HotkeyEvent>(
  HOTKEYS.flatMap(({ event, codes }) => codes.map((code) => [code, event] as const)),
)

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** Returns the event of a key press, or null. */
export function findHotkey({ code, key, ctrlKey, shiftKey, altKey, metaKey }: Press): HotkeyEvent | null {
  if (!ctrlKey || altKey || metaKey) return null
  // With NumLock on, Windows reports Shift+Numpad6 as 'ArrowRight' without Shift.
  const isShifted = shiftKey || (code.startsWith('Numpad') && key.startsWith('Arrow'))
  if (!isShifted) return null
  return EVENT_OF_CODE.get(code) ?? null
}

/** Turns key presses into window events. Returns a function that stops it. */
export function listenToHotkeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const found = findHotkey(event)
    if (!found) return
    // The browser would select a word, or open its own tools if it lets a page decide.
    event.preventDefault()
    if (!event.repeat || found.startsWith('move-')) window.dispatchEvent(new Event(found))
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

type Handler = () => void

const handlers = new Map<HotkeyEvent, Set<Handler>>()

/** Calls `handler` on every such event. Registering the same handler again only warns. Returns a function that unregisters it. */
export function registerHotkey(event: HotkeyEvent, handler: Handler): () => void {
  const registered = handlers.get(event) ?? new Set()
  handlers.set(event, registered)
  if (registered.has(handler)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the console
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

/**
 * Runs `run` on `event` while the component is mounted. A second press may come before the page has rendered the first, so `run` must read
 * the state that it toggles from the store.
 */
export function useHotkey(event: HotkeyEvent, run: Handler): void {
  const onHotkey = useEffectEvent(run)
  useEffect(() => registerHotkey(event, () => onHotkey()), [event])
}
