import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, askJudgement, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U11C06'

const STEPS = ['문제 설정', '자료 수집', '자료 분석', '결과 해석'] as const

const DEEDS: readonly (readonly [text: string, step: (typeof STEPS)[number]])[] = [
  ['우리 학교 학생들은 스마트폰을 하루에 얼마나 쓰는지 알아보기로 정했다.', '문제 설정'],
  ['우리 반과 옆 반 가운데 어느 반이 책을 더 많이 읽는지 궁금하여 탐구 문제로 정했다.', '문제 설정'],
  ['학생 100명에게 설문지를 나누어 주고 답을 모았다.', '자료 수집'],
  ['기상청 누리집에서 지난 10년 동안의 기온 자료를 내려받았다.', '자료 수집'],
  ['모은 값을 스프레드시트에 입력하고 도수분포표와 히스토그램을 만들었다.', '자료 분석'],
  ['공학 도구로 평균과 상대도수를 구했다.', '자료 분석'],
  ['구한 평균과 상대도수를 보고 처음에 정한 물음에 대한 답을 글로 썼다.', '결과 해석'],
  ['그래프가 오른쪽으로 치우친 까닭을 생각하고 결론을 발표했다.', '결과 해석'],
]

const STEP_CLUES: Record<(typeof STEPS)[number], string> = {
  '문제 설정': '아직 모은 자료가 없어요. 무엇을 알고 싶은지 정하는 일인지 살펴보세요.',
  '자료 수집': '답이나 값을 손에 넣는 일이에요. 손에 넣은 값을 정리하는 일과 구별하세요.',
  '자료 분석': '이미 모은 값을 표, 그래프, 평균으로 바꾸고 있어요. 그 뜻을 말하는 일과 구별하세요.',
  '결과 해석': '표와 그래프, 평균은 이미 있어요. 그것으로 무엇을 말하고 있는지 살펴보세요.',
}

const nameStep: ItemTemplate = {
  id: 'M1U11C06L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '탐구의 단계',
  generate: (random) => {
    const [deed, right] = random.pick(DEEDS)
    return askChoice(random, {
      question: `통계적 탐구에서 다음은 어느 단계에서 하는 일인가요?\n\n> ${deed}`,
      right: optionAnswer(right),
      slips: STEPS.filter((step) => step !== right).map((step) => ({
        ...optionAnswer(step),
        mistakeText: `${step} 단계에서 하는 일이 아니에요. 무엇을 하고 있는지 다시 읽어 보세요.`,
      })),
      solution: `이 일은 ${right} 단계에서 해요. 통계적 탐구는 문제 설정, 자료 수집, 자료 분석, 결과 해석의 차례로 이루어져요.`,
      hints: [
        '글에서 한 일이 물음을 정하는 것인지, 모으는 것인지, 정리하는 것인지, 뜻을 말하는 것인지 구별해 보세요.',
        '그 일을 하기 전에 이미 자료를 모았는지, 정리까지 마쳤는지 생각해 보세요.',
        STEP_CLUES[right],
      ],
    })
  },
}

const TOOLS = [
  ['도수를 입력하면 히스토그램을 자동으로 그려 주는 도구', '통계 소프트웨어', ['온도계', '각도기', '컴퍼스']],
  ['많은 값의 평균을 빠르게 계산하고 표로 정리하는 도구', '스프레드시트', ['녹음기', '각도기', '나침반']],
  [
    '자료를 표로 입력하고 그래프로 바꾸어 보기에 알맞은 도구',
    '스프레드시트',
    ['컴퍼스', '저울', '문서 스캐너'],
  ],
] as const

const chooseTool: ItemTemplate = {
  id: 'M1U11C06L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '공학 도구 고르기',
  generate: (random) => {
    const [purpose, right, wrong] = random.pick(TOOLS)
    return askChoice(random, {
      question: `다음 설명에 맞는 것은 어느 것인가요?\n\n> ${purpose}`,
      right: optionAnswer(right),
      slips: wrong.map((name) => ({
        ...optionAnswer(name),
        mistakeText: `${attachParticle(name, '은/는')} 자료를 정리하고 분석하는 도구가 아니에요.`,
      })),
      solution: `자료를 입력하고 계산하고 그래프로 나타내는 데에는 ${attachParticle(right, '이/가')} 알맞아요.`,
      hints: [
        '자료를 수로 입력할 수 있어야 해요.',
        '계산이나 그래프 그리기를 대신해 줄 수 있는 것을 찾으세요.',
        '길이나 각, 온도처럼 한 가지 양만 재는 도구를 지워 보세요.',
      ],
    })
  },
}

