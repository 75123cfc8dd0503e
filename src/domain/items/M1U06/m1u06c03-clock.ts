import { makeBothForms } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { angleAnswer, angleSlips, degrees } from './angle-text.ts'

function smaller(size: number) {
  return size > 180 ? 360 - size : size
}

/** The face of a clock with its hands; every angle clockwise from twelve. */
function clockFigure(hour: number, minute: number) {
  const centre: PlanePoint = [0, 0]
  const towards = (clockwise: number, length: number) => pointFrom(centre, length, 90 - clockwise)
  return planeFigure(
    `${hour}시 ${minute}분을 가리키는 시계`,
    { O: centre, H: towards(30 * (hour % 12) + minute / 2, 1.7), M: towards(6 * minute, 2.5) },
    {
      arcs: [{ centre: 'O', radius: 3.4, start: 0, end: 360, tone: 'thin' }],
      lines: [{ of: 'OH' }, { of: 'OM', tone: 'accent' }],
      texts: Array.from({ length: 12 }, (_, index) => ({
        at: towards(30 * (index + 1), 2.95),
        text: `${index + 1}`,
      })),
      dots: 'O',
      unlabelled: 'OHM',
    },
  )
}

const betweenHands = makeBothForms({
  id: 'M1U06C03L5A2',
  conceptId: 'M1U06C03',
  difficultyLevel: 5,
  name: '시침과 분침',
  draw: withEnoughSlips((random) => {
    const [hour, minute] = drawUntil(
      random,
      (draw): [number, number] => [
        draw.integer(1, 12),
        draw.pick([10, 12, 16, 20, 24, 30, 36, 40, 44, 48, 50, 54]),
      ],
      ([h, m]) => {
        const size = smaller(Math.abs(30 * (h % 12) - 5.5 * m))
        return size >= 10 && size <= 175 && ![12, h, m, 6 * m, m / 2].includes(size)
      },
    )
    const [hourAngle, minuteAngle] = [30 * (hour % 12) + minute / 2, 6 * minute]
    const difference = Math.abs(hourAngle - minuteAngle)
    const answer = smaller(difference)
    const start = 30 * (hour % 12)
    return {
      question: `시계가 ${tex(hour)}시 ${tex(minute)}분을 가리킬 때, 시침과 분침이 이루는 각 가운데 작은 쪽의 각의 크기는 몇 도인지 구하세요. (시침과 분침의 두께는 생각하지 않아요.)`,
      right: angleAnswer(answer),
      slips: angleSlips([
        [
          smaller(Math.abs(start - minuteAngle)),
          '시침이 정각의 자리에 멈추어 있다고 생각했어요. 시침도 1분에 0.5도씩 움직여요.',
        ],
        [360 - answer, '큰 쪽의 각을 구했어요.'],
        [hourAngle, '시침이 12에서 움직인 각만 구했어요.'],
        [minuteAngle, '분침이 12에서 움직인 각만 구했어요.'],
        [smaller(Math.abs(start - minute / 2 - minuteAngle)), '시침이 움직인 각을 더해야 하는데 뺐어요.'],
        [
          180 - answer,
          difference > 180
            ? '두 각의 차에서 평각을 뺐어요. 한 바퀴에서 빼야 해요.'
            : '구한 각을 평각에서 한 번 더 뺐어요.',
        ],
      ]),
      solution: `12시를 가리키는 방향을 기준으로 두 바늘이 움직인 각을 구해요.\n\n1. 시침은 한 시간에 ${degrees(30)}, ${tex(1)}분에 ${degrees('0.5')}씩 움직이므로 ${hour % 12 === 0 ? `${tex(`0.5 \\times ${minute} = ${minute / 2}`)}(도)` : `${tex(`30 \\times ${hour} + 0.5 \\times ${minute} = ${hourAngle}`)}(도)`}예요.\n2. 분침은 ${tex(1)}분에 ${degrees(6)}씩 움직이므로 ${tex(`6 \\times ${minute} = ${minuteAngle}`)}(도)예요.\n3. 두 각의 차는 ${degrees(difference)}예요.${difference > 180 ? ` ${tex(180)}보다 크므로 작은 쪽의 각은 ${tex(`360 - ${difference} = ${answer}`)}(도)예요.` : ''}\n\n따라서 ${degrees(answer)}예요.`,
      hints: [
        '시침과 분침이 각각 12에서 얼마나 움직였는지 따로 구해 보세요.',
        '분침은 한 시간에 한 바퀴를 돌고, 시침은 한 시간에 숫자 한 칸을 움직여요. 시침도 그동안 조금씩 움직인다는 것을 잊지 마세요.',
        '두 바늘이 움직인 각의 차를 구하고, 평각보다 크면 한 바퀴에서 빼어 작은 쪽을 구하세요.',
      ],
      figures: [clockFigure(hour, minute)],
    }
  }),
})

export const CLOCK_TEMPLATES: ItemTemplate[] = [...betweenHands]
