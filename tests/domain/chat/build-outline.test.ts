import { describe, expect, it } from 'vitest'
import { buildOutline } from '#domain/chat/build-outline.ts'
import type { ActionKind, MessageContext } from '#domain/chat/message.ts'

const turn = (id: string, message: string, response: string, context: Partial<MessageContext> = {}) => ({
  id,
  message,
  response,
  context: {
    target: 'ai',
    action: null,
    responseType: 'normal',
    userMessageType: 'normal',
    complete: false,
    ...context,
  } satisfies MessageContext,
})
const itemTurn = (id: string, kind: ActionKind, context: Partial<MessageContext> = {}) =>
  turn(id, '', '', {
    action: { kind, evaluationId: 'a', difficultyLevel: 1 },
    userMessageType: 'hidden',
    ...context,
  })
const lines = (turns: Parameters<typeof buildOutline>[0]) =>
  buildOutline(turns).map(({ depth, text }) => `${'-'.repeat(depth)}${text}`)

describe('the outline of a conversation', () => {
  it('names what was asked and, below it, the headings of the reply, the highest one first level', () => {
    expect(
      buildOutline([turn('t1', '왜 빼는 거야?', '글\n## 핵심\n글\n### 예제 \\(x\\) ###\n## 정리')]),
    ).toEqual([
      { turnId: 't1', headingIndex: null, depth: 0, text: '왜 빼는 거야?' },
      { turnId: 't1', headingIndex: 0, depth: 1, text: '핵심' },
      { turnId: 't1', headingIndex: 1, depth: 2, text: '예제 \\(x\\)' },
      { turnId: 't1', headingIndex: 2, depth: 1, text: '정리' },
    ])
  })

  it('tells items by level and what happened to them, counting hints for each item', () => {
    expect(
      lines([
        itemTurn('1', 'try-exam'),
        itemTurn('2', 'submit-answer', { responseType: 'wrong', userMessageType: 'answer' }),
        itemTurn('3', 'show-hint', { responseType: 'hint' }),
        itemTurn('4', 'show-hint', { responseType: 'hint' }),
        itemTurn('5', 'submit-answer', { responseType: 'normal', userMessageType: 'answer' }),
        itemTurn('6', 'submit-answer', { responseType: 'correct', userMessageType: 'answer' }),
        itemTurn('7', 'show-correct-solution', { responseType: 'solution' }),
        itemTurn('8', 'next-exam'),
        itemTurn('9', 'show-hint', { responseType: 'hint' }),
      ]),
    ).toEqual([
      '기본 문항',
      '-아직',
      '-힌트 1',
      '-힌트 2',
      '-다시 써 보기',
      '-맞음',
      '-풀이',
      '기본 문항',
      '-힌트 1',
    ])
  })

  it('leaves out what was not said and what is no heading', () => {
    const reply = '#### 네 번째\n```md\n# 안쪽\n```\n#붙은\n    # 코드\n#\n# 끝 #'
    expect(lines([turn('t', '숨김', reply, { userMessageType: 'hidden' })])).toEqual(['----네 번째', '-끝'])
    expect(lines([turn('t', '숨김', '글', { userMessageType: 'hidden' })])).toEqual([])
  })

  it('shortens a long message to one line of 40 characters', () => {
    const [entry] = buildOutline([turn('t', `첫 줄\n${'가'.repeat(60)}`, '')])
    expect(entry?.text).toBe(`첫 줄 ${'가'.repeat(36)}…`)
  })
})
