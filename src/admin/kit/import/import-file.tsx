import '#ui/form/field.css'
import './import.css'
import { Field } from '#ui/form/field.tsx'

interface ImportFileProps {
  label: string
  /** As an `accept` attribute. */
  accept: string
  note?: string
  problem: string | null
  onPick: (file: File) => void
}

/** Chooses one file; the same one can be chosen again once it is mended. */
export function ImportFile({ label, accept, note, problem, onPick }: ImportFileProps) {
  return (
    <Field label={label} note={note} error={problem}>
      {(control) => (
        <input
          {...control}
          className="input import-file"
          type="file"
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) onPick(file)
          }}
        />
      )}
    </Field>
  )
}
