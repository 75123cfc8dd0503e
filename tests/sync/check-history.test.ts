import { describe, expect, test } from 'vitest'
import { itemId } from '#domain/items/item-id.ts'
import { checkHistory, type Findings } from './check-history.ts'
import type { Write } from './history.ts'
import type { World } from './read-world.ts'

const FIRST_NAME = '처음 이름'
const ITEM = { templateId: 'M1U01C01-L0-A', seed: 7 }
const ITEM_ID = itemId(ITEM.templateId, ITEM.seed)

interface Case {
  writes: Write[]
  world: World
}

function write(kind: Write['kind'], id: string, more: Partial<Write>): Write {
  const fixed = { personId: 'child', deviceId: 'tablet', isDurable: true, marker: null, verdict: null }
  return { id, kind, ...fixed, place: null, body: {}, ...more }
}

/**
 * A thread with two turns, of which the second answers an item, a hint of it, two exams, a bookmark, a new name and a time span of one
 * person, and a person who did nothing: as done on one device, and as the server has it.
 */
function makeCase(): Case {
  const turn = (id: string, place: number, more: Partial<Write> = {}) =>
    write('turn', id, {
      place,
      marker: `mark of ${id}`,
      body: { threadId: 'thread', message: `words of ${id}` },
      ...more,
    })
  const exam = (id: string, place: number, difficultyLevel: number) =>
    write('exam', id, { place, body: { threadId: 'thread', difficultyLevel, items: [ITEM] } })
  const message = (id: string, position: number, more: Partial<World['messages'][number]> = {}) => ({
    userId: 'child',
    id,
    threadId: 'thread',
    position,
    message: `words of ${id}`,
    marker: `mark of ${id}`,
    bookmark: false,
    responseType: 'normal',
    action: null,
    evaluationId: null,
    ...more,
  })
  const ownedExam = { userId: 'child', threadId: 'thread', items: [ITEM_ID] }
  return {
    writes: [
      write('thread', 'thread', { place: 1 }),
      turn('question', 2),
      exam('exam', 3, 0),
      turn('answer', 4, { verdict: 'incorrect' }),
      turn('help', 5),
      exam('later exam', 6, 1),
      write('bookmark', 'on', { place: 7, body: { messageId: 'question', bookmark: true } }),
      write('prefs', 'first', { place: 8, body: { nickname: '하나' } }),
      write('prefs', 'second', { place: 9, body: { nickname: '둘' } }),
      write('timespan', 'span', { body: { timespan: 500, spanKey: 'concept' } }),
    ],
    world: {
      nicknames: new Map([
        ['child', '둘'],
        ['other', FIRST_NAME],
      ]),
      threads: [{ userId: 'child', id: 'thread', conceptId: 'concept' }],
      messages: [
        message('question', 1, { bookmark: true }),
        message('answer', 3, { responseType: 'wrong' }),
        message('help', 4, { action: 'show-hint', evaluationId: ITEM_ID }),
      ],
      exams: [
        { ...ownedExam, id: 'exam', level: 0, position: 2, hints: 1 },
        { ...ownedExam, id: 'later exam', level: 1, position: 5, hints: 0 },
      ],
      attempts: [{ userId: 'child', id: 'answer', evaluationId: ITEM_ID, verdict: 'incorrect' }],
      timeSpans: [{ userId: 'child', id: 'span', spanKey: 'concept', accepted: 500 }],
      read: new Map([['child', new Map([['thread', ['question', 'answer', 'help']]])]]),
    },
  }
}

function drop<Row extends { id: string }>(rows: Row[], id: string): Row {
  const [row] = rows.splice(
    rows.findIndex((one) => one.id === id),
    1,
  )
  if (row?.id !== id) throw new Error(`no ${id}`)
  return row
}

function find<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`no ${id}`)
  return row
}

function reread({ messages, read }: World): void {
  read.set(
    'child',
    new Map([['thread', messages.filter((row) => row.userId === 'child').map(({ id }) => id)]]),
  )
}

type Lists = Omit<Findings, 'time'>
type Planted = [title: string, plant: (made: Case) => void, found: Partial<Lists>]

function check(plant: (made: Case) => void): Findings {
  const made = makeCase()
  plant(made)
  return checkHistory(made.writes, made.world, FIRST_NAME)
}

function listsOf({ time, ...lists }: Findings): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
}

