import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from './read-unit.ts'
import { THREADS } from './transcript-turns.ts'

const OUTPUT = 'tests/.output'

interface Exchange {
  say: string
  reply: TutorReply
}

const transcript = new Map<string, Exchange[]>()

const play = async (thread: (typeof THREADS)[number]): Promise<Exchange[]> => {
  const base = await readUnitTurn(thread.conceptId.slice(0, 5), thread.conceptId, { banks: true })
  const exchanges: Exchange[] = []
  for (const { say, mode = 'question' } of thread.turns) {
    const history = exchanges.map((exchange) => ({
      message: exchange.say,
      response: exchange.reply.response,
    }))
    const turn: TutorTurn = { ...base, persona: thread.persona, history, message: say, mode }
    exchanges.push({ say, reply: answerTurn(turn) })
  }
  return exchanges
}

beforeAll(async () => {
  for (const thread of THREADS) transcript.set(thread.title, await play(thread))
}, 180_000)

/** For a reader: how the tutor speaks. */
afterAll(() => {
  const text = THREADS.map(({ title, conceptId, persona }) => {
    const lines = (transcript.get(title) ?? []).map(
      ({ say, reply }) =>
        `**학생:** ${say}\n\n${reply.response}\n\n_이어서: ${reply.relatedQuestions.join(' / ')}_\n`,
    )
    return `# ${title} (${conceptId}, ${persona})\n\n${lines.join('\n---\n\n')}`
  }).join('\n\n')
  mkdirSync(OUTPUT, { recursive: true })
  writeFileSync(`${OUTPUT}/transcript.md`, text)
})

it('plays at least sixty messages', () => {
  expect(THREADS.flatMap(({ turns }) => turns).length).toBeGreaterThanOrEqual(60)
})

describe.each(THREADS)('$title', ({ title, turns, persona }) => {
  it.each(turns.map((turn, index) => ({ ...turn, index })))(
    'answers "$say"',
    ({ index, must, mustNot, asksNothing }) => {
      const { response, relatedQuestions } = transcript.get(title)![index]!.reply
      for (const part of must) {
        if (typeof part === 'string') expect(response).toContain(part)
        else expect(response).toMatch(part)
      }
      for (const part of mustNot ?? []) {
        if (typeof part === 'string') expect(response).not.toContain(part)
        else expect(response).not.toMatch(part)
      }
      if (asksNothing) return
      expect(response).toMatch(/```question\n[\s\S]+\n```$/)
      expect(relatedQuestions.length).toBeGreaterThanOrEqual(2)
      expect(relatedQuestions.length).toBeLessThanOrEqual(3)
    },
  )

  it('keeps its voice', () => {
    for (const { reply } of transcript.get(title)!) {
      const prose = reply.response
        .replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, 'ㅁ')
        .replace(/'[^']*'|"[^"]*"/g, '')
      if (persona.startsWith('friend'))
        expect(prose).not.toMatch(/(?:에요|예요|어요|아요|해요|세요|까요|네요|니다)[.!?]/)
      else expect(prose).not.toMatch(/[가-힣ㅁ](?:이야|거야|할게|줄게|볼까)[.!?]/)
    }
  })

  it('never asks the same question twice, nor shows the same example', () => {
    const replies = transcript.get(title)!.map(({ reply }) => reply.response)
    const examples = replies.flatMap((response) => /\*\*문제\.\*\* ([^\n]+)/.exec(response)?.[1] ?? [])
    expect(new Set(examples).size).toBe(examples.length)
  })

  it('keeps formulas whole', () => {
    for (const { reply } of transcript.get(title)!) {
      expect(reply.response.match(/\\\(/g)?.length ?? 0).toBe(reply.response.match(/\\\)/g)?.length ?? 0)
      expect(reply.response.match(/\\\[/g)?.length ?? 0).toBe(reply.response.match(/\\\]/g)?.length ?? 0)
      expect(reply.response).not.toMatch(/undefined|\[object|NaN|null/)
    }
  })
})
