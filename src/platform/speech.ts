import { atom } from 'jotai/vanilla'
import { openServerVoice } from './server-voice.ts'
import { currentUserAtom } from './session.ts'

/** What is being read: the owner of the text, and the index of the sentence (-1 until the voice begins). */
interface Speaking {
  id: string
  sentence: number
}

export type SpeechOutcome = 'ended' | 'stopped' | 'no-voice'

/** Browsers load their list of voices asynchronously, and some never fire the event for it. */
const VOICES_WITHIN_MS = 1_500

const speaking = atom<Speaking | null>(null)
/** Stops reading. */
const reading = atom<AbortController | null>(null)
export const speakingAtom = atom((get) => get(speaking))

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

/** Korean and on the device: a remote voice would get what the learner reads. */
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

/** Speaks one sentence per utterance, because Chromium stops in long ones. False if it was interrupted. */
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

/** Reads with the device's voice until `isMine` returns false, because another text is being read. */
async function speakOnDevice(
  sentences: readonly string[],
  isMine: () => boolean,
  onSentence: (sentence: number) => void,
): Promise<SpeechOutcome> {
  const voice = canSpeak() ? await awaitVoice() : undefined
  if (!isMine()) return 'stopped'
  if (!voice) return 'no-voice'
  for (const [sentence, words] of sentences.entries()) {
    onSentence(sentence)
    const isWhole = await say(words, voice)
    if (!isMine() || !isWhole) return 'stopped'
  }
  return 'ended'
}

/**
 * Stops what is being read and reads `loadSentences()` aloud: a saved reply of a person in the server's voice (`fromServer`) if it has
 * one, else, or if that fails, in the device's. Must be called in a press: iOS starts no speech otherwise.
 */
export const speakAtom = atom(
  null,
  async (
    get,
    set,
    id: string,
    loadSentences: () => Promise<readonly string[]>,
    fromServer: boolean,
  ): Promise<SpeechOutcome> => {
    set(stopSpeakingAtom)
    const run = new AbortController()
    set(reading, run)
    set(speaking, { id, sentence: -1 })
    const isMine = () => !run.signal.aborted
    const onSentence = (sentence: number) => {
      if (isMine() && get(speaking)?.sentence !== sentence) set(speaking, { id, sentence })
    }
    const user = get(currentUserAtom)
    const voice = fromServer && user ? openServerVoice(id, user.id, run.signal) : null
    // On iOS an utterance in the press itself permits later ones.
    if (canSpeak()) window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    try {
      const sentences = await loadSentences()
      const heard = (await voice?.read(sentences, onSentence)) ?? 'failed'
      return heard === 'failed' ? await speakOnDevice(sentences, isMine, onSentence) : heard
    } finally {
      if (isMine()) set(speaking, null)
    }
  },
)

export const stopSpeakingAtom = atom(null, (get, set) => {
  get(reading)?.abort()
  set(speaking, null)
  if (canSpeak()) window.speechSynthesis.cancel()
})
