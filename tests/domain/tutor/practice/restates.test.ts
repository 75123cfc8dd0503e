import { expect, it } from 'vitest'
import { restates } from '#domain/tutor/practice/restates.ts'

it.each([
  ['이항하면 부호가 바뀌는구나', '이항하면 부호가 바뀌어.'],
  ['평행하면 엇각의 크기가 같네', '평행하면 엇각이 같아요'],
  ['수선의 발까지 길이네', '점에서 직선에 수선을 내려 발까지의 길이를 재.'],
])('%s says what %s says', (message, statement) => {
  expect(restates(message, statement)).toBe(true)
})

it.each([
  ['동위각의 크기는 같네', '두 직선이 평행하면 동위각의 크기는 같아'],
  ['세 변이 같으면 합동이네', '네 변이 같으면 합동이야'],
  ['양수 곱하기 음수는 양수네', '음수 곱하기 양수는 음수예요'],
  ['음수 곱하기 음수는 음수네', '음수 곱하기 양수는 음수예요'],
  ['문자의 지수가 바뀌네', '더할 때는 문자의 지수가 바뀌지 않아.'],
  ['평행할 때 크기가 같네', '두 직선이 평행할 때만 크기가 같아.'],
  ['엇각은 항상 크기가 같네', '엇각은 크기가 같아.'],
  ['소인수는 2 3 5네', '소인수는 2^3, 5예요'],
  ['y축은 가로축이네', 'x축은 가로축이야'],
  ['마이너스가 두개면 플러스네', '마이너스가 두 개면 플러스라는 말은 곱셈에만 맞아.'],
  ['절댓값이 작을수록 크네', '음수끼리는 절댓값이 클수록 더 작아.'],
])('%s does not say what %s says', (message, statement) => {
  expect(restates(message, statement)).toBe(false)
})
