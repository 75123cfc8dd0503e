import './ink-reading.css'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { readAnswer } from '#domain/answer/read-answer.ts'
import type { LineReading, SymbolReading } from '#domain/ink/recognition.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { Button } from '../primitives/button.tsx'

interface InkReadingProps {
  /** `late`: the lines are of earlier ink, and the next are on their way. */
  status: 'empty' | 'late' | 'read' | 'failed'
  lines: readonly LineReading[]
  /** How the server has read the same ink; null if it has not. */
  served: readonly string[] | null
  /** Ends the server's reading that is under way; null if none is. */
  onStopAsking: (() => void) | null
  /** Every line is part of the text: a working. Otherwise the last one is the answer, or the one that is chosen. */
  takesAllLines: boolean
  /** '답안에 넣기' */
  label: string
  /** Why the ink is not on the device. */
  problem: string | null
  /** Shown before anything is written. */
  advice: string | null
  onChooseSymbol: (symbol: SymbolReading, chosen: string) => void
  /** Shows where a symbol's strokes are; null: none. */
  onMark: (symbol: SymbolReading | null) => void
  onTake: (text: string) => void
  onClear: () => void
  onRetry: () => void
}

/** Readings of a line to choose from: more are quicker corrected by symbol. */
const MOST_TEXTS = 3

/** Text that was chosen for a line instead of the likeliest. It is of this ink alone. */
interface ChosenText {
  of: LineReading
  text: string
}

