import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from './product.ts'

/** Gives a person at M1U01C01 an open set of written items with these keys and questions, drawn for nobody else. */
export async function giveWrittenItems(
  page: Page,
  { pool }: Pick<Product, 'pool'>,
  items: readonly (readonly [key: string, question: string, ...more: unknown[]])[],
): Promise<void> {
  const ids: string[] = []
  for (const [key, question] of items) {
    const { rows } = await pool.query<{ id: string }>(
      `with made as (
         insert into evaluation_items select (jsonb_populate_record(item, jsonb_build_object(
           'id', gen_random_uuid()::text, 'question', $1::text, 'correct_answer', $2::text, 'written_test_type', 2,
           'template_id', null, 'seed', null, 'origin', 'practice'))).*
         from evaluation_items item join item_concepts on item_id = item.id
         where concept_id = 'M1U01C01' and difficulty_level = 0 and template_id is null limit 1
         returning id)
       insert into item_concepts select (select id from made), 'M1U01C01', 0 returning item_id as id`,
      [question, key],
    )
    ids.push(rows[0]?.id ?? '')
  }
  const { threads } = await (await page.request.get('/api/v1/curriculums/M1U01/threads')).json()
  const made = await page.request.post(`/api/v1/threads/${threads[0].id}/exams`, {
    data: { difficultyLevel: 0, examLimit: ids.length, items: ids.map((evaluationId) => ({ evaluationId })) },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(await made.text()).toContain(ids[0])
}
