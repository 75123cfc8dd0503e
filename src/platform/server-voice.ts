import { AppError } from '#contract/error.ts'
import { trackedFetch } from './http.ts'

/** 'failed': nothing was heard, and the device may speak in its place. */
export type HeardOutcome = 'ended' | 'stopped' | 'failed'

export interface ServerVoice {
  /** Plays the reply; `onSentence` is told which of the sentences is about where the sound is. */
  read: (sentences: readonly string[], onSentence: (sentence: number) => void) => Promise<HeardOutcome>
}

/** One sample of silence: iOS lets an element play later only where a press has made it play before. */
const SILENCE = 'UklGRiUAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQEAAACA'

/** Asks for a saved reply in the server's voice, which the worker keeps for this person. To be called in the press; `signal` ends it. */
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

/** Null where the server has no such reply, no voice, or does not answer. */
async function loadSound(messageId: string, userId: string, signal: AbortSignal): Promise<Blob | null> {
  const address = `/api/v1/services/messages/${encodeURIComponent(messageId)}/tts?provider=openai`
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

/** Where sentences begin, counted in characters: a voice takes about as long for each. */
function measure(sentences: readonly string[]): { starts: number[]; total: number } {
  let total = 0
  const starts = sentences.map((sentence) => {
    const start = total
    total += sentence.length
    return start
  })
  return { starts, total }
}
