import './ink-answer.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '#domain/exam/item.ts'
import type { InkPrior } from '#domain/ink/recognition.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { readInk } from '#platform/ink-recognizer.ts'
import { hasPenAtom } from '#platform/pen.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { InkPad, type PaperKind } from '#ui/ink-pad/ink-pad.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { draftAtom } from '../composer/composer.state.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { threadAtom } from '../thread/thread.state.ts'
import { changeInkAtom, flushInkAtom, inkAtom, inkProblemAtom, openInkAtom } from './ink.state.ts'
import { setPadOpenAtom } from './pad-open.state.ts'

const NOTHING_MARKED: ReadonlySet<string> = new Set()

/** The ink pad in the place of the message input, with what was written for the open item, or for a question. */
export function InkAnswer({ inputRef }: { inputRef: RefObject<HTMLTextAreaElement | null> }) {
  const place = useAtomValue(threadAtom)?.place
  const shown = useAtomValue(shownItemAtom)
  const { mode } = useAtomValue(draftAtom)
  const ink = useAtomValue(inkAtom)
  const problem = useAtomValue(inkProblemAtom)
  const hasPen = useAtomValue(hasPenAtom)
  const changeInk = useSetAtom(changeInkAtom)
  const setOpen = useSetAtom(setPadOpenAtom)
  const [paper, setPaper] = usePaper()
  const itemId = mode === 'answer' ? (shown?.item.id ?? null) : null
  useOpenInk(place, itemId)
  useSavedInk()
  const onKeyboard = () => {
    // The input stands before this press is over: only then a screen keyboard opens for it.
    flushSync(() => setOpen(false))
    inputRef.current?.focus()
  }
  const lines = useReadLines(ink?.strokes ?? NO_STROKES, itemId === null ? null : (shown?.item ?? null))
  if (!ink) return null
  return (
    <InkPad
      ink={ink}
      onInk={changeInk}
      onWriting={() => undefined}
      marked={NOTHING_MARKED}
      hasPen={hasPen}
      paper={paper}
      onPaper={setPaper}
      onKeyboard={onKeyboard}
    >
      <div className="ink-reading">
        {problem && (
          <p className="ink-problem" role="alert">
            <Icon name="error" size={18} />
            {problem}
          </p>
        )}
        {lines.length > 0 && <p aria-live="polite">{`이렇게 읽었어요: ${lines.join(' / ')}`}</p>}
        <p className="ink-note">여기에 쓴 풀이는 이 기기에 남아요. 답은 키보드로 적어 주세요.</p>
      </div>
    </InkPad>
  )
}

const NO_STROKES: readonly Stroke[] = []
const NOT_CHOSEN: ReadonlyMap<string, string> = new Map()
/** After the pen was lifted. */
const READ_AFTER_MS = 250
const LETTER = /[xyabn]/g

/** The lines of the ink as the device reads them; none if it cannot. */
function useReadLines(
  strokes: readonly Stroke[],
  item: Pick<Item, 'question' | 'writtenTestType'> | null,
): string[] {
  const [lines, setLines] = useState<string[]>([])
  const findPrior = useEffectEvent(
    (): InkPrior => ({ kind: item?.writtenTestType ?? null, letters: item?.question.match(LETTER) ?? [] }),
  )
  useEffect(() => {
    const ending = new AbortController()
    const read = () =>
      readInk(strokes, findPrior(), NOT_CHOSEN, ending.signal).then(
        (reading) => setLines(reading.lines.map(({ text }) => text)),
        () => setLines([]),
      )
    const timer = setTimeout(read, READ_AFTER_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [strokes])
  return lines
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
