import minified from 'virtual:admin-contract'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { pathOf } from '#contract/address.ts'
import { currentUserAtom } from '#platform/session.ts'
import { readSample } from '../kit/read-sample.ts'
import type { StoredText } from './texts.ts'

export interface Side {
  status: 'idle' | 'running' | 'done'
  turns: readonly { message: string; response: string }[]
  problem: string | null
}

interface Sample {
  conceptId: string
  message: string
  texts: readonly [StoredText, StoredText]
  /** Whether the earlier turns are sent along. */
  hasHistory: boolean
}

const EMPTY: Side = { status: 'idle', turns: [], problem: null }
/** What the call takes. */
const MOST_HISTORY = 5

/** Runs sample turns with two versions at once; leaving the page stops them. */
export function useTryOut() {
  const userId = useAtomValue(currentUserAtom)?.id
  const [sides, setSides] = useState<readonly [Side, Side]>([EMPTY, EMPTY])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const change = (at: 0 | 1, to: (side: Side) => Side) =>
    setSides(([left, right]) => (at === 0 ? [to(left), right] : [left, to(right)]))

  const ask = async (at: 0 | 1, { texts, hasHistory, ...sample }: Sample, signal: AbortSignal) => {
    const { prompt, version } = texts[at]
    const history = hasHistory ? sides[at].turns.slice(-MOST_HISTORY) : []
    const write = (response: string) =>
      change(at, (side) => ({ ...side, turns: [...history, { message: sample.message, response }] }))
    change(at, (side) => ({ ...side, status: 'running', problem: null }))
    write('')
    const path = pathOf(minified.prompt.tryOut, { id: prompt.id })
    const body = { ...sample, version: version.version, history }
    const problem = await readSample({ path, body, userId, signal, onText: write })
    change(at, (side) => ({ ...side, status: 'done', problem }))
  }

  const stop = () => running.current?.abort()
  return {
    sides,
    isRunning: sides.some(({ status }) => status === 'running'),
    hasHistory: sides.some(({ turns }) => turns.length > 0),
    stop,
    reset: () => {
      stop()
      setSides([EMPTY, EMPTY])
    },
    run: async (sample: Sample) => {
      const abort = new AbortController()
      running.current = abort
      await Promise.all([ask(0, sample, abort.signal), ask(1, sample, abort.signal)])
    },
  }
}
