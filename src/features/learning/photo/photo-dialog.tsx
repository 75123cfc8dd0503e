import 'react-image-crop/dist/ReactCrop.css'
import './photo.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import type { ReadPicture } from '#contract/ocr.ts'
import type { User } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'
import { takePhotoTextAtom } from '../composer/composer.state.ts'
import { threadAtom } from '../thread/thread.state.ts'
import {
  cropPicture,
  encodeWaitingPicture,
  shrinkPicture,
  turnPicture,
  UnreadablePictureError,
} from './edit-picture.ts'
import { keepPhotoAtom } from './keep-photo.state.ts'
import { isPhotoOpenAtom, setPhotoOpenAtom } from './photo-open.state.ts'
import { readPicture } from './read-picture.api.ts'

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
/** A smaller part is a slip of the finger. */
const LEAST_PERCENT = 3
const NO_PICTURE = '이 파일은 사진으로 읽을 수 없어요. JPEG나 PNG 사진을 골라 주세요.'

/** Why no picture can be read, now or later; null if one can. Said before a picture is taken. */
function useObstacle(user: User | null): string | null | undefined {
  const reachable = useAtomValue(reachableAtom)
  const { data: site, error } = useQuery(siteConfigQuery)
  if (!user) return '로그인하면 사진으로 물어볼 수 있어요. 지금은 글로 물어봐 주세요.'
  if (!mayKeepPersonal(user)) return '보호자가 동의하면 사진으로 물어볼 수 있어요. 지금은 글로 물어봐 주세요.'
  // Without the network it may be unknown whether a model sees: the picture waits, and says so later.
  if (!site) return !reachable ? null : error ? toAppError(error).message : undefined
  return site.vision ? null : '이 서버에는 사진을 읽는 모델이 없어요. 글로 물어봐 주세요.'
}

/** A picture is taken or chosen, cut and turned, and read into a text that the learner confirms. */
export function PhotoDialog({ inputRef }: { inputRef: RefObject<HTMLTextAreaElement | null> }) {
  const isOpen = useAtomValue(isPhotoOpenAtom)
  const setOpen = useSetAtom(setPhotoOpenAtom)
  const user = useAtomValue(threadAtom)?.user ?? null
  const obstacle = useObstacle(user)
  const takeText = useSetAtom(takePhotoTextAtom)
  const [picture, setPicture] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const keep = useSetAtom(keepPhotoAtom)
  const close = () => {
    setOpen(false)
    setPicture(null)
    setProblem(null)
  }
  const choose = async (file: File) => {
    setProblem(null)
    try {
      setPicture(await shrinkPicture(file))
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error
      setProblem(NO_PICTURE)
    }
  }
  const take = (read: ReadPicture) => {
    takeText(read)
    close()
    inputRef.current?.focus()
  }
  const keepPicture = async (part: string) => {
    const refusal = await keep(part)
    if (refusal !== null) return refusal
    close()
    inputRef.current?.focus()
    return null
  }
  const body = () => {
    if (obstacle === undefined) return <LoadingState rows={2} />
    if (picture && user)
      return (
        <Reading
          key="reading"
          first={picture}
          user={user}
          onAgain={() => setPicture(null)}
          onTake={take}
          onKeep={keepPicture}
        />
      )
    if (obstacle !== null) return <p className="photo-note">{obstacle}</p>
    return <PicturePicker problem={problem} onPick={(file) => void choose(file)} />
  }
  return (
    <Dialog open={isOpen} onClose={close} title="사진으로 질문">
      <div className="photo">{body()}</div>
    </Dialog>
  )
}

function PicturePicker({ problem, onPick }: { problem: string | null; onPick: (file: File) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  const library = useRef<HTMLInputElement>(null)
  const inputs = [
    { ref: camera, capture: 'environment' as const, label: '사진 찍기' },
    { ref: library, capture: undefined, label: '사진 고르기' },
  ]
  return (
    <>
      <p className="photo-note">
        문제나 풀이를 찍으면 글로 옮겨 줘요. 사진은 나만 볼 수 있어요. 얼굴이나 이름이 나오지 않게 찍어
        주세요.
      </p>
      <div className="photo-acts">
        {inputs.map(({ ref, capture, label }) => (
          <div key={label}>
            <Button variant={capture ? 'filled' : 'outlined'} onClick={() => ref.current?.click()}>
              {label}
            </Button>
            <input
              ref={ref}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              capture={capture}
              aria-label={`${label}: 파일`}
              hidden
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) onPick(file)
              }}
            />
          </div>
        ))}
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

interface ReadingProps {
  first: Blob
  user: User
  onAgain: () => void
  onTake: (read: ReadPicture) => void
  /** Keeps the picture (base64) until there is a network; returns why it cannot, null if it is kept. */
  onKeep: (picture: string) => Promise<string | null>
}

