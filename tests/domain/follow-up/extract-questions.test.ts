import { describe, expect, it } from 'vitest'
import { extractQuestions } from '#domain/follow-up/extract-questions.ts'

describe('questions of a reply', () => {
  it.each([
    ['are none in plain text', '질문이 없는 글', []],
    [
      'are those of its question blocks, in order',
      '```question\n가?\n```\n글\n```question\n나?\n```',
      ['가?', '나?'],
    ],
    ['may hold formulas and lines', '```question\n\\(x=3\\)일 때\n값은?\n```', ['\\(x=3\\)일 때\n값은?']],
    ['come once each', '```question\n가?\n```\n```question\n가?\n```', ['가?']],
    ['are not empty', '```question\n  \n```', []],
    ['are not code of another kind', '```python\nprint()\n```', []],
    ['are not taken from an unclosed block', '```question\n가?', []],
    ['are not taken from within another fence', '````md\n```question\n가?\n```\n````', []],
    ['come from lines that end in CR LF', '```question\r\n가?\r\n```\r\n', ['가?']],
    ['come from tildes and longer fences', '~~~question\n가?\n~~~\n````question\n```\n````', ['가?', '```']],
    ['keep their place after another fence', '```js\n1\n```\n```question\n가?\n```', ['가?']],
  ])('%s', (_title, reply, questions) => {
    expect(extractQuestions(reply)).toEqual(questions)
  })
})
