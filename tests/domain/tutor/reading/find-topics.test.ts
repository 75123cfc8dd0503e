import { beforeAll, describe, expect, it } from 'vitest'
import { findTopics } from '#domain/tutor/reading/find-topics.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { listNames, type Name, properName } from '#domain/tutor/reading/vocabulary.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { readUnitTurn } from '../read-unit.ts'

let names: readonly Name[] = []
beforeAll(async () => {
  names = listNames(await readUnitTurn('M1U01', 'M1U01C03'))
})
const find = (message: string) =>
  findTopics(normalizeMessage(message), names).map(({ name }) => properName(name.name))

describe('findTopics', () => {
  it.each([
    ['소인수분해가 뭐야', ['소인수분해']],
    ['소인수분해를 어떻게 해', ['소인수분해']],
    ['소인수 분해 좀', ['소인수분해']],
    ['소인수분해라는게 뭔데', ['소인수분해']],
    ['소인수븐해 모르겠어', ['소인수분해']],
    ['최대공약스 구하기', ['최대공약수']],
    ['최소공베수', ['최소공배수']],
    ['거듭제급', ['거듭제곱']],
    ['최대 공약수랑 최소 공배수', ['최대공약수', '최소공배수']],
    ['소수랑 합성수 차이', ['소수', '합성수']],
    ['밑이 뭐임', ['밑']],
    ['서로소면 소수야?', ['서로소', '소수']],
    ['12의 약수', ['약수']],
    ['에라토스테네스의체', ['에라토스테네스의 체']],
    ['gcd 구해줘', ['최대공약수']],
    ['피타고라스 정리', ['피타고라스 정리']],
    ['구가 뭐야', ['구']],
    ['구하는 법 알려 줘', []],
  ])('finds in "%s" %j', (message, expected) => {
    expect(find(message)).toEqual(expected)
  })

  it.each(['오늘 날씨 어때', '소수점이 뭐야', '홀수는?', '이해가 안돼', '체육 시간', '미트라고'])(
    'finds nothing in "%s"',
    (message) => {
      expect(find(message)).toEqual([])
    },
  )

  it.each([
    ['M1U09', '구 부피 공식', ['구의 부피']],
    ['M1U09', '원뿔 겉넓이', ['뿔의 겉넓이']],
    ['M1U09', '반구의 부피', ['반구', '부피']],
    ['M1U09', '구 하는 법', []],
    ['M1U08', '호가 뭐야', ['호']],
    ['M1U08', '현은?', ['현']],
    ['M1U08', '3000원을 냈어', []],
    ['M1U06', '각이 뭐야', ['각']],
    ['M1U06', '각각 얼마야', []],
  ])('in %s finds in "%s" %j', async (unit, message, expected) => {
    const known = listNames(await readUnitTurn(unit, `${unit}C06`))
    const found = findTopics(normalizeMessage(message), known).filter(({ name }) => name.unitId === unit)
    expect(found.map(({ name }) => name.name)).toEqual(expected)
  })

  it.each(['변하는 값', '원래 이래?', '면접 봤어', '호랑이', '현재 시각'])(
    'hears no syllable in "%s"',
    async (message) => {
      const known = listNames(await readUnitTurn('M1U08', 'M1U08C04'))
      expect(findTopics(normalizeMessage(message), known).map(({ name }) => name.name)).toEqual([])
    },
  )

  it('takes no longer for a message of four thousand letters', () => {
    expect(leastTimeMs(() => find('소인수분헤가 '.repeat(600)), 1000)).toBeLessThan(1000)
  })
})
