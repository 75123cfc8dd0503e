import { type CompositionEvent, type KeyboardEvent, useRef } from 'react'

interface EnterToSend {
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onKeyUp: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onBlur: () => void
  onCompositionStart: () => void
  onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => void
}

/**
 * Enter sends, Shift+Enter does not, a held key sends once; `withModifier`: Ctrl+Enter or Cmd+Enter sends, Enter alone breaks the line.
 * While a Hangul syllable is composed browsers disagree: most send a marked Enter, then the end of the composition, some of them then
 * a second, unmarked Enter; Safari ends the composition first and sends one Enter with the key code of composing. So one press, from
 * its first keydown to its keyup, sends once, and never before the composition has ended.
 */
export function useEnterToSend(onSend: (text: string) => void, withModifier = false): EnterToSend {
  const press = useRef({ composing: false, waits: false, sent: false })
  const send = (text: string) => {
    press.current.waits = false
    press.current.sent = true
    onSend(text)
  }
  return {
    onKeyDown: (event) => {
      const state = press.current
      if (!isEnter(event)) {
        state.waits = false
        return
      }
      const isModified = event.ctrlKey || event.metaKey
      if (event.shiftKey || event.altKey || isModified !== withModifier) return
      if (state.composing || event.nativeEvent.isComposing) {
        state.waits = !state.sent
        return
      }
      event.preventDefault()
      if (!event.repeat && !state.sent) send(event.currentTarget.value)
    },
    onKeyUp: (event) => {
      // macOS sends no keyup for a key released while Cmd is held.
      if (isEnter(event) || event.key === 'Meta') press.current.sent = false
    },
    onBlur: () => {
      press.current.sent = false
    },
    onCompositionStart: () => {
      press.current.composing = true
    },
    onCompositionEnd: (event) => {
      press.current.composing = false
      if (press.current.waits) send(event.currentTarget.value)
    },
  }
}

/** During composition some systems report every key as 'Process'. */
function isEnter({ key, code }: KeyboardEvent): boolean {
  return key === 'Enter' || (key === 'Process' && (code === 'Enter' || code === 'NumpadEnter'))
}
