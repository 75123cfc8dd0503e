import { expect, test } from 'vitest'
import { API_ERROR_TOAST, chooseErrorDetail } from '#contract/choose-error-detail.ts'

test.each([
  [{ body: { message: '답', error: '오류' }, statusMessage: '상태', message: '말' }, '답'],
  [{ body: { message: ' ', error: '오류' }, statusMessage: '상태', message: '말' }, '오류'],
  [{ body: { message: 7 }, statusMessage: '상태', message: '말' }, '상태'],
  [{ body: null, statusMessage: '', message: '말' }, '말'],
  [{ body: '<html>', message: undefined }, '알 수 없는 오류'],
  [{ body: undefined }, '알 수 없는 오류'],
])('%j is told as %s', (answer, detail) => {
  expect(chooseErrorDetail(answer)).toBe(detail)
})

test('the toast stays for seven seconds', () => {
  expect(API_ERROR_TOAST).toEqual({ severity: 'error', title: 'API 오류', lifeMs: 7000 })
})