const orderSteps: ItemTemplate = {
  id: 'M1U11C06L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '탐구 순서',
  generate: (random) => {
    const marks = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'] as const
    const display = random.shuffle(STEPS.map((step) => random.pick(DEEDS.filter(([, of]) => of === step))))
    const markOf = (step: string) => marks[display.findIndex(([, of]) => of === step)] ?? ''
    const right = STEPS.map(markOf)
    const lookAt = (at: number) => {
      const [deed, step] = display[at] ?? DEEDS[0] ?? ['', STEPS[0]]
      return `${marks[at]}의 '${deed.slice(0, -1)}'를 볼까요? ${STEP_CLUES[step]}`
    }
    const wrong = drawUntil(
      random,
      (draw) => [0, 1, 2].map(() => draw.shuffle(right)),
      (drawn) => new Set([right, ...drawn].map((order) => order.join())).size === 4,
    )
    const show = (order: readonly string[]) => optionAnswer(order.join(' → '))
    return askChoice(random, {
      question: `통계적 탐구를 하면서 한 일을 순서 없이 적은 것이에요. 차례대로 바르게 나열한 것은 어느 것인가요?\n\n${display.map(([deed], at) => `${marks[at]}. ${deed}`).join('\n')}`,
      right: show(right),
      slips: wrong.map((order) => {
        const at = order.findIndex((mark, index) => mark !== right[index])
        return {
          ...show(order),
          mistakeText: `${at === 0 ? '가장 먼저' : `${['', '두', '세', '네'][at]} 번째로`} 할 일은 ${STEPS[at]}이에요. 각각이 어느 단계인지 다시 살펴보세요.`,
        }
      }),
      solution: `통계적 탐구는 문제 설정 → 자료 수집 → 자료 분석 → 결과 해석의 차례로 해요.\n\n${STEPS.map((step) => `- ${step}: ${markOf(step)}`).join('\n')}`,
      hints: [
        '무엇을 알고 싶은지 정하는 일이 가장 먼저예요.',
        `자료를 모으지 않고는 정리할 수 없고, 정리하지 않고는 결론을 말할 수 없어요. 먼저 ${lookAt(0)}`,
        `이번에는 ${lookAt(2)} ${lookAt(3)} 하나하나가 문제 설정, 자료 수집, 자료 분석, 결과 해석 가운데 어느 단계인지 옆에 적어 보세요.`,
      ],
    })
  },
}

const QUESTIONS: readonly (readonly [text: string, isStatistical: boolean])[] = [
  ['우리 반 학생들의 하루 수면 시간은 대체로 얼마나 될까?', true],
  ['우리 학교 학생들은 점심시간에 주로 무엇을 하며 지낼까?', true],
  ['1학년 학생과 2학년 학생 가운데 어느 쪽이 통학 시간이 더 길까?', true],
  ['우리 지역의 여름 기온은 10년 전보다 높아졌을까?', true],
  ['올해 우리 반의 학급 회장은 누구일까?', false],
  ['우리 학교의 주소는 어디일까?', false],
  ['내 생일은 무슨 요일이었을까?', false],
  ['한 변의 길이가 \\(5\\) cm인 정사각형의 넓이는 얼마일까?', false],
]

