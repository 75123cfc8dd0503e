import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { findFaults, findOverflow } from '#tests/support/find-faults.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { openStage, type Stage } from '#tests/support/stage.ts'

let mailbox: Mailbox
let stage: Stage

beforeAll(async () => {
  mailbox = await openMailbox()
  stage = await openStage(inject('clusterUrl'), {
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: '셈샘 <semsaem@semsaem.example>',
  })
})
afterEach(() => stage.clear())
afterAll(async () => {
  await stage?.close()
  await mailbox?.close()
})

async function readLink(): Promise<string> {
  const raw = mailbox.received.at(-1)?.raw ?? ''
  const { text = '' } = await PostalMime.parse(raw)
  return /http\S+\/api\/guardian\/\S+/.exec(text)?.[0] ?? ''
}

test('a guardian is asked by mail, consents without an account, and withdraws by the second mail', async () => {
  const { page, userId } = await stage.enter(null)
  await stage.product.pool.query("update users set age_band = 'UNDER_14' where id = $1", [userId])
  await page.goto('/settings')
  await page.getByRole('button', { name: '보호자 동의 받기' }).click()
  const address = page.getByRole('textbox', { name: '보호자의 이메일 주소' })
  await address.fill('엄마')
  await page.getByRole('button', { name: '보호자께 메일 보내기' }).click()
  await page.getByText('이메일 주소를 끝까지 적어 주세요').waitFor()
  expect(await address.inputValue()).toBe('엄마')
  expect(await findFaults(page)).toEqual([])
  await address.fill('guardian@school.example')
  await page.getByRole('button', { name: '보호자께 메일 보내기' }).click()
  await page.getByText('gu***@school.example').waitFor()
  expect(await findOverflow(page)).toEqual([])

  await page.getByRole('button', { name: '동의하셨는지 보기' }).click()
  await page.getByText('아직 동의하지 않으셨어요').waitFor()

  const { page: guardian } = await stage.visit()
  await guardian.goto(await readLink())
  expect(await findFaults(guardian)).toEqual([])
  await guardian.getByRole('checkbox').first().check()
  await guardian.getByRole('checkbox').last().check()
  await guardian.getByRole('button', { name: '보호자로서 동의하기' }).click()
  await guardian.getByRole('heading', { name: '동의해 주셔서 고마워요' }).waitFor()

  await page.getByRole('button', { name: '동의하셨는지 보기' }).click()
  await page.getByText(/보호자가 동의했어요/).waitFor()

  await guardian.goto(await readLink())
  await guardian.getByRole('button', { name: '동의 거두기' }).click()
  await guardian.getByRole('heading', { name: '동의를 거두었어요' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '보호자 동의 받기' }).waitFor()
})

test('a learner saves everything that is stored as one file', async () => {
  const { page, userId } = await stage.enter(null)
  await page.goto('/settings')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '내 기록 내려받기' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('semsaem-my-records.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const data = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { account: { id: string }[] }
  expect(data.account.map(({ id }) => id)).toEqual([userId])
})
