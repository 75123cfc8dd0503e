import type { MessageStatus } from './message.ts'

/** Whether a message may be asked again: it failed or was stopped (specification section 4, Message status). */
export function canRetryMessage(status: MessageStatus): boolean {
  return status === 'error' || status === 'aborted'
}
