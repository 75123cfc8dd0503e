import { expect, it } from 'vitest'
import { talk } from './talk.ts'

it.each([
  ['M1U02C04', ['(-3)-(-8) 풀어줘', '왜 더하기로 바뀌는데'], /모자라는|같은 자리로/],
  ['M1U02C04', ['-3-5 풀어줘', '왜 더하는데'], /같은 쪽/],
  ['M1U02C04', ['-7+3 풀어줘', '왜 빼?'], /반대쪽/],
  ['M1U02C05', ['(-2)×(-3) 계산', '왜 플러스야'], /곱할 때마다 부호가 반대/],
  ['M1U02C06', ['6÷(-2/3) 풀어줘', '왜 곱하기로 바꿔'], /나누기와 .*곱하기가 같아/],
  ['M1U02C07', ['3+4×(-2)-6÷3', '왜 앞에서부터 안해'], /차례로 하기로 약속/],
  ['M1U04C03', ['2x-7=5', '근데 그건 왜'], /양변을 \\\(0\\\)이 아닌 같은 수로/],
  ['M1U05C02', ['(-3,2)는 몇사분면이야', '왜?'], /부호/],
  ['M1U06C03', ['맞꼭지각이 뭐야', '그럼 하나가 70이면 맞은편도 70?', '왜 같은데'], /180/],
  ['M1U07C02', ['3 4 8로 삼각형 되나', '왜 안돼'], /곧은 선분|가장 짧은 길/],
  ['M1U08C03', ['육각형 내각합', '왜 2를 빼'], /2개 적어|두 개 적게/],
  ['M1U10C01', ['7 3 8 2 10 중앙값', '왜 8이 아냐 가운데 적혀있잖아'], /크기순/],
])('in %s %j: the reason of that step', async (conceptId, messages, pattern) => {
  const reply = (await talk(conceptId, messages)).at(-1)
  expect(reply).toMatch(pattern)
  expect(reply).not.toMatch(/부호를 먼저 정하고|끼인|수만 바꾸어 똑같이/)
})

it.each([
  ['M1U03C05', ['2x+3x=5x^2 맞지', '왜 아닌데'], '\\(15\\)', '\\(45\\)'],
  ['M1U03C05', ['2a+3b=5ab 맞아?', '아니 다 더하면 5잖아'], '\\(12\\)', '\\(30\\)'],
  ['M1U03C05', ['3x+2x=5x^2 인거 맞지?', '아니 x가 두개잖아'], '\\(15\\)', '\\(45\\)'],
  ['M1U03C04', ['3(x+2)=3x+2 맞지', '왜'], '\\(15\\)', '\\(11\\)'],
  ['M1U03C01', ['그럼 x×x는 2x지', '왜'], '\\(9\\)', '\\(6\\)'],
])('in %s %j: both sides with a number put in', async (conceptId, messages, left, right) => {
  const reply = (await talk(conceptId, messages)).at(-1)
  expect(reply).toContain(`왼쪽은 ${left}`)
  expect(reply).toContain(`오른쪽은 ${right}`)
})
