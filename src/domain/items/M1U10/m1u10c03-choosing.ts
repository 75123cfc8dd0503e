import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { tex, texList } from '../asking/inline-math.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U10C03'

interface Situation {
  text: string
  right: '중앙값' | '최빈값' | '평균'
  because: string
  clue: string
}

/** Values near each other. */
function close(random: SeededRandom, low: number, count: number) {
  return random.shuffle(random.sample(integersFrom(low, low + count + 3), count))
}

function drawSituation(random: SeededRandom): Situation {
  const around = random.integer(8, 20)
  const far = random.integer(6, 9) * 25
  const values = close(random, around, 5)
  const withFar = random.shuffle([...values, far])
  const income = random.integer(3, 6)
  return random.pick<Situation>([
    {
      text: `학생 ${tex(6)}명이 한 달 동안 받은 용돈(단위: 천 원)이 ${texList(withFar)}일 때, 이 자료를 대표하는 값`,
      right: '중앙값',
      because: `${attachParticle(tex(far), '은/는')} 나머지 값보다 매우 커요. 평균은 이 값 때문에 커지므로 자료를 잘 대표하지 못해요. 같은 값이 여러 번 나타나지도 않으므로 중앙값이 알맞아요.`,
      clue: '나머지와 크게 다른 용돈이 하나 있어요. 그 값에 끌려가지 않는 대푯값은 어느 것인가요?',
    },
    {
      text: '신발 가게에서 다음 달에 가장 많이 들여놓을 운동화의 치수',
      right: '최빈값',
      because: '가장 많이 팔린 치수를 알아야 하므로 가장 많이 나타나는 값인 최빈값이 알맞아요.',
      clue: '가게에서 알고 싶은 것은 한가운데의 치수인가요, 손님이 가장 많이 찾는 치수인가요?',
    },
    {
      text: '학급 회의에서 투표한, 우리 반이 가장 좋아하는 간식',
      right: '최빈값',
      because:
        '간식의 이름은 수가 아니어서 평균과 중앙값을 구할 수 없어요. 가장 많이 나온 것을 찾아야 하므로 최빈값이 알맞아요.',
      clue: '간식의 이름을 더하거나 크기순으로 늘어놓을 수 있나요? 그럴 수 없다면 어떤 대푯값을 지울 수 있나요?',
    },
    {
      text: `어느 모둠 학생 ${tex(5)}명의 수학 점수가 ${texList(close(random, 74, 5))}일 때, 값을 빠짐없이 모두 이용하여 나타낸 대푯값`,
      right: '평균',
      because: '다른 값보다 매우 크거나 매우 작은 값이 없고, 값을 모두 이용해야 하므로 평균이 알맞아요.',
      clue: '값을 빠짐없이 모두 이용해서 구하는 대푯값은 어느 것인가요?',
    },
    {
      text: `어느 회사 직원 ${tex(7)}명 가운데 사장 한 명의 월급만 나머지 직원의 월급의 ${tex(income * 5)}배가 넘을 때, 직원의 월급을 대표하는 값`,
      right: '중앙값',
      because:
        '사장의 월급은 나머지 값보다 매우 커요. 평균은 그 값의 영향을 크게 받으므로 중앙값이 알맞아요.',
      clue: '사장 한 명의 월급 때문에 크게 달라지는 대푯값을 먼저 지우세요. 직원마다 월급이 조금씩 다르다면 나머지 가운데 어느 것이 알맞은가요?',
    },
    {
      text: '옷 가게에서 지난달에 가장 많이 팔린 티셔츠의 크기(S, M, L, XL)',
      right: '최빈값',
      because: '가장 많이 팔린 크기를 알아야 하고, 크기가 수로 되어 있지 않으므로 최빈값이 알맞아요.',
      clue: 'S, M, L, XL은 더해서 나눌 수 없어요. 가게에서 알고 싶은 것은 무엇인가요?',
    },
  ])
}

