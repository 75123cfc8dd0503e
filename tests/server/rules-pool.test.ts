import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { testAnswer } from '#domain/exam/run-answer-test.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { BankCheck, BankQuestion } from '#domain/tutor/bank/question-bank.ts'
import { makeLogger } from '#server/log/make-logger.ts'
import { RulesPool } from '#server/rules/rules-pool.ts'
import { makeTurn, OPEN_ITEM } from './llm/make-turn.ts'

const lines: string[] = []
const log = makeLogger('warn', { write: (line: string) => lines.push(line) })
const pool = new RulesPool(inject('rulesWorker'), log)
const starved = new RulesPool(inject('rulesWorker'), log, { usualMs: 1, firstMs: 1 }, () => 0)
const hurried = new RulesPool(inject('rulesWorker'), log, { usualMs: 0, firstMs: 0 })
afterAll(async () => {
  await pool.close()
  await hurried.close()
  await starved.close()
})

describe('the rules in threads', () => {
  test.each(['서로소가 뭐예요?', '12랑 18의 최대공약수는?', '문제 내줘', '응'])(
    'answer %j as on the device',
    async (message) => {
      const turn = makeTurn(message, { templates: await loadUnitTemplates('M1U01') })
      expect(await pool.answerTurn(turn)).toEqual(answerTurn(turn))
    },
  )

  test('reply as the device does, with an item open and without', async () => {
    const templates = await loadUnitTemplates('M1U01')
    const messages = ['24, 36 최대공약수', '왜?', '모르겠어', '모르겠어', '12 맞아?', '그다음은']
    for (const openItem of [null, OPEN_ITEM]) {
      const history: { message: string; response: string }[] = []
      for (const message of messages) {
        const turn = makeTurn(message, { templates, openItem, history: [...history] })
        const reply = await pool.answerTurn(turn)
        expect(reply, message).toEqual(answerTurn(turn))
        history.push({ message, response: reply.response })
      }
    }
  })

  test.each(['12', '6', '13', 'x=12', ''])('judge %j as on the device', async (answer) => {
    expect(await pool.testAnswer(OPEN_ITEM, answer)).toEqual(testAnswer(OPEN_ITEM, answer))
  })

  test('answer from the content of now after it changed', async () => {
    const turn = makeTurn('서로소가 뭐예요?')
    await pool.answerTurn(turn)
    const changed = structuredClone(turn.unit)
    for (const term of changed.concepts.flatMap(({ terms }) => terms))
      if (term.term === '서로소') term.definition = '공약수가 1뿐인 두 자연수예요.'
    const { response } = await pool.answerTurn({ ...turn, unit: changed })
    expect(response).toContain('공약수가 1뿐인')
    expect((await pool.answerTurn(turn)).response).toContain('최대공약수가 1인')
  })

  test('leave the event loop free while they read a long message', async () => {
    const turn = makeTurn(String.raw`1\frac`.repeat(600))
    await pool.answerTurn(turn)
    let answered = false
    const answering = pool.answerTurn(turn).finally(() => {
      answered = true
    })
    let turnsOfTheLoop = 0
    while (!answered) {
      await new Promise((resolve) => setImmediate(resolve))
      turnsOfTheLoop += 1
    }
    await answering
    expect(turnsOfTheLoop).toBeGreaterThan(10)
  })

  test('build the index of a unit before a deadline counts: the first turn need not be the first that searches', async () => {
    const question = makeTurn('서로소는 왜 배워?', { templates: await loadUnitTemplates('M1U01') })
    const check: BankCheck = { question: '맞나요?', key: 'O', kind: 'ox', because: '맞아요.', mistakes: [] }
    const asks = (at: number) =>
      Array.from(
        { length: 12 },
        (_, way) => `${at}번 ${way}번째로 서로소인 두 수는 어디에 쓰려고 배우는 걸까요?`,
      )
    const questions = Array.from(
      { length: 400 },
      (_, at): BankQuestion => ({
        id: `q${at}`,
        asks: asks(at),
        verdict: 'none',
        reason: '나누어요.',
        example: '8과 9예요.',
        check,
      }),
    )
    for (const concept of question.unit.concepts)
      concept.bank = { aliases: {}, explanations: [], examples: [], questions }
    const prepared = new RulesPool(inject('rulesWorker'), log, { usualMs: 200, firstMs: 5_000 })
    try {
      await prepared.answerTurn({ ...question, message: '응' })
      expect(await prepared.answerTurn(question)).toEqual(answerTurn(question))
    } finally {
      await prepared.close()
    }
  })

  test('ask for a shorter message after the deadline, and answer the next one', async () => {
    const turn = makeTurn('12랑 18의 최대공약수는?')
    const { response } = await hurried.answerTurn(turn)
    expect(response).toContain('짧게 나누어')
    expect(lines.join()).toContain('took the tutor too long')
    expect(lines.join()).not.toContain('최대공약수')
    expect((await pool.answerTurn(turn)).response).toContain('6')
  })

  test('answer even after a long wait for a processor: the deadline does not count it', async () => {
    const turn = makeTurn('12랑 18의 최대공약수는?', { templates: await loadUnitTemplates('M1U01') })
    expect(await starved.answerTurn(turn)).toEqual(answerTurn(turn))
  })

  test('answer while other threads of the process are busy: the deadline does not count their work', async () => {
    const turn = makeTurn(String.raw`1\frac`.repeat(600), { templates: await loadUnitTemplates('M1U01') })
    for (let round = 0; round < 3; round += 1) await pool.answerTurn(turn)
    const before = process.cpuUsage()
    await pool.answerTurn(turn)
    const { user, system } = process.cpuUsage(before)
    const usualMs = (2 * (user + system)) / 1_000
    const tight = new RulesPool(inject('rulesWorker'), log, { usualMs, firstMs: 5_000 })
    for (let round = 0; round < 3; round += 1) await tight.answerTurn(makeTurn('응'))
    const burn = 'for (const end = Date.now() + 60_000; Date.now() < end; ) Math.sqrt(end)'
    const busy = Array.from({ length: 5 }, () => new Worker(burn, { eval: true }))
    try {
      expect(await tight.answerTurn(turn)).toEqual(answerTurn(turn))
    } finally {
      await Promise.all([...busy.map((thread) => thread.terminate()), tight.close()])
    }
  })

  test('count no answer as wrong that was not judged before the deadline', async () => {
    const answer = '1/7^99'.repeat(80)
    const mistakes = Array.from({ length: 2_000 }, (_, index) => ({ answer: `${index}/7`, says: '달라요.' }))
    expect(await hurried.testAnswer({ ...OPEN_ITEM, mistakes }, answer)).toMatchObject({
      verdict: 'nudge',
      reason: 'not-read',
    })
  })
})
