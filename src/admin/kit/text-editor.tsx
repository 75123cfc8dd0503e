import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react'

interface TextEditorProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  labelledBy: string
  describedBy?: string | undefined
  isInvalid: boolean
  isReadOnly?: boolean | undefined
  /** Called with pictures that are pasted or dropped; without it they are ignored. */
  onPictures?: ((files: File[]) => void) | undefined
  /** Receives the editor's commands. */
  commands?: RefObject<TextEditorCommands | null> | undefined
}

export interface TextEditorCommands {
  /** Replaces what is selected, or inserts where the cursor is, and moves the focus there. */
  insert: (text: string) => void
  /** Inserts a paragraph where the cursor is, below the line if that holds text, and moves the focus there. */
  insertParagraph: (text: string) => void
}

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
  '&.cm-focused': { outline: 'none' },
  // Its own rules are in no layer: what a field changes of it are properties.
  '.cm-content': {
    minHeight: 'var(--editor-min-height, 100%)',
    padding: 'var(--editor-padding, 4px) 0',
    fontFamily: 'var(--font-code)',
    lineHeight: '1.65',
    caretColor: 'var(--ink)',
  },
  '.cm-line': { paddingLeft: 'var(--editor-indent, 6px)' },
  '.cm-gutters': {
    display: 'var(--editor-gutters, flex)',
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
  const { value, labelledBy, describedBy, isInvalid, isReadOnly = false } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const handlers = useRef(props)
  const attributes = useRef(new Compartment())
  useEffect(() => {
    handlers.current = props
  })
  useEffect(() => {
    if (!place.current) return
    const takePictures = (event: Event, data: DataTransfer | null) => {
      const { onPictures } = handlers.current
      const files = listPictures(data)
      if (!onPictures || files.length === 0) return false
      event.preventDefault()
      onPictures(files)
      return true
    }
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
          EditorView.domEventHandlers({
            blur: () => handlers.current.onBlur?.(),
            paste: (event) => takePictures(event, event.clipboardData),
            drop: (event, target) => {
              const at = target.posAtCoords({ x: event.clientX, y: event.clientY })
              if (!takePictures(event, event.dataTransfer)) return false
              if (at !== null) target.dispatch({ selection: { anchor: at } })
              return true
            },
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    view.current?.dispatch({
      effects: attributes.current.reconfigure([
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({
          'aria-labelledby': labelledBy,
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          'aria-invalid': String(isInvalid),
          'aria-readonly': String(isReadOnly),
          spellcheck: 'false',
          tabindex: '0',
        }),
      ]),
    })
  }, [labelledBy, describedBy, isInvalid, isReadOnly])
  useEffect(() => {
    const now = view.current
    if (!now || now.state.doc.toString() === value) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value } })
  }, [value])
  useImperativeHandle(props.commands, () => ({
    insert: (text) => {
      view.current?.dispatch(view.current.state.replaceSelection(text))
      view.current?.focus()
    },
    insertParagraph: (text) => view.current && insertParagraph(view.current, text),
  }))
  return <div ref={place} className="text-editor" />
}

/** The pictures of what is pasted or dropped. Programs that copy text add a picture of it, so text is preferred. */
function listPictures(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}

function insertParagraph(view: EditorView, text: string): void {
  const { from, to, text: line } = view.state.doc.lineAt(view.state.selection.main.to)
  const insert = line.trim() === '' ? `${text}\n` : `\n\n${text}\n`
  const at = line.trim() === '' ? from : to
  view.dispatch({
    changes: { from: at, to, insert },
    selection: { anchor: at + insert.length },
    scrollIntoView: true,
  })
  view.focus()
}
