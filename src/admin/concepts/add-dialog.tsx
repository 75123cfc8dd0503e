import { useState } from 'react'
import { TextField } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface AddDialogProps {
  open: boolean
  title: string
  label: string
  note: string
  isBusy: boolean
  onAdd: (name: string) => void
  onClose: () => void
}

/** Asks for the name of something new. */
export function AddDialog({ open, title, label, note, isBusy, onAdd, onClose }: AddDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const close = () => {
    setName('')
    setError(null)
    onClose()
  }
  const add = () => {
    if (name.trim() === '') return setError('이름을 써 주세요.')
    onAdd(name.trim())
    setName('')
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>그만두기</Button>
          <Button variant="filled" busy={isBusy} onClick={add}>
            만들기
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        note={note}
        error={error}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
        }}
      />
    </Dialog>
  )
}
