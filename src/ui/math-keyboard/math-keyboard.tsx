import './math-keyboard.css'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { readAnswer } from '#domain/answer/read-answer.ts'
import { deleteBackward, deleteForward, typeCharacter } from '#domain/math-input/edit-math.ts'
import { EMPTY_BOX, type MathInput } from '#domain/math-input/math-tree.ts'
import { type Move, moveCaret, offsetOf } from '#domain/math-input/move-caret.ts'
import { findCaret, fromText } from '#domain/math-input/read-math.ts'
import { toText, writeMath } from '#domain/math-input/write-math.ts'
import { speakFormula } from '#domain/speech/speak-formula.ts'
import { Icon } from '../primitives/icon.tsx'
import { MathField } from './math-field.tsx'
import { listDigitRows, listSignKeys, TEMPLATE_KEYS } from './math-keys.tsx'

interface MathKeyboardProps {
  /** The text field that is typed into. */
  inputRef: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  /** Letters of the item's question. */
  letters: readonly string[]
  comparesFirst: boolean
  /** A working: there is a key for the next line. */
  lines: boolean
  /** Goes on with the keyboard of the system. */
  onClose: () => void
}

interface Typed {
  input: MathInput
  text: string
  /** Earlier inputs, the latest last. */
  past: readonly MathInput[]
}

const MOST_UNDONE = 100
const NOTHING = fromText('')

/** A keyboard for formulas on the screen, and what is typed, typeset, in the place of the text field's text. */
export function MathKeyboard(props: MathKeyboardProps) {
  const { inputRef, value, letters, comparesFirst, lines, onClose } = props
  const { input, canUndo, apply, undo } = useMathInput(props)
  const signs = useMemo(() => listSignKeys(letters, comparesFirst), [letters, comparesFirst])
  const [seven, four, one, zero] = useMemo(() => listDigitRows(lines), [lines])
  const toButton = ({ label, face, press }: (typeof TEMPLATE_KEYS)[number]) => (
    <Key key={label} label={label} onPress={() => apply(press)} inputRef={inputRef}>
      {face}
    </Key>
  )
  return (
    <>
      <MathField
        input={input}
        placeholder="수식을 눌러 답을 써요"
        onCaret={(caret) => {
          inputRef.current?.focus()
          apply(({ row }) => ({ row, caret }))
        }}
      />
      <div className="math-keys" role="toolbar" aria-label="수식 키보드" onKeyDown={moveFocus}>
        <div className="math-keys-signs">
          <div className="math-keys-strip">{signs.map(toButton)}</div>
          <div className="math-keys-row">{TEMPLATE_KEYS.map(toButton)}</div>
        </div>
        <div className="math-keys-row math-keys-digits">
          {seven?.map(toButton)}
          {four?.map(toButton)}
          <Key label="모두 지우기" onPress={() => apply(() => NOTHING)} inputRef={inputRef}>
            <Icon name="trash" />
          </Key>
          <Key label="지우기" onPress={() => apply(deleteBackward)} inputRef={inputRef}>
            <BackspaceIcon />
          </Key>
          {one?.map(toButton)}
          <Key label="되돌리기" isOff={!canUndo} onPress={undo} inputRef={inputRef}>
            <Icon name="retry" className="math-undo" />
          </Key>
          {zero?.map(toButton)}
          <Key label="한글 키보드" onPress={onClose} inputRef={inputRef}>
            가
          </Key>
        </div>
      </div>
      <Spoken text={value} />
    </>
  )
}

interface KeyProps {
  label: string
  isOff?: boolean
  onPress: () => void
  inputRef: MathKeyboardProps['inputRef']
  children: ReactNode
}

function Key({ label, isOff, onPress, inputRef, children }: KeyProps) {
  return (
    <button
      type="button"
      className="math-key"
      aria-label={label}
      aria-disabled={isOff || undefined}
      tabIndex={label === FIRST ? 0 : -1}
      // The text field keeps the focus; a press by the keyboard leaves it on the key.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail > 0) inputRef.current?.focus()
        if (!isOff) onPress()
      }}
    >
      {children}
    </button>
  )
}

const FIRST = TEMPLATE_KEYS[0]?.label

