import { beforeAll, describe, expect, it } from 'vitest'
import { prepareBank, searchBank, sureness } from '#domain/tutor/bank/search-bank.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import type { TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

const UNITS = Array.from({ length: 11 }, (_, index) => `M1U${String(index + 1).padStart(2, '0')}`)
/** Every fifth wording is held out, from the second on: the first is the standard spelling. */
const FOLD = 5
const HELD_OUT = 1
/** Every sixth question is held out with all of its wordings. */
const GROUP = 6
/** The confidence from which `replyFromBank` accepts a question. */
const SURE = 0.5

const units = new Map<string, TutorUnit>()

beforeAll(async () => {
  for (const id of UNITS) units.set(id, (await readUnitTurn(id, null, { banks: true })).unit)
}, 60_000)

function ask(text: string, unit: TutorUnit, conceptId: string | null) {
  const found = searchBank(normalizeMessage(text), unit, conceptId)
  return { id: found[0]?.question.id, concept: found[0]?.concept.concept.id, sureness: sureness(found) }
}

function withQuestions(unit: TutorUnit, change: (asks: string[], at: number) => string[] | null): TutorUnit {
  return {
    ...unit,
    concepts: unit.concepts.map((concept) => ({
      ...concept,
      bank: concept.bank && {
        ...concept.bank,
        questions: concept.bank.questions.flatMap((question, at) => {
          const asks = change(question.asks, at)
          return asks === null ? [] : [{ ...question, asks }]
        }),
      },
    })),
  }
}

function listQuestions(unit: TutorUnit) {
  return unit.concepts.flatMap(({ concept, bank }) =>
    (bank?.questions ?? []).map((question, at) => ({ conceptId: concept.id, question, at })),
  )
}

describe('a wording that is not stored', () => {
  it.each([
    ['M1U08C04', '호랑 현은 대체 뭐가 다른거', 'arc-and-chord-difference'],
    ['M1U08C05', '둘레에 호만 있으면 되나', 'perimeter-is-arc'],
    ['M1U09C01', '각뿔대 옆면이 사다리꼴인 이유좀', 'frustum-side-shape'],
    ['M1U09C02', '정다면체가 5가지인 이유', 'why-only-five'],
    ['M1U09C03', '원뿔 펼치면 부채꼴 나오는 이유', 'net-of-cone'],
    ['M1U03C05', '동류항 왜 배우는거', 'why-learn'],
    ['M1U08C02', '외각은 왜 안쪽 두 각 더한거랑 똑같아', 'why-exterior-property'],
  ])('in %s, "%s" asks %s', (conceptId, text, id) => {
    const unit = units.get(conceptId.slice(0, 5))
    expect(unit && ask(text, unit, conceptId)).toMatchObject({ id, concept: conceptId })
  })
})

describe('held-out wordings of all banks', () => {
  /** Units without what is held out, in one index for both tests. */
  const rests = new Map<TutorUnit, TutorUnit>()
  const isHeldOut = (at: number) => at % GROUP === 0

  beforeAll(() => {
    for (const unit of units.values()) {
      const rest = withQuestions(unit, (asks, at) =>
        isHeldOut(at) ? null : asks.filter((_, index) => index % FOLD !== HELD_OUT),
      )
      rests.set(unit, rest)
    }
  })

  it('rank their own question first in 60 of 100, and four in five accepted ones are right', () => {
    let all = 0
    let first = 0
    let taken = 0
    let right = 0
    for (const [unit, rest] of rests) {
      for (const { conceptId, question, at } of listQuestions(unit)) {
        if (isHeldOut(at)) continue
        const found = ask(question.asks[HELD_OUT] ?? '', rest, conceptId)
        const isRight = found.id === question.id && found.concept === conceptId
        all += 1
        if (isRight) first += 1
        if (found.sureness < SURE) continue
        taken += 1
        if (isRight) right += 1
      }
    }
    expect(first / all).toBeGreaterThanOrEqual(0.6)
    expect(taken / all).toBeGreaterThanOrEqual(0.5)
    expect(right / taken).toBeGreaterThanOrEqual(0.78)
  }, 120_000)

  it('are accepted as another question in at most three in ten if their own is not stored', () => {
    let all = 0
    let taken = 0
    for (const [unit, rest] of rests) {
      for (const { conceptId, question, at } of listQuestions(unit)) {
        if (!isHeldOut(at)) continue
        all += 1
        const wording = question.asks[(at / GROUP) % question.asks.length] ?? ''
        if (ask(wording, rest, conceptId).sureness >= SURE) taken += 1
      }
    }
    expect(taken / all).toBeLessThanOrEqual(0.3)
  }, 120_000)
})

describe('an index that is built in steps', () => {
  it('by two callers in turn, and a search before they are done, finds what one built at once finds', () => {
    const stored = units.get('M1U10')
    if (!stored) throw new Error('M1U10 is missing')
    const search = (unit: TutorUnit) =>
      searchBank('평균이 왜 중요해', unit, 'M1U10C01').map(({ question, score }) => [question.id, score])
    const whole = search({ ...stored })
    const [once, twice] = [{ ...stored }, { ...stored }]
    expect([...prepareBank(once)].length).toBeGreaterThan(listQuestions(stored).length)
    const callers = [prepareBank(twice), prepareBank(twice)]
    for (let step = 0; step < 20; step += 1)
      for (const caller of callers) expect(caller.next().done).toBe(false)
    expect(search(once)).toEqual(whole)
    expect(search(twice)).toEqual(whole)
    for (const caller of callers) expect(caller.next().done).toBe(true)
  })
})
