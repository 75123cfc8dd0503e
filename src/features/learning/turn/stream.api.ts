import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { QuestionBody } from '#domain/outbox/record.ts'
import { openStream } from '#platform/open-stream.ts'
import type { PromptChoice } from '#platform/prompt-choice.ts'

/** The events of a tutor's reply. `learner` names the turn and its person; null for a visitor. */
export function streamReply(
  body: QuestionBody,
  learner: { turnId: string; userId: string } | null,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const headers = learner ? { 'Idempotency-Key': learner.turnId, 'X-Record-User': learner.userId } : {}
  return openStream(pathOf(minified.chat.completions), body, headers, stop)
}

interface HintBody extends Partial<PromptChoice> {
  answer: string
}

/** The events of one more hint, written for the learner's answer: each comes with `message` (specification section 7). */
export async function* streamHint(
  itemId: string,
  body: HintBody,
  userId: string,
  stop: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const path = pathOf(minified.item.streamHint, { id: itemId })
  for await (const event of openStream(path, body, { 'X-Record-User': userId }, stop)) {
    const { message, level, done } = event
    if (level === 'error' || message === undefined) yield event
    else yield done ? { response: message, done } : { content: message }
  }
}
