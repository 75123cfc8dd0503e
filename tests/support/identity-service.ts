import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attempt {
  reference: string
  returnTo: string
  isAdult: boolean | null
}

export interface IdentityService {
  /** Writes an adapter for this service, as an operator would. */
  writeAdapter: (file: string) => Promise<void>
  /** A person confirms on the service's page; returns the address that the browser is redirected to. */
  confirm: (page: string, isAdult: boolean) => string
  close: () => Promise<void>
}

/** An identity service on loopback: the server registers and queries attempts, a person confirms them. */
export async function startIdentityService(): Promise<IdentityService> {
  const attempts = new Map<string, Attempt>()
  const server = createServer(async (request, response) => {
    const id = (request.url ?? '').slice(1)
    if (request.method === 'POST') {
      let body = ''
      for await (const chunk of request) body += chunk
      attempts.set(id, { ...(JSON.parse(body) as { reference: string; returnTo: string }), isAdult: null })
      response.end()
      return
    }
    const attempt = attempts.get(id)
    if (!attempt || attempt.isAdult === null) response.writeHead(404).end()
    else response.end(JSON.stringify({ reference: attempt.reference, isAdult: attempt.isAdult }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    writeAdapter: (file) =>
      writeFile(
        file,
        `const SERVICE = '${origin}'
export default {
  begin: async (attempt) => {
    const page = new URL('/' + crypto.randomUUID(), SERVICE)
    await fetch(page, { method: 'POST', body: JSON.stringify(attempt) })
    return page
  },
  finish: async (callback) => {
    const answer = await fetch(new URL('/' + callback.searchParams.get('attempt'), SERVICE))
    return answer.ok ? answer.json() : null
  },
}
`,
      ),
    confirm: (page, isAdult) => {
      const id = new URL(page).pathname.slice(1)
      const attempt = attempts.get(id)
      if (!attempt) throw new Error('no such attempt')
      attempt.isAdult = isAdult
      const back = new URL(attempt.returnTo)
      back.searchParams.set('attempt', id)
      return back.pathname + back.search
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
