import { v5 as uuidV5 } from 'uuid'
import type { SPAN_TYPES } from '#domain/activity/time-span.ts'
import type { ActionKind, MessageContext } from '#domain/chat/message.ts'
import { threadIdOf } from '#domain/chat/thread-id.ts'
import { DIFFICULTY_LEVELS, type Item } from '#domain/exam/item.ts'
import type { SeededRandom } from '#domain/items/seeded-random.ts'
import { projectRecords } from '#domain/outbox/project-records.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { readThreadCopy, readThreadWithRecords, saveThreadAnswer } from '#offline/thread-copies.ts'
import { saveCopy } from '#tests/support/save-copy.ts'
import type { History, NewWrite } from './history.ts'
import type { LightDevice } from './light-device.ts'
import type { LightPage } from './light-page.ts'
import { findAnswer, UNIT, type UnitItems } from './unit-items.ts'

/** Namespace of the ids of time spans in these tests. */
const SPAN_NAMESPACE = '7c0d4d0e-54a5-4f0c-9a0e-6f5b8f3d2a11'
const EMPTY: ThreadCopy = { messages: [], exams: [], itemsInfo: [] }
const LEVELS = DIFFICULTY_LEVELS.filter((level) => level >= 0)

interface Sealed {
  rotation: string
  spans: { spanType: (typeof SPAN_TYPES)[number]; spanKey: string; timespan: number }[]
}

/** What one person does on one device; every choice comes from the seed and from what the device itself knows. */
export class Learner {
  readonly #device: LightDevice
  readonly #random: SeededRandom
  readonly #history: History
  readonly #unit: UnitItems

  constructor(device: LightDevice, tools: { random: SeededRandom; history: History; unit: UnitItems }) {
    this.#device = device
    this.#random = tools.random
    this.#history = tools.history
    this.#unit = tools.unit
  }