const judgeQuestion: ItemTemplate = {
  id: 'M1U11C06L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '통계적 질문 O/X',
  generate: (random) => {
    const [text, isStatistical] = random.pick(QUESTIONS)
    return askJudgement({
      statement: `'${text}'는 자료를 모아 분석하여 답하는 통계적 탐구 문제로 알맞다.`,
      isTrue: isStatistical,
      mistakeText: isStatistical
        ? '사람이나 때마다 값이 다를 수 있으므로 자료를 모아 분석해야 답할 수 있어요.'
        : '답이 하나로 정해져 있어서 자료를 모아 분석할 필요가 없어요.',
      solution: isStatistical
        ? '조사하는 대상마다 값이 달라서, 여러 자료를 모으고 정리해야 답할 수 있는 물음이에요.'
        : '자료를 모아 분석하지 않아도 답이 하나로 정해지는 물음이에요. 통계적 탐구 문제는 대상마다 값이 달라질 수 있는 것을 물어야 해요.',
      hints: [
        '통계적 탐구 문제는 조사하는 대상마다 값이 달라질 수 있는 것을 물어요.',
        '이 물음에 답하려면 여러 사람이나 여러 때의 자료를 모아야 하는지 생각해 보세요.',
        `'${text}'에 답해 보세요. 누구에게, 언제 물어도 답이 같은지, 조사하는 대상마다 달라지는지 따져 보세요.`,
      ],
    })
  },
}

const MATCHES = [
  [
    '두 학교 학생들의 키의 분포를 비교하려고 한다. 두 학교의 학생 수는 서로 다르다.',
    '상대도수의 분포를 나타낸 그래프',
    '학생 수가 다르므로 비율로 비교해야 해요.',
    '크기가 다른 두 집단을 비율로 비교할',
    '두 학교의 학생 수가 달라요. 도수를 그대로 비교해도 되는지, 무엇으로 바꾸어 비교해야 하는지 생각하세요.',
  ],
  [
    '학생 20명의 팔 굽혀 펴기 횟수를, 각 학생의 기록을 잃지 않으면서 정리하려고 한다.',
    '줄기와 잎 그림',
    '줄기와 잎 그림에서는 변량의 정확한 값을 모두 알 수 있어요.',
    '자료가 적고 변량의 정확한 값이 필요할',
    '자료는 \\(20\\)개이고 기록을 잃지 않아야 해요. 계급으로 묶으면 정확한 값을 알 수 있나요?',
  ],
  [
    '전교생 700명의 100 m 달리기 기록이 어느 구간에 많이 모여 있는지 한눈에 보려고 한다.',
    '히스토그램',
    '자료가 많으므로 계급으로 나누어 도수를 높이로 나타내면 분포가 한눈에 보여요.',
    '자료가 많고 분포를 한눈에 보고 싶을',
    '자료가 \\(700\\)개나 돼요. 하나하나 적는 대신 구간으로 묶어 높이로 나타내는 방법을 떠올려 보세요.',
  ],
  [
    '우리 반 학생들이 가장 좋아하는 과일을 알아보려고 한다.',
    '과일마다 학생 수를 센 표와 최빈값',
    '수가 아닌 자료이므로 횟수를 세어 가장 많이 나온 것을 찾아요.',
    '수가 아닌 자료에서 가장 많은 것을 찾을',
    '과일의 이름은 수가 아니에요. 이름마다 셀 수 있는 것은 무엇인가요?',
  ],
] as const

const chooseDisplay: ItemTemplate = {
  id: 'M1U11C06L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '알맞은 정리 방법',
  generate: (random) => {
    const [situation, right, because, , clue] = random.pick(MATCHES)
    return askChoice(random, {
      question: `다음 자료를 정리하는 방법으로 가장 알맞은 것은 어느 것인가요?\n\n> ${situation.replace(/\d+/g, (number) => tex(number))}`,
      right: optionAnswer(right),
      slips: MATCHES.filter(([, method]) => method !== right).map(([, method, , when]) => ({
        ...optionAnswer(method),
        mistakeText: `${attachParticle(method, '은/는')} ${when} 때 알맞은 방법이에요.`,
      })),
      solution: `${because} 따라서 가장 알맞은 것은 ${attachParticle(right, '이에요/예요')}.`,
      hints: [
        '자료가 수인지 아닌지, 자료의 양이 많은지 적은지 살펴보세요.',
        '정확한 값이 필요한지, 분포가 필요한지, 비교가 필요한지 생각해 보세요.',
        clue,
      ],
    })
  },
}

export const PROCESS_TEMPLATES: ItemTemplate[] = [
  nameStep,
  chooseTool,
  orderSteps,
  judgeQuestion,
  chooseDisplay,
]