/** How the ink was read, with what it may be instead, and the way into the answer. Nothing is ever sent by itself. */
export function InkReading(props: InkReadingProps) {
  const { status, lines, served, takesAllLines, label, onTake, onClear } = props
  const [chosen, setChosen] = useState<ChosenText | null>(null)
  const [chosenLine, setChosenLine] = useState<LineReading | null>(null)
  const [chosenServed, setChosenServed] = useState<readonly string[] | null>(null)
  const line = lines.find((each) => each === chosenLine) ?? lines.at(-1)
  const textOf = (each: LineReading) => (chosen?.of === each ? chosen.text : each.text)
  const own = takesAllLines ? lines.map(textOf).join('\n') : line ? textOf(line) : ''
  // The server does not say which of its lines is which of the device's: as an answer the last one counts.
  const isOffered = served !== null && (takesAllLines || line === lines.at(-1))
  const offered = isOffered ? (takesAllLines ? served.join('\n') : (served.at(-1) ?? '')) : ''
  const isSame = offered !== '' && isReadAlike(offered, own)
  const isServed = offered !== '' && chosenServed === served
  const text = isServed ? offered : own
  const reason = status === 'late' ? '읽고 있어요' : text.trim() === '' ? '아직 읽은 글씨가 없어요' : null
  return (
    <div className="ink-reading">
      <Status
        {...props}
        line={line}
        text={isServed || !line ? text : textOf(line)}
        isSure={isServed || isSame || line?.sure === true}
        servedNote={
          offered === '' || isServed ? null : isSame ? '서버도 이렇게 읽었어요' : '서버는 다르게 읽었어요'
        }
      />
      {lines.length > 1 && (
        <Lines lines={lines} textOf={textOf} line={line} onChoose={setChosenLine} takesAll={takesAllLines} />
      )}
      {line && (
        <Candidates
          key={line.symbols.map(({ strokeIds }) => strokeIds.join()).join()}
          line={line}
          text={isServed ? null : textOf(line)}
          served={isSame && !isServed ? '' : offered}
          onStopAsking={props.onStopAsking}
          onChooseServed={() => setChosenServed(served)}
          onChooseText={(next) => {
            setChosenServed(null)
            setChosen({ of: line, text: next })
          }}
          onChooseSymbol={(symbol, next) => {
            setChosenServed(null)
            props.onChooseSymbol(symbol, next)
          }}
          onMark={props.onMark}
        />
      )}
      {lines.length > 0 && (
        <div className="ink-go">
          <Button onClick={onClear}>다시 쓰기</Button>
          <Button variant="filled" disabledReason={reason} onClick={() => onTake(text)}>
            {label}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether two texts are the same, or read as the same answer. */
function isReadAlike(left: string, right: string): boolean {
  return left === right || (readAnswer(left) !== null && readAnswer(left) === readAnswer(right))
}

interface StatusProps extends InkReadingProps {
  line: LineReading | undefined
  text: string
  isSure: boolean
  /** Of the server's reading. */
  servedNote: string | null
}

function Status(props: StatusProps) {
  const { status, line, text, isSure, servedNote, problem, advice, onRetry } = props
  if (problem)
    return (
      <p className="ink-problem" role="alert">
        {problem}
      </p>
    )
  if (status === 'failed') {
    return (
      <div className="ink-failed" role="alert">
        <p>
          지금은 글씨를 읽을 수 없어요. 쓴 글씨는 그대로 있고, 연결되면 저절로 읽어요. 키보드로도 쓸 수
          있어요.
        </p>
        <Button icon="retry" onClick={onRetry}>
          다시 읽기
        </Button>
      </div>
    )
  }
  if (!line) {
    if (status === 'late') return <p className="ink-note">읽고 있어요 …</p>
    return (
      <>
        <p className="ink-note">답을 쓰면 어떻게 읽었는지 여기에 보여요.</p>
        {advice && <p className="ink-note">{advice}</p>}
      </>
    )
  }
  return (
    <div className="ink-big" aria-busy={status === 'late'}>
      <span className="ink-formula">
        <Typeset text={text} />
      </span>
      <div aria-live="polite">
        <span className="sr-only">{text}</span>
        <b>{isSure ? '이렇게 읽었어요' : '이렇게 읽었는데 맞나요?'}</b>
        <small>{servedNote ?? '다르면 고르세요'}</small>
      </div>
    </div>
  )
}

/** As it will be read; as it is written if it is not mathematics. */
function Typeset({ text }: { text: string }) {
  const latex = readAnswer(text)
  return latex === null ? text : <Markdown text={`\\(${latex}\\)`} inline />
}

interface LinesProps {
  lines: readonly LineReading[]
  line: LineReading | undefined
  takesAll: boolean
  textOf: (line: LineReading) => string
  onChoose: (line: LineReading) => void
}

function Lines({ lines, line, takesAll, textOf, onChoose }: LinesProps) {
  return (
    <fieldset className="ink-lines">
      <legend className="ink-note">{takesAll ? '고칠 줄을 누르세요' : '답이 되는 줄을 고르세요'}</legend>
      {lines.map((each, index) => (
        <button
          key={each.symbols[0]?.strokeIds.join() ?? index}
          type="button"
          className="ink-choice"
          aria-pressed={each === line}
          onClick={() => onChoose(each)}
        >
          {textOf(each) || '?'}
        </button>
      ))}
    </fieldset>
  )
}

interface CandidatesProps {
  line: LineReading
  /** The text that is chosen for the line; null: the server's. */
  text: string | null
  /** What the server read otherwise; empty if nothing. */
  served: string
  onStopAsking: (() => void) | null
  onChooseServed: () => void
  onChooseText: (text: string) => void
  onChooseSymbol: (symbol: SymbolReading, chosen: string) => void
  onMark: (symbol: SymbolReading | null) => void
}

/** Other readings of the line; below its symbols, of which a press shows what that one may be. */
function Candidates(props: CandidatesProps) {
  const { line, text, served, onStopAsking, onChooseServed, onChooseText, onChooseSymbol, onMark } = props
  const [openAt, setOpenAt] = useState<number | null>(null)
  const headingId = useId()
  const open = openAt === null ? undefined : line.symbols[openAt]
  const show = (index: number | null) => {
    setOpenAt(index)
    onMark(index === null ? null : (line.symbols[index] ?? null))
  }
  const onLeave = useEffectEvent(() => onMark(null))
  useEffect(() => () => onLeave(), [])
  const texts = [...new Set([line.text, ...line.alternatives])].slice(0, MOST_TEXTS)
  return (
    <>
      {(texts.length > 1 || served !== '' || onStopAsking) && !open && (
        <fieldset className="ink-choices" aria-label="다르게 읽기">
          {texts.map((each) => (
            <button
              key={each}
              type="button"
              className="ink-choice"
              aria-pressed={each === text}
              onClick={() => onChooseText(each)}
            >
              {each}
            </button>
          ))}
          {served !== '' && (
            <button
              type="button"
              className="ink-choice ink-choice-served"
              aria-pressed={text === null}
              onClick={onChooseServed}
            >
              <small>서버가 읽은 글</small>{' '}
              {served.includes('\\') ? <Typeset text={served} /> : served.replaceAll('\n', ' / ')}
            </button>
          )}
          {onStopAsking && (
            <button type="button" className="ink-choice ink-choice-served" onClick={onStopAsking}>
              <small>서버가 읽는 중이에요 · 그만</small>
            </button>
          )}
        </fieldset>
      )}
      {open && (
        <fieldset className="ink-choices" aria-labelledby={headingId}>
          <span id={headingId} className="ink-note">
            {`'${open.candidates[0]?.symbol ?? ''}' 대신`}
          </span>
          {open.candidates.slice(1).map(({ symbol }) => (
            <button
              key={symbol}
              type="button"
              className="ink-choice"
              onClick={() => {
                show(null)
                onChooseSymbol(open, symbol)
              }}
            >
              {symbol}
            </button>
          ))}
          {open.candidates.length < 2 && (
            <p className="ink-note">다른 글자는 없어요. 지우고 다시 써 주세요.</p>
          )}
        </fieldset>
      )}
      {text !== null && (
        <fieldset className="ink-symbols" aria-label="글자 고치기">
          {line.symbols.map((symbol, index) => (
            <button
              key={symbol.strokeIds.join()}
              type="button"
              className="ink-choice"
              aria-expanded={index === openAt}
              aria-label={`${symbol.candidates[0]?.symbol ?? ''} 고치기`}
              onClick={() => show(index === openAt ? null : index)}
            >
              {symbol.candidates[0]?.symbol ?? ''}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