  /** The learner does one thing on `page`. Rejects when the page dies in the middle. */
  async act(page: LightPage): Promise<void> {
    if (!this.#device.notes.has(`fresh:${page.personId}`)) await this.#comeBack(page)
    const threads = this.#threads(page)
    if (threads.length === 0) return await this.#openPlace(page)
    const threadId = this.#random.pick(threads)
    const die = this.#random.integer(1, 100)
    if (die <= 5) return await this.#openPlace(page)
    if (die <= 30) return await this.#say(page, threadId)
    if (die <= 40) return await this.#beginExam(page, threadId)
    if (die <= 70) return await this.#answer(page, threadId)
    if (die <= 78) return await this.#takeHelp(page, threadId)
    if (die <= 86) return await this.#mark(page, threadId)
    if (die <= 92) return await this.#rename(page)
    await this.#study(page, threadId)
  }

  /** So many writes at once, of the plain kinds alone, over every thread of the unit. */
  async fill(page: LightPage, count: number): Promise<void> {
    for (const conceptId of this.#unit.conceptIds) await this.#openConcept(page, conceptId)
    const threads = this.#threads(page)
    for (let written = threads.length; written < count; written += 1) {
      const threadId = this.#random.pick(threads)
      const die = this.#random.integer(1, 10)
      if (die === 1) await this.#rename(page)
      else if (die <= 3) await this.#studyFor(page, threadId, null)
      else await this.#say(page, threadId)
    }
  }

  /** Hands over what a page that died had sealed. */
  async handOver(page: LightPage): Promise<void> {
    await page.locks.request('timespan-rotation', () => this.#handOverSealed(page))
  }

  /** What the learner sees of a thread: the last good copy with what waits folded over it; null where the copy was taken away. */
  async #view(page: LightPage, threadId: string): Promise<ThreadCopy | null> {
    // In this order: what is acknowledged in between is in both, and counted once.
    const records = await page.outbox.list()
    const copy = await readThreadCopy(page.copies, threadId)
    if (!copy) {
      this.#device.notes.delete(`fresh:${page.personId}`)
      return null
    }
    return projectRecords(copy, records, threadId, this.#unit.findItem)
  }

  /**
   * Somebody who was away finds nothing of theirs on the device but what had waited: once that is sent, what they see is read from
   * the server.
   */
  async #comeBack(page: LightPage): Promise<void> {
    if ((await page.outbox.list()).length > 0) return
    for (const threadId of this.#threads(page)) {
      const before = await readThreadWithRecords(page.outbox, threadId)
      // A server that lost the thread has none of its rows.
      const readRows = async <Row>(path: string) => (await page.read<Row[]>(path)) ?? []
      const copy: ThreadCopy = {
        messages: await readRows(`/api/v1/threads/${threadId}/messages`),
        exams: await readRows(`/api/v1/threads/${threadId}/exams`),
        itemsInfo: await readRows(`/api/v1/services/threads/${threadId}/exam-items-info`),
      }
      await saveThreadAnswer(page.outbox, threadId, copy, this.#device.now(), before)
    }
    this.#device.notes.set(`fresh:${page.personId}`, 'yes')
  }

  /** Threads that the person has opened on this device. */
  #threads(page: LightPage): string[] {
    return JSON.parse(this.#device.notes.get(`threads:${page.personId}`) ?? '[]')
  }

  async #write(
    page: LightPage,
    kind: OutboxRecordKind,
    id: string,
    body: Record<string, unknown>,
    more: Partial<NewWrite> = {},
  ): Promise<void> {
    const { personId } = page
    const write = this.#history.begin({ id, kind, personId, deviceId: this.#device.id, body, ...more })
    await page.enqueue(kind, id, body)
    this.#history.accept(write, this.#device.id)
  }

  async #openPlace(page: LightPage): Promise<void> {
    await this.#openConcept(page, this.#random.pick(this.#unit.conceptIds))
  }

  async #openConcept(page: LightPage, conceptId: string): Promise<void> {
    const id = threadIdOf(page.personId, conceptId)
    const known = this.#threads(page)
    if (known.includes(id)) return
    await this.#write(page, 'thread', id, { id, curriculumId: UNIT, conceptId })
    const copy = await readThreadCopy(page.copies, id)
    if (!copy) await saveCopy(page.outbox, id, EMPTY, this.#device.now())
    const threads = [...new Set([...this.#threads(page), id])]
    this.#device.notes.set(`threads:${page.personId}`, JSON.stringify(threads))
    this.#device.notes.set(`concept:${id}`, conceptId)
  }

  async #turn(
    page: LightPage,
    threadId: string,
    message: string,
    context: Partial<MessageContext> = {},
    more: Partial<NewWrite> = {},
  ): Promise<void> {
    const marker = this.#history.mark()
    const body = {
      threadId,
      message,
      response: `대답 ${marker}`,
      shortResponse: marker,
      context: { target: 'ai', action: null, responseType: 'normal', userMessageType: 'normal', ...context },
      createdAt: new Date(this.#device.now()).toISOString(),
    }
    await this.#write(page, 'turn', crypto.randomUUID(), body, { marker, ...more })
  }

  async #say(page: LightPage, threadId: string): Promise<void> {
    await this.#turn(page, threadId, `말 ${this.#random.integer(1, 9)} 소수는 $2, 3, 5$예요`)
  }

  async #beginExam(page: LightPage, threadId: string): Promise<void> {
    const conceptId = this.#device.notes.get(`concept:${threadId}`) ?? ''
    const seen = await this.#view(page, threadId)
    if (!seen) return
    const isOpen = (level: number) =>
      seen.exams.some((exam) => !exam.finished && exam.difficultyLevel === level)
    const level = LEVELS.find((one) => !isOpen(one))
    const templates = level === undefined ? [] : this.#unit.templatesOf(conceptId, level)
    if (templates.length === 0) return
    const items = templates.slice(0, this.#random.integer(1, 3)).map((template) => ({
      templateId: template.id,
      seed: this.#random.integer(0, 2 ** 32 - 1),
    }))
    const id = crypto.randomUUID()
    await this.#write(page, 'exam', id, { id, threadId, difficultyLevel: level, ocr: 'n', items })
  }