describe('the check of what learners did against what the server has', () => {
  test('finds nothing where all is as it was done', () => {
    const findings = check(() => undefined)
    expect(listsOf(findings)).toEqual({})
    expect(findings.time).toEqual({ doneMs: 500, countedMs: 500 })
  })

  test.each<Planted>([
    ['a thread', ({ world }) => drop(world.threads, 'thread'), { lost: ['thread thread of tablet'] }],
    [
      'a turn',
      ({ world }) => {
        drop(world.messages, 'question')
        reread(world)
      },
      { lost: ['turn question of tablet'] },
    ],
    [
      'an answer to an item',
      ({ world }) => drop(world.attempts, 'answer'),
      { lost: ['attempt answer of tablet'] },
    ],
    ['an exam', ({ world }) => drop(world.exams, 'later exam'), { lost: ['exam later exam of tablet'] }],
    ['study time', ({ world }) => drop(world.timeSpans, 'span'), { lost: ['timespan span of tablet'] }],
    [
      'a bookmark',
      ({ world }) => Object.assign(find(world.messages, 'question'), { bookmark: false }),
      { lost: ['bookmark of question'] },
    ],
    [
      'a name under an earlier one of the same device',
      ({ world }) => world.nicknames.set('child', '하나'),
      { lost: ['nickname of child'] },
    ],
    [
      'a name under that before all',
      ({ world }) => world.nicknames.set('child', FIRST_NAME),
      { lost: ['nickname of child'] },
    ],
    [
      'a hint',
      ({ world }) => Object.assign(find(world.exams, 'exam'), { hints: 0 }),
      { lost: ['0 hints for 1 turns of child'] },
    ],
  ])('finds %s lost', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<Planted>([
    [
      'a turn',
      ({ world }) => {
        world.messages.push({
          ...find(world.messages, 'question'),
          id: 'again',
          position: 6,
          bookmark: false,
        })
        reread(world)
      },
      { duplicated: ['turn question also as again'] },
    ],
    [
      'a hint',
      ({ world }) => Object.assign(find(world.exams, 'exam'), { hints: 2 }),
      { duplicated: ['2 hints for 1 turns of child'] },
    ],
  ])('finds %s doubled', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<Planted>([
    [
      'a thread',
      ({ world }) => world.threads.push({ userId: 'child', id: 'x', conceptId: null }),
      { phantom: ['thread x'] },
    ],
    [
      'a turn',
      ({ world }) => {
        const marker = null
        world.messages.push({ ...find(world.messages, 'answer'), id: 'x', marker, position: 6 })
        reread(world)
      },
      { phantom: ['turn x'] },
    ],
    [
      'an attempt at a turn that was no answer',
      ({ world }) => world.attempts.push({ ...find(world.attempts, 'answer'), id: 'question' }),
      { phantom: ['attempt question'] },
    ],
    [
      'an exam',
      ({ world }) => world.exams.push({ ...find(world.exams, 'later exam'), id: 'x' }),
      { phantom: ['exam x'] },
    ],
    [
      'study time',
      ({ world }) => world.timeSpans.push({ ...find(world.timeSpans, 'span'), id: 'x' }),
      { phantom: ['timespan x'] },
    ],
    [
      'a bookmark',
      ({ world }) => Object.assign(find(world.messages, 'answer'), { bookmark: true }),
      { phantom: ['bookmark of answer'] },
    ],
    ['a name', ({ world }) => world.nicknames.set('other', '아무개'), { phantom: ['nickname 아무개'] }],
  ])('finds %s that nobody made', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<Planted>([
    [
      'a turn',
      ({ world }) => {
        find(world.messages, 'question').userId = 'other'
        reread(world)
      },
      {
        foreign: ['turn question of child'],
        lost: ['turn question of tablet'],
        phantom: ['bookmark of question'],
      },
    ],
    [
      'study time',
      ({ world }) => Object.assign(find(world.timeSpans, 'span'), { userId: 'other' }),
      { foreign: ['timespan span of child'], lost: ['timespan span of tablet'] },
    ],
    ['a name', ({ world }) => world.nicknames.set('other', '둘'), { foreign: ['nickname 둘 of child'] }],
  ])('finds %s with another person', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<Planted>([
    [
      'a turn with other words',
      ({ world }) => Object.assign(find(world.messages, 'question'), { message: '다른 말' }),
      { altered: ['turn question'] },
    ],
    [
      'a turn with another marker',
      ({ world }) => Object.assign(find(world.messages, 'question'), { marker: 'mark of answer' }),
      { altered: ['turn question'] },
    ],
    [
      'a turn in another thread',
      ({ world }) => {
        find(world.messages, 'question').threadId = 'x'
        world.read.set('child', new Map([['thread', ['answer', 'help']]]))
      },
      { altered: ['turn question'] },
    ],
    [
      'a wrong answer that is shown as right',
      ({ world }) => Object.assign(find(world.messages, 'answer'), { responseType: 'correct' }),
      { altered: ['verdict of answer: correct'] },
    ],
    [
      'a wrong answer that is counted as right',
      ({ world }) => Object.assign(find(world.attempts, 'answer'), { verdict: 'correct' }),
      { altered: ['attempt answer: correct'] },
    ],
    [
      'an exam with other items',
      ({ writes }) =>
        Object.assign(find(writes, 'later exam').body, { items: [{ ...ITEM, seed: ITEM.seed + 1 }] }),
      { altered: ['exam later exam'] },
    ],
    [
      'an exam in another thread',
      ({ world }) => Object.assign(find(world.exams, 'later exam'), { threadId: 'x' }),
      { altered: ['exam later exam'] },
    ],
    [
      'more study time than was done',
      ({ world }) => Object.assign(find(world.timeSpans, 'span'), { accepted: 501 }),
      { altered: ['timespan span: 501 ms'] },
    ],
    [
      'study time of something else',
      ({ world }) => Object.assign(find(world.timeSpans, 'span'), { spanKey: 'x' }),
      { altered: ['timespan span: 500 ms'] },
    ],
    [
      'a thread that is read in another order',
      ({ world }) => world.read.set('child', new Map([['thread', ['answer', 'question', 'help']]])),
      { altered: ['reading of thread thread'] },
    ],
  ])('finds %s', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<Planted>([
    [
      'turns of a thread',
      ({ world }) => Object.assign(find(world.messages, 'question'), { position: 9 }),
      { disordered: ['turn answer of thread thread'] },
    ],
    [
      'exams of a thread',
      ({ world }) => Object.assign(find(world.exams, 'exam'), { position: 9 }),
      { disordered: ['exam later exam of thread thread'] },
    ],
  ])('finds %s in another order than they were done', (_title, plant, found) => {
    expect(listsOf(check(plant))).toEqual(found)
  })

  test.each<[string, (made: Case) => void, Findings['time']]>([
    ['lost', ({ world }) => drop(world.timeSpans, 'span'), { doneMs: 500, countedMs: 0 }],
    [
      'counted twice',
      ({ world }) => world.timeSpans.push({ ...find(world.timeSpans, 'span'), id: 'again' }),
      { doneMs: 500, countedMs: 1_000 },
    ],
  ])('finds study time that is %s', (_title, plant, time) => {
    expect(check(plant).time).toEqual(time)
  })

  test.each<[string, (made: Case) => void]>([
    [
      'a turn that no learner saw accepted is not there',
      ({ writes, world }) => {
        Object.assign(find(writes, 'question'), { isDurable: false, place: null })
        drop(world.messages, 'question')
        reread(world)
      },
    ],
    [
      'the name is the last one of another device',
      ({ writes, world }) => {
        writes.push(write('prefs', 'third', { deviceId: 'phone', place: 1, body: { nickname: '셋' } }))
        world.nicknames.set('child', '셋')
      },
    ],
    [
      'the name is one that no learner saw accepted',
      ({ writes, world }) => {
        writes.push(write('prefs', 'third', { isDurable: false, body: { nickname: '셋' } }))
        world.nicknames.set('child', '셋')
      },
    ],
    [
      'another device had begun the same exam',
      ({ writes, world }) => {
        const begun = find(writes, 'later exam')
        writes.push({ ...begun, id: 'exam of the phone', deviceId: 'phone', place: 1 })
        world.exams.push({ ...drop(world.exams, 'later exam'), id: 'exam of the phone' })
      },
    ],
    [
      'turns of two devices are mixed',
      ({ writes, world }) => {
        find(writes, 'question').deviceId = 'phone'
        find(world.messages, 'question').position = 9
      },
    ],
  ])('finds nothing wrong if %s', (_title, plant) => {
    expect(listsOf(check(plant))).toEqual({})
  })
})
