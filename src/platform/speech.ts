import { atom } from 'jotai/vanilla'

/** What is being read: whose text, and which of its sentences (-1 while the voice is on its way). */
interface Speaking {
  id: string
  sentence: number
}

export type SpeechOutcome = 'ended' | 'stopped' | 'no-voice'

/** Browsers load their list of voices on their own time, some never say that it is there. */
const VOICES_WITHIN_MS = 1_500

const speaking = atom<Speaking | null>(null)
export const speakingAtom = atom((get) => get(speaking))

export const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Korean and of the device: a voice elsewhere would be sent what the learner reads. */
function findVoice(): SpeechSynthesisVoice | undefined {
  return window.speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && /^ko(?:[-_]|$)/i.test(lang))
}

async function awaitVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const found = findVoice()
  if (found) return found
  await new Promise<void>((resolve) => {
    window.speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, VOICES_WITHIN_MS)
  })
  return findVoice()
}

/** One sentence an utterance: Chromium falls silent within long ones. False when it was cut off. */
function say(words: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onend = () => resolve(true)
    utterance.onerror = () => resolve(false)
    window.speechSynthesis.speak(utterance)
  })
}

/** Reads `loadSentences()` aloud, whatever is being read stopped first. Call it from a press: iOS lets nothing else begin to speak. */
export const speakAtom = atom(
  null,
  async (get, set, id: string, loadSentences: () => Promise<readonly string[]>): Promise<SpeechOutcome> => {
    window.speechSynthesis.cancel()
    const mine: Speaking = { id, sentence: -1 }
    set(speaking, mine)
    const isMine = () => get(speaking)?.id === id
    // iOS counts an utterance in the press itself as the learner's permission for those that follow.
    window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    try {
      const [voice, sentences] = await Promise.all([awaitVoice(), loadSentences()])
      if (!isMine()) return 'stopped'
      if (!voice) return 'no-voice'
      for (const [sentence, words] of sentences.entries()) {
        set(speaking, { id, sentence })
        const isWhole = await say(words, voice)
        if (!isMine() || !isWhole) return 'stopped'
      }
      return 'ended'
    } finally {
      if (isMine()) set(speaking, null)
    }
  },
)

export const stopSpeakingAtom = atom(null, (_get, set) => {
  set(speaking, null)
  window.speechSynthesis.cancel()
})
