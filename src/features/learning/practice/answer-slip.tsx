import { useAtomValue } from 'jotai'
import { type JSX, lazy, Suspense } from 'react'
import type { ChatMessage } from '#domain/chat/message.ts'
import { findItemOf } from '#domain/exam/find-shown-item.ts'
import { getOptions } from '#domain/exam/get-options.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Slip } from '#ui/thread/turn.tsx'
import { examsAtom } from '../thread/thread.state.ts'

const EssayLines = lazy(() => import('./essay-reply.tsx').then((part) => ({ default: part.EssayLines })))

const CIRCLED = ['①', '②', '③', '④', '⑤']
const SIGNS: Record<string, string> = { o: '○', x: '×' }

function SlipContent({ item, answer }: { item: Item | undefined; answer: string }): JSX.Element {
  const asTyped = <span className="slip-text">{answer}</span>
  switch (item?.writtenTestType) {
    case WRITTEN_TYPE.choice: {
      const number = /^[1-5]$/.test(answer.trim()) ? Number(answer.trim()) : null
      const option = number === null ? undefined : getOptions(item)[number - 1]
      if (number === null || !option) return asTyped
      return (
        <>
          {CIRCLED[number - 1]} <Markdown text={option} inline />
        </>
      )
    }
    case WRITTEN_TYPE.trueFalse:
      return <span className="slip-text">{SIGNS[answer.trim().toLowerCase()] ?? answer}</span>
    case WRITTEN_TYPE.essay:
      return (
        <Suspense fallback={asTyped}>
          <EssayLines text={answer} />
        </Suspense>
      )
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.shortAnswer:
    case WRITTEN_TYPE.matching:
    case WRITTEN_TYPE.combination:
    case undefined:
      return asTyped
  }
}

/** What the learner answered, as on the answer sheet: the option beside its number. */
export function AnswerSlip({ turn }: { turn: ChatMessage }) {
  const exams = useAtomValue(examsAtom)
  const item = findItemOf(exams, turn.context.action)
  return (
    <Slip answer>
      <SlipContent item={item} answer={turn.message} />
    </Slip>
  )
}
