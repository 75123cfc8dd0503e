import { describe, expect, it } from 'vitest'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { readWordProblem } from '#domain/tutor/practice/word-problems.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'

function answerOf(message: string): string | null {
  return readWordProblem(normalizeMessage(message))?.solution.answer ?? null
}

describe('a word problem', () => {
  it.each([
    ['한 사람에 5개씩 주면 3개 남고 6개씩 주면 2개 모자라 학생 수는?', '5'],
    ['사탕을 학생들에게 4개씩 나눠주면 7개가 남고 5개씩 나눠주면 3개가 부족하대 학생 몇명?', '10'],
    ['한 명에게 3개씩 주면 8개 남고 5개씩 주면 4개 부족해. 귤은 몇 개?', '26'],
    ['형이 동생보다 5살 많고 둘 나이 합이 31이야 동생 몇살?', '13'],
    ['형은 동생보다 4살 많고 나이의 합이 30 형은 몇살?', '17'],
    ['언니는 나보다 2살 많고 합이 26살이야 내 나이는?', '12'],
    ['큰 수가 작은 수보다 5 크고 합이 21이면 작은 수는', '8'],
    ['긴 끈이 짧은 끈보다 6cm 길고 합이 30cm 짧은 끈은?', '12'],
    ['두 수의 합이 20이고 차가 6이면 큰 수는?', '13'],
    ['집에서 학교까지 갈 때는 시속 4km로 걷고 올 때는 시속 6km로 와서 모두 5시간 걸렸어 거리는?', '12'],
    ['동생이 집을 나선지 10분 후 형이 따라갔어 동생은 분속 60m 형은 분속 80m 몇분 후에 만나?', '30'],
    ['1200m 떨어진 두 사람이 마주보고 동시에 출발해서 분속 70m, 분속 80m로 걸으면 몇 분 뒤에 만나?', '8'],
    ['300km를 시속 75km로 가면 몇 시간 걸려?', '4'],
    ['3시간에 180km 가면 시속 몇 km', '60'],
    ['8% 소금물 200g에 물 몇 g을 넣으면 5%가 돼?', '120'],
    ['10% 소금물 300g에 소금을 얼마나 더 넣어야 20%가 되나', '75/2'],
    ['6% 소금물 300g에서 물을 몇 g 증발시키면 9%가 될까', '100'],
    ['5% 소금물 200g과 10% 소금물 300g을 섞으면 농도가 몇 %?', '8'],
    ['5% 소금물 200g에 10% 소금물 몇 g을 섞으면 8%가 돼?', '300'],
    ['12% 소금물 250g에 녹아있는 소금은 몇 g이야', '30'],
    ['물 180g에 소금 20g을 넣으면 농도는?', '10'],
    ['원가에 20% 이익을 붙여 정가를 정했더니 정가가 6000원이야 원가는?', '5000'],
    ['원가 5000원에 이익 20% 붙이면 정가는', '6000'],
    ['정가에서 30% 할인해서 7000원에 샀어 정가는 얼마?', '10000'],
    ['만원짜리 옷 30프로 할인하면 얼마', '7000'],
    ['원가 2000원인 물건에 30% 이익을 붙여 정가를 정하고 정가에서 500원 할인하면 이익은?', '100'],
    [
      '원가에 25% 이익을 붙여 정가를 정하고 1000원 할인해서 팔았더니 1500원 이익이 났어 원가는 얼마?',
      '10000',
    ],
    ['연속하는 세 짝수의 합이 48일때 가장 큰 수는?', '18'],
    ['연속한 두 자연수의 합이 31 작은 수는', '15'],
    [
      '십의 자리 숫자가 3인 두 자리 자연수가 있는데 십의 자리와 일의 자리를 바꾸면 처음 수보다 27 커 처음 수는?',
      '36',
    ],
    [
      '각 자리 숫자의 합이 9인 두 자리 자연수에서 십의 자리와 일의 자리를 바꾸면 처음 수보다 27 크대 처음 수는?',
      '36',
    ],
    ['어떤 일을 하는데 형은 6일 동생은 12일 걸려 둘이 같이 하면 며칠?', '4'],
    ['가로가 세로보다 3cm 긴 직사각형 둘레가 26cm 세로는?', '5'],
    ['가로가 세로보다 2cm 긴 직사각형의 둘레가 24 넓이는?', '35'],
    ['닭과 돼지가 합쳐서 10마리 다리는 28개 닭은 몇마리?', '6'],
    ['3000원 가지고 500원짜리 공책 사고 남은 돈 1000원이면 공책 몇권?', '4'],
    ['사과 24개 배 36개를 최대한 많은 학생에게 똑같이 나눠주면 몇 명?', '12'],
    ['가로 60cm 세로 48cm 직사각형 벽에 정사각형 타일을 빈틈없이 붙이려는데 가장 큰 타일 한변은?', '12'],
    ['가로 12 세로 15 직사각형 타일로 가장 작은 정사각형 만들면 한 변은?', '60'],
    ['A버스는 12분마다 B버스는 18분마다 출발해 동시에 출발하면 다음에 몇 분 뒤에 동시에 출발해?', '36'],
    [
      '톱니가 24개 36개인 톱니바퀴 두 개가 처음 맞물린 톱니에서 다시 맞물리려면 작은 바퀴는 몇바퀴 돌아?',
      '3',
    ],
    ['어떤 수로 26을 나누면 2가 남고 37을 나누면 1이 남는대 그런 수중 가장 큰 수는?', '12'],
    ['3명 키 평균이 160인데 한명 더 와서 평균이 162가 됐어 새로 온 애 키는?', '168'],
    ['수학 80점 영어 90점인데 평균 90되려면 국어 몇점?', '100'],
    ['휘발유 3L로 45km 가는 차는 7L로 몇 km 가?', '105'],
    ['50L 물통에 1분에 5L씩 채우면 몇 분 걸려?', '10'],
    ['60km를 가려면 1L로 12km 가는 차는 몇 L 필요해?', '5'],
    ['사과 3개에 2400원이면 5개는 얼마야', '4000'],
    ['8명이 하면 6일 걸리는 일을 12명이 하면 며칠걸림', '4'],
    ['하루에 20쪽씩 읽으면 6일 걸리는 책을 하루에 30쪽씩 읽으면 며칠?', '4'],
    ['톱니가 20개인 톱니바퀴가 6번 돌면 톱니 30개짜리는 몇번 돌아?', '4'],
    ['아침에 영하4도였는데 낮에 9도 오르고 밤에 다시 7도 떨어졌대 밤 기온은?', '-2'],
    ['지금 영상 3도인데 거기서 10도 떨어지면?', '-7'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  // One more condition, another question or another number makes another problem of it.
  it.each([
    '한 사람에 5개씩 주면 3개 남고 6개씩 주면 2개 모자라 한 사람이 더 오면 학생 수는?',
    '한 의자에 5명씩 앉으면 3명이 남고 6명씩 앉으면 의자 2개가 남아 학생 수는?',
    '사탕을 4개씩 주면 7개 남고 5개씩 주면 마지막 한 명은 2개만 받아 학생 수는?',
    '8% 소금물 200g에 물 50g을 넣으면 농도는?',
    '8% 소금물 200g에서 물 40g을 증발시키면 농도는?',
    '8% 소금물 200g에 소금 10g을 더 넣으면 농도는?',
    '10% 소금물 300g에서 100g을 덜어내고 물 100g을 넣으면 농도는?',
    '5% 소금물 200g과 10% 소금물 300g과 물 100g을 섞으면 농도는?',
    '형은 동생보다 4살 많고 3년 후에 둘이 합치면 30 동생 몇살',
    '형은 동생보다 4살 많고 누나는 형보다 2살 많아 셋이 합치면 40 동생은 몇살?',
    '동생이 출발한지 10분 뒤에 형이 출발해서 동생은 분속 60m 형은 분속 80m로 반대로 가면 몇 분 뒤에 200m 떨어져?',
    '집에서 학교까지 시속 4km로 가면 시속 6km로 갈 때보다 30분 더 걸려 거리는?',
    '갈때 시속 3km 올때 시속 6km 총 3시간 걸렸으면 왕복 거리는?',
    '1200m 호수 둘레를 두 사람이 같은 방향으로 분속 70m, 분속 80m로 돌면 몇 분 뒤에 만나?',
    '길이가 200m인 기차가 분속 600m로 1000m 다리를 건너면 몇 분?',
    '원가의 30% 이익을 붙인 정가에서 20% 할인해 팔았더니 200원 이익이면 원가는?',
    '정가 5000원에서 20% 할인하고 또 10% 할인하면?',
    '5000원짜리를 4000원에 샀으면 몇 % 할인이야',
    '원가에 20% 이익을 붙여서 정가가 6000원이면 이익은?',
    '십의 자리 숫자가 일의 자리보다 2 크고 바꾸면 처음 수보다 18 작아 처음 수는?',
    '십의 자리 숫자가 4인 두 자리 자연수의 자리를 바꾼 수는 처음 수의 2배보다 7 작다 처음 수는?',
    '형 혼자 6일 걸리는 일을 형이 2일 하고 나머지를 동생이 하면 며칠?',
    '수도 A로 6시간 B로 12시간 걸려 A로 2시간 채우고 둘이 같이 채우면 몇 시간?',
    '둘레가 24cm인 직사각형 가로가 세로의 2배면 가로는?',
    '가로가 세로보다 2cm 긴 직사각형의 넓이가 24 세로는?',
    '닭이 돼지보다 3마리 많고 다리는 28개 닭은 몇마리?',
    '귤 24개 사과 36개를 최대한 많은 학생에게 똑같이 나눠주면 한 명이 귤 몇 개?',
    '귤 24개 사과 36개를 최대한 많은 학생에게 나눠줬더니 귤이 2개 남았다 몇 명?',
    '귤은 2개 남고 사과는 3개 부족하게 24개 36개를 가장 많은 학생에게 나누면 몇 명',
    '12분마다 18분마다 오는 버스 하루에 몇 번 동시에 출발해?',
    '12분, 18분 간격 버스가 9시에 동시에 출발하면 10시 전에 몇 번 만나?',
    '운동장 도는데 형은 6분 동생은 8분 동시에 같은 방향으로 출발하면 몇 분 뒤에 처음 만나?',
    '운동장 도는데 형은 6분 동생은 8분 동시에 출발점에서 출발하면 몇 분 뒤에 출발점에서 다시 만나?',
    '가로 60 세로 48 높이 36 직육면체를 정육면체로 자르면 한 변은?',
    '가로 60 세로 48 직사각형을 가장 큰 정사각형 타일로 채우면 타일 몇 장?',
    '5명 평균이 8인데 2명이 더 와서 9됐어',
    '3명 평균 70점 두 명 평균 80점 전체 평균은',
    '5명 평균이 8점인데 한 명 나가서 7점 됐어 나간 애는?',
    '4과목 평균 80점인데 한 과목 더 봐서 평균 82점 그 과목 점수는?',
    '국어 수학 평균 80인데 영어까지 평균 85 되려면 영어 몇점',
    '1분에 3L씩 나오고 2L씩 빠지면 12분 후에 몇 L?',
    '20L 들어있는 물통에 1분에 3L씩 넣으면 5분 후 몇 L?',
    '4명이 6일 걸리는 일을 며칠 만에 하려면 8명?',
    '4명이 6일 일하고 8명이 일하면 며칠',
    '사과 3개 2400원 배 2개 3000원이면 얼마',
    '하루에 20쪽씩 6일 읽고 30쪽씩 읽으면 며칠?',
    '영하 5도에서 영상 3도로 올랐으면 몇 도 올라?',
    '영하 5도보다 3도 낮으면?',
    '어제 영하 3도 오늘 영상 5도 기온 차이는?',
    '100m 갈때마다 0.6도 낮아지는데 지금 20도면 500m에서 몇 도?',
    '지우개 300원 공책 700원 5000원 내면 얼마 남아?',
    '형은 18살 동생은 12살 합은 30 차이는?',
  ])('is not read where it is another one: %s', (message) => {
    expect(answerOf(message)).toBeNull()
  })

  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

  it('of things shared out has the number of people that both ways of sharing agree on', () => {
    for (const people of numbers(3, 12))
      for (const each of numbers(2, 5)) {
        const more = each + 1
        const rest = 1 + ((people * each) % (people - 1))
        const missing = people * more - (people * each + rest)
        if (missing < 1) continue
        const told = `사탕을 ${each}개씩 주면 ${rest}개 남고 ${more}개씩 주면 ${missing}개 모자라`
        expect(answerOf(`${told} 학생 수는?`)).toBe(`${people}`)
        expect(answerOf(`${told}. 사탕은 몇 개?`)).toBe(`${people * each + rest}`)
      }
  })

  it('of two brothers has ages of that difference and that sum', () => {
    for (const young of numbers(5, 15))
      for (const by of numbers(1, 6)) {
        const told = `형은 동생보다 ${by}살 많고 둘이 합치면 ${2 * young + by}살`
        expect(answerOf(`${told} 동생은 몇 살?`)).toBe(`${young}`)
        expect(answerOf(`${told} 형은 몇 살?`)).toBe(`${young + by}`)
      }
  })

  it('of salt water keeps the salt', () => {
    for (const percent of numbers(4, 12))
      for (const weight of [100, 200, 300]) {
        const target = percent / 2
        expect(answerOf(`${percent}% 소금물 ${weight}g에 물을 몇 g 넣으면 ${target}%가 돼?`)).toBe(
          `${weight}`,
        )
        expect(answerOf(`${percent}% 소금물 ${weight}g에서 물 몇 g을 증발시키면 ${2 * percent}%가 돼?`)).toBe(
          `${weight / 2}`,
        )
      }
  })

  it('of equal shares and of equal times has the divisor and the multiple', () => {
    for (const a of numbers(6, 15))
      for (const b of numbers(16, 24)) {
        const [gcd, lcm] = [
          greatestCommonDivisor(BigInt(a), BigInt(b)),
          leastCommonMultiple(BigInt(a), BigInt(b)),
        ]
        expect(answerOf(`귤 ${a}개와 배 ${b}개를 최대한 많은 학생에게 똑같이 나눠주면 몇 명?`)).toBe(`${gcd}`)
        expect(
          answerOf(`${a}분마다 ${b}분마다 오는 버스가 동시에 출발하면 몇 분 뒤에 다시 동시에 출발해?`),
        ).toBe(`${lcm}`)
      }
  })

  it('of a rectangle has sides of that difference and that length around', () => {
    for (const side of numbers(2, 12))
      for (const by of numbers(1, 5)) {
        const told = `가로가 세로보다 ${by}cm 길고 둘레가 ${4 * side + 2 * by}cm인 직사각형`
        expect(answerOf(`${told}의 세로는?`)).toBe(`${side}`)
        expect(answerOf(`${told}의 가로는?`)).toBe(`${side + by}`)
        expect(answerOf(`${told}의 넓이는?`)).toBe(`${side * (side + by)}`)
      }
  })

  it('shows the value put into its equation', () => {
    const worked = readWordProblem('한 사람에 5개씩 주면 3개 남고 6개씩 주면 2개 모자라 학생 수는?')
    expect(worked?.solution.steps.at(-1)).toMatchObject({
      latex: '5\\times 5+3 = 28,\\ 6\\times 5-2 = 28',
    })
  })
})
