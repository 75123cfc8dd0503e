import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_STREAM, foldStream, type StreamState } from '#domain/chat/fold-stream.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'

const event = (one: StreamEvent) => ({ type: 'event', event: one }) as const
const fold = (events: readonly StreamEvent[], start = EMPTY_STREAM): StreamState =>
  events.reduce((state, one) => foldStream(state, event(one)), start)
const pieces = (...contents: string[]) => fold(contents.map((content) => ({ content })))

describe('a streamed reply', () => {
  it('keeps its id, its text, the terms used and the questions', () => {
    const state = fold([
      { messageId: 'm1' },
      { content: '소인수' },
      { termId: 'T1' },
      { content: '분해' },
      { termId: 'T1' },
      { response: '소인수분해', relatedQuestions: ['왜?'], done: true },
    ])
    expect(state).toMatchObject({
      status: 'success',
      messageId: 'm1',
      text: '소인수분해',
      termIds: ['T1'],
      relatedQuestions: ['왜?'],
      problem: null,
    })
  })

  it("takes the server's whole reply over the pieces, and the pieces where none came", () => {
    expect(fold([{ content: '조각' }, { response: '전체', done: true }]).text).toBe('전체')
    expect(fold([{ content: '조각' }, { done: true }]).text).toBe('조각')
  })

  it('fails on an error that is done, with the sentence of the server, and keeps what came', () => {
    const state = fold([{ content: '반쯤' }, { level: 'error', message: '잠시 쉬고 있어요.', done: true }])
    expect(state).toMatchObject({ status: 'error', text: '반쯤', problem: '잠시 쉬고 있어요.' })
  })

  it('goes on after an error that is not done', () => {
    expect(fold([{ level: 'error', message: '다시 해 볼게요.' }]).status).toBe('receiving')
    expect(fold([{ level: 'error', message: 'x' }, { content: '가' }, { done: true }])).toMatchObject({
      status: 'success',
      text: '가',
      problem: null,
    })
  })

  it('is an error when the connection closes before it is done, and aborted only when the learner stopped it', () => {
    const half = pieces('반쯤 ```')
    expect(foldStream(half, { type: 'closed' })).toMatchObject({ status: 'error', text: '반쯤 ```' })
    expect(foldStream(half, { type: 'stopped' })).toMatchObject({ status: 'aborted', text: '반쯤 ```' })
  })

  it('stays as it ended, whatever comes late', () => {
    for (const ended of [fold([{ done: true }]), foldStream(EMPTY_STREAM, { type: 'stopped' })]) {
      expect(fold([{ content: '늦게' }, { level: 'error', done: true }], ended)).toBe(ended)
      expect(foldStream(ended, { type: 'closed' })).toBe(ended)
    }
  })
})

describe('fences of a streamed reply', () => {
  it.each([
    ['holds a question fence', '답이야.\n```question\n왜 그럴', '답이야.\n'],
    ['holds a python fence', '```python\nprint(1)\n', ''],
    ['lets a closed question fence through', '```question\n왜?\n```\n끝', '```question\n왜?\n```\n끝'],
    [
      'does not wait for the newline after the closing line',
      '```question\n왜?\n```',
      '```question\n왜?\n```',
    ],
    ['lets a fence of another kind through before its line ends', '```js', '```js'],
    ['waits while a kind may still become python', '```py', ''],
    ['lets a longer word through', '```pythonic', '```pythonic'],
    ['waits while backticks may still become a fence', '가\n``', '가\n'],
    ['lets inline code at the start of a line through', '`x`', '`x`'],
    ['lets three backticks within a line through', '가 ```question\n나', '가 ```question\n나'],
    ['lets an indented code line through', '    ```question\n나', '    ```question\n나'],
    ['lets a fence without a kind through with its line', '```\n코드', '```\n코드'],
    ['holds a fence of tildes', '~~~question\n왜', ''],
    ['does not close four backticks by three', '````question\n왜?\n```\n', ''],
    ['reads the kind before other words', '```python title="a"\nx', ''],
    ['does not hold what stands within another fence', '````md\n```question\n왜', '````md\n```question\n왜'],
    ['holds the next fence after another one closed', '```js\n1\n```\n```question\n왜', '```js\n1\n```\n'],
    [
      'holds the next fence after a held one closed',
      '```question\n가\n```\n```python\nx',
      '```question\n가\n```\n',
    ],
    ['knows lines that end in CR LF', '```question\r\n왜?\r\n```\r\n끝', '```question\r\n왜?\r\n```\r\n끝'],
  ])('%s', (_title, text, shown) => {
    expect(pieces(text).text).toBe(shown)
    expect(pieces(...text).text).toBe(shown)
  })

  const line = fc.constantFrom(
    '```question',
    '```python',
    '```js',
    '```',
    '````',
    '~~~question',
    '~~~',
    '왜 그럴까?',
    '\\(x\\)',
    '`code`',
    '',
    '   ',
    '``',
    '    x',
    'py',
  )
  const reply = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '')), { maxLength: 14 })
    .map((lines) => lines.flat().join(''))

  const cut = (text: string, sizes: readonly number[]) => {
    const cuts: string[] = []
    let at = 0
    for (let index = 0; at < text.length; index += 1) {
      const size = sizes[index % sizes.length]!
      cuts.push(text.slice(at, at + size))
      at += size
    }
    return cuts
  }

  it('show and hold together exactly what came, only ever add, and hold no more in pieces than at once', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(reply, sizes, (text, pieceSizes) => {
        let state = EMPTY_STREAM
        let came = ''
        for (const content of cut(text, pieceSizes)) {
          const before = state.text
          state = foldStream(state, event({ content }))
          came += content
          expect(state.text + state.release.held).toBe(came)
          expect(state.text.startsWith(before)).toBe(true)
        }
        const again = foldStream(state, event({ done: true }))
        expect(again.text).toBe(text)
        expect(state.text.startsWith(pieces(text).text)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
