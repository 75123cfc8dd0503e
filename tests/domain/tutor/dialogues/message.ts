/** What a message does (conversation.md, 5). */
export const ACTS = [
  'answers',
  'shows-step',
  'claims',
  'asks-why',
  'asks-how',
  'asks-next',
  'asks-hint',
  'asks-example',
  'asks-another',
  'asks-easier',
  'asks-harder',
  'repeats',
  'asks-what',
  'asks-difference',
  'asks-always',
  'gives-exercise',
  'wants-practice',
  'protests',
  'agrees',
  'thanks',
  'greets',
  'off-topic',
  'distress',
] as const
export type Act = (typeof ACTS)[number]

/** What it is about. */
export type Focus = 'concept' | 'item' | 'own-question' | 'task' | 'claim' | 'last-reply' | 'none'

export interface Message {
  say: string
  act: Act
  focus: Focus
  /** A reply to the point holds all of these. */
  must: readonly (RegExp | 'hint' | 'mistake')[]
  /** An acceptable reply holds this, if `must` is not met; without it only a reply to the point counts. */
  near?: RegExp | undefined
  /** What no reply may hold: it would be wrong. */
  not?: RegExp | undefined
}

/** Messages in one thread; each single message is a thread of one. */
export interface Thread {
  concept: string
  /** The nth short-answer item of the concept is open. In what is said `{key}`, `{wrong}` stand for its key and first mistake. */
  item?: number
  /** Turns before the first message, as the tutor has said them. */
  after?: readonly { message: string; response: string }[]
  messages: readonly Message[]
}

/** A message in short: what is said, the act, what must be in the reply, what is near enough, what must not be there. */
export function m(
  say: string,
  act: Act,
  must: Message['must'] | RegExp,
  { near, not, focus = 'concept' }: { near?: RegExp; not?: RegExp; focus?: Focus } = {},
): Message {
  return { say, act, focus, must: must instanceof RegExp ? [must] : must, near, not }
}