  async #pickItem(page: LightPage, threadId: string): Promise<Item | null> {
    const seen = await this.#view(page, threadId)
    const open = (seen?.exams ?? []).flatMap((exam) => exam.examItems).filter(({ finished }) => !finished)
    return open.length === 0 ? null : this.#random.pick(open).evaluationItem
  }

  async #aboutItem(
    page: LightPage,
    threadId: string,
    item: Item,
    turn: { kind: ActionKind; message: string; responseType: MessageContext['responseType'] },
    more: Partial<NewWrite> = {},
  ): Promise<void> {
    const { kind, message, responseType } = turn
    const action = { kind, evaluationId: item.id, difficultyLevel: item.difficultyLevel }
    const userMessageType = kind === 'submit-answer' ? 'answer' : 'hidden'
    await this.#turn(
      page,
      threadId,
      message,
      { target: 'evaluation', action, responseType, userMessageType },
      more,
    )
  }

  async #answer(page: LightPage, threadId: string): Promise<void> {
    const item = await this.#pickItem(page, threadId)
    if (!item) return await this.#beginExam(page, threadId)
    const verdict = this.#random.integer(1, 10) <= 6 ? 'correct' : 'incorrect'
    const message = findAnswer(item, verdict)
    if (message === null) return
    const responseType = verdict === 'correct' ? 'correct' : 'wrong'
    await this.#aboutItem(page, threadId, item, { kind: 'submit-answer', message, responseType }, { verdict })
  }

  async #takeHelp(page: LightPage, threadId: string): Promise<void> {
    const item = await this.#pickItem(page, threadId)
    if (!item) return
    const isHint = this.#random.integer(1, 4) > 1
    await this.#aboutItem(
      page,
      threadId,
      item,
      isHint
        ? { kind: 'show-hint', message: '힌트 보기', responseType: 'hint' }
        : { kind: 'show-solution', message: '풀이 보기', responseType: 'solution' },
    )
  }

  async #mark(page: LightPage, threadId: string): Promise<void> {
    const seen = await this.#view(page, threadId)
    if (!seen || seen.messages.length === 0) return
    const message = this.#random.pick(seen.messages)
    const body = { messageId: message.id, bookmark: !message.bookmark }
    await this.#write(page, 'bookmark', crypto.randomUUID(), body)
  }

  async #rename(page: LightPage): Promise<void> {
    const nickname = this.#history.mark()
    await this.#write(page, 'prefs', crypto.randomUUID(), { nickname }, { marker: nickname })
  }

  async #study(page: LightPage, threadId: string): Promise<void> {
    await this.#studyFor(page, threadId, await this.#pickItem(page, threadId))
  }

  /** Some time of study, sealed in local storage under a rotation's name and then handed to the outbox. */
  async #studyFor(page: LightPage, threadId: string, item: Item | null): Promise<void> {
    const conceptId = this.#device.notes.get(`concept:${threadId}`) ?? ''
    const timespan = () => this.#random.integer(1, 60_000)
    await page.locks.request('timespan-rotation', async () => {
      await this.#handOverSealed(page)
      const sealed: Sealed = {
        rotation: crypto.randomUUID(),
        spans: [
          { spanType: 'CURRICULUM_CONCEPT', spanKey: conceptId, timespan: timespan() },
          ...(item ? [{ spanType: 'EVALUATION_ITEM' as const, spanKey: item.id, timespan: timespan() }] : []),
        ],
      }
      if (page.isGone) return
      this.#device.notes.set(`sealed:${page.personId}`, JSON.stringify(sealed))
      for (const span of this.#recordsOf(sealed)) {
        const { personId } = page
        const deviceId = this.#device.id
        this.#history.begin({ ...span, kind: 'timespan', personId, deviceId, isDurable: true })
      }
      await this.#handOverSealed(page)
    })
  }

  #recordsOf({ rotation, spans }: Sealed) {
    return spans.map((span) => {
      const name = `${this.#device.id}:${rotation}:${span.spanType}:${span.spanKey}`
      return { id: uuidV5(name, SPAN_NAMESPACE), body: { ...span } }
    })
  }

  async #handOverSealed(page: LightPage): Promise<void> {
    const stored = this.#device.notes.get(`sealed:${page.personId}`)
    if (stored === undefined) return
    for (const { id, body } of this.#recordsOf(JSON.parse(stored))) await page.enqueue('timespan', id, body)
    if (!page.isGone) this.#device.notes.delete(`sealed:${page.personId}`)
  }
}
