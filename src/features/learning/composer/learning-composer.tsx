import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { describeSyncTime } from '#domain/chat/describe-sync-time.ts'
import type { Item } from '#domain/exam/item.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import type { FollowUp } from '#domain/follow-up/suggest-follow-ups.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { NETWORK_SENTENCE, toAppError } from '#platform/http.ts'
import { importOrNull, lazyAction, withoutReload } from '#platform/lazy-chunk.ts'
import { useTransitionAtomValue } from '#platform/use-transition-atom-value.ts'
import { Composer, ComposerDock } from '#ui/composer/composer.tsx'
import { FollowUps } from '#ui/composer/follow-ups.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import type { IconName } from '#ui/primitives/icon.tsx'
import { isPadOpenAtom } from '../ink/pad-open.state.ts'
import { isPhotoOpenAtom, setPhotoOpenAtom } from '../photo/photo-open.state.ts'
import { canBeginOnDeviceAtom, isBeginningExamAtom, shownItemAtom } from '../practice/exam.state.ts'
import { isDeviceWritingAtom, isReceivingAtom, type ThreadState, threadAtom } from '../thread/thread.state.ts'
import { stopAtom } from '../turn/turn.state.ts'
import { ANSWER_INPUT } from './answer-input.ts'
import {
  askRefusedAtom,
  changeDraftAtom,
  composerProblemAtom,
  draftAtom,
  isRefusedAtom,
  selectedCardAtom,
  sendDraftAtom,
} from './composer.state.ts'
import { followUpsAtom } from './follow-up.state.ts'
import { areMathKeysOpenAtom, setMathKeysOpenAtom } from './math-keys-open.state.ts'

function loadOpening() {
  return import('../ink/open-pad.state.ts')
}

const openPadAtom = lazyAction(() => loadOpening().then((part) => part.openPadAtom))
const offerPadAtom = lazyAction(() => loadOpening().then((part) => part.offerPadAtom))
/** Without its code an answer is typed and sent all the same. */
const ReadAs = lazy(() =>
  withoutReload(import('./read-as.tsx')).then(
    (part) => ({ default: part.ReadAs }),
    () => ({ default: () => null }),
  ),
)
function loadMathAnswer() {
  return import('./math-answer.tsx')
}

const MathAnswer = lazy(() => loadMathAnswer().then((part) => ({ default: part.MathAnswer })))
function loadPhotoDialog() {
  return import('../photo/photo-dialog.tsx')
}

const openPhotoAtom = lazyAction(() => loadPhotoDialog().then(() => setPhotoOpenAtom))
const PhotoDialog = lazy(() => loadPhotoDialog().then((part) => ({ default: part.PhotoDialog })))
const InkAnswer = lazy(() => import('../ink/ink-answer.tsx').then((part) => ({ default: part.InkAnswer })))

const ICONS: Record<FollowUp['kind'], IconName> = {
  exam: 'answer',
  'next-item': 'arrow-right',
  hint: 'hint',
  solution: 'book',
  'next-concept': 'arrow-right',
  'earlier-concept': 'book',
  question: 'quote',
  link: 'external',
}

const WAITING = {
  loading: '대화를 불러오는 중이에요',
  failed: '대화를 아직 열지 못했어요',
  ready: null,
} as const

function idOf(card: FollowUp, index: number) {
  return `${index}-${card.kind}-${card.label}`
}

interface LearningComposerProps {
  /** Of the thread that is shown. */
  status: ThreadState['status']
  inputRef: RefObject<HTMLTextAreaElement | null>
  above: ReactNode
  onToEnd: (() => void) | null
  onPress: (card: FollowUp) => void
}

