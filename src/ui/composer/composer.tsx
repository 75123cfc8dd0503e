import './composer.css'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import { Segmented } from '../primitives/segmented.tsx'
import { Tooltip } from '../primitives/tooltip.tsx'
import { useEnterToSend } from './use-enter-to-send.ts'

export type ComposerMode = 'question' | 'answer'

const MODES = [
  { value: 'question', label: '질문' },
  { value: 'answer', label: '답안' },
] as const

/** So short that a phone shows them whole, beside the buttons. */
const PLACEHOLDERS: Record<ComposerMode, string> = {
  question: '물어보세요',
  answer: '답을 적어요',
}

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Omit it if there is only one mode. */
  mode?: ComposerMode | undefined
  onModeChange?: ((mode: ComposerMode) => void) | undefined
  /** Opens or closes the math keyboard; without it there is no button. */
  onMathKeys?: (() => void) | undefined
  /** The math keyboard while it is open: the screen keyboard of the system then stays away. */
  mathKeys?: ReactNode
  /** Several lines: Enter adds a line, 제출 or Ctrl/Cmd+Enter sends. */
  lines?: boolean | undefined
  /** Receives the text of the input, never blank. */
  onSend: (text: string) => void
  /** Called by Enter or 보내기 on a blank input: sends the selected card. */
  onSendBlank?: (() => void) | undefined
  /** While a reply is streaming, 보내기 becomes 중단 and Enter keeps the text. */
  streaming?: boolean | undefined
  onStop?: (() => void) | undefined
  /** Opens the ink pad; without it there is no pen button. */
  onPen?: (() => void) | undefined
  /** Turns a picture into a text; without it there is no camera button. */
  onPhoto?: (() => void) | undefined
  /** Why nothing can be sent now. */
  disabledReason?: string | null | undefined
  placeholder?: string | undefined
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined
}

export function Composer(props: ComposerProps) {
  const { value, onChange, mode = 'question', onModeChange, streaming, disabledReason, lines } = props
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const input = props.inputRef ?? ownRef
  useGrowing(input, value)
  const send = (text: string) => {
    if (streaming || disabledReason) return
    if (text.trim() === '') props.onSendBlank?.()
    else props.onSend(text)
  }
  const enter = useEnterToSend(send, lines)
  const hintId = useId()
  const sendWord = lines ? '제출' : '보내기'
  return (
    <form
      className={joinClasses('composer', lines && 'composer-lines', props.onMathKeys && 'composer-math')}
      onSubmit={(event) => {
        event.preventDefault()
        send(value)
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label="메시지 입력"
        aria-describedby={lines ? hintId : undefined}
        placeholder={props.placeholder ?? (lines ? '풀이 과정을 줄마다 써 보세요' : PLACEHOLDERS[mode])}
        inputMode={props.mathKeys ? 'none' : undefined}
        enterKeyHint={lines ? 'enter' : 'send'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...enter}
      />
      {props.mathKeys}
      {lines && (
        <p id={hintId} className="composer-hint">
          Enter는 줄 바꿈, 제출은 Ctrl(⌘)+Enter
        </p>
      )}
      <div className="composer-row">
        {onModeChange && (
          <Segmented label="입력 방식" quiet segments={MODES} value={mode} onChange={onModeChange} />
        )}
        {(props.onMathKeys || props.onPen || props.onPhoto) && (
          <div className="composer-tools">
            {props.onMathKeys && (
              <IconButton
                icon="fraction"
                label="수식 키보드"
                pressed={Boolean(props.mathKeys)}
                onClick={props.onMathKeys}
              />
            )}
            {props.onPen && <IconButton icon="pen" label="펜으로 쓰기" onClick={props.onPen} />}
            {props.onPhoto && <IconButton icon="camera" label="사진으로 질문" onClick={props.onPhoto} />}
          </div>
        )}
        {streaming ? (
          <button
            type="button"
            className="composer-send composer-stop"
            // It replaces 보내기: the second click of a double click must not stop the reply.
            onClick={(event) => event.detail < 2 && props.onStop?.()}
          >
            <Icon name="stop" size={18} />
            중단
          </button>
        ) : (
          <Tooltip text={disabledReason ?? sendWord} describes={Boolean(disabledReason)}>
            <button
              type="submit"
              className="composer-send"
              aria-label={sendWord}
              aria-disabled={disabledReason ? true : undefined}
            >
              {lines ? sendWord : <Icon name="arrow-up" />}
            </button>
          </Tooltip>
        )}
      </div>
    </form>
  )
}

/** Grows the input with its text in browsers without `field-sizing`. */
function useGrowing(input: RefObject<HTMLTextAreaElement | null>, value: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = input.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [input, value])
}

interface ComposerDockProps {
  /** Shows '아래로' above the dock. */
  onToEnd?: (() => void) | null | undefined
  /** Why the last message was not sent; its text is still in the input. */
  error?: string | null | undefined
  /** What can be done about it. */
  errorAct?: { label: string; onPress: () => void } | false | undefined
  /** `FollowUps` and `Composer`. */
  children: ReactNode
}

/** The bottom of a conversation. */
export function ComposerDock({ onToEnd, error, errorAct, children }: ComposerDockProps) {
  return (
    <div className="composer-dock">
      {onToEnd && (
        <Button className="to-end" icon="arrow-down" onClick={onToEnd}>
          아래로
        </Button>
      )}
      <div className="composer-dock-inner">
        {error && (
          <div className="composer-error">
            <p role="alert">
              <Icon name="error" size={18} />
              {error}
            </p>
            {errorAct && <Button onClick={errorAct.onPress}>{errorAct.label}</Button>}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
