import type { MessageStatus } from './message.ts'

export const STATUS_EVENTS = ['finished', 'cut', 'stopped', 'retried'] as const
/** `cut`: the stream failed or ended early; `stopped`: by the learner; `retried`: asked again. */
export type StatusEvent = (typeof STATUS_EVENTS)[number]

const ENDINGS: Record<Exclude<StatusEvent, 'retried'>, MessageStatus> = {
  finished: 'success',
  cut: 'error',
  stopped: 'aborted',
}

/** Whether a message may be asked again: it failed or was stopped (specification section 4, Message status). */
export function canRetryMessage(status: MessageStatus): boolean {
  return status === 'error' || status === 'aborted'
}

/** The status after `event`. Only a loading message ends, only a failed or stopped one loads again; all else changes nothing. */
export function moveMessageStatus(status: MessageStatus, event: StatusEvent): MessageStatus {
  if (event === 'retried') return canRetryMessage(status) ? 'loading' : status
  return status === 'loading' ? ENDINGS[event] : status
}
