import './ink-pad.css'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ink, InkEvent } from '#domain/ink/fold-ink.ts'
import { IconButton } from '../primitives/button.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import { InkSurface, type InkTool } from './ink-surface.ts'
import { ToolButton } from './tool-button.tsx'

export type PaperKind = 'squared' | 'ruled'

interface InkPadProps {
  ink: Ink
  onInk: (event: InkEvent) => void
  /** The pen touches the paper, or has left it. */
  onWriting: (isWriting: boolean) => void
  /** Ids of strokes that are drawn in the accent. */
  marked: ReadonlySet<string>
  /** A pen was seen on this device: fingers scroll instead of drawing. */
  hasPen: boolean
  /** Draws past the browser's compositor: earlier by a frame, with flicker on some devices. */
  isDirect: boolean
  paper: PaperKind
  onPaper: (paper: PaperKind) => void
  /** Closes the pad and goes on with the keyboard. */
  onKeyboard: () => void
  /** Below or beside the paper. */
  children: ReactNode
}

/** Paper to write on with a pen, a finger or a mouse. What is written is the caller's; see `InkSurface` for the drawing. */
export function InkPad(props: InkPadProps) {
  const { ink, onInk, paper, onPaper, onKeyboard, hasPen, children } = props
  const [tool, setTool] = useState<InkTool>('pen')
  const { scrollerRef, paperRef, doneRef, liveRef, isZoomed, toggleZoom } = useSurface(props, tool)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isModified = (event.ctrlKey || event.metaKey) && !event.altKey
    if (event.key === 'Escape') onKeyboard()
    else if (isModified && event.key.toLowerCase() === 'z') onInk({ kind: event.shiftKey ? 'redo' : 'undo' })
    else return
    event.preventDefault()
  }
  const isRuled = paper === 'ruled'
  return (
    <section className="ink-pad" aria-label="손글씨 판" onKeyDown={onKeyDown}>
      <div className="ink-pad-head">
        <b>손글씨</b>
        <IconButton icon="pen" label="펜" pressed={tool === 'pen'} onClick={() => setTool('pen')} />
        <ToolButton
          tool="eraser"
          label="지우개"
          pressed={tool === 'eraser'}
          onClick={() => setTool('eraser')}
        />
        <ToolButton
          tool="undo"
          label="되돌리기"
          disabled={ink.past.length === 0}
          onClick={() => onInk({ kind: 'undo' })}
        />
        <ToolButton
          tool="redo"
          label="다시 하기"
          disabled={ink.future.length === 0}
          onClick={() => onInk({ kind: 'redo' })}
        />
        <IconButton
          icon="trash"
          label="모두 지우기"
          disabled={ink.strokes.length === 0}
          onClick={() => onInk({ kind: 'clear' })}
        />
        <ToolButton
          tool="ruled"
          label="줄 종이"
          pressed={isRuled}
          onClick={() => onPaper(isRuled ? 'squared' : 'ruled')}
        />
        <ToolButton
          tool={isZoomed ? 'smaller' : 'larger'}
          label={isZoomed ? '원래 크기로' : '크게 보기'}
          onClick={toggleZoom}
        />
        <IconButton icon="keyboard" label="키보드로 쓰기" onClick={onKeyboard} />
      </div>
      <div className="ink-pad-body">
        <section
          ref={scrollerRef}
          className="ink-scroller"
          aria-label={`쓰는 곳, ${ink.strokes.length}획`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <div ref={paperRef} className={joinClasses('ink-paper', isRuled && 'ink-paper-ruled')}>
            <canvas ref={doneRef} className="ink-canvas" />
            <canvas ref={liveRef} className="ink-canvas ink-canvas-live" />
          </div>
          {ink.strokes.length === 0 && (
            <p className="ink-tip">{hasPen ? '펜으로 여기에 쓰세요' : '펜이나 손가락으로 여기에 쓰세요'}</p>
          )}
        </section>
        {children}
      </div>
    </section>
  )
}

/** Opens the surface with the pad and tells it what has changed. */
function useSurface({ ink, onInk, onWriting, marked, hasPen, isDirect }: InkPadProps, tool: InkTool) {
  const scrollerRef = useRef<HTMLElement>(null)
  const paperRef = useRef<HTMLDivElement>(null)
  const doneRef = useRef<HTMLCanvasElement>(null)
  const liveRef = useRef<HTMLCanvasElement>(null)
  const [surface, setSurface] = useState<InkSurface | null>(null)
  const [zoom, setZoom] = useState(1)
  const reportInk = useEffectEvent(onInk)
  const reportWriting = useEffectEvent(onWriting)
  // Whether there was a pen when the pad opened: the surface sees a later one itself.
  const readHasPen = useEffectEvent(() => hasPen)
  const readIsDirect = useEffectEvent(() => isDirect)
  useEffect(() => {
    const [scroller, paper, done, live] = [
      scrollerRef.current,
      paperRef.current,
      doneRef.current,
      liveRef.current,
    ]
    if (!scroller || !paper || !done || !live) return
    const opened = new InkSurface({
      scroller,
      paper,
      done,
      live,
      hasPen: readHasPen(),
      isDirect: readIsDirect(),
      onInk: (event) => reportInk(event),
      onWriting: (isWriting) => reportWriting(isWriting),
      onZoom: setZoom,
    })
    setSurface(opened)
    return () => opened.close()
  }, [])
  useEffect(() => surface?.setStrokes(ink.strokes, marked), [surface, ink.strokes, marked])
  useEffect(() => surface?.setTool(tool), [surface, tool])
  return {
    scrollerRef,
    paperRef,
    doneRef,
    liveRef,
    isZoomed: zoom !== 1,
    toggleZoom: () => surface?.toggleZoom(),
  }
}
