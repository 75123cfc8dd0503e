import type { ActionKind, ChatMessage, MessageContext } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import type { EssayMarking } from '#domain/exam/mark-essay.ts'
import type { InkDrawing } from '#domain/ink/draw-ink.ts'

/** What the text of a turn was read from. */
export interface TextSource {
  /** The picture. */
  ocrResultId: string | null
  ink: InkDrawing | null
}

export const TYPED: TextSource = { ocrResultId: null, ink: null }

/** Returns what a turn was read from. */
export function sourceOf({ ocrResultId, context }: ChatMessage): TextSource {
  return { ocrResultId, ink: context.ink ?? null }
}

type NewTurn = Pick<ChatMessage, 'threadId' | 'message'> & Partial<ChatMessage>

function makeTurn({ threadId, message, ...rest }: NewTurn): ChatMessage {
  return {
    id: crypto.randomUUID(),
    threadId,
    message,
    response: '',
    shortResponse: null,
    bookmark: false,
    createdAt: new Date().toISOString(),
    relatedQuestions: [],
    status: 'success',
    ocrResultId: null,
    context: PLAIN_CONTEXT,
    ...rest,
  }
}

/** A question to the tutor, waiting for its reply. */
export function makeQuestionTurn(
  threadId: string | null,
  message: string,
  isAnswer: boolean,
  { ocrResultId, ink }: TextSource,
): ChatMessage {
  const userMessageType = isAnswer ? 'answer' : 'normal'
  const context: MessageContext = { ...PLAIN_CONTEXT, userMessageType, ...(ink && { ink }) }
  return makeTurn({ threadId, message, status: 'loading', context, ocrResultId })
}

interface ItemTurn {
  kind: ActionKind
  item: Item
  /** The level of the set, which for wrong answers is not the item's own. */
  difficultyLevel: DifficultyLevel
  message: string
  response: string
  responseType?: MessageContext['responseType']
  userMessageType?: MessageContext['userMessageType']
  complete?: boolean
  /** Of an essay that the learner has marked. */
  marking?: EssayMarking | null
  status?: ChatMessage['status']
  /** What the answer was read from. */
  source?: TextSource
}

/** A turn about an item: begun, answered, hinted, solved. */
export function makeItemTurn(threadId: string | null, turn: ItemTurn): ChatMessage {
  const { kind, item, difficultyLevel, message, response, responseType = 'normal', status = 'success' } = turn
  const { ocrResultId, ink } = turn.source ?? TYPED
  return makeTurn({
    threadId,
    message,
    response,
    status,
    ocrResultId,
    context: {
      target: 'evaluation',
      action: {
        kind,
        evaluationId: item.id,
        itemVersion: item.itemVersion,
        difficultyLevel,
        ...(turn.marking && { marking: turn.marking }),
      },
      responseType,
      userMessageType: turn.userMessageType ?? 'hidden',
      complete: turn.complete ?? false,
      ...(ink && { ink }),
    },
  })
}
