import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'

interface TextDifferenceProps {
  label: string
  before: string
  after: string
}

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
  '.cm-content': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  // Its own mark is in few fonts, its own colours are of one theme.
  '& .cm-collapsedLines': { color: 'var(--ink-soft)', background: 'var(--paper-deep)' },
  '& .cm-collapsedLines:before, & .cm-collapsedLines:after': { content: '"…"' },
  '& .cm-changedLine, & .cm-inlineChangedLine': { backgroundColor: 'var(--accent-soft)' },
  '& .cm-deletedChunk': { backgroundColor: 'var(--danger-soft)' },
  '& .cm-changedText, & .cm-deletedChunk .cm-deletedText, & del, & .cm-deletedText': {
    background: 'none',
    fontWeight: '700',
  },
})

/** The two texts as one unified difference: removed lines are struck through, added lines marked with a plus. */
export function TextDifference({ label, before, after }: TextDifferenceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          unifiedMergeView({
            original: before,
            mergeControls: false,
            gutter: true,
            collapseUnchanged: { margin: 2, minSize: 4 },
          }),
          EditorView.lineWrapping,
          EditorView.editable.of(false),
          EditorState.readOnly.of(true),
          EditorState.phrases.of({ '$ unchanged lines': '같은 줄 $개' }),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          LOOK,
        ],
      }),
    })
    return () => view.destroy()
  }, [label, before, after])
  return <div ref={place} className="text-difference" />
}
