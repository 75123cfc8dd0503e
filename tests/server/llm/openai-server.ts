import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the model behind the server does. `reply`: streams `text` (or what `answer` makes of the request) and ends well. `silent`: sends headers and nothing else. `stall`:
 * streams the first pieces, then nothing. `cut`: streams some pieces, then breaks the connection. `half-json`: ends inside a line of JSON.
 * `no-end`: closes without a finish reason. `flood`: streams for ever. `broken-fence`: opens a fence and a formula and ends. `empty`:
 * ends well without text. `status`: refuses with an HTTP status.
 */
export type OpenAiMode =
  | {
      kind: 'reply'
      text?: string
      answer?: (request: ChatRequestBody) => string
      pieceLength?: number
      pieceEveryMs?: number
    }
  | { kind: 'silent' }
  | { kind: 'stall'; text?: string }
  | { kind: 'cut'; text?: string }
  | { kind: 'half-json'; text?: string }
  | { kind: 'no-end'; text?: string }
  | { kind: 'flood'; text?: string; pieceEveryMs?: number }
  | { kind: 'broken-fence' }
  | { kind: 'empty' }
  | { kind: 'status'; status: number }

export interface ChatRequestBody {
  model: string
  messages: {
    role: 'system' | 'user' | 'assistant'
    content: string | { type: string; text?: string; image_url?: { url: string } }[]
  }[]
  max_tokens?: number
  stream?: boolean
}

export interface SeenRequest {
  path: string
  authorization: string | null
  body: ChatRequestBody
  /** Whether the caller left before the reply ended. */
  left: boolean
}

export interface OpenAiServer {
  /** For `TUTOR_BASE_URL`. */
  baseUrl: string
  /** Requests so far, in order. */
  requests: SeenRequest[]
  /** How the next requests are answered; a list is used up one a request, its last mode stays. */
  setMode: (mode: OpenAiMode | OpenAiMode[]) => void
  close: () => Promise<void>
}

const DEFAULT_TEXT =
  '좋은 질문이에요. \\(12\\)를 소수로 나누어 볼까요?\n\n```question\n\\(12\\)를 나눌 수 있는 가장 작은 소수는 무엇일까요?\n```'
const PIECE_LENGTH = 8

/** A loopback server that speaks the OpenAI chat API and can be made to fail in every way that a real one does. */
export async function startOpenAiServer(first: OpenAiMode = { kind: 'reply' }): Promise<OpenAiServer> {
  let modes: OpenAiMode[] = [first]
  const requests: SeenRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as ChatRequestBody
    const seen: SeenRequest = {
      path: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      body,
      left: false,
    }
    requests.push(seen)
    const mode = (modes.length > 1 ? modes.shift() : modes[0]) ?? first
    response.on('close', () => {
      seen.left = !response.writableFinished
    })
    if (mode.kind === 'status') {
      response.writeHead(mode.status, { 'Content-Type': 'application/json' })
      response.end(
        JSON.stringify({ error: { message: 'refused by the test', type: 'test', code: null, param: null } }),
      )
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    response.flushHeaders()
    await play(mode, body, response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    setMode: (mode) => {
      modes = Array.isArray(mode) ? [...mode] : [mode]
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function play(mode: OpenAiMode, body: ChatRequestBody, response: ServerResponse): Promise<void> {
  const send = (payload: unknown) => response.write(`data: ${JSON.stringify(payload)}\n\n`)
  const chunk = (delta: object, finishReason: string | null = null) =>
    send({
      id: 'chatcmpl-test',
      object: 'chat.completion.chunk',
      created: 1_780_000_000,
      model: body.model,
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    })
  const finish = (reason = 'stop', tokens = 40) => {
    chunk({}, reason)
    send({
      id: 'chatcmpl-test',
      object: 'chat.completion.chunk',
      created: 1_780_000_000,
      model: body.model,
      choices: [],
      usage: { prompt_tokens: 120, completion_tokens: tokens, total_tokens: 120 + tokens },
    })
    response.end('data: [DONE]\n\n')
  }
  const write = async (text: string, length = PIECE_LENGTH, everyMs = 0) => {
    for (const piece of cut(text, length)) {
      if (response.destroyed) return
      chunk({ content: piece })
      if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
  if (mode.kind === 'silent') return
  chunk({ role: 'assistant', content: '' })
  switch (mode.kind) {
    case 'reply':
      await write(mode.answer?.(body) ?? mode.text ?? DEFAULT_TEXT, mode.pieceLength, mode.pieceEveryMs)
      finish()
      return
    case 'stall':
      await write(mode.text ?? '잠깐만요. ')
      return
    case 'cut':
      await write(mode.text ?? '좋은 질문이에요. 그러니까 \\(12 = 2')
      setImmediate(() => response.destroy())
      return
    case 'half-json':
      await write(mode.text ?? '좋은 질문이에요. ')
      response.end('data: {"id":"chatcmpl-test","choices":[{"index":0,"delta":{"content":"반쪽\n\n')
      return
    case 'no-end':
      await write(mode.text ?? '좋은 질문이에요. ')
      response.end()
      return
    case 'flood':
      while (!response.destroyed) {
        chunk({ content: mode.text ?? '끝없이 이어지는 이야기를 계속 적어요. ' })
        await new Promise((resolve) => setTimeout(resolve, mode.pieceEveryMs ?? 1))
      }
      return
    case 'broken-fence':
      await write(
        '이렇게 나누어 봐요. \\(12 = 2 \\times 6\\)이에요.\n\n```question\n다음은 무엇으로 나눌까요? \\(6 =',
      )
      finish('length')
      return
    case 'empty':
      finish('stop', 0)
      return
    default:
      response.destroy()
  }
}

const cut = (text: string, length: number): string[] => {
  const characters = [...text]
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, index) =>
    characters.slice(index * length, (index + 1) * length).join(''),
  )
}
