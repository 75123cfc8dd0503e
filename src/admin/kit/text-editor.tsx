import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'

interface TextEditorProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  labelledBy: string
  describedBy: string
  isInvalid: boolean
}

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'var(--font-code)', lineHeight: '1.65', caretColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-faint)',
    backgroundColor: 'var(--paper-deep)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--glow)',
  },
})

const HIGHLIGHTS = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--accent)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--info)' },
  { tag: [tags.monospace, tags.processingInstruction, tags.labelName], color: 'var(--ink-faint)' },
])

const EXTENSIONS: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap]),
  markdown({ base: markdownLanguage }),
  syntaxHighlighting(HIGHLIGHTS),
  LOOK,
]

/** CodeMirror as a controlled field. A text from outside replaces the document; what is typed is never written back. */
export function TextEditor(props: TextEditorProps) {
  const { value, labelledBy, describedBy, isInvalid } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const handlers = useRef(props)
  const attributes = useRef(new Compartment())
  useEffect(() => {
    handlers.current = props
  })
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: handlers.current.value,
        extensions: [
          EXTENSIONS,
          attributes.current.of([]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) handlers.current.onChange(update.state.doc.toString())
          }),
          EditorView.domEventHandlers({ blur: () => handlers.current.onBlur?.() }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    view.current?.dispatch({
      effects: attributes.current.reconfigure(
        EditorView.contentAttributes.of({
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-invalid': String(isInvalid),
          spellcheck: 'false',
          tabindex: '0',
        }),
      ),
    })
  }, [labelledBy, describedBy, isInvalid])
  useEffect(() => {
    const now = view.current
    if (!now || now.state.doc.toString() === value) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value } })
  }, [value])
  return <div ref={place} className="text-editor" />
}
