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
  const { status, lines, takesAllLines, label, onTake, onClear } = props
  const [chosen, setChosen] = useState<ChosenText | null>(null)
  const [chosenLine, setChosenLine] = useState<LineReading | null>(null)
  const line = lines.find((each) => each === chosenLine) ?? lines.at(-1)
  const textOf = (each: LineReading) => (chosen?.of === each ? chosen.text : each.text)
  const text = takesAllLines ? lines.map(textOf).join('\n') : line ? textOf(line) : ''
  const reason = status === 'late' ? '읽고 있어요' : text.trim() === '' ? '아직 읽은 글씨가 없어요' : null
  return (
    <div className="ink-reading">
      <Status {...props} line={line} text={line ? textOf(line) : ''} />
      {lines.length > 1 && (
        <Lines lines={lines} textOf={textOf} line={line} onChoose={setChosenLine} takesAll={takesAllLines} />
      )}
      {line && (
        <Candidates
          key={line.symbols.map(({ strokeIds }) => strokeIds.join()).join()}
          line={line}
          text={textOf(line)}
          onChooseText={(next) => setChosen({ of: line, text: next })}
          onChooseSymbol={props.onChooseSymbol}
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

function Status(props: InkReadingProps & { line: LineReading | undefined; text: string }) {
  const { status, line, text, problem, advice, onRetry } = props
  if (problem)
    return (
      <p className="ink-problem" role="alert">
        {problem}
      </p>
    )
  if (status === 'failed') {
    return (
      <div className="ink-failed" role="alert">
        <p>지금은 글씨를 읽을 수 없어요. 쓴 글씨는 그대로 있어요. 답은 키보드로도 쓸 수 있어요.</p>
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
        <b>{line.sure ? '이렇게 읽었어요' : '이렇게 읽었는데 맞나요?'}</b>
        <small>다르면 고르세요</small>
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
  text: string
  onChooseText: (text: string) => void
  onChooseSymbol: (symbol: SymbolReading, chosen: string) => void
  onMark: (symbol: SymbolReading | null) => void
}

/** Other readings of the line; below its symbols, of which a press shows what that one may be. */
function Candidates({ line, text, onChooseText, onChooseSymbol, onMark }: CandidatesProps) {
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
      {texts.length > 1 && !open && (
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
    </>
  )
}
