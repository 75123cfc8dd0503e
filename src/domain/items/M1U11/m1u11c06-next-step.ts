import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import type { ItemTemplate } from '../template.ts'

interface Inquiry {
  question: string
  what: string
  /** How the values are gathered. */
  gather: string
}

const INQUIRIES: readonly Inquiry[] = [
  {
    question: '우리 학교 학생들은 하루에 몇 시간쯤 잘까?',
    what: '수면 시간',
    gather: '학생들에게 설문지를 나누어 주고 어제 잔 시간을 적게 한다.',
  },
  {
    question: '우리 학년 학생들은 스마트폰을 하루에 얼마나 쓸까?',
    what: '스마트폰 사용 시간',
    gather: '학생들에게 스마트폰에 기록된 어제의 사용 시간을 적어 내게 한다.',
  },
  {
    question: '1반과 2반 학생들 가운데 어느 쪽이 책을 더 많이 읽을까?',
    what: '읽은 책의 수',
    gather: '두 반 학생들의 도서관 대출 기록에서 한 달 동안 읽은 책을 센다.',
  },
  {
    question: '우리 반 학생들의 통학 시간은 어느 정도일까?',
    what: '통학 시간',
    gather: '학생들에게 집에서 학교까지 걸린 시간을 재어 적어 내게 한다.',
  },
  {
    question: '우리 지역의 여름은 10년 전보다 더워졌을까?',
    what: '하루 최고 기온',
    gather: '기상청 누리집에서 지난 10년 동안의 여름 기온을 내려받는다.',
  },
  {
    question: '체육 시간에 연습하면 제기차기 횟수가 늘어날까?',
    what: '제기차기 횟수',
    gather: '연습하기 전과 한 달 연습한 뒤에 학생마다 제기를 찬 횟수를 세어 적는다.',
  },
  {
    question: '우리 학교 급식에서 남는 음식은 하루에 얼마나 될까?',
    what: '남은 음식의 양',
    gather: '한 달 동안 날마다 급식실에서 남은 음식의 무게를 잰다.',
  },
  {
    question: '우리 반 학생들의 50 m 달리기 기록은 어떻게 퍼져 있을까?',
    what: '달리기 기록',
    gather: '학생마다 50 m를 달리게 하고 걸린 시간을 잰다.',
  },
  {
    question: '우리 학교 앞 도로에는 어느 시각에 차가 가장 많이 지나갈까?',
    what: '지나가는 차의 수',
    gather: '한 시간마다 학교 앞에서 5분 동안 지나가는 차를 센다.',
  },
  {
    question: '우리 동네 사람들은 한 달에 전기를 얼마나 쓸까?',
    what: '전기 사용량',
    gather: '이웃집마다 지난달 전기 요금 고지서에 적힌 사용량을 묻는다.',
  },
  {
    question: '강낭콩은 햇빛이 드는 곳에서 더 빨리 자랄까?',
    what: '강낭콩의 키',
    gather: '두 곳에 놓은 강낭콩의 키를 날마다 자로 잰다.',
  },
  {
    question: '우리 학교 학생들은 일주일에 운동을 얼마나 할까?',
    what: '운동 시간',
    gather: '학생들에게 일주일 동안 운동한 시간을 날마다 적어 내게 한다.',
  },
]

/** The steps before the one in question, and the hint that leads on from there. */
const SO_FAR = [
  {
    done: '알아볼 물음을 정했다.',
    clue: '물음은 정했지만 손에 든 값이 아직 없어요. 값이 있어야 할 수 있는 일을 지워 보세요.',
  },
  {
    done: '물음을 정하고 자료를 모두 모았다.',
    clue: '값은 모두 모였지만 흩어져 있어서 한눈에 보이지 않아요. 정리하지 않고도 답을 말할 수 있을까요?',
  },
  {
    done: '물음을 정하고 자료를 모아 표와 그래프로 정리했다.',
    clue: '표와 그래프까지 있어요. 이것으로 처음의 물음에 무엇을 말할 수 있나요?',
  },
] as const

function stepsOf({ what, gather }: Inquiry) {
  return [
    '무엇을 알아볼지 탐구할 물음을 정한다.',
    gather,
    `모은 ${what} 자료를 도수분포표와 그래프로 나타내고 평균을 구한다.`,
    `${what}의 표와 그래프를 보고 처음의 물음에 대한 답을 글로 쓴다.`,
  ]
}

const STEPS = ['문제 설정', '자료 수집', '자료 분석', '결과 해석'] as const
const BEFORE = ['', '물음을 정하기', '자료를 모으기', '자료를 정리하기'] as const

/** What comes next in a statistical inquiry that has begun. */
export const chooseNextStep: ItemTemplate = {
  id: 'M1U11C06L0A3',
  conceptId: 'M1U11C06',
  difficultyLevel: 0,
  name: '바로 다음에 할 일',
  generate: (random) => {
    const inquiry = random.pick(INQUIRIES)
    const at = random.integer(0, 2)
    const [next, soFar] = [at + 1, SO_FAR[at] ?? SO_FAR[0]]
    const steps = stepsOf(inquiry)
    const right = steps[next] ?? ''
    return askChoice(random, {
      question: `'${inquiry.question}'를 알아보는 통계적 탐구에서 지금까지 한 일이에요. 바로 다음에 할 일로 알맞은 것은 어느 것인가요?\n\n> ${soFar.done}`,
      right: optionAnswer(right),
      slips: steps.flatMap((step, index) =>
        index === next
          ? []
          : [
              {
                ...optionAnswer(step),
                mistakeText:
                  index < next
                    ? `${STEPS[index]} 단계에서 하는 일이에요. 이 단계는 이미 마쳤어요.`
                    : `이 일은 ${BEFORE[index]} 전에는 할 수 없어요. 그 사이에 할 일이 빠졌어요.`,
              },
            ],
      ),
      solution: `통계적 탐구는 문제 설정, 자료 수집, 자료 분석, 결과 해석의 차례로 이루어져요. 지금까지 ${STEPS[at]}까지 마쳤으므로 다음은 ${attachParticle(STEPS[next] ?? '', '이에요/예요')}. 따라서 알맞은 것은 '${right}'예요.`,
      hints: [
        '통계적 탐구의 네 단계를 차례대로 말해 보세요.',
        `지금까지 한 일은 네 단계 가운데 어디까지인가요? ${inquiry.what} 자료를 이미 모았는지, 정리했는지 살펴보세요.`,
        soFar.clue,
      ],
    })
  },
}
