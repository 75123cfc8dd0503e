import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Thread } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { Product } from './product.ts'

interface GivenTurn {
  message: string
  response: string
  bookmark?: boolean
}

/** Questions of the page's person with their replies, as asked on another device. Gives the thread's id. */
export async function giveTurns(
  page: Page,
  { pool }: Pick<Product, 'pool'>,
  userId: string,
  conceptId: string,
  turns: readonly GivenTurn[],
): Promise<string> {
  const place = `/api/v1/curriculums/${conceptId.slice(0, 5)}/concepts/${conceptId}/threads`
  const answer = await page.request.post(place, { data: {}, headers: { 'Idempotency-Key': randomUUID() } })
  const { thread } = (await answer.json()) as { thread: Thread }
  for (const { message, response, bookmark = false } of turns)
    await pool.query(
      `insert into messages (user_id, id, thread_id, message, response, bookmark, status, context)
       values ($1, $2, $3, $4, $5, $6, 'success', $7)`,
      [userId, randomUUID(), thread.id, message, response, bookmark, JSON.stringify(PLAIN_CONTEXT)],
    )
  return thread.id
}
