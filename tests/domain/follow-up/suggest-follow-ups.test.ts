import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionKind, MessageContext } from '#domain/chat/message.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import type { DifficultyLevel } from '#domain/exam/item.ts'
import { type FollowUp, type FollowUpFacts, suggestFollowUps } from '#domain/follow-up/suggest-follow-ups.ts'
import { makeExam } from '../exam/make-exam.ts'

const infoOf = (sets: [DifficultyLevel, string[]][], availableLevels: DifficultyLevel[] = [0, 1, 3, 5]) =>
  computeExamInfo({
    exams: sets.map(([level, items], at) => makeExam(`e${at}`, level, items)),
    itemsInfo: [],
    availableLevels,
  })

const turn = (
  kind: ActionKind | null,
  responseType: MessageContext['responseType'],
  { level = 1 as DifficultyLevel, response = '' } = {},
): FollowUpFacts['lastTurn'] => ({
  response,
  status: 'success',
  context: {
    target: kind ? 'evaluation' : 'ai',
    action: kind && { kind, evaluationId: 'a', difficultyLevel: level },
    responseType,
    userMessageType: 'normal',
    complete: false,
  },
})

const facts = (change: Partial<FollowUpFacts>): FollowUpFacts => ({
  lastTurn: null,
  signedIn: true,
  useLinks: true,
  examInfo: infoOf([]),
  openItem: null,
  earlierConcept: null,
  wrongItems: 0,
  place: 'concept',
  conceptName: '소인수분해',
  nextConcept: { unitId: 'M1U01', conceptId: 'M1U01C04', name: '최대공약수' },
  links: [{ title: '소수의 체', url: 'https://example.org/sieve' }],
  ...change,
})

const labels = (change: Partial<FollowUpFacts>) => suggestFollowUps(facts(change)).map((card) => card.label)
const open = (hintsShown: number, more = {}) => ({
  hintsShown,
  difficultyLevel: 1 as DifficultyLevel,
  solutionShown: false,
  othersOpen: false,
  ...more,
})

describe('cards after a right answer', () => {
  const cleared = infoOf([
    [1, ['a!']],
    [0, ['b!']],
  ])

  it('offer the next question and the solution while items are left', () => {
    const lastTurn = turn('submit-answer', 'correct')
    expect(suggestFollowUps(facts({ lastTurn, examInfo: infoOf([[1, ['a!', 'b']]]) }))).toEqual([
      { kind: 'next-item', label: '다음 문항 풀기' },
      { kind: 'solution', actionKind: 'show-correct-solution', label: '풀이 보기' },
    ])
  })

  it('offer, once the level is cleared, next level, next concept, retries, wrong answers and the solution', () => {
    const lastTurn = turn('submit-answer', 'correct')
    expect(suggestFollowUps(facts({ lastTurn, examInfo: cleared, wrongItems: 2 }))).toEqual([
      { kind: 'exam', actionKind: 'try-exam', difficultyLevel: 3, label: '표준 문항 풀기' },
      { kind: 'next-concept', unitId: 'M1U01', conceptId: 'M1U01C04', label: '다음 개념: 최대공약수' },
      { kind: 'exam', actionKind: 'retry-exam', difficultyLevel: 0, label: '개념 다시 풀기' },
      { kind: 'exam', actionKind: 'retry-exam', difficultyLevel: 1, label: '기본 다시 풀기' },
      { kind: 'exam', actionKind: 'retry-exam', difficultyLevel: -1, label: '틀린 문항 다시 풀기' },
      { kind: 'solution', actionKind: 'show-correct-solution', label: '풀이 보기' },
    ])
  })

  it.each<[string, Partial<FollowUpFacts>, string]>([
    [
      'no next level after the highest',
      { examInfo: infoOf([[5, ['a!']]], [5]), lastTurn: turn('submit-answer', 'correct', { level: 5 }) },
      '문항 풀기',
    ],
    ['no next concept after the last one', { nextConcept: null }, '다음 개념'],
    ['no wrong-answer card without wrong answers', { wrongItems: 0 }, '틀린 문항'],
    ['no next level for a visitor', { signedIn: false }, '문항 풀기'],
    ['no wrong-answer card for a visitor', { signedIn: false, wrongItems: 3 }, '틀린 문항'],
  ])('have %s', (_title, change, absent) => {
    const cards = labels({ lastTurn: turn('submit-answer', 'correct'), examInfo: cleared, ...change })
    expect(cards.filter((label) => label.includes(absent))).toEqual([])
    expect(cards.at(-1)).toBe('풀이 보기')
  })

  it('step up from what is cleared after a set of wrong answers', () => {
    const examInfo = infoOf(
      [
        [-1, ['x!']],
        [1, ['a!']],
        [0, ['b!']],
      ],
      [-1, 0, 1, 3, 5],
    )
    const cards = labels({ lastTurn: turn('submit-answer', 'correct', { level: -1 }), examInfo })
    expect(cards[0]).toBe('표준 문항 풀기')
    expect(cards.filter((label) => label.includes('다시'))).toEqual(['개념 다시 풀기', '기본 다시 풀기'])
  })

  it('stay, but for the solution, once the solution was shown', () => {
    const before = labels({ lastTurn: turn('submit-answer', 'correct'), examInfo: cleared })
    const after = labels({ lastTurn: turn('show-correct-solution', 'solution'), examInfo: cleared })
    expect(after).toEqual(before.filter((label) => label !== '풀이 보기'))
  })
})

