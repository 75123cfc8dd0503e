import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionKind, ResponseType } from '#domain/chat/message.ts'
import { applyVerdict, type ExamState } from '#domain/exam/apply-verdict.ts'
import type { ExamCandidate } from '#domain/exam/choose-exam-items.ts'
import { type CountedAnswer, foldStandings } from '#domain/exam/fold-standings.ts'
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

describe("the learner's record of items", () => {
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

  it('believes the sets where the turn of the last answer is gone', () => {
    const info = makeItemsInfo(makeExam('e1', 1, ['a!']))
    expect(listStandings([turn('a', 'wrong', OLD)], [info])).toEqual([
      { evaluationId: 'a', lastTriedAt: OLD, isOwed: false },
    ])
  })

  it('comes to the same from the sets and from the answers that counted', () => {
    const anyAnswer = fc.record({
      evaluationId: fc.constantFrom('a', 'b', 'c'),
      verdict: fc.constantFrom<'correct' | 'incorrect'>('correct', 'incorrect'),
    })
    const newSet = fc.subarray(['a', 'b', 'c'], { minLength: 1 })
    fc.assert(
      fc.property(fc.array(fc.oneof(anyAnswer, newSet), { maxLength: 20 }), (events) => {
        let state: ExamState = { exams: [], itemsInfo: [] }
        const answers: CountedAnswer[] = []
        for (const event of [['a', 'b', 'c'], ...events]) {
          if (Array.isArray(event)) {
            const exam = makeExam(`e${state.exams.length}`, 1, event)
            state = { exams: [exam, ...state.exams], itemsInfo: [makeItemsInfo(exam), ...state.itemsInfo] }
          } else {
            state = applyVerdict(state, event.evaluationId, event.verdict)
            answers.push({ ...event, answeredAt: NEW })
          }
        }
        const owed = (standings: ExamCandidate[]) =>
          standings.flatMap(({ evaluationId, isOwed }) => (isOwed ? [evaluationId] : [])).sort()
        expect(owed(listStandings([], state.itemsInfo))).toEqual(owed(foldStandings(answers)))
      }),
    )
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
