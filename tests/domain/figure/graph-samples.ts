import type { Figure } from '#domain/figure/figure.ts'

const alt = '그림'

/** Planes and graphs, the crowded ones among them. */
export const GRAPH_SAMPLES: Figure[] = [
  { kind: 'coordinate-plane', alt, x: [-5, 5], y: [-5, 5] },
  {
    kind: 'coordinate-plane',
    alt,
    x: [-5, 5],
    y: [-5, 5],
    points: [
      { x: 3, y: 2, label: 'A', guides: true },
      { x: -4, y: 1, label: 'B' },
      { x: -2, y: -3, label: 'C(−2, −3)' },
      { x: 0, y: 4, label: 'D' },
      { x: 5, y: 0, label: 'E' },
      { x: -5, y: -5, label: 'F' },
      { x: 0, y: 0, label: 'P' },
    ],
  },
  {
    kind: 'coordinate-plane',
    alt,
    x: [-1, 8],
    y: [-3, 6],
    polygons: [
      [
        [1, 1],
        [7, 2],
        [3, 6],
      ],
    ],
    points: [
      { x: 1, y: 1, label: 'A' },
      { x: 7, y: 2, label: 'B' },
      { x: 3, y: 6, label: 'C' },
    ],
  },
  {
    kind: 'coordinate-plane',
    alt,
    x: [-5, 5],
    y: [-6, 6],
    lines: [
      { a: 2, label: 'y = 2x' },
      { a: '-1/3', label: 'ㄴ' },
      { a: '1/2', from: 0, label: 'ㄷ' },
    ],
    verticals: [{ x: 4, label: 'x = 4' }],
  },
  {
    kind: 'coordinate-plane',
    alt,
    x: [-8, 8],
    y: [-8, 8],
    curves: [{ a: 6, label: 'y = 6/x' }, { a: -12 }],
    points: [{ x: 2, y: 3, label: 'P', guides: true }],
  },
  { kind: 'coordinate-plane', alt, x: [0, 12], y: [0, 10], curves: [{ a: 12, from: 0 }] },
  { kind: 'coordinate-plane', alt, x: [-12, 12], y: [-3, 3], curves: [{ a: 40 }] },
  {
    kind: 'time-graph',
    alt,
    xTo: 60,
    xStep: 10,
    yTo: 5,
    yStep: 1,
    xName: '시간(분)',
    yName: '거리(km)',
    lines: [
      {
        through: [
          [0, 0],
          [20, 2],
          [30, 2],
          [60, 5],
        ],
      },
    ],
  },
  {
    kind: 'time-graph',
    alt,
    xTo: 30,
    xStep: 1,
    yTo: 2000,
    yStep: 100,
    xName: '시간(분)',
    yName: '거리(m)',
    lines: [
      {
        label: '민수',
        through: [
          [0, 0],
          [30, 2000],
        ],
      },
      {
        label: '지우',
        through: [
          [5, 0],
          [30, 2000],
        ],
      },
    ],
  },
  {
    kind: 'graph-panels',
    alt,
    xName: '시간',
    yName: '높이',
    panels: ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'].map((label) => ({
      label,
      through: [
        [0, 0],
        [5, 8],
        [10, 10],
      ],
    })),
  },
  {
    kind: 'vessel',
    alt,
    note: '물통의 옆모습',
    profile: [
      [8, 0],
      [8, 4],
      [4, 4],
      [4, 8],
    ],
  },
]