describe('cards while an item is open', () => {
  const examInfo = infoOf([[1, ['a', 'b']]])
  const MORE = ['힌트 더 보기', '풀이 보기']
  const SOLVED = open(0, { solutionShown: true })
  const WAY_ON = ['표준 문항 풀기', '개념 문항 풀기', '기본 마저 풀기', '다음 개념: 최대공약수']
  it.each<[string, FollowUpFacts['lastTurn'], FollowUpFacts['openItem'], string[]]>([
    ['a wrong answer with one hint shown', turn('submit-answer', 'wrong'), open(1), MORE],
    ['a wrong answer with two hints shown', turn('submit-answer', 'wrong'), open(2), ['풀이 보기']],
    [
      'a wrong answer after the solution',
      turn('submit-answer', 'wrong'),
      open(1, { solutionShown: true }),
      MORE,
    ],
    ['the first hint', turn('show-hint', 'hint'), open(1), MORE],
    ['the second hint', turn('show-hint', 'hint'), open(2), ['풀이 보기']],
    ['a nudge after a hint', turn('submit-answer', 'normal'), open(1), MORE],
    ['the item itself', turn('try-exam', 'normal'), open(0), ['힌트 보기', '풀이 보기']],
    ['talk about it', turn(null, 'normal'), open(2), ['풀이 보기']],
    [
      'its solution, with others open',
      turn('show-solution', 'solution'),
      open(0, { solutionShown: true, othersOpen: true }),
      ['다음 문항 풀기'],
    ],
    ['its solution, as the last one', turn('show-solution', 'solution'), SOLVED, WAY_ON],
    ['talk about its solution', turn(null, 'normal'), SOLVED, WAY_ON],
  ])('after %s', (_title, lastTurn, openItem, expected) => {
    expect(labels({ lastTurn, openItem, examInfo })).toEqual(expected)
  })
})

