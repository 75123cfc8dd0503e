import { describe, expect, it } from 'vitest'
import { RecordWaiters } from '#offline/record-waiters.ts'
import { makeExam } from '../domain/exam/make-exam.ts'
import { makeRecord } from '../domain/outbox/make-record.ts'

const NONE: ReadonlySet<string> = new Set()
const record = makeRecord('e', 'exam', 1)

describe('a promise of the row of a record', () => {
  it('resolves for everyone who waits, with the row of its kind', async () => {
    const waiters = new RecordWaiters()
    const rows = [waiters.wait('exam', 'e'), waiters.wait('exam', 'e')]
    const exam = makeExam('e', 1, ['a'])
    waiters.onEnded({ record, row: exam, status: null })
    expect(await Promise.all(rows)).toEqual([exam, exam])
  })

  it('rejects a row of another form, which is that of another version of the app', async () => {
    const waiters = new RecordWaiters()
    const row = waiters.wait('exam', 'e')
    waiters.onEnded({ record, row: { id: 'e' }, status: null })
    await expect(row).rejects.toMatchObject({ code: 'SENT_ELSEWHERE' })
  })

  it.each([
    [
      { code: 'NO_ITEMS', message: '문제가 없어요.' },
      { code: 'NO_ITEMS', message: '문제가 없어요.' },
    ],
    [null, { code: 'REFUSED' }],
  ])('rejects with the refusal %j', async (body, error) => {
    const waiters = new RecordWaiters()
    const row = waiters.wait('exam', 'e')
    waiters.onEnded({ record, row: body, status: 422 })
    await expect(row).rejects.toMatchObject({ ...error, status: 422 })
  })

  it('rejects once its record is dead or gone, but not while it is being written', async () => {
    const waiters = new RecordWaiters()
    const [dead, gone] = [waiters.wait('exam', 'e'), waiters.wait('turn', 't')]
    const written = waiters.wait('exam', 'w')
    let isSettled = false
    const end = () => {
      isSettled = true
    }
    written.then(end, end)
    waiters.rejectGone([{ ...record, state: 'dead', lastStatus: 403 }], new Set(['w']))
    await expect(dead).rejects.toMatchObject({ code: 'REFUSED', status: 403 })
    await expect(gone).rejects.toMatchObject({ code: 'SENT_ELSEWHERE' })
    expect(isSettled).toBe(false)
    waiters.rejectGone([record], NONE)
    await expect(written).rejects.toMatchObject({ code: 'SENT_ELSEWHERE' })
  })
})
