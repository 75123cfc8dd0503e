import { useId, useRef, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { TextEditor, type TextEditorCommands } from './text-editor.tsx'

interface MarkdownEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  error?: string | null | undefined
  /** Whether pictures can be added. */
  hasPictures?: boolean | undefined
  /** How the text is written; by default with formulas and figures. Blank where a list says it once. */
  note?: string | undefined
  /** As high as its text, for one of several fields of a form; `line`: usually of one line. */
  size?: 'compact' | 'line' | undefined
  isReadOnly?: boolean | undefined
}

const NOTE = '수식은 \\( \\)나 \\[ \\] 사이에, 도형은 ```figure 칸에 써요. Tab 키로 편집기를 나가요.'

/** A field for Markdown with formulas and figures. Tab moves on, as in any field: indentation is two typed spaces. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, value, onChange, onBlur, error, note = NOTE, size, isReadOnly = false } = props
  const hasPictures = props.hasPictures === true && !isReadOnly
  const id = useId()
  const commands = useRef<TextEditorCommands>(null)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [picture, ...others] = pictures
  return (
    <div className={joinClasses('field markdown-editor', size && `markdown-editor-${size}`)}>
      <div className="editor-head">
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
        {hasPictures && <PictureButton of={label} onPick={setPictures} />}
      </div>
      <TextEditor
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        labelledBy={`${id}-label`}
        describedBy={error || note !== '' ? `${id}-note` : undefined}
        isInvalid={Boolean(error)}
        isReadOnly={isReadOnly}
        onPictures={hasPictures ? setPictures : undefined}
        commands={commands}
      />
      {error && (
        <span className="field-error" id={`${id}-note`} role="alert">
          <Icon name="error" size={16} />
          {error}
        </span>
      )}
      {!error && note !== '' && (
        <span className="field-note" id={`${id}-note`}>
          {note}
          {hasPictures && ' 그림은 단추로 고르거나 글 위에 끌어다 놓거나 붙여 넣어요.'}
        </span>
      )}
      {picture && (
        <PictureDialog
          key={`${picture.name} ${others.length}`}
          file={picture}
          left={others.length}
          onInsert={(markdown) => {
            setPictures(others)
            commands.current?.insertParagraph(markdown)
          }}
          onClose={() => setPictures(others)}
        />
      )}
    </div>
  )
}

function PictureButton({ of, onPick }: { of: string; onPick: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon="note"
        variant="text"
        aria-label={`그림 넣기: ${of}`}
        onClick={() => input.current?.click()}
      >
        그림 넣기
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])])
          // The same file can be picked again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