describe('the card of an earlier concept', () => {
  const earlierConcept = { unitId: 'M1U01', conceptId: 'M1U01C01', name: '소수와 합성수' }
  const examInfo = infoOf([[1, ['a', 'b']]])
  const EARLIER = '먼저 [소수와 합성수] 개념 다시 보기'
  it.each<[string, FollowUpFacts['lastTurn'], FollowUpFacts['openItem'], string[]]>([
    ['a wrong answer', turn('submit-answer', 'wrong'), open(1), ['힌트 더 보기', '풀이 보기', EARLIER]],
    ['its last hint', turn('show-hint', 'hint'), open(2), ['풀이 보기', EARLIER]],
    ['a nudge', turn('submit-answer', 'normal'), open(1), ['힌트 더 보기', '풀이 보기', EARLIER]],
    ['talk about the item', turn(null, 'normal'), open(2), ['풀이 보기', EARLIER]],
    [
      'the solution, with others open',
      turn('show-solution', 'solution'),
      open(1, { solutionShown: true, othersOpen: true }),
      ['다음 문항 풀기', EARLIER],
    ],
    [
      'the solution of the last one',
      turn('show-solution', 'solution'),
      open(1, { solutionShown: true }),
      ['표준 문항 풀기', '개념 문항 풀기', '기본 마저 풀기', '다음 개념: 최대공약수', EARLIER],
    ],
    ['a right answer, never', turn('submit-answer', 'correct'), null, ['다음 문항 풀기', '풀이 보기']],
  ])('comes last after %s', (_title, lastTurn, openItem, expected) => {
    expect(labels({ lastTurn, openItem, examInfo, earlierConcept })).toEqual(expected)
  })

  it('is a visitor’s too, and leads to the concept', () => {
    const lastTurn = turn('submit-answer', 'wrong')
    const cards = suggestFollowUps(
      facts({ lastTurn, openItem: open(2), examInfo, earlierConcept, signedIn: false }),
    )
    expect(cards.at(-1)).toEqual({
      kind: 'earlier-concept',
      unitId: 'M1U01',
      conceptId: 'M1U01C01',
      label: EARLIER,
    })
  })
})

describe('cards outside an exam', () => {
  const response = '글\n```question\n약수가 둘뿐인 수는?\n```\n```question\n1은?\n```'
  const ASK = '이 개념의 특징 알아보기'

  it('speak of the unit in its chat', () => {
    expect(labels({ place: 'unit' })).toContain('이 단원의 특징 알아보기')
    expect(labels({ place: 'unit' })).not.toContain(ASK)
  })

  it('offer the next level, the characteristics, the questions of the reply, then the links', () => {
    expect(suggestFollowUps(facts({ lastTurn: turn(null, 'normal', { response }) }))).toEqual([
      { kind: 'exam', actionKind: 'try-exam', difficultyLevel: 0, label: '개념 문항 풀기' },
      { kind: 'question', message: '소인수분해는 어떤 특징이 있어?', label: ASK },
      { kind: 'question', message: '약수가 둘뿐인 수는?', label: '약수가 둘뿐인 수는?' },
      { kind: 'question', message: '1은?', label: '1은?' },
      { kind: 'link', url: 'https://example.org/sieve', label: '소수의 체' },
    ])
  })

  it.each<[string, Partial<FollowUpFacts>, string[]]>([
    ['a visitor gets the concept level', { signedIn: false }, ['개념 문항 풀기', ASK, '소수의 체']],
    [
      'a visitor gets it whatever level is next',
      { signedIn: false, examInfo: infoOf([[0, ['a!']]]) },
      ['개념 문항 풀기', ASK, '소수의 체'],
    ],
    [
      'a visitor gets links whatever the switch says',
      { signedIn: false, useLinks: false },
      ['개념 문항 풀기', ASK, '소수의 체'],
    ],
    ['a learner gets no links with the switch off', { useLinks: false }, ['개념 문항 풀기', ASK]],
    [
      'a learner goes on above what is cleared',
      { examInfo: infoOf([[3, ['c!']]], [3, 5]) },
      ['도전 문항 풀기', ASK, '소수의 체'],
    ],
    [
      'a learner is led back to what was left, begun or not',
      {
        examInfo: infoOf([
          [5, ['d!']],
          [3, ['c!']],
          [0, ['a!', 'b']],
        ]),
      },
      ['개념 마저 풀기', '기본 문항 풀기', ASK, '소수의 체'],
    ],
    [
      'a learner is led back to a cleared level that is practised again',
      {
        examInfo: infoOf(
          [
            [0, ['a!', 'b']],
            [1, ['c!']],
            [0, ['a!']],
          ],
          [0, 1],
        ),
      },
      ['개념 마저 풀기', ASK, '소수의 체'],
    ],
    ['no exam where there is no exam info', { examInfo: null }, [ASK, '소수의 체']],
    ['no exam where the concept has no items', { examInfo: infoOf([], []) }, [ASK, '소수의 체']],
    [
      'nor for a visitor without concept-level items',
      { examInfo: infoOf([], [1]), signedIn: false },
      [ASK, '소수의 체'],
    ],
  ])('%s', (_title, change, expected) => {
    expect(labels(change)).toEqual(expected)
  })

  it('take no question from a reply that was cut', () => {
    const lastTurn = { ...turn(null, 'normal', { response })!, status: 'error' as const }
    expect(labels({ lastTurn, links: [] })).toEqual(['개념 문항 풀기', ASK])
  })
})

