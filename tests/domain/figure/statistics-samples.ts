import type { Figure } from '#domain/figure/figure.ts'

const alt = '그림'

export const STATISTICS_SAMPLES: Figure[] = [
  { kind: 'dot-plot', alt, values: [2, 3, 3, 4, 4, 4, 7, 9], from: 0, to: 10, unit: '권' },
  {
    kind: 'dot-plot',
    alt,
    values: [2, 3, 3, 4, 4, 4, 29],
    from: 0,
    to: 29,
    marks: [
      { at: 7, label: '평균 7' },
      { at: 4, label: '중앙값 4' },
      { at: 4, label: '최빈값 4' },
      { at: 29, label: '아주 큰 값' },
    ],
  },
  { kind: 'dot-plot', alt, values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], from: 1, to: 2 },
]
