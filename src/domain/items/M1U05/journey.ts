import type { Figure } from '#domain/figure/figure.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A place of a graph over time: minutes and the value then. */
export type Moment = readonly [time: number, value: number]

/** What a graph over time tells of, with units as the axes name them. */
export interface Story {
  lead: string
  xName: string
  yName: string
  unit: string
  /** The value in a question: '집에서부터의 거리'. */
  value: string
}

export const STORIES: readonly Story[] = [
  {
    lead: '다음은 지호가 집에서 출발하여 걸을 때, 출발한 지 \\(x\\)분 후 집에서부터의 거리 \\(y\\) m를 나타낸 그래프예요.',
    xName: '시간(분)',
    yName: '거리(m)',
    unit: 'm',
    value: '집에서부터의 거리',
  },
  {
    lead: '다음은 드론을 띄운 지 \\(x\\)분 후 지면에서부터의 높이 \\(y\\) m를 나타낸 그래프예요.',
    xName: '시간(분)',
    yName: '높이(m)',
    unit: 'm',
    value: '지면에서부터의 높이',
  },
  {
    lead: '다음은 물통에 물을 넣기 시작한 지 \\(x\\)분 후 물통에 들어 있는 물의 양 \\(y\\) L를 나타낸 그래프예요.',
    xName: '시간(분)',
    yName: '물의 양(L)',
    unit: 'L',
    value: '물통에 들어 있는 물의 양',
  },
]

/** The value at a time, on the straight stroke between two moments. */
export function valueAt(moments: readonly Moment[], time: number): number {
  const next = moments.findIndex(([at]) => at >= time)
  const [t1, v1] = moments[next] ?? [0, 0]
  const [t0, v0] = moments[next - 1] ?? [t1, v1]
  return t1 === t0 ? v1 : v0 + ((time - t0) / (t1 - t0)) * (v1 - v0)
}

/** Stretches in words: '0분부터 10분까지 0에서 200으로 일정하게 늘어난다'. */
export function tellStretches(moments: readonly Moment[]): string {
  return moments
    .slice(1)
    .map(([time, value], index) => {
      const [from, before] = moments[index] ?? [0, 0]
      const span = `${from}분부터 ${time}분까지`
      if (value === before) return `${span} ${value}에서 변하지 않고`
      const to = attachParticle(String(value), '으로/로')
      return `${span} ${before}에서 ${to} 일정하게 ${value > before ? '늘어나고' : '줄어들고'}`
    })
    .join(', ')
    .replace(/줄어들고$/, '줄어드는 그래프')
    .replace(/고$/, '는 그래프')
}

export function graphFigure(
  { xName, yName }: Pick<Story, 'xName' | 'yName'>,
  scale: { xTo: number; xStep: number; yTo: number; yStep: number },
  lines: readonly { label?: string; moments: readonly Moment[] }[],
): Figure {
  const premise = lines.map(({ label, moments }) => `${label ? `${label}: ` : ''}${tellStretches(moments)}`)
  return {
    kind: 'time-graph',
    alt: `가로축이 ${xName}, 세로축이 ${yName}인 그래프. ${premise.join('. ')}`,
    ...scale,
    xName,
    yName,
    lines: lines.map(({ label, moments }) => ({
      ...(label === undefined ? {} : { label }),
      through: moments.map(([time, value]) => [time, value]),
    })),
  }
}

/** Moments on grid lines: times in steps of `xStep`, values in steps of `yStep`; a stretch rises, rests or falls. */
export function drawMoments(
  random: SeededRandom,
  plan: readonly ('up' | 'rest' | 'down')[],
  { xStep, yStep, yTo }: { xStep: number; yStep: number; yTo: number },
): Moment[] {
  const moments: Moment[] = [[0, 0]]
  for (const kind of plan) {
    const [time, value] = moments.at(-1) ?? [0, 0]
    const room = kind === 'up' ? (yTo - value) / yStep : value / yStep
    const steps = kind === 'rest' ? 0 : random.integer(1, Math.max(1, Math.min(4, room)))
    const change = kind === 'up' ? steps : -steps
    moments.push([time + xStep * random.integer(1, 3), value + change * yStep])
  }
  return moments
}
