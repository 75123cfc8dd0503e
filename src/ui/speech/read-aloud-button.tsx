import './speech.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import type { SpokenSentence } from '#domain/speech/list-spoken-sentences.ts'
import { currentUserAtom } from '#platform/session.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { canSpeak, speakAtom, speakingAtom, stopSpeakingAtom } from '#platform/speech.ts'
import { showToastAtom } from '../overlay/toast.state.ts'
import { IconButton } from '../primitives/button.tsx'

const HIGHLIGHT = 'read-aloud'
/** CSS Custom Highlight API: marks text without changing elements. Without it nothing is marked. */
function canMark() {
  return typeof Highlight !== 'undefined' && 'highlights' in CSS
}

interface ReadAloudButtonProps {
  /** Id of the turn; one is read at a time. */
  id: string
  /** The reply's Markdown. */
  text: string
  /** Whether only the device's voice can read it, because the text is not a reply on the server. */
  onDevice?: boolean | undefined
}

/**
 * Reads a reply with the server's voice, or the device's Korean one, and marks the sentence being read in the turn or bookmark around
 * the button. Renders nothing if there is no voice.
 */
export function ReadAloudButton({ id, text, onDevice = false }: ReadAloudButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const sentences = useRef<readonly SpokenSentence[]>([])
  const isReading = useAtomValue(speakingAtom)?.id === id
  const isSignedIn = useAtomValue(currentUserAtom) !== null
  const speak = useSetAtom(speakAtom)
  const stop = useSetAtom(stopSpeakingAtom)
  const showToast = useSetAtom(showToastAtom)
  useMarking(id, button, sentences)
  const hasServerVoice = useQuery(siteConfigQuery).data?.speech === true
  const fromServer = hasServerVoice && isSignedIn && !onDevice
  if (!canSpeak() && !fromServer) return null
  const read = async () => {
    const loadSentences = async () => {
      const { listSpokenSentences } = await import('#domain/speech/list-spoken-sentences.ts')
      sentences.current = listSpokenSentences(text)
      return sentences.current.map(({ words }) => words)
    }
    const outcome = await speak(id, loadSentences, fromServer)
    if (outcome === 'no-voice') {
      showToast({
        severity: 'info',
        title: '이 기기에는 한국어 목소리가 없어요',
        detail: '기기 설정의 ‘텍스트 음성 변환’에서 한국어를 받으면 읽어 줄 수 있어요.',
      })
    }
  }
  const start = () =>
    read().catch(() =>
      showToast({ severity: 'error', title: '소리 내어 읽지 못했어요', detail: '잠시 뒤에 다시 해 주세요.' }),
    )
  return (
    <IconButton
      ref={button}
      icon={isReading ? 'stop' : 'speaker'}
      label={isReading ? '읽기 멈추기' : '소리 내어 읽기'}
      pressed={isReading}
      onClick={() => (isReading ? stop() : void start())}
    />
  )
}

function useMarking(
  id: string,
  button: RefObject<HTMLButtonElement | null>,
  sentences: RefObject<readonly SpokenSentence[]>,
) {
  const speaking = useAtomValue(speakingAtom)
  const stop = useSetAtom(stopSpeakingAtom)
  const isReading = speaking?.id === id
  const sentence = isReading ? speaking.sentence : -1
  const searched = useRef(0)
  useEffect(() => {
    if (sentence === -1) return
    if (sentence === 0) searched.current = 0
    const shown = sentences.current[sentence]?.shown
    const turn = button.current?.closest('.turn, .bookmark')
    if (!turn || shown === undefined || !canMark()) return
    let isLate = false
    import('./find-sentence-range.ts').then(
      ({ readShownText, findSentenceRange }) => {
        const found = isLate
          ? null
          : findSentenceRange(readShownText(turn.querySelectorAll('.read')), shown, searched.current)
        if (!found) return
        searched.current = found.next
        CSS.highlights.set(HIGHLIGHT, new Highlight(found.range))
      },
      () => undefined, // the highlighter's chunk failed to load: reading works without it
    )
    return () => {
      isLate = true
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [sentence, button, sentences])
  const reads = useRef(isReading)
  reads.current = isReading
  // Stop reading when the reply is unmounted.
  useEffect(
    () => () => {
      if (reads.current) stop()
    },
    [stop],
  )
}
