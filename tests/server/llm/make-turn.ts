import type { Item } from '#domain/exam/item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import type { TutorCallContext, TutorEvent } from '#server/chat/tutor-port.ts'
import type { ModelCall } from '#server/llm/model-call.ts'
import { DEFAULT_PROMPTS } from '#server/llm/prompts/default-prompts.ts'
import type { LlmTutorOptions } from '#server/llm/tutor-options.ts'
import { NO_PARAMETERS } from '#server/llm/tutor-options.ts'

export const CALLER: TutorCallContext = {
  userId: '0190f3a4-0000-7000-8000-000000000001',
  messageId: '0190f3a4-0000-7000-8000-000000000002',
  prompt: { name: null, purpose: 'prod', version: null },
}

/** A short answer with the key 12. */
export const OPEN_ITEM: Item = {
  id: 'item-1',
  itemVersion: 1,
  question: '두 수 \\(24\\), \\(36\\)의 최대공약수를 구하세요.',
  option1: '',
  option2: '',
  option3: '',
  option4: '',
  option5: '',
  correctAnswer: '12',
  solution: '\\(2^2 \\times 3 = 12\\)예요.',
  difficultyLevel: 1,
  writtenTestType: 2,
  performanceTestType: 0,
  figures: [],
  images: [],
  conceptIds: ['M1U01C05'],
  itemGroupId: null,
  criterionTypeIds: [],
  hints: [
    '두 수를 각각 소인수분해해 보세요.',
    '공통인 소인수를 찾고 지수를 견주어 보세요.',
    '공통인 소인수에서 지수가 작은 쪽을 골라 곱해 보세요.',
  ],
  mistakes: [{ answer: '6', says: '공통인 소인수의 지수를 모두 1로 보았어요.' }],
  rubric: [],
  pairing: null,
  templateId: null,
  seed: null,
}

export const makeTurn = (message: string, more: Partial<TutorTurn> = {}): TutorTurn => ({
  unit: {
    id: 'M1U01',
    title: '소인수분해',
    concepts: [
      {
        concept: {
          id: 'M1U01C05',
          content: '최대공약수와 서로소',
          description: '최대공약수를 구한다.',
          imageRequired: false,
          ordered: 5,
          hidden: false,
        },
        explanation:
          '## 왜 배울까\n\n나누어 담을 때 써요.\n\n## 핵심\n\n공약수 가운데 가장 큰 수가 최대공약수예요.\n\n## 정리\n\n- 최대공약수는 공약수 가운데 가장 큰 수예요.\n',
        terms: [
          {
            id: 'T1',
            conceptId: 'M1U01C05',
            term: '최대공약수',
            definition: '공약수 가운데 가장 큰 수예요.',
          },
          { id: 'T2', conceptId: 'M1U01C05', term: '서로소', definition: '최대공약수가 1인 두 자연수예요.' },
        ],
        items: [OPEN_ITEM],
        bank: null,
      },
    ],
  },
  outline: [],
  templates: [],
  conceptId: 'M1U01C05',
  openItem: null,
  history: [],
  message,
  mode: 'question',
  persona: 'teacher_female_1',
  ...more,
})

export interface TestOptions extends LlmTutorOptions {
  calls: ModelCall[]
}

/** Options for a tutor over a test server (none: built-in), with short limits; calls are collected. */
export const makeOptions = (baseUrl: string | null, more: Partial<LlmTutorOptions> = {}): TestOptions => {
  const calls: ModelCall[] = []
  return {
    remote: baseUrl === null ? null : { baseUrl, apiKey: 'test-key', model: 'test-model' },
    answerTurn: async (turn) => answerTurn(turn),
    findPrompt: async (family) => ({ content: DEFAULT_PROMPTS[family], used: null, ...NO_PARAMETERS }),
    recordCall: async (call) => {
      calls.push(call)
    },
    now: () => performance.now(),
    limits: { firstTokenMs: 300, wholeMs: 3000, tokens: 2000 },
    calls,
    ...more,
  }
}

export interface Collected {
  text: string
  termIds: string[]
  related: string[]
  response: string | null
}

/** Reads a turn to its end. */
export const collect = async (events: AsyncIterable<TutorEvent>): Promise<Collected> => {
  const collected: Collected = { text: '', termIds: [], related: [], response: null }
  for await (const event of events) {
    if ('content' in event) collected.text += event.content
    else if ('termId' in event) collected.termIds.push(event.termId)
    else {
      collected.related = event.reply.relatedQuestions
      collected.response = event.reply.response
    }
  }
  return collected
}

export const NEVER = new AbortController().signal
