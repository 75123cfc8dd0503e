import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import type { ChatMessage } from '#domain/chat/message.ts'
import { findItemOf } from '#domain/exam/find-shown-item.ts'
import { getOptions } from '#domain/exam/get-options.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Slip } from '#ui/thread/turn.tsx'
import { threadAtom } from '../thread.state.ts'

const EssayLines = lazy(() => import('./essay-reply.tsx').then((part) => ({ default: part.EssayLines })))

const CIRCLED = ['①', '②', '③', '④', '⑤']
const SIGNS: Record<string, string> = { o: '○', x: '×' }

/** What the learner answered, as on the answer sheet: the option beside its number. */
export function AnswerSlip({ turn }: { turn: ChatMessage }) {
  const exams = useAtomValue(threadAtom)?.exams ?? []
  const { action } = turn.context
  const item = findItemOf(exams, action)
  const number = /^[1-5]$/.test(turn.message.trim()) ? Number(turn.message.trim()) : null
  const option = item?.writtenTestType === 1 && number !== null ? getOptions(item)[number - 1] : undefined
  const sign = item?.writtenTestType === 3 ? SIGNS[turn.message.trim().toLowerCase()] : undefined
  const asTyped = <span className="slip-text">{sign ?? turn.message}</span>
  return (
    <Slip answer>
      {item && isEssay(item) ? (
        <Suspense fallback={asTyped}>
          <EssayLines text={turn.message} />
        </Suspense>
      ) : option ? (
        <>
          {CIRCLED[(number ?? 1) - 1]} <Markdown text={option} inline />
        </>
      ) : (
        asTyped
      )}
    </Slip>
  )
}
