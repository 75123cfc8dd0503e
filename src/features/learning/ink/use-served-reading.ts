import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { readServedText } from '#domain/ink/read-served-text.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { makeInkPicture } from '#ui/ink-pad/make-ink-picture.ts'
import { readPicture } from '../photo/read-picture.api.ts'
import { threadAtom } from '../thread/thread.state.ts'

/** After the device has read: a pause, so that a half-written answer is not sent. */
const ASK_AFTER_MS = 1_200
const WAIT_MS = 15_000

/** What the server read from this ink. */
interface ServedReading {
  readonly of: readonly Stroke[]
  readonly lines: readonly string[]
  readonly ocrResultId: string
}

/**
 * Has the server read ink that the device is not sure of (`isUnsure`), where a model sees and the network is there. Newer ink ends it; a failure
 * leaves the device's reading. `isAsking` with `stop`: while it is asked.
 */
export function useServedReading(strokes: readonly Stroke[], isUnsure: boolean) {
  const user = useAtomValue(threadAtom)?.user ?? null
  const isReachable = useAtomValue(reachableAtom)
  const { data: site } = useQuery(siteConfigQuery)
  const [isRefused, setRefused] = useState(false)
  const [unsure, setUnsure] = useState<readonly Stroke[] | null>(null)
  const [stopped, setStopped] = useState<readonly Stroke[] | null>(null)
  const [asked, setAsked] = useState<readonly Stroke[] | null>(null)
  const [served, setServed] = useState<ServedReading | null>(null)
  // Chosen symbols are read again for a moment: what was begun for this ink goes on.
  if (isUnsure && unsure !== strokes) setUnsure(strokes)
  const mayAsk = user !== null && mayKeepPersonal(user) && isReachable && site?.vision === true && !isRefused
  const isWanted = unsure === strokes && stopped !== strokes && served?.of !== strokes
  const userId = mayAsk && isWanted ? user.id : null
  useEffect(() => {
    if (userId === null) return
    const ending = new AbortController()
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ASK_AFTER_MS + WAIT_MS)])
    const ask = async () => {
      setAsked(strokes)
      try {
        const picture = await makeInkPicture(strokes)
        if (!picture || ending.signal.aborted) return
        const options = { userId, key: crypto.randomUUID(), signal }
        const { text, ocrResultId } = await readPicture(picture, 'ink', options)
        setServed({ of: strokes, lines: readServedText(text), ocrResultId })
      } catch (error) {
        // The device's reading stays. What is not allowed now is not asked for again while the pad is open.
        const { status } = toAppError(error)
        const isRefusal = (status >= 400 && status < 500 && status !== 422) || status === 501
        if (!signal.aborted && isRefusal) setRefused(true)
      } finally {
        setAsked((now) => (now === strokes ? null : now))
      }
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [strokes, userId])
  const stop = useCallback(() => setStopped(strokes), [strokes])
  return {
    served: served?.of === strokes ? served : null,
    isAsking: asked === strokes && userId !== null,
    stop,
  }
}