const SAYS = {
  평균: '평균은 값을 모두 더해서 구해요. 매우 크거나 매우 작은 값이 있거나, 가장 많이 나온 것이 필요할 때에는 알맞지 않아요.',
  중앙값:
    '중앙값은 크기순으로 나열했을 때 한가운데의 값이에요. 이 상황에서 필요한 값이 무엇인지 다시 읽어 보세요.',
  최빈값:
    '최빈값은 가장 많이 나타나는 값이에요. 이 상황에서 가장 많이 나타나는 값이 필요한지 다시 읽어 보세요.',
} as const

const chooseMeasure: ItemTemplate = {
  id: 'M1U10C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '자료에 맞는 대푯값',
  generate: (random) => {
    const { text, right, because, clue } = drawSituation(random)
    const others = (['평균', '중앙값', '최빈값'] as const).filter((name) => name !== right)
    return askChoice(random, {
      question: `평균, 중앙값, 최빈값 가운데 다음 상황에 가장 알맞은 대푯값은 어느 것인가요?\n\n> ${text}`,
      right: optionAnswer(right),
      slips: others.map((name) => ({ ...optionAnswer(name), mistakeText: SAYS[name] })),
      solution: because,
      hints: [
        '자료가 수로 되어 있는지, 다른 값보다 매우 크거나 매우 작은 값이 있는지 살펴보세요.',
        '값을 모두 이용해야 하는지, 한가운데가 필요한지, 가장 많이 나온 것이 필요한지 생각해 보세요.',
        clue,
      ],
    })
  },
}

interface Sample {
  text: string
  why: string
}

function plainSample(random: SeededRandom): Sample {
  const [what, unit, low] = random.pick([
    ['수행 평가 점수', '점', random.integer(12, 16)],
    ['통학 시간', '분', random.integer(10, 20)],
    ['한 학기 동안의 봉사 활동 시간', '시간', random.integer(8, 14)],
    ['제자리멀리뛰기 기록', 'cm', random.integer(150, 170)],
    ['팔 굽혀 펴기 횟수', '회', random.integer(15, 25)],
  ] as const)
  const values = close(random, low, 5)
  return {
    text: `${what}(단위: ${unit}): ${texList(values)}`,
    why: '값들이 서로 비슷하고 매우 크거나 매우 작은 값이 없으므로 평균이 자료를 대표할 수 있어요.',
  }
}

const rejectMean: ItemTemplate = {
  id: 'M1U10C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '대푯값이 될 수 없는 경우',
  generate: (random) => {
    const low = random.integer(4, 12)
    const far = random.integer(8, 15) * 10
    const values = random.shuffle([...close(random, low, 4), far])
    const plain: Sample[] = []
    while (plain.length < 3) {
      const drawn = plainSample(random)
      const head = drawn.text.split('(')[0] ?? ''
      if (plain.every(({ text }) => !text.startsWith(head))) plain.push(drawn)
    }
    const [what, unit] = random.pick([
      ['한 달 동안 읽은 책의 수', '권'],
      ['일주일 동안 보낸 메시지의 수', '개'],
      ['저금통에 모은 돈', '천 원'],
    ] as const)
    return askChoice(random, {
      question: '다음 중 평균을 대푯값으로 하기에 알맞지 않은 자료는 어느 것인가요?',
      right: optionAnswer(`${what}(단위: ${unit}): ${texList(values)}`),
      slips: plain.map(({ text, why }) => ({ ...optionAnswer(text), mistakeText: why })),
      solution: `매우 크거나 매우 작은 값이 있는 자료를 찾아요. ${attachParticle(`${what}의 자료`, '은/는')} ${attachParticle(tex(far), '이/가')} 나머지 값보다 매우 커서, 평균을 구하면 나머지 값들과 동떨어진 값이 나와요. 이런 자료에는 중앙값이 더 알맞아요. 나머지 세 자료는 값들이 서로 비슷해요.`,
      hints: [
        '평균은 어떤 값이 있을 때 크게 달라지는지 떠올려 보세요.',
        '자료마다 가장 작은 값과 가장 큰 값을 찾아보세요.',
        '한 값만 나머지와 멀리 떨어져 있는 자료를 찾으세요. 그 값 때문에 평균이 한쪽으로 끌려가요.',
      ],
    })
  },
}

export const CHOOSING_TEMPLATES: ItemTemplate[] = [chooseMeasure, rejectMean]
