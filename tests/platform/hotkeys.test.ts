import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOTKEY_GROUPS } from '#features/hotkeys/hotkey-groups.ts'
import { findHotkey, HOTKEYS, registerHotkey } from '#platform/hotkeys.ts'

const press = (code: string, key = code, more = {}) => ({
  code,
  key,
  ctrlKey: true,
  shiftKey: true,
  altKey: false,
  metaKey: false,
  ...more,
})

describe('a shortcut', () => {
  test.each([
    ['Slash', 'open-hotkey-dialog'],
    ['Comma', 'toggle-left-menu'],
    ['KeyO', 'toggle-page-outline-tab'],
    ['KeyC', 'toggle-links-tab'],
    ['KeyZ', 'toggle-terms-tab'],
    ['KeyX', 'toggle-chat-mode'],
    ['ArrowRight', 'move-related-questions-right'],
    ['Numpad6', 'move-related-questions-right'],
    ['ArrowLeft', 'move-related-questions-left'],
    ['Numpad4', 'move-related-questions-left'],
    ['KeyQ', null],
  ])('Ctrl+Shift+%s is %s, and nothing without either key', (code, event) => {
    expect(findHotkey(press(code))).toBe(event)
    for (const more of [{ ctrlKey: false }, { shiftKey: false }, { altKey: true }, { metaKey: true }])
      expect(findHotkey(press(code, code, more))).toBeNull()
  })
})

test('the dialog shows every shortcut once, with the keys that it listens to', () => {
  const shown = HOTKEY_GROUPS.flatMap(({ lines }) => lines.map(({ keys }) => keys.join('+')))
  for (const { cap } of HOTKEYS) expect(shown.filter((keys) => keys === `Ctrl+Shift+${cap}`)).toHaveLength(1)
})

describe('a handler', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('that is registered twice runs once, and a Korean warning says that it is already registered', () => {
    let runs = 0
    const run = () => {
      runs += 1
    }
    const stop = registerHotkey('toggle-left-menu', run)
    registerHotkey('toggle-links-tab', run)()
    expect(console.warn).not.toHaveBeenCalled()
    registerHotkey('toggle-left-menu', run)
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/이미 등록된 .*toggle-left-menu/))
    window.dispatchEvent(new Event('toggle-left-menu'))
    expect(runs).toBe(1)
    stop()
    window.dispatchEvent(new Event('toggle-left-menu'))
    expect(runs).toBe(1)
  })
})
