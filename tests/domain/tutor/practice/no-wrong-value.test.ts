import { describe, expect, it } from 'vitest'
import { judgeScaling } from '#domain/tutor/practice/judge-scaling.ts'
import { readLoosely } from '#domain/tutor/practice/read-loosely.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { understand } from '#domain/tutor/reading/understand.ts'
import { readUnitTurn } from '../read-unit.ts'

/** Messages that resemble a task of a known kind, and the right value: the tutor says that one or none. */
describe('the value', () => {
  it.each([
    ['삼각형의 세 변의 길이가 x, 5, 7일 때 x의 범위는?', '2 < x < 12'],
    ['삼각형의 밑변이 x, 높이가 4, 넓이가 20일 때 x는?', '10'],
    ['동위각이 x+20이고 옆 각이 100이면 x는?', '60'],
    ['긴 의자에 4명씩 앉으면 5명이 남고 5명씩 앉으면 2명이 모자라. 학생은 몇 명이야?', '33'],
    ['긴 의자에 4명씩 앉으면 5명이 남고 6명씩 앉으면 의자가 2개 남아. 학생은 몇 명이야?', ''],
    ['학생들에게 사탕을 4개씩 주면 5개 남고 5개씩 주면 2개 모자라. 학생들에게 줄 사탕은 몇 개야?', '33'],
    ['x원짜리 연필 3자루와 y원짜리 공책 2권을 사고 만 원을 내면 거스름돈은?', '10000-3x-2y'],
    ['200km를 시속 60km로 x시간 갔을 때 남은 거리는?', '200-60x'],
    ['운동장 한 바퀴 도는 데 6분, 4분 걸리는데 반대 방향으로 동시에 출발하면 몇 분 뒤에 만나?', '12/5'],
    ['톱니가 24개, 36개인 톱니바퀴가 다시 같이 맞물리려면 작은 톱니바퀴는 몇 바퀴 돌아?', '3'],
    ['사탕 24개 초콜릿 36개를 최대한 많은 학생에게 똑같이 나눠주면 한 명이 몇 개 받아?', '5'],
    ['엄마 40 나 10 동생 4 몇 년 뒤에 엄마 나이가 나와 동생 나이의 합의 2배', '4'],
    ['-3, 5, x의 평균이 4일 때 x는?', '10'],
    ['전체 40명 중 남학생 x명 여학생 15명 안경 쓴 학생 8명이면 x는?', '25'],
    ['소금 20g이 든 소금물 전체 300g에 물 x g을 넣으면?', ''],
    ['소금 20g 물 210g 전체 300g 설탕 x g이면 x는?', '70'],
    ['점 (1,2)에서 오른쪽으로 3 위로 2 가면?', '(4,4)'],
    ['수직선에서 3에서 거리가 4인 점은?', '-1&7'],
    ['두 외각이 130도, 110도일 때 나머지 외각은?', '120'],
    ['점 5개 중 세 점이 한 직선 위에 있을 때 직선은 몇 개', '8'],
    ['수직선에서 -2와 3 사이에 있는 정수는 몇 개', '4'],
    ['7을 네 번 곱하면 2401이야?', '2401'],
    ['누나는 나보다 3살 많고 둘이 합치면 30 내 나이는', ''],
    ['일직선에서 각이 3(x+10)이랑 x+20이야 x 구해줘', '65/2'],
    ['삼각형의 외각이 x, 50, 60일 때 x는', ''],
    ['왼쪽으로 3 위로 2 간 점은 몇 사분면', '2'],
    ['왼쪽으로 3 위로 2 간 점의 x축 대칭', '(-3,-2)'],
    ['정육면체 면이 삼각형 몇 개로 나눠', ''],
    ['수직선에서 2와 8을 삼등분하는 점 사이 거리', '2'],
    ['3번 곱해서 8이 되는 수', '2'],
    ['반지름 3인 반원 두 개 넓이', '9π'],
    ['72에 곱해서 제곱수 되는 두 번째로 작은 자연수', '8'],
    ['72에 곱해서 세제곱수 되는 가장 작은 자연수', '3'],
    ['두 직선 만나서 한 각이 35도면 나머지 각 다 더하면', '325'],
    ['동위각이 70 엇각이 110일 때 평행?', ''],
    ['평행선에서 동위각이 70 옆 각은', '110'],
    ['평행한 두 직선 엇각이 70이면 동측내각은', '110'],
    ['x축 위에 있고 x좌표가 3인 점에서 원점까지', '3'],
    ['전체 30명 중 안경 안 쓴 학생 12명 쓴 학생의 상대도수', '3/5'],
    ['남학생 20명 여학생 30명 중 안경 상대도수', ''],
    ['계급의 크기가 10이고 계급값이 15인 계급', ''],
    ['계급값 15 25 계급의 크기', '10'],
    ['x가 y에 반비례하고 x=2 y=6 y=4일 때', '3'],
    ['y가 x에 정비례하지 않고 x=2 y=6', ''],
    ['어떤 수에 4를 더해야 할 걸 뺐더니 11 바르게 계산하면', '19'],
    ['어떤 수의 3배는 그 수보다 10 크다', '5'],
    ['가로 3 세로 4 높이 5 직육면체 옆넓이', '70'],
    ['반지름 6 중심각 60 활꼴 넓이', ''],
    ['(3,-2) 원점 대칭한 점은 몇 사분면', '2'],
    ['-3보다 2 작은 수의 절댓값', '5'],
    ['3보다 2 큰 수보다 1 작은 수', '4'],
    ['-4의 절댓값의 역수', '1/4'],
    ['12의 약수 중 소수', '2&3'],
    ['남자 평균 60 여자 평균 70 전체 평균', ''],
    ['한 꼭짓점에서 그은 대각선이 5개인 다각형', '8'],
    ['내각의 합이 720인 다각형의 대각선', '9'],
    ['팔각형 한 꼭짓점 대각선으로 삼각형 몇 개', '6'],
    ['연속하는 두 자연수 합이 33', '16&17'],
    ['오른쪽으로 3 위로 2 움직인 점이 원점이면', '(-3,-2)'],
  ])('of "%s" is %s or none', (message, right) => {
    const answer = readLoosely(normalizeMessage(message))?.worked.solution.answer
    expect([undefined, right]).toContain(answer)
  })
})