describe('cards in any situation', () => {
  const levels = fc.subarray<DifficultyLevel>([0, 1, 3, 5])
  const anySets = fc.array(
    fc.tuple(
      fc.constantFrom<DifficultyLevel>(-1, 0, 1, 3, 5),
      fc.uniqueArray(fc.constantFrom('a', 'b!', 'c'), { minLength: 1 }),
    ),
    { maxLength: 5 },
  )
  const anyFacts = fc.record({
    lastTurn: fc.oneof(
      fc.constant(null),
      fc
        .tuple(
          fc.constantFrom<ActionKind | null>(
            'try-exam',
            'submit-answer',
            'show-hint',
            'show-solution',
            'show-correct-solution',
            null,
          ),
          fc.constantFrom<MessageContext['responseType']>('normal', 'wrong', 'correct', 'hint', 'solution'),
          fc.constantFrom<DifficultyLevel>(-1, 0, 1, 3, 5),
        )
        .map(([kind, type, level]) => turn(kind, type, { level })),
    ),
    signedIn: fc.boolean(),
    useLinks: fc.boolean(),
    examInfo: fc.option(
      fc.tuple(anySets, levels).map(([sets, available]) => infoOf(sets, available)),
      { nil: null },
    ),
    openItem: fc.option(
      fc.record({
        hintsShown: fc.nat(4),
        solutionShown: fc.boolean(),
        difficultyLevel: fc.constantFrom<DifficultyLevel>(-1, 0, 1, 3, 5),
        othersOpen: fc.boolean(),
      }),
      { nil: null },
    ),
    earlierConcept: fc.constantFrom(null, { unitId: 'M1U01', conceptId: 'M1U01C01', name: '소수' }),
    wrongItems: fc.nat(3),
  })

  it('are those of the specification, and after them at most that of an earlier concept, while an item is open', () => {
    fc.assert(
      fc.property(anyFacts, (change) => {
        const specified = suggestFollowUps(facts({ ...change, earlierConcept: null }))
        const cards = suggestFollowUps(facts(change))
        expect(cards.slice(0, specified.length)).toEqual(specified)
        const isOffered = change.openItem !== null && change.earlierConcept !== null
        expect(cards.slice(specified.length).map(({ kind }) => kind)).toEqual(
          isOffered ? ['earlier-concept'] : [],
        )
      }),
    )
  })

  const isLearnersOnly = (card: FollowUp) =>
    card.kind === 'exam' && card.actionKind === 'try-exam' && card.difficultyLevel !== 0

  it('never come twice, offer no hint past the limit, no learner-only exam to a visitor and no level without items', () => {
    fc.assert(
      fc.property(anyFacts, (change) => {
        const cards = suggestFollowUps(facts(change))
        expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(cards.length)
        if ((change.openItem?.hintsShown ?? 9) >= 2)
          expect(cards.some((card) => card.kind === 'hint')).toBe(false)
        if (!change.signedIn) expect(cards.filter(isLearnersOnly)).toEqual([])
        for (const card of cards) {
          if (card.kind !== 'exam' || card.actionKind !== 'try-exam') continue
          const level = change.examInfo?.difficultyExams.find(
            (exam) => exam.difficultyLevel === card.difficultyLevel,
          )
          expect(level?.available).toBe(true)
        }
      }),
    )
  })
})
