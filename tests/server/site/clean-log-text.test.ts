import { expect, test } from 'vitest'
import { cleanLogArguments, cleanLogText } from '#server/site/clean-log-text.ts'

test.each([
  '{"token":"zqsecret"}',
  '{\\"token\\":\\"zqsecret\\"}',
  'token=zqsecret',
  'session%3Dzqsecret',
  'Authorization: Bearer zqsecret',
  'sent Bearer zqsecret.abc.def',
  '/api/auth/kakao/callback?code=zqsecret',
  'mail zqsecret@school.example',
  'mail zqsecret@localhost',
  'zqsecret 골뱅이 naver 점 com',
])('no line of a page brings a secret into the log: %s', (text) => {
  expect(cleanLogText(text, 2000)).not.toContain('zqsecret')
  expect(cleanLogArguments([text], 2000)).not.toContain('zqsecret')
})

test('a telephone number is none of the log', () => {
  expect(cleanLogText('call 010-1234-5678', 2000)).toBe('call [전화번호]')
})

test('what the server knows of whoever sent it is none of the log, nor what a field of theirs holds', () => {
  expect(cleanLogText('TypeError: 새봄이 of null', 2000, ['새봄이'])).toBe('TypeError: [이름] of null')
  const fields = cleanLogArguments([{ nickname: '새봄', text: '새봄', status: 503 }], 2000)
  expect(fields).toBe('[{"nickname":"[…]","text":"[…]","status":503}]')
})

test('what is no secret stays', () => {
  for (const text of [
    'Failed to open stream 503',
    'TypeError: x\nshow@http://127.0.0.1:3000/assets/a.js:1:2',
  ])
    expect(cleanLogText(text, 2000)).toBe(text)
})
