import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { reasonSentence } from '#domain/answer/reason-sentences.ts'
import type { Key, TestedAnswer } from '#domain/exam/run-answer-test.ts'
import type { TutorReply, TutorTurn, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { speak } from '#domain/tutor/voice/speak.ts'
import type { ServerLog } from '../log/make-logger.ts'
import type { CheckTask, RulesResult, RulesTask, TurnTask } from './rules-task.ts'
import { readThreadTime } from './thread-time.ts'

/** Processor time of the thread: one that waits for a processor, or works beside busy ones, is not slow. */
interface Deadlines {
  /** For one text. */
  usualMs: number
  /** For the first turn of a unit in a thread, which reads the unit's texts. */
  firstMs: number
}

/** Usual is a twentieth of it. */
const DEADLINES: Deadlines = { usualMs: 500, firstMs: 5_000 }
const MOST_THREADS = 4
const IDLE_MS = 30_000

const TOO_LONG =
  '이 글은 한 번에 읽기가 어려웠어요. 짧게 나누어 한 가지씩 다시 물어봐 주세요.\n\n```question\n어느 부분부터 볼까요?\n```'

class DeadlineError extends Error {}

/**
 * The built-in tutor and the answer checker in threads: whatever a learner types, the event loop stays free for the others. A thread that
 * works on one text for longer than the deadline is ended and replaced, and the learner is asked for a shorter text.
 */
export class RulesPool {
  readonly #worker: string
  readonly #log: ServerLog
  readonly #deadlines: Deadlines
  readonly #threadTime: (threadId: number) => number
  readonly #keys = new WeakMap<TutorUnit, string>()
  #pool: Piscina<RulesTask, RulesResult> | undefined
  #units = 0

  /** `worker`: the file built from rules-worker.ts. */
  constructor(
    worker: string,
    log: ServerLog,
    deadlines: Deadlines = DEADLINES,
    threadTime: (threadId: number) => number = readThreadTime,
  ) {
    this.#worker = worker
    this.#log = log
    this.#deadlines = deadlines
    this.#threadTime = threadTime
  }

  /** Starts a thread, so that the first learner does not wait for it. */
  warmUp(): void {
    this.#open()
  }

  /** Returns the built-in tutor's reply. */
  async answerTurn({ unit, outline, templates: _own, ...turn }: TutorTurn): Promise<TutorReply> {
    const task: TurnTask = {
      kind: 'turn',
      unitId: unit.id,
      contentKey: this.#keyOf(unit),
      content: null,
      turn: toPlain(turn),
    }
    const { usualMs, firstMs } = this.#deadlines
    try {
      const first = await this.#run(task, usualMs)
      if (first !== 'content-missing') return first as TutorReply
      const content = { unit, outline }
      return (await this.#run({ ...task, content }, firstMs)) as TutorReply
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error
      const { message } = turn
      this.#log.warn({ length: message.length }, 'a message took the tutor too long')
      return { response: speak(turn.persona, TOO_LONG), termIds: [], relatedQuestions: [] }
    }
  }

  /** Judges an answer as the page does. An answer that cannot be judged in time is no wrong answer. */
  async testAnswer({ correctAnswer, writtenTestType, mistakes }: Key, answer: string): Promise<TestedAnswer> {
    try {
      const key = { correctAnswer, writtenTestType, mistakes }
      return (await this.#run({ kind: 'check', key, answer }, this.#deadlines.usualMs)) as TestedAnswer
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error
      this.#log.warn({ length: answer.length }, 'an answer took the checker too long')
      const reason = 'not-read'
      return { verdict: 'nudge', reason, stage: 'tolerant', message: reasonSentence(reason), mistake: null }
    }
  }

  async close(): Promise<void> {
    await this.#pool?.close()
    this.#pool = undefined
  }

  #open(): Piscina<RulesTask, RulesResult> {
    this.#pool ??= new Piscina<RulesTask, RulesResult>({
      filename: this.#worker,
      minThreads: 1,
      maxThreads: Math.min(availableParallelism(), MOST_THREADS),
      idleTimeout: IDLE_MS,
    })
    return this.#pool
  }

  #keyOf(unit: TutorUnit): string {
    const known = this.#keys.get(unit)
    if (known !== undefined) return known
    this.#units += 1
    const key = `${unit.id}:${this.#units}`
    this.#keys.set(unit, key)
    return key
  }

  /** Throws DeadlineError if the work takes more than `deadlineMs` of its thread's processor time; the time in the queue does not count. */
  async #run(task: TurnTask | CheckTask, deadlineMs: number): Promise<RulesResult> {
    const started = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const deadline = new AbortController()
    let timer: NodeJS.Timeout | undefined
    let hasEnded = false
    const starting = Atomics.waitAsync(started, 0, 0)
    const readTime = () => this.#threadTime(Atomics.load(started, 0))
    const watch = (endsAt: number) => {
      const leftMs = endsAt - readTime()
      if (leftMs <= 0) return deadline.abort()
      timer = setTimeout(() => watch(endsAt), leftMs)
    }
    if (starting.async) {
      starting.value.then(() => {
        if (!hasEnded) watch(readTime() + deadlineMs)
      })
    }
    try {
      return await this.#open().run({ ...task, started }, { signal: deadline.signal })
    } catch (error) {
      throw deadline.signal.aborted ? new DeadlineError() : error
    } finally {
      hasEnded = true
      clearTimeout(timer)
      // A task that never began would be waited for without end.
      Atomics.notify(started, 0)
    }
  }
}

/** Only what a thread may get: rows of the database may carry more than the type says. */
function toPlain(turn: TurnTask['turn']): TurnTask['turn'] {
  const { conceptId, openItem, alsoOpen, tried, history, message, mode, persona } = turn
  return {
    conceptId,
    openItem,
    ...(alsoOpen && { alsoOpen }),
    ...(tried && { tried }),
    history,
    message,
    mode,
    persona,
  }
}
