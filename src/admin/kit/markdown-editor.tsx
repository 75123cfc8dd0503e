import { useId } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { TextEditor } from './text-editor.tsx'

interface MarkdownEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  error?: string | null | undefined
}

/** A field for Markdown with formulas and figures. Tab moves on, as in any field: indentation is two typed spaces. */
export function MarkdownEditor({ label, value, onChange, onBlur, error }: MarkdownEditorProps) {
  const id = useId()
  return (
    <div className="field markdown-editor">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <TextEditor
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        labelledBy={`${id}-label`}
        describedBy={`${id}-note`}
        isInvalid={Boolean(error)}
      />
      {error ? (
        <span className="field-error" id={`${id}-note`} role="alert">
          <Icon name="error" size={16} />
          {error}
        </span>
      ) : (
        <span className="field-note" id={`${id}-note`}>
          수식은 \( \)나 \[ \] 사이에, 그림은 ```figure 칸에 써요. Tab 키로 편집기를 나가요.
        </span>
      )}
    </div>
  )
}
