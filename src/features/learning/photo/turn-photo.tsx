import './photo.css'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { PICTURES_PATH, readPictureSize } from '#domain/picture/picture-address.ts'
import { api, call, toAppError } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { IconButton } from '#ui/primitives/button.tsx'

/** The picture that a turn was read from: of its learner alone, who may delete it; the turn stays. */
export function TurnPhoto({ id }: { id: string }) {
  const [state, setState] = useState<'shown' | 'away' | 'deleted'>('shown')
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  const remove = async () => {
    setBusy(true)
    try {
      await call(api.storage.remove({ id }))
      setState('deleted')
    } catch (error) {
      showToast({ severity: 'error', title: '사진을 지우지 못했어요', detail: toAppError(error).message })
    }
    setBusy(false)
    setAsking(false)
  }
  const address = PICTURES_PATH + id
  if (state === 'deleted') return <p className="turn-photo-note">사진을 지웠어요.</p>
  if (state === 'away')
    return <p className="turn-photo-note">사진을 불러올 수 없어요. 지웠거나 연결이 끊겼어요.</p>
  return (
    <div className="turn-photo">
      <img
        src={address}
        {...readPictureSize(address)}
        alt="이 글을 읽은 사진"
        onError={() => setState('away')}
      />
      <IconButton icon="trash" label="사진 지우기" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title="사진을 지울까요?"
        confirmLabel="지우기"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        사진만 사라지고, 나눈 대화는 그대로 남아요.
      </ConfirmDialog>
    </div>
  )
}