/** Cutting and turning, then what was read. */
function Reading({ first, user, onAgain, onTake, onKeep }: ReadingProps) {
  const isReachable = useAtomValue(reachableAtom)
  const [picture, setPicture] = useState(first)
  const [crop, setCrop] = useState<PercentCrop>(WHOLE)
  const [isReading, setReading] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The network failed, or the model: the picture may wait. */
  const [isLater, setLater] = useState(false)
  const [read, setRead] = useState<ReadPicture | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const address = useAddress(picture)
  const turn = async () => {
    setPicture(await turnPicture(picture))
    setCrop(WHOLE)
  }
  const start = async () => {
    const stopping = new AbortController()
    stop.current = stopping
    setProblem(null)
    setReading(true)
    try {
      const part = await cropPicture(picture, partOf(crop))
      const options = { userId: user.id, key: crypto.randomUUID(), signal: stopping.signal }
      setRead(await readPicture(part, 'photo', options))
    } catch (error) {
      if (!stopping.signal.aborted) {
        const { message, status } = toAppError(error)
        setProblem(message)
        setLater(status === 0 || (status >= 500 && status !== 501))
      }
    } finally {
      setReading(false)
    }
  }
  const keep = async () => {
    setProblem(null)
    setKeeping(true)
    try {
      setProblem(await onKeep(await encodeWaitingPicture(picture, partOf(crop))))
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error
      setProblem(NO_PICTURE)
    } finally {
      setKeeping(false)
    }
  }
  const mayKeep = !isReachable || isLater
  if (read)
    return (
      <>
        <p className="photo-note" role="status">
          {read.confidence === 'high'
            ? '이렇게 읽었어요. 사진과 같은지 봐 주세요.'
            : '자신 없는 글자가 있어요. 사진과 다른 곳은 고쳐 주세요.'}
        </p>
        <div className="photo-read">
          <Markdown text={read.text} />
        </div>
        <div className="photo-acts">
          <Button onClick={() => setRead(null)}>다시 읽기</Button>
          <Button variant="filled" onClick={() => onTake(read)}>
            입력에 넣기
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="photo-note">읽을 곳만 남겨 주세요. 끌어서 고르거나, 모서리에서 화살표로 옮겨요.</p>
      {mayKeep && (
        <p className="photo-note" role="status">
          {isReachable
            ? '사진을 이 기기에 두었다가, 나중에 읽어서 저절로 물어볼 수도 있어요.'
            : '지금은 서버에 연결할 수 없어요. 사진을 이 기기에 두었다가, 연결되면 읽어서 저절로 물어볼 수 있어요.'}
        </p>
      )}
      <div className="photo-crop">
        <ReactCrop
          crop={crop}
          onChange={(_, next) => setCrop(next)}
          disabled={isReading}
          ruleOfThirds
          ariaLabels={CROP_LABELS}
        >
          <img src={address} alt="고른 사진" />
        </ReactCrop>
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="photo-acts">
        {isReading ? (
          <Button onClick={() => stop.current?.abort()}>그만 읽기</Button>
        ) : (
          <>
            <Button onClick={onAgain}>다른 사진</Button>
            <Button icon="retry" onClick={() => void turn()}>
              오른쪽으로 돌리기
            </Button>
          </>
        )}
        {isReachable && (
          <Button variant={mayKeep ? 'outlined' : 'filled'} busy={isReading} onClick={() => void start()}>
            {isReading ? '읽는 중이에요' : '읽기'}
          </Button>
        )}
        {mayKeep && !isReading && (
          <Button variant="filled" busy={isKeeping} onClick={() => void keep()}>
            {isReachable ? '나중에 물어보기' : '연결되면 물어보기'}
          </Button>
        )}
      </div>
    </>
  )
}

/** A part that is a slip of the finger is the whole. */
function partOf(crop: PercentCrop): PercentCrop {
  return crop.width >= LEAST_PERCENT && crop.height >= LEAST_PERCENT ? crop : WHOLE
}

const CROP_LABELS = {
  cropArea: '읽을 곳. 화살표로 옮겨요',
  nwDragHandle: '왼쪽 위 모서리',
  nDragHandle: '위쪽 가장자리',
  neDragHandle: '오른쪽 위 모서리',
  eDragHandle: '오른쪽 가장자리',
  seDragHandle: '오른쪽 아래 모서리',
  sDragHandle: '아래쪽 가장자리',
  swDragHandle: '왼쪽 아래 모서리',
  wDragHandle: '왼쪽 가장자리',
}

/** An address of the picture for as long as it is shown. */
function useAddress(picture: Blob): string {
  const address = useMemo(() => URL.createObjectURL(picture), [picture])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
