import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { makePrior } from '#domain/ink/make-prior.ts'
import { installWayAtom } from '#platform/install.ts'
import { hasPenAtom } from '#platform/pen.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { InkPad, type PaperKind } from '#ui/ink-pad/ink-pad.tsx'
import { InkReading } from '#ui/ink-pad/ink-reading.tsx'
import { draftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { threadAtom } from '../thread/thread.state.ts'
import { changeInkAtom, flushInkAtom, inkAtom, inkProblemAtom, openInkAtom } from './ink.state.ts'
import { setPadOpenAtom } from './pad-open.state.ts'
import { takeReadingAtom } from './take-reading.state.ts'
import { useReading } from './use-reading.ts'
import { useServedReading } from './use-served-reading.ts'

/** Safari deletes what a site that is not installed has stored, seven days after its last use. */
const SAFARI_ADVICE =
  '홈 화면에 추가하지 않으면, 쓰다 만 글씨를 7일 뒤에 Safari가 지울 수 있어요. 설정에 추가하는 법이 있어요.'

const NO_STROKES = [] as const
const NOTHING_MARKED: ReadonlySet<string> = new Set()

/** The ink pad in the place of the message input, with what was written for the open item, or for a question. */
export function InkAnswer({ inputRef }: { inputRef: RefObject<HTMLTextAreaElement | null> }) {
  const place = useAtomValue(threadAtom)?.place
  const shown = useAtomValue(shownItemAtom)
  const { mode } = useAtomValue(draftAtom)
  const ink = useAtomValue(inkAtom)
  const problem = useAtomValue(inkProblemAtom)
  const hasPen = useAtomValue(hasPenAtom)
  const isInSafari = useAtomValue(installWayAtom) === 'ios'
  const changeInk = useSetAtom(changeInkAtom)
  const setOpen = useSetAtom(setPadOpenAtom)
  const takeReading = useSetAtom(takeReadingAtom)
  const [paper, setPaper] = usePaper()
  const [isWriting, setWriting] = useState(false)
  const [marked, setMarked] = useState(NOTHING_MARKED)
  const item = mode === 'answer' ? (shown?.item ?? null) : null
  const prior = useMemo(() => makePrior(item), [item])
  const strokes = ink?.strokes ?? NO_STROKES
  const {
    reading: { of, ...reading },
    choose,
    retry,
  } = useReading(strokes, isWriting, prior)
  const takesAllLines = item === null || isEssay(item)
  const read = takesAllLines ? reading.lines : reading.lines.slice(-1)
  const isUnsure = reading.status === 'read' && of === strokes && read.some(({ sure }) => !sure)
  const { served, isAsking, stop } = useServedReading(strokes, isUnsure)
  useOpenInk(place, item?.id ?? null)
  useSavedInk()
  const close = () => {
    // The input stands before this press is over: only then a screen keyboard opens for it.
    flushSync(() => setOpen(false))
    return inputRef.current
  }
  const onTake = (text: string) => {
    takeReading({ text, strokes, ocrResultId: served?.ocrResultId ?? null })
    // Sending it is the next press, without a screen keyboard over what was read.
    close()?.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  if (!ink) return null
  return (
    <InkPad
      ink={ink}
      onInk={changeInk}
      onWriting={(isDown) => {
        setWriting(isDown)
        setMarked(NOTHING_MARKED)
      }}
      marked={marked}
      hasPen={hasPen}
      isDirect={readStored('inkDirect') === 'on'}
      paper={paper}
      onPaper={setPaper}
      onKeyboard={() => close()?.focus()}
    >
      <InkReading
        {...reading}
        takesAllLines={takesAllLines}
        served={served?.lines ?? null}
        onStopAsking={isAsking ? stop : null}
        label={mode === 'answer' ? '답안에 넣기' : '질문에 넣기'}
        problem={problem}
        advice={isInSafari ? SAFARI_ADVICE : null}
        onChooseSymbol={choose}
        onMark={(symbol) => setMarked(symbol ? new Set(symbol.strokeIds) : NOTHING_MARKED)}
        onTake={onTake}
        onClear={() => changeInk({ kind: 'clear' })}
        onRetry={retry}
      />
    </InkPad>
  )
}

function useOpenInk(place: unknown, itemId: string | null): void {
  const open = useSetAtom(openInkAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has other ink
  useEffect(() => void open(itemId), [open, place, itemId])
}

/** Saves at once when the page may be about to end. */
function useSavedInk(): void {
  const flush = useSetAtom(flushInkAtom)
  const save = useEffectEvent(() => void flush(true))
  useEffect(() => {
    const onHidden = () => save()
    window.addEventListener('pagehide', onHidden)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', onHidden)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [])
}

function usePaper(): [PaperKind, (paper: PaperKind) => void] {
  const [paper, setPaper] = useState<PaperKind>(readStored('inkPaper') === 'ruled' ? 'ruled' : 'squared')
  const choose = (next: PaperKind) => {
    setPaper(next)
    writeStored('inkPaper', next)
  }
  return [paper, choose]
}
