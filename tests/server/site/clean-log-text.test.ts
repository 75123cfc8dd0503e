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
])('no line of a page brings a secret into the log: %s', (text) => {
  expect(cleanLogText(text, 2000)).not.toContain('zqsecret')
  expect(cleanLogArguments([text], 2000)).not.toContain('zqsecret')
})

test('a telephone number is none of the log', () => {
  expect(cleanLogText('call 010-1234-5678', 2000)).toBe('call […]')
})

test('what is no secret stays', () => {
  expect(cleanLogText('Failed to open stream 503', 2000)).toBe('Failed to open stream 503')
})
