import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { toAppError } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { uploadPicture } from './upload-picture.ts'

interface PictureDialogProps {
  file: File
  /** Pictures that follow this one. */
  left: number
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** Asks for the alternative text of a picture, uploads it and inserts its Markdown. A failed upload can be retried. */
export function PictureDialog({ file, left, onInsert, onClose }: PictureDialogProps) {
  const formId = useId()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const stop = useRef<AbortController | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  useEffect(() => () => stop.current?.abort(), [])

  const upload = async (event: FormEvent) => {
    event.preventDefault()
    // A portal's form within the editor's.
    event.stopPropagation()
    if (sent !== null) return
    setMissing(words.trim() === '')
    if (words.trim() === '') return field.current?.focus()
    const stopping = new AbortController()
    stop.current = stopping
    setFailure(null)
    setSent(0)
    try {
      const { url } = await uploadPicture(file, { key, signal: stopping.signal, onProgress: setSent })
      onInsert(`![${toAlt(words)}](${url})`)
    } catch (error) {
      if (stopping.signal.aborted) return
      setFailure(toAppError(error).message)
      setSent(null)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="그림 넣기"
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form={formId} variant="filled" busy={sent !== null}>
            {failure === null ? '올려서 넣기' : '다시 올리기'}
          </Button>
        </>
      }
    >
      <form id={formId} className="picture-form" onSubmit={(event) => void upload(event)} noValidate>
        <img src={preview} alt="" />
        <p className="picture-name">
          {file.name}
          {left > 0 && ` · 다음 그림 ${left}장`}
        </p>
        <TextField
          ref={field}
          label="그림 설명"
          note="그림을 볼 수 없는 사람에게 읽어 줘요. 무엇이 보이는지 한 문장으로 써 주세요."
          error={isMissing ? '그림 설명을 써 주세요.' : null}
          value={words}
          maxLength={300}
          required
          onChange={(event) => setWords(event.target.value)}
        />
        {sent !== null && (
          <label className="picture-progress">
            {sent < 1 ? '올리는 중이에요' : '그림을 다듬는 중이에요'}
            <progress value={sent} max={1} />
          </label>
        )}
        {failure !== null && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** An address of the file for as long as the dialog shows it. */
function usePreview(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

/** Brackets would end the words or begin a formula. */
function toAlt(words: string): string {
  return words.replaceAll('\\', '').replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim()
}