/** The foot of the learning screen: cards, input, what went wrong. */
export function LearningComposer({ status, inputRef, above, onToEnd, onPress }: LearningComposerProps) {
  const draft = useAtomValue(draftAtom)
  const problem = useAtomValue(composerProblemAtom)
  const isRefused = useAtomValue(isRefusedAtom)
  const askRefused = useSetAtom(askRefusedAtom)
  // With the turns above them, not before.
  const shownCards = useTransitionAtomValue(followUpsAtom)
  // Those of the thread before are none of this one.
  const cards = status === 'ready' ? shownCards : []
  const selected = useTransitionAtomValue(selectedCardAtom)
  const isReceiving = useAtomValue(isReceivingAtom)
  const isDeviceWriting = useAtomValue(isDeviceWritingAtom)
  const isBeginning = useAtomValue(isBeginningExamAtom)
  const canBeginOnDevice = useAtomValue(canBeginOnDeviceAtom)
  const shown = useAtomValue(shownItemAtom)
  const reachable = useAtomValue(reachableAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const send = useSetAtom(sendDraftAtom)
  const stop = useSetAtom(stopAtom)
  const openPad = useSetAtom(openPadAtom)
  const showToast = useSetAtom(showToastAtom)
  const showFailure = (error: unknown) => showToast({ severity: 'error', title: toAppError(error).message })
  const isPadOpen = useAtomValue(isPadOpenAtom)
  const openPhoto = useSetAtom(openPhotoAtom)
  const isPhotoOpen = useAtomValue(isPhotoOpenAtom)
  const setMathKeysOpen = useSetAtom(setMathKeysOpenAtom)
  const reasonNot = (card: FollowUp): string | null => {
    if (card.kind !== 'exam') return null
    if (isBeginning) return '문제를 가져오는 중이에요'
    return reachable || canBeginOnDevice(card.difficultyLevel) ? null : '연결되면 풀 수 있어요'
  }
  const answerInput = shown && ANSWER_INPUT[shown.item.writtenTestType]
  const isEssayAnswer = draft.mode === 'answer' && shown !== null && isEssay(shown.item)
  const isWritten = draft.mode === 'answer' && answerInput !== 'picked'
  const hasMathKeys = useAtomValue(areMathKeysOpenAtom) && isWritten
  const showMathKeys = (isOpen: boolean) => {
    // The field is as it will be before this press is over: with the focus a second time its screen keyboard comes or goes.
    flushSync(() => setMathKeysOpen(isOpen))
    inputRef.current?.blur()
    inputRef.current?.focus()
  }
  const toggleMathKeys = async () => {
    if (hasMathKeys) showMathKeys(false)
    else if (await importOrNull(loadMathAnswer)) showMathKeys(true)
    else showToast({ severity: 'error', title: NETWORK_SENTENCE })
  }
  const store = useStore()
  useOfferedPad(shown?.item.id)
  const pressSelected = () => {
    // Asked of the store: a shortcut may have moved on to another card that is not on the screen yet.
    const card = store.get(selectedCardAtom)
    if (card && reasonNot(card) === null) onPress(card)
  }
  // The input is not there beside the pad: iPadOS would write into it with the pen.
  if (isPadOpen)
    return (
      <Suspense fallback={null}>
        <InkAnswer inputRef={inputRef} />
      </Suspense>
    )
  return (
    <ComposerDock
      onToEnd={onToEnd}
      error={problem}
      errorAct={
        isRefused && problem !== null && { label: '질문으로 보내기', onPress: () => void askRefused() }
      }
    >
      {!onToEnd && <SyncStamp />}
      {status === 'loading' && cards.length === 0 && <div className="follow-ups-room" />}
      {cards.length > 0 && (
        <FollowUps
          cards={cards.map((card, index) => ({
            id: idOf(card, index),
            label: card.kind === 'question' ? <Markdown text={card.label} inline /> : card.label,
            icon: ICONS[card.kind],
            disabledReason: reasonNot(card),
          }))}
          selectedId={selected ? idOf(selected, cards.indexOf(selected)) : null}
          onPress={(id) => {
            // The store may have moved on to other cards that are not on the screen yet.
            const card = store.get(followUpsAtom).find((one, index) => idOf(one, index) === id)
            if (card) onPress(card)
          }}
        />
      )}
      {above}
      {shown && draft.mode === 'answer' && draft.text !== '' && answerInput === 'formula' && !hasMathKeys && (
        <Suspense fallback={null}>
          <ReadAs text={draft.text} />
        </Suspense>
      )}
      {isPhotoOpen && (
        <Suspense fallback={null}>
          <PhotoDialog inputRef={inputRef} />
        </Suspense>
      )}
      <Composer
        value={draft.text}
        onChange={(text) => changeDraft({ text })}
        mode={draft.mode}
        onModeChange={(mode) => changeDraft({ mode })}
        onMathKeys={isWritten ? () => void toggleMathKeys() : undefined}
        mathKeys={
          hasMathKeys && (
            <Suspense fallback={null}>
              <MathAnswer
                inputRef={inputRef}
                value={draft.text}
                onChange={(text) => changeDraft({ text })}
                item={shown?.item ?? null}
                onClose={() => showMathKeys(false)}
              />
            </Suspense>
          )
        }
        onSend={(text) => void send(text)}
        lines={isEssayAnswer}
        onSendBlank={isEssayAnswer ? () => void send('') : pressSelected}
        streaming={isReceiving && !isDeviceWriting}
        onStop={stop}
        onPen={() => void openPad().catch(showFailure)}
        onPhoto={() => void openPhoto(true).catch(showFailure)}
        disabledReason={isDeviceWriting ? '오프라인 선생님이 쓰고 있어요. 곧 끝나요' : WAITING[status]}
        placeholder={draft.mode === 'answer' ? placeholderFor(shown?.item) : undefined}
        inputRef={inputRef}
      />
    </ComposerDock>
  )
}

/** With each new item. */
function useOfferedPad(itemId: string | undefined) {
  const offerPad = useSetAtom(offerPadAtom)
  useEffect(() => {
    if (itemId) void offerPad()
  }, [itemId, offerPad])
}

function placeholderFor(item: Item | undefined): string | undefined {
  if (!item) return '풀이를 적어요'
  return item.pairing ? 'ㄱ-1, ㄴ-2' : undefined
}

/** Without the server: how old what is shown may be. Over the padding at the end of the list, so that nothing moves when it comes or goes. */
function SyncStamp() {
  const reachable = useAtomValue(reachableAtom)
  const state = useAtomValue(threadAtom)
  if (reachable || !state?.user || state.savedAt === null) return null
  return <p className="sync-stamp">오프라인 · 마지막 동기화 {describeSyncTime(state.savedAt, Date.now())}</p>
}
