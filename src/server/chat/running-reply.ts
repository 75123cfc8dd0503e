import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { EventSink } from '../http/sse.ts'
import type { TutorEvent } from './tutor-port.ts'

/** A reader gets at most 30 events a second; pieces in between are joined (tutor.md). */
const FLUSH_MS = 34
/** A reply without a reader continues this long, so that a page can reconnect (api.md). */
const GRACE_MS = 5000
/** The time limit of a reply, whatever its tutor does (security.md 11). */
const LONGEST_MS = 120_000

export const STOPPED_SENTENCE = '사용자에 의해 중단되었습니다.'
export const FAILED_SENTENCE = '답을 끝까지 받지 못했어요. 다시 물어봐 주세요.'
const SHUTDOWN_SENTENCE = '서버를 다시 시작하고 있어요. 잠시 뒤에 다시 물어봐 주세요.'

export interface ReplyEnd {
  status: 'success' | 'error' | 'aborted'
  response: string
  relatedQuestions: string[]
}

export interface ReplySource {
  id: string
  produce: (signal: AbortSignal) => AsyncIterable<TutorEvent>
  /** Saves the end before readers get it. */
  save: (end: ReplyEnd) => Promise<void>
  /** Whether it waits for a reader to return; a visitor cannot. */
  waitsForReaders: boolean
  onFailure: (error: unknown) => void
}

type EndReason = 'stopped' | 'gone' | 'timeout' | 'shutdown' | 'exited'

/** A running reply: any number of readers can follow it, and late ones get everything from the start. */
export class RunningReply {
  readonly id: string
  readonly finished: Promise<void>
  readonly #source: ReplySource
  readonly #abort = new AbortController()
  readonly #readers = new Set<EventSink>()
  #content = ''
  #termIds: string[] = []
  #unsent = ''
  #flushedAt = Number.NEGATIVE_INFINITY
  #flushTimer: NodeJS.Timeout | undefined
  #graceTimer: NodeJS.Timeout | undefined
  #lastEvent: StreamEvent | undefined

  constructor(source: ReplySource) {
    this.id = source.id
    this.#source = source
    this.finished = this.#run()
  }

  /** Sends `sink` everything so far and what follows. */
  follow(sink: EventSink): void {
    sink.send({ messageId: this.id })
    this.#flush()
    for (const termId of this.#termIds) sink.send({ termId })
    if (this.#content !== '') sink.send({ content: this.#content })
    if (this.#lastEvent) {
      sink.send(this.#lastEvent)
      sink.end()
      return
    }
    this.#readers.add(sink)
    clearTimeout(this.#graceTimer)
    sink.onGone(() => this.#leave(sink))
  }

  stop(reason: EndReason): void {
    this.#abort.abort(reason)
  }

  #leave(sink: EventSink): void {
    this.#readers.delete(sink)
    if (this.#readers.size > 0 || this.#lastEvent) return
    if (!this.#source.waitsForReaders) this.stop('gone')
    else this.#graceTimer = setTimeout(() => this.stop('gone'), GRACE_MS)
  }

  async #run(): Promise<void> {
    const timeout = setTimeout(() => this.stop('timeout'), LONGEST_MS)
    let end: ReplyEnd
    try {
      end = await this.#read()
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#source.onFailure(error)
      end = {
        status: this.#abort.signal.reason === 'stopped' ? 'aborted' : 'error',
        response: this.#content + this.#unsent,
        relatedQuestions: [],
      }
    } finally {
      clearTimeout(timeout)
      clearTimeout(this.#graceTimer)
    }
    this.#flush()
    try {
      await this.#source.save(end)
    } catch (error) {
      this.#source.onFailure(error)
      end = { ...end, status: 'error' }
    }
    this.#finish(end)
  }

  async #read(): Promise<ReplyEnd> {
    const { signal } = this.#abort
    // Do not wait for a tutor that ignores the signal.
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    })
    aborted.catch(() => undefined) // also rejects after a finished reply, where nobody waits for it
    const events = this.#source.produce(signal)[Symbol.asyncIterator]()
    try {
      // Raced once, not for every piece: each race would add another listener to `aborted`.
      return await Promise.race([this.#take(events), aborted])
    } finally {
      void events.return?.()
    }
  }

  async #take(events: AsyncIterator<TutorEvent>): Promise<ReplyEnd> {
    for (;;) {
      const { done, value } = await events.next()
      if (done || this.#abort.signal.aborted) break
      if ('reply' in value) {
        const { response, relatedQuestions } = value.reply
        return { status: 'success', response, relatedQuestions }
      }
      if ('termId' in value) this.#note(value.termId)
      else this.#add(value.content)
    }
    return { status: 'success', response: this.#content + this.#unsent, relatedQuestions: [] }
  }

  #note(termId: string): void {
    if (this.#termIds.includes(termId)) return
    this.#flush()
    this.#termIds.push(termId)
    this.#send({ termId })
  }

  #add(content: string): void {
    this.#unsent += content
    if (this.#flushTimer) return
    const waitMs = this.#flushedAt + FLUSH_MS - performance.now()
    if (waitMs <= 0) this.#flush()
    else this.#flushTimer = setTimeout(() => this.#flush(), waitMs)
  }

  #flush(): void {
    clearTimeout(this.#flushTimer)
    this.#flushTimer = undefined
    if (this.#unsent === '') return
    this.#flushedAt = performance.now()
    const content = this.#unsent
    this.#content += content
    this.#unsent = ''
    this.#send({ content })
  }

  #send(event: StreamEvent): void {
    for (const reader of this.#readers) reader.send(event)
  }

  #finish({ status, response, relatedQuestions }: ReplyEnd): void {
    const sentence =
      status === 'aborted'
        ? STOPPED_SENTENCE
        : this.#abort.signal.reason === 'shutdown'
          ? SHUTDOWN_SENTENCE
          : FAILED_SENTENCE
    this.#lastEvent =
      status === 'success'
        ? { response, relatedQuestions, done: true }
        : { level: 'error', message: sentence, done: true }
    this.#send(this.#lastEvent)
    for (const reader of this.#readers) reader.end()
    this.#readers.clear()
  }
}