function BackspaceIcon() {
  return (
    <svg
      width="22"
      height="20"
      viewBox="0 0 24 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 3h13v14H8L2 10zM11.5 7l6 6M17.5 7l-6 6" />
    </svg>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 6, ArrowUp: -6 }

/** One tab stop; arrow keys move within. */
function moveFocus(event: ReactKeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key]
  const keys = [...event.currentTarget.querySelectorAll('button')]
  const here = keys.findIndex((key) => key === document.activeElement)
  if (step === undefined || here < 0) return
  event.preventDefault()
  keys[Math.max(0, Math.min(keys.length - 1, here + step))]?.focus()
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** What a key of the hardware keyboard does; null if the text field does it. */
function readKey({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): ((input: MathInput) => MathInput) | null {
  if (ctrlKey || metaKey || altKey) return null
  const move = key === 'Tab' ? (shiftKey ? 'previous-box' : 'next-box') : shiftKey ? undefined : MOVES[key]
  if (move) return (input) => moveCaret(input, move) ?? input
  if (key === 'Backspace') return deleteBackward
  if (key === 'Delete') return deleteForward
  return key.length === 1 ? (input) => typeCharacter(input, key) : null
}

/**
 * The text field's text as a tree, which keys of both keyboards change. What else changes the text (an input method, a paste, a draft) is
 * read again.
 */
function useMathInput({ inputRef, value, onChange }: MathKeyboardProps) {
  const [typed, setTyped] = useState<Typed>(() => ({ input: fromText(value), text: value, past: [] }))
  const isOwn = typed.text === value
  const input = useMemo(() => (isOwn ? typed.input : fromText(value)), [isOwn, typed, value])
  const past = isOwn ? typed.past : []
  const show = (next: MathInput, pastOfNext: Typed['past']) => {
    const text = toText(next)
    setTyped({ input: next, text, past: pastOfNext })
    if (text !== value) onChange(text)
  }
  const apply = (operation: (input: MathInput) => MathInput, from = input) => {
    const next = operation(from)
    if (next === from) return false
    show(next, next.row === from.row ? past : [...past, from].slice(-MOST_UNDONE))
    return true
  }
  const undo = () => {
    const last = past.at(-1)
    if (last) show(last, past.slice(0, -1))
    return last !== undefined
  }
  /** With the caret where the text field's is, which a key such as End has moved. */
  const place = (): MathInput => {
    const element = inputRef.current
    if (!element || element.value !== value || element.selectionStart !== element.selectionEnd) return input
    const offset = element.selectionEnd
    const { row } = input
    return offset === offsetOf(input) ? input : { row, caret: findCaret(writeMath(row).stops, offset) }
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = inputRef.current
    if (event.isComposing || event.key === 'Process') return
    const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    const operation = element?.selectionStart === element?.selectionEnd ? readKey(event) : null
    if (!undoes && !operation) return
    // Tab and arrows that lead nowhere leave the text field.
    const isDone = undoes ? undo() : operation !== null && apply(operation, place())
    if (!isDone && (event.key === 'Tab' || event.key in MOVES)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const onSelect = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) apply(place)
  })
  useEffect(() => {
    const element = inputRef.current
    const press = (event: KeyboardEvent) => onKeyDown(event)
    const select = () => onSelect()
    element?.addEventListener('keydown', press)
    document.addEventListener('selectionchange', select)
    return () => {
      element?.removeEventListener('keydown', press)
      document.removeEventListener('selectionchange', select)
    }
  }, [inputRef])
  useLayoutEffect(() => {
    const element = inputRef.current
    const offset = offsetOf(typed.input)
    // Of a field without the focus Safari would take it.
    if (document.activeElement !== element || element?.value !== typed.text) return
    if (element.selectionEnd !== offset || element.selectionStart !== offset)
      element.setSelectionRange(offset, offset)
  }, [inputRef, typed])
  return { input, canUndo: past.length > 0, apply, undo }
}

/** After the last key. */
const SPEAK_AFTER_MS = 700

/** Reads the answer out as it is understood, once the keys rest. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const latex = readAnswer(text)
      setSpoken(latex === null ? text.replaceAll(EMPTY_BOX, ' 빈칸 ') : speakFormula(latex))
    }, SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  )
}
