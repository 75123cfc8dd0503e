import { readFile } from 'node:fs/promises'
import PgBoss from 'pg-boss'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { DESK, expectSound } from '#tests/support/admin-page.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { soon } from '#tests/support/learning-page.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(inject('clusterUrl'))
})
afterEach(() => stage.clear())
afterAll(() => stage?.close())

const CONCEPT = 'M1U05C01'
const UNIT = 'M1U05'
async function post<Body>(page: Page, path: string, data: object): Promise<Body> {
  const answer = await page.request.post(path, {
    data,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

async function runJob(name: string) {
  const { pool } = stage.product
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schedule: false })
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}

async function count(table: string, condition: string): Promise<number> {
  const { rows } = await stage.product.pool.query(
    `select count(*)::int as n from ${table} where ${condition}`,
  )
  return rows[0].n
}

test('an answer is counted by day, concept and item, and every number can be followed and downloaded', async () => {
  const learner = await stage.enter(null)
  const { thread } = await post<{ thread: { id: string } }>(
    learner.page,
    `/api/v1/curriculums/${UNIT}/concepts/${CONCEPT}/threads`,
    {},
  )
  const exam = await post<{ examItems: { evaluationItem: { id: string } }[] }>(
    learner.page,
    `/api/v1/threads/${thread.id}/exams`,
    { difficultyLevel: 0 },
  )
  const itemId = exam.examItems[0]?.evaluationItem.id ?? ''
  await post(learner.page, '/api/v1/services/messages', {
    threadId: thread.id,
    message: '모름',
    context: { target: 'evaluation', action: { kind: 'submit-answer', evaluationId: itemId } },
  })
  await runJob('roll-up')
  await runJob('summarize-items')
  await soon(() => count('statistics_answers', `concept_id = '${CONCEPT}'`)).toBeGreaterThan(0)
  await soon(() => count('item_statistics', `evaluation_id = '${itemId}'`)).toBeGreaterThan(0)

  const today = toSeoulDate(Date.now())
  const { page, problems } = await stage.enter(null, DESK, 'admin')
  await page.goto(`/admin/statistics-curriculum?node=${UNIT}&from=${today}&to=${today}`)
  await page.getByRole('row').filter({ hasText: '1명' }).first().waitFor()
  await expectSound(page, 'curriculum')
  await page.getByRole('combobox', { name: '학년이나 단원' }).selectOption({ index: 0 })
  await page.getByRole('region', { name: '단원별 정답률' }).waitFor()

  await goWithin(page, '/admin')
  await page.getByRole('link', { name: '푼 답' }).click()
  await page.getByRole('heading', { name: '푼 답과 맞은 답' }).waitFor()
  expect(new URL(page.url()).searchParams.get('from')).toBe(today)
  expect(await page.getByRole('img', { name: /^날마다 푼 답과 맞은 답/ }).count()).toBe(1)
  await page.getByRole('radio', { name: '90일' }).check()
  await soon(() => new URL(page.url()).searchParams.get('from')).not.toBe(today)
  const panel = page.getByRole('region', { name: '푼 답과 맞은 답', exact: true })
  await panel.getByText('표로 보기').click()
  await panel.getByRole('row').filter({ hasText: today }).waitFor()
  await expectSound(page, 'all')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV 받기: 푼 답과 맞은 답' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n').filter((line) => line.startsWith('20'))).toHaveLength(90)
  await page.goBack()
  await soon(() => new URL(page.url()).searchParams.get('from')).toBe(today)

  await goWithin(page, `/admin/ExerciseManager?id=${itemId}&tab=statistics`)
  await page.getByRole('heading', { name: '1판의 첫 답' }).waitFor()
  await expectSound(page, 'item', '[role=tabpanel]')
  await goWithin(page, '/admin')
  await page.getByRole('heading', { name: '서버' }).waitFor()
  await page.getByRole('region', { name: '작업', exact: true }).waitFor()
  await expectSound(page, 'dashboard')
  // A test before this one in the same process may have made the server refuse a call.
  await stage.product.pool.query('delete from server_errors')
  await page.getByRole('link', { name: '서버 오류' }).click()
  await page.getByText('이 기간에는 서버 오류가 없어요').waitFor()
  expect(problems).toEqual([])
})

test('of the wrong answers that several learners gave, one is accepted from now on and one is named', async () => {
  const { pool } = stage.product
  const { rows } = await pool.query<{ id: string; key: string }>(`
    with item as (
      select id, correct_answer as key, difficulty_level, item_version,
        (select concept_id from item_concepts where item_id = evaluation_items.id order by ordered limit 1) as concept_id
      from evaluation_items
      where written_test_type = 2 and template_id is null and not hidden and origin <> 'practice' and correct_answer !~ '[,&]' order by id limit 1
    ), person as (
      insert into users (id, nickname, provider, tutor_persona, device_key)
      select gen_random_uuid(), '학습자', 'kakao', 'friend_female_1', 'a2V5' from generate_series(1, 3) returning id
    ), given as (
      insert into attempts (user_id, id, evaluation_id, item_version, concept_id, difficulty_level, verdict, help, answer, day)
      select person.id, gen_random_uuid(), item.id, item.item_version, item.concept_id, item.difficulty_level,
        'incorrect', 'alone', answer, '2026-03-02'
      from item, person, (values ('구백구십팔'), ('98765')) as wrong (answer)
    )
    select id, key from item`)
  const { id, key } = rows[0]!
  await runJob('summarize-items')
  await soon(() => count('item_statistics', `evaluation_id = '${id}'`)).toBeGreaterThan(0)
  const { page, problems } = await stage.enter(null, DESK, 'exercise_admin')
  await page.goto(`/admin/ExerciseManager?id=${id}&tab=statistics`)
  const wrong = page.getByRole('region', { name: '자주 나온 오답 표' })
  await wrong.waitFor()
  await expectSound(page, 'wrong answers', '[role=tabpanel]')
  await wrong.getByRole('button', { name: '‘구백구십팔’ 정답으로 받기' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(`${key}, 구백구십팔`).waitFor()
  await dialog.getByRole('button', { name: '정답으로 받기' }).click()
  await dialog.waitFor({ state: 'detached' })
  await wrong.getByRole('button', { name: '‘98765’ 실수로 이름 붙이기' }).click()
  await dialog.getByRole('textbox', { name: '학습자에게 할 말' }).fill('자릿수를 다시 봐요.')
  await dialog.getByRole('button', { name: '실수로 이름 붙이기' }).click()
  await dialog.waitFor({ state: 'detached' })
  // Both wait in the draft, each held by an answer test; what learners are judged by has not changed.
  const { rows: saved } = await pool.query(
    `select d.correct_answer as draft, d.mistakes, i.correct_answer as published, i.answer_tests as tests
     from evaluation_items i join item_versions d on d.item_id = i.id and d.item_version = 0 where i.id = $1`,
    [id],
  )
  expect(saved[0]).toMatchObject({ draft: `${key}, 구백구십팔`, published: key })
  expect(saved[0].mistakes).toContainEqual({ answer: '98765', says: '자릿수를 다시 봐요.' })
  expect(saved[0].tests).toEqual(
    expect.arrayContaining([
      { answer: '구백구십팔', verdict: 'correct', mistake: null },
      { answer: '98765', verdict: 'incorrect', mistake: '자릿수를 다시 봐요.' },
    ]),
  )
  expect(problems).toEqual([])
})