/** Claims that are right, or of something else than the task that the words resemble. */
it.each([
  '2를 3번 곱하면 8이야?',
  '7을 네 번 곱하면 2401이야?',
  'y=2x 그래프는 제3사분면을 지나?',
  '정육면체의 모서리의 길이가 3cm야',
  '정육면체의 면의 대각선은 12개 맞지?',
  '지하 3층 지상 5층',
  '점 (1,2)에서 오른쪽으로 3 위로 2 가면?',
  '점 (1,2)는 오른쪽으로 1 위로 2 가서 찍는 자리지',
  '10 이상 20 미만에 20도 들어가? 1개',
  'x축 위에 있고 x좌표가 3인 점의 y좌표는 0이야',
  'x는 3보다 작지 않고 5보다 크지 않다 부등호',
  '72에 곱해서 제곱수 되는 자연수는 8이야',
])('the claim "%s" is not called wrong', (message) => {
  expect(readLoosely(normalizeMessage(message))?.claim?.holds).not.toBe(false)
})

it.each([
  '원기둥의 반지름과 높이가 2배가 되면 부피는 8배가 되지?',
  '중심각과 반지름이 2배가 되면 부채꼴의 넓이는 8배야?',
  '원기둥의 높이는 반이 되고 반지름이 2배가 되면 부피는 2배가 되지?',
  '중심각이 2배가 되면 반지름이 반인 부채꼴의 넓이는 2배야?',
  '정사각형의 두 변만 2배가 되면 넓이는 4배가 되지?',
  '반구의 반지름이 2배가 되면 겉넓이는 4배가 되지?',
  '중심각이 2배면 활꼴의 넓이는 2배야',
  '중심각이 2배면 원의 넓이는 2배야',
  '구에 내접하는 원기둥의 반지름이 2배면 부피는 8배야',
  '닮은 원기둥의 반지름이 2배면 부피는 8배야',
])('"%s" is a claim of more than one length or figure, and not judged', (message) => {
  expect(judgeScaling(message)).toBeNull()
})

it('writes the square of a fraction with a bracket around it', () => {
  const worked = readLoosely(normalizeMessage('반지름 1.5인 반원 넓이'))?.worked
  expect(worked?.solution.steps[0]?.latex).toContain('\\left(\\frac{3}{2}\\right)^{2}')
})

describe('a number before 번', () => {
  const textOf = async (message: string, withItem = false) => {
    const base = { ...(await readUnitTurn('M1U01', null, { banks: true })), conceptId: 'M1U01C03' }
    const openItem = withItem ? (base.unit.concepts.flatMap(({ items }) => items)[0] ?? null) : null
    return understand({ ...base, openItem, history: [], message }).text
  }

  it.each(['1번, 3번', '1번 3번 5번', '1번이랑 3번', '1번은 5고 2번은 7이야', '2번 7을 곱하면 14야'])(
    'stays in "%s"',
    async (message) => {
      expect(await textOf(message)).toBe(message)
    },
  )

  it.each(['문제집 12쪽 3번 2x+5=11', '12쪽 3번 2x+5=11', '3번 문제 2x+5=11', '3번) 2x+5=11'])(
    'is a place in a book in "%s"',
    async (message) => {
      expect(await textOf(message)).toBe('2x+5=11')
    },
  )

  it('stays while an item is open', async () => {
    expect(await textOf('3번) 2x+5=11', true)).toBe('3번) 2x+5=11')
  })
})
