import type { ActionKind, ChatMessage, MessageContext } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import type { EssayMarking } from '#domain/exam/mark-essay.ts'

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
  ocrResultId: string | null,
): ChatMessage {
  const context: MessageContext = { ...PLAIN_CONTEXT, userMessageType: isAnswer ? 'answer' : 'normal' }
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
  /** The picture that the answer was read from. */
  ocrResultId?: string | null
}

/** A turn about an item: begun, answered, hinted, solved. */
export function makeItemTurn(threadId: string | null, turn: ItemTurn): ChatMessage {
  const { kind, item, difficultyLevel, message, response, responseType = 'normal', status = 'success' } = turn
  const { ocrResultId = null } = turn
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
    },
  })
}
