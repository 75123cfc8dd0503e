import type { MessageStatus } from './message.ts'

/** Whether a message may be asked again: it failed or was stopped (specification section 4, Message status). */
export const canRetryMessage = (status: MessageStatus): boolean => status === 'error' || status === 'aborted'
