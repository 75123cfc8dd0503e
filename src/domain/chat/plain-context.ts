import type { MessageContext } from './message.ts'

/** The context of a turn that only says something. */
export const PLAIN_CONTEXT: MessageContext = {
  target: 'ai',
  action: null,
  responseType: 'normal',
  userMessageType: 'normal',
  complete: false,
}
