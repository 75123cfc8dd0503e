import { describe, expect, it } from 'vitest'
import type { ActionKind, ResponseType } from '#domain/chat/message.ts'
import { listStandings } from '#domain/exam/list-standings.ts'
import { makeExam, makeItemsInfo } from './make-exam.ts'

const turn = (
  evaluationId: string,
  responseType: ResponseType,
  createdAt: string,
  kind: ActionKind = 'submit-answer',
) => ({
  createdAt,
  context: {
    target: 'evaluation' as const,
    action: { kind, evaluationId, difficultyLevel: 1 as const },
    responseType,
    userMessageType: 'answer' as const,
    complete: false,
  },
})

const OLD = '2026-03-01T00:00:00.000Z'
const NEW = '2026-03-09T00:00:00.000Z'

describe('how a learner stands with items', () => {
  it('is decided by the last answer that counted', () => {
    const turns = [turn('a', 'wrong', OLD), turn('b', 'wrong', OLD), turn('a', 'correct', NEW)]
    expect(listStandings(turns, [])).toEqual([
      { evaluationId: 'a', lastTriedAt: NEW, isOwed: false },
      { evaluationId: 'b', lastTriedAt: OLD, isOwed: true },
    ])
  })

  it('is changed by neither a nudge nor a hint', () => {
    expect(listStandings([turn('a', 'normal', NEW), turn('a', 'wrong', NEW, 'show-hint')], [])).toEqual([])
  })

  it('is known from the sets where the conversation was cleared, longer ago than any answer', () => {
    const missed = makeItemsInfo(makeExam('e1', 1, ['a', 'b!']))
    const [first, second] = missed.items
    const info = { ...missed, items: [{ ...first!, verdict: 'incorrect' as const }, second!] }
    const standings = listStandings([turn('c', 'correct', OLD)], [info])
    expect(standings.map(({ evaluationId, isOwed }) => [evaluationId, isOwed])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ])
    expect(Date.parse(standings[0]?.lastTriedAt ?? '')).toBeLessThan(Date.parse(OLD))
  })

  it('believes the newest set in which the item was answered', () => {
    const older = makeItemsInfo(makeExam('e1', 1, ['a']))
    const owed = { ...older, items: older.items.map((item) => ({ ...item, verdict: 'incorrect' as const })) }
    const untried = makeItemsInfo(makeExam('e2', -1, ['a']))
    const righted = makeItemsInfo(makeExam('e3', -1, ['a!']))
    expect(listStandings([], [untried, owed])[0]?.isOwed).toBe(true)
    expect(listStandings([], [righted, owed])[0]?.isOwed).toBe(false)
  })
})
