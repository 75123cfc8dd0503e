import { vi } from 'vitest'

export const ORIGIN = 'https://semsaem.example'

interface Sent {
  method: string
  path: string
  headers: Headers
  credentials: RequestCredentials | undefined
}

/** Replaces `fetch`: answers every call with `answer` and returns the list of calls. */
export function listenToCalls(answer: (path: string) => Response): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('window', { location: { origin: ORIGIN } })
  vi.stubGlobal('fetch', async (input: Request | string, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : new Request(new URL(input, ORIGIN), { method: 'POST' })
    const { pathname } = new URL(request.url)
    sent.push({
      method: request.method,
      path: pathname,
      headers: request.headers,
      credentials: init.credentials,
    })
    return answer(pathname)
  })
  return sent
}

export const answerJson = (body: unknown, status = 200) => Response.json(body, { status })
