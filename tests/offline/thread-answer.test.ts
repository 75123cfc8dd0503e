import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import { projectRecords } from '#domain/outbox/project-records.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import {
  copyChangesOfRow,
  readThreadCopy,
  readThreadWithRecords,
  removalFromCopy,
  saveThreadAnswer,
} from '#offline/thread-copies.ts'
import { openOutbox, turnOf } from './open-outbox.ts'

const EMPTY: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }

function rowOf(id: string): ChatMessage {
  return {
    id,
    threadId: 't1',
    message: `말 ${id}`,
    response: '',
    shortResponse: null,
    bookmark: false,
    createdAt: '2026-03-02T00:00:00.000Z',
    relatedQuestions: [],
    status: 'success',
    ocrResultId: null,
    context: PLAIN_CONTEXT,
  }
}

const idsOf = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ id }) => id)

/** A device, and the server's state of its one thread. */
function openTablet() {
  const { store, copies, factory } = openOutbox()
  const served: ChatMessage[] = []
  const commit = (id: string) => {
    if (!served.some((row) => row.id === id)) served.push(rowOf(id))
  }
  return {
    store,
    copies,
    factory,
    served,
    write: (id: string, threadId = 't1') => store.enqueue(turnOf(id, threadId, { context: PLAIN_CONTEXT })),
    commit,
    acknowledge: async (id: string) => {
      commit(id)
      await store.acknowledge(id, copyChangesOfRow({ kind: 'turn' }, rowOf(id)))
    },
    ask: () => readThreadWithRecords(store, 't1'),
    /** The answer as the server read it. */
    read: () => ({ ...EMPTY, messages: [...served] }),
    save: (answer: ThreadCopy, before: Awaited<ReturnType<typeof readThreadWithRecords>>) =>
      saveThreadAnswer(store, 't1', answer, 5, before),
    /** The turns on a screen that opens now. */
    show: async () => {
      const { saved, records } = await readThreadWithRecords(store, 't1')
      return idsOf(projectRecords(saved ?? EMPTY, records, 't1', () => null))
    },
  }
}

describe("the server's answer", () => {
  it('becomes the copy if nothing of the thread changed on the device meanwhile', async () => {
    const tablet = openTablet()
    await tablet.write('waiting')
    const before = await tablet.ask()
    tablet.commit('elsewhere')
    await tablet.write('other', 't2')
    const { isCurrent, records } = await tablet.save(tablet.read(), before)
    expect(isCurrent).toBe(true)
    expect(records.map(({ id }) => id)).toEqual(['waiting', 'other'])
    expect(idsOf((await readThreadCopy(tablet.copies, 't1')) ?? EMPTY)).toEqual(['elsewhere'])
    expect(await tablet.show()).toEqual(['elsewhere', 'waiting'])
  })

  it('does not remove a turn that was acknowledged after the server’s read', async () => {
    const tablet = openTablet()
    await tablet.save(tablet.read(), await tablet.ask())
    await tablet.write('a')
    const before = await tablet.ask()
    const answer = tablet.read()
    await tablet.acknowledge('a')
    expect((await tablet.save(answer, before)).isCurrent).toBe(false)
    expect(await tablet.show()).toEqual(['a'])
  })

  it('does not remove a turn that was written and acknowledged meanwhile', async () => {
    const tablet = openTablet()
    await tablet.save(tablet.read(), await tablet.ask())
    const before = await tablet.ask()
    const answer = tablet.read()
    await tablet.write('a')
    await tablet.acknowledge('a')
    expect((await tablet.save(answer, before)).isCurrent).toBe(false)
    expect(await tablet.show()).toEqual(['a'])
  })

  it('is not current once the learner has written something', async () => {
    const tablet = openTablet()
    const before = await tablet.ask()
    await tablet.write('a')
    expect((await tablet.save(tablet.read(), before)).isCurrent).toBe(false)
    expect(await readThreadCopy(tablet.copies, 't1')).toBeNull()
  })

  it('never loses or doubles a turn, whatever happens between asking and answer', async () => {
    const step = fc.constantFrom('write', 'commit', 'acknowledge', 'elsewhere', 'ask', 'read', 'save', 'open')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const tablet = openTablet()
        await tablet.save(EMPTY, await tablet.ask())
        const written: string[] = []
        let before = await tablet.ask()
        let answer = tablet.read()
        const waiting = async () => (await tablet.ask()).records[0]?.id
        const check = async () => {
          const shown = await tablet.show()
          expect(new Set(shown).size).toBe(shown.length)
          expect(shown.filter((id) => id.startsWith('w'))).toEqual(written)
        }
        for (const [at, what] of steps.entries()) {
          const head = await waiting()
          if (what === 'write') {
            written.push(`w${at}`)
            await tablet.write(`w${at}`)
          }
          if (what === 'commit' && head) tablet.commit(head)
          if (what === 'acknowledge' && head) await tablet.acknowledge(head)
          if (what === 'elsewhere') tablet.commit(`e${at}`)
          // The server reads after the request, never before.
          if (what === 'ask') {
            before = await tablet.ask()
            answer = tablet.read()
          }
          if (what === 'read') answer = tablet.read()
          if (what === 'save') await tablet.save(answer, before)
          if (what === 'open') await check()
        }
        await check()
        for (let head = await waiting(); head; head = await waiting()) await tablet.acknowledge(head)
        before = await tablet.ask()
        expect((await tablet.save(tablet.read(), before)).isCurrent).toBe(true)
        expect(await tablet.show()).toEqual(idsOf({ messages: tablet.served }))
      }),
      { numRuns: 150 },
    )
  })

  it('keeps a conversation empty that was cleared on this device', async () => {
    const tablet = openTablet()
    await tablet.write('a')
    await tablet.acknowledge('a')
    await tablet.save(tablet.read(), await tablet.ask())
    await tablet.store.changeCopies([removalFromCopy('t1')])
    expect(await tablet.show()).toEqual([])
  })
})
