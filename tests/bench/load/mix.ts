/** The requests of learners at work, weighted as in a lesson: more reads than writes. */
export interface Call {
  /** Content is fetched without the session, as pages do (offline.md, 'Caches'). */
  isPublic?: boolean
  method: 'GET' | 'POST'
  path: string
  body?: object
}

export const UNIT = 'M1U01'
export const CONCEPTS = ['M1U01C01', 'M1U01C02', 'M1U01C03', 'M1U01C04'] as const

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!

const MIX = {
  explanation: {
    percent: 25,
    make: () => ({
      isPublic: true,
      method: 'GET',
      path: `/api/v1/services/curriculum-concepts/${pick(CONCEPTS)}/explanations`,
    }),
  },
  tree: {
    percent: 10,
    make: () => ({ isPublic: true, method: 'GET', path: `/api/v1/curriculums/${UNIT}/tree` }),
  },
  me: { percent: 15, make: () => ({ method: 'GET', path: '/api/users/me' }) },
  messages: {
    percent: 15,
    make: (threadId) => ({ method: 'GET', path: `/api/v1/threads/${threadId}/messages` }),
  },
  progress: {
    percent: 10,
    make: () => ({ method: 'GET', path: `/api/v1/services/curriculums/${UNIT}/progresses` }),
  },
  turn: {
    percent: 15,
    make: (threadId) => ({
      method: 'POST',
      path: '/api/v1/services/messages',
      body: { threadId, message: '기록', response: '', context: {} },
    }),
  },
  time: {
    percent: 10,
    make: () => ({
      method: 'POST',
      path: '/api/timespans',
      body: { spanType: 'CURRICULUM_CONCEPT', spanKey: pick(CONCEPTS), timespan: 5_000 },
    }),
  },
} as const satisfies Record<string, { percent: number; make: (threadId: string) => Call }>

export type CallKind = keyof typeof MIX
export const CALL_KINDS = Object.keys(MIX) as CallKind[]

/** One entry per percent of the weights. */
const DECK = CALL_KINDS.flatMap((kind) => Array.from({ length: MIX[kind].percent }, () => kind))

export function pickKind(): CallKind {
  return pick(DECK)
}

export function makeCall(kind: CallKind, threadId: string): Call {
  return MIX[kind].make(threadId)
}
