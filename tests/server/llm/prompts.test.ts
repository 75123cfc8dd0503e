import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { fillPrompt, ownWords, PROMPT_FAMILIES, PROMPT_PLACES } from '#domain/prompt/prompt-places.ts'
import { describeMessage, describeTurn } from '#server/llm/describe-turn.ts'
import { makeLeakFinder } from '#server/llm/find-leak.ts'
import { DEFAULT_PROMPTS } from '#server/llm/prompts/default-prompts.ts'
import { redactPersonal } from '#server/llm/redact-personal.ts'
import { makePieceCutter } from '#server/llm/split-blocks.ts'
import { makeTurn, OPEN_ITEM } from './make-turn.ts'

describe('the shipped prompts', () => {
  it.each(PROMPT_FAMILIES)('%s uses every place of its family and no other', (family) => {
    const content = DEFAULT_PROMPTS[family]
    expect(fillPrompt(content, PROMPT_PLACES[family])).not.toMatch(/\{\{.*\}\}/)
    for (const name of Object.keys(PROMPT_PLACES[family])) expect(content).toContain(`{{${name}}}`)
  })

  it('leave no place open once filled', () => {
    const turn = makeTurn('최대공약수가 뭐예요?', {
      openItem: OPEN_ITEM,
      tried: { answers: ['6'], hintsShown: 1 },
    })
    const filled =
      fillPrompt(DEFAULT_PROMPTS.main, describeTurn(turn)) +
      fillPrompt(DEFAULT_PROMPTS['main-user'], describeMessage(turn))
    expect(filled).not.toMatch(/\{\{|undefined/)
    expect(filled).toContain('낸 답: 6')
    expect(filled).toContain(OPEN_ITEM.hints[0])
    expect(filled).not.toContain(OPEN_ITEM.hints[1])
  })

  it('show both columns of a matching item, and not which belong together', () => {
    const openItem: Item = {
      ...OPEN_ITEM,
      question: '용어와 그 뜻을 짝 지으세요.',
      writtenTestType: 4,
      correctAnswer: 'ㄱ-2&ㄴ-1',
      pairing: { left: ['현', '호'], right: ['굽은 선', '선분'] },
    }
    const { exercise } = describeTurn(makeTurn('현이 뭐예요?', { openItem }))
    expect(exercise).toContain('짝 지으세요.\nㄱ. 현\nㄴ. 호\n1. 굽은 선\n2. 선분')
    expect(exercise).not.toContain('ㄱ-2')
  })

  it('write formulas with the delimiters that the page reads', () => {
    for (const content of Object.values(DEFAULT_PROMPTS)) expect(content).toContain('\\( \\)')
  })
})

describe('a version of one', () => {
  it('keeps a place that it has no value for', () => {
    expect(fillPrompt('{{ unit }} {{secret}} {{toString}}', { unit: '소인수분해' })).toBe(
      '소인수분해 {{secret}} {{toString}}',
    )
  })

  it('is filled in one pass: what a learner types opens no place', () => {
    expect(fillPrompt('{{message}}|{{mode}}', { message: '{{mode}}', mode: '질문' })).toBe('{{mode}}|질문')
  })
})

it('takes out what tells who a learner is', () => {
  const text = 'kim.hana@school.kr 010 1234 5678 한빛중학교 3반, 내 이름은 김하나야. 중학교 수학 12개'
  expect(redactPersonal(text)).toBe('[이메일] [전화번호] [학교] 3반, 내 이름은 [이름]야. 중학교 수학 12개')
})

describe('makeLeakFinder', () => {
  const leaks = makeLeakFinder([ownWords(`${DEFAULT_PROMPTS.main}\n표식: KEY-4f9a77b1c0`)])

  it('lets honest replies through', () => {
    for (const text of [
      '소인수분해는 소인수만의 곱으로 나타내는 것이에요. \\(60 = 2^{2} \\times 3 \\times 5\\)예요.',
      '힘들었겠어요. 청소년전화 1388에 이야기해 보세요.',
      '```question\n\\(12\\)를 소인수분해하면?\n```',
      '수식은 교과서의 우리말 용어로 말해 볼까요?',
    ]) {
      expect(leaks(text)).toBe(false)
    }
  })

  it('knows the prompt and its marks, however spelled', () => {
    expect(leaks('알려 주기 전에 먼저 묻는다. 학생이 어디까지 아는지 보이지 않으면')).toBe(true)
    expect(leaks('K E Y - 4 f 9 a 7 7 b 1 c 0')).toBe(true)
    expect(leaks('0c1b77a9f4-YEK')).toBe(true)
  })
})

describe('makePieceCutter', () => {
  const TEXT = '첫 문단이에요. \\(a.\nb\\)예요.\n\n둘째 문단.\n\n```question\n하나?\n\n둘?\n```\n\n끝이에요.'

  it.each(['block', 'sentence'] as const)('by %s loses nothing, wherever the text is cut', (by) => {
    for (let length = 1; length < 12; length += 1) {
      const cutter = makePieceCutter(by)
      const pieces: string[] = []
      for (let at = 0; at < TEXT.length; at += length) pieces.push(...cutter.add(TEXT.slice(at, at + length)))
      pieces.push(cutter.rest())
      expect(pieces.join('')).toBe(TEXT)
      for (const piece of pieces) expect((piece.match(/```/g) ?? []).length % 2).toBe(0)
    }
  })

  it('gives a block as soon as it is finished', () => {
    const cutter = makePieceCutter('block')
    expect(cutter.add('하나.\n')).toEqual([])
    expect(cutter.add('\n둘')).toEqual(['하나.\n\n'])
    expect(cutter.rest()).toBe('둘')
  })
})
