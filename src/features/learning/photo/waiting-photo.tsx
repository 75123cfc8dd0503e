import './photo.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { RecordOf } from '#domain/outbox/record.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { TurnActs } from '#ui/thread/turn.tsx'
import { sendPhotoAtom, withdrawPhotoAtom } from './keep-photo.state.ts'

interface WaitingPhotoProps {
  record: RecordOf<'photo'>
}

/** A picture on the device, in the place of the one that the server will have. */
export function WaitingPicture({ record }: WaitingPhotoProps) {
  return (
    <div className="turn-photo">
      <img src={`data:image/jpeg;base64,${record.body.picture}`} alt="보낼 사진" />
    </div>
  )
}

const REFUSALS: Record<number, string> = {
  413: '사진이 너무 커서 보내지 못했어요. 읽을 곳만 남겨서 다시 찍어 주세요.',
  422: '사진에서 글을 읽지 못했어요. 밝은 곳에서 글씨가 크게 보이게 다시 찍어 주세요.',
  501: '이 서버에는 사진을 읽는 모델이 없어요. 글로 물어봐 주세요.',
}

function describe({ state, lastStatus }: RecordOf<'photo'>, isReachable: boolean): string {
  if (state === 'dead') return REFUSALS[lastStatus ?? 0] ?? '사진을 보내지 못했어요. 다시 해 주세요.'
  if (state === 'paused') return '앱을 새로 고치면 사진을 읽어서 저절로 물어볼게요.'
  if (!isReachable) return '사진을 이 기기에 두었어요. 연결되면 읽어서 저절로 물어볼게요.'
  if (lastStatus === 429) return '오늘 읽을 수 있는 사진을 다 읽었어요. 내일 저절로 물어볼게요.'
  if (lastStatus !== null && lastStatus >= 500)
    return '지금은 사진을 읽지 못했어요. 잠시 뒤에 저절로 다시 해 볼게요.'
  return '기다리던 사진을 읽고 있어요.'
}

/** Below a picture that waits: what becomes of it, sending it now, and deleting it. */
export function WaitingPhoto({ record }: WaitingPhotoProps) {
  const isReachable = useAtomValue(reachableAtom)
  const withdraw = useSetAtom(withdrawPhotoAtom)
  const [isAsking, setAsking] = useState(false)
  const send = useSetAtom(sendPhotoAtom)
  return (
    <>
      <p className="reply-status" role="status">
        {describe(record, isReachable)}
      </p>
      <TurnActs>
        <IconButton icon="retry" label="사진 지금 보내기" onClick={() => void send(record)} />
        <IconButton icon="trash" label="보낼 사진 지우기" onClick={() => setAsking(true)} />
      </TurnActs>
      <ConfirmDialog
        open={isAsking}
        title="보낼 사진을 지울까요?"
        confirmLabel="지우기"
        onConfirm={() => void withdraw(record)}
        onCancel={() => setAsking(false)}
      >
        이 기기에만 있는 사진이에요. 지우면 되찾을 수 없고, 물어보지도 않아요.
      </ConfirmDialog>
    </>
  )
}
