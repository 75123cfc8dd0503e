import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import { AppError } from '#contract/error.ts'
import { trackedFetch } from './http.ts'

/** 'failed': nothing was played, so the device's voice can be used instead. */
export type HeardOutcome = 'ended' | 'stopped' | 'failed'

export interface ServerVoice {
  /** Plays the reply; `onSentence` gets the index of the sentence being spoken, by estimate. */
  read: (sentences: readonly string[], onSentence: (sentence: number) => void) => Promise<HeardOutcome>
}

/** One sample of silence: iOS lets an audio element play later only if it has played in a press. */
const SILENCE = 'UklGRiUAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQEAAACA'

/** Fetches a saved reply in the server's voice, which the worker caches for this person. Must be called in a press; `signal` stops it. */
export function openServerVoice(messageId: string, userId: string, signal: AbortSignal): ServerVoice {
  const audio = new Audio()
  playSource(audio, new Blob([Uint8Array.from(atob(SILENCE), (byte) => byte.charCodeAt(0))]), signal)
  const sound = loadSound(messageId, userId, signal)
  return {
    read: async (sentences, onSentence) => {
      const blob = await sound
      if (signal.aborted) return 'stopped'
      if (!blob) return 'failed'
      const { starts, total } = measure(sentences)
      audio.ontimeupdate = () => {
        if (!Number.isFinite(audio.duration)) return
        const at = (audio.currentTime / audio.duration) * total
        onSentence(starts.findLastIndex((start) => start <= at))
      }
      return playSource(audio, blob, signal)
    },
  }
}

/** Null if the server has no such reply or no voice, or does not answer. */
async function loadSound(messageId: string, userId: string, signal: AbortSignal): Promise<Blob | null> {
  const address = `${pathOf(minified.message.speech, { id: messageId })}?provider=openai`
  try {
    const response = await trackedFetch(address, { headers: { 'X-Record-User': userId }, signal })
    return response.ok ? await response.blob() : null
  } catch (error) {
    if (error instanceof AppError || error instanceof TypeError || signal.aborted) return null
    throw error
  }
}

function playSource(audio: HTMLAudioElement, blob: Blob, signal: AbortSignal): Promise<HeardOutcome> {
  const url = URL.createObjectURL(blob)
  return new Promise<HeardOutcome>((resolve) => {
    const stop = () => {
      audio.pause()
      resolve('stopped')
    }
    signal.addEventListener('abort', stop, { once: true })
    audio.onended = () => resolve('ended')
    audio.onerror = () => resolve('failed')
    audio.src = url
    audio.play().catch(() => resolve(signal.aborted ? 'stopped' : 'failed'))
  }).finally(() => URL.revokeObjectURL(url))
}

/** Where sentences begin, counted in characters: a voice takes about the same time for each. */
function measure(sentences: readonly string[]): { starts: number[]; total: number } {
  let total = 0
  const starts = sentences.map((sentence) => {
    const start = total
    total += sentence.length
    return start
  })
  return { starts, total }
}
