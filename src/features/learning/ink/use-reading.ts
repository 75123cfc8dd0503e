import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { InkPrior, LineReading, SymbolReading } from '#domain/ink/recognition.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { readInk } from '#platform/ink-recognizer.ts'
import { scaleWait } from '#platform/wait-scale.ts'

/** After the pen was lifted. */
const READ_AFTER_MS = 250
/** What reads ink may not have been fetched, which no call to the server reports. */
const TRY_AGAIN_AFTER_MS = scaleWait(5_000)

interface Reading {
  /** `late`: what is shown is of earlier ink. */
  status: 'empty' | 'late' | 'read' | 'failed'
  lines: readonly LineReading[]
  /** The ink that the lines were read from. */
  of: readonly Stroke[]
}

const EMPTY: Reading = { status: 'empty', lines: [], of: [] }

/** Chosen symbols by the ids of their strokes, first the chosen one, then what it was chosen from. */
type Choices = ReadonlyMap<string, SymbolReading['candidates']>
const NOTHING_CHOSEN: Choices = new Map()

function keyOf({ strokeIds }: SymbolReading): string {
  return strokeIds.join(',')
}

/** With what a chosen symbol was chosen from: the recogniser does not doubt it any more, its writer may. */
function addOthers(line: LineReading, choices: Choices): LineReading {
  const symbols = line.symbols.map((symbol) => ({
    ...symbol,
    candidates: choices.get(keyOf(symbol)) ?? symbol.candidates,
  }))
  return { ...line, symbols }
}

/** Reads the strokes when the pen rests; an earlier reading that is still under way is given up. */
export function useReading(strokes: readonly Stroke[], isWriting: boolean, prior: InkPrior) {
  const [reading, setReading] = useState(EMPTY)
  const [choices, setChoices] = useState(NOTHING_CHOSEN)
  const [attempts, setAttempts] = useState(0)
  const isEmpty = strokes.length === 0
  const readPrior = useEffectEvent(() => prior)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    if (isEmpty || isWriting) return
    const ending = new AbortController()
    const read = async () => {
      const chosen = new Map([...choices].map(([key, [first]]) => [key, first?.symbol ?? '']))
      try {
        const { lines } = await readInk(strokes, readPrior(), chosen, ending.signal)
        setReading({ status: 'read', lines: lines.map((line) => addOthers(line, choices)), of: strokes })
      } catch {
        // Given up for newer ink, or the reader cannot be fetched.
        if (!ending.signal.aborted) setReading((last) => ({ ...last, status: 'failed' }))
      }
    }
    // A message that nothing can be read stays until something was.
    setReading((last) => (last.status === 'failed' ? last : { ...last, status: 'late' }))
    const timer = setTimeout(() => void read(), READ_AFTER_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [strokes, isEmpty, isWriting, choices, attempts])
  const choose = useCallback((symbol: SymbolReading, chosen: string) => {
    const first = symbol.candidates.filter((each) => each.symbol === chosen)
    const others = symbol.candidates.filter((each) => each.symbol !== chosen)
    setChoices((before) => new Map(before).set(keyOf(symbol), [...first, ...others]))
  }, [])
  const tryAgain = useCallback(() => setAttempts((count) => count + 1), [])
  const hasFailed = reading.status === 'failed' && !isEmpty
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt the next one waits as long
  useEffect(() => {
    if (!hasFailed) return
    const timer = setTimeout(tryAgain, TRY_AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasFailed, attempts])
  const retry = useCallback(() => {
    setReading((last) => ({ ...last, status: 'late' }))
    tryAgain()
  }, [tryAgain])
  const shown = useMemo((): Reading => {
    if (isEmpty) return EMPTY
    return isWriting && reading.status === 'read' ? { ...reading, status: 'late' } : reading
  }, [isEmpty, isWriting, reading])
  return { reading: shown, choose, retry }
}
