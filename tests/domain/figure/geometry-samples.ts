import type { Figure } from '#domain/figure/figure.ts'

const alt = '그림'

/** One figure or more of every kind of geometry, plain and crowded. */
export const GEOMETRY_SAMPLES: Figure[] = [
  {
    kind: 'plane',
    alt,
    points: { A: [0, 0], B: [5, 0], C: [1.5, 4] },
    lines: [{ of: 'ABCA' }],
    angles: [
      { of: 'CAB', label: '69°' },
      { of: 'ABC', arcs: 2, label: '49°' },
      { of: 'BCA', arcs: 0, label: 'x' },
    ],
    lengths: [
      { of: 'AB', label: '5 cm' },
      { of: 'BC', label: '5.3 cm' },
    ],
    ticks: [{ of: 'CA', count: 2 }],
  },
  {
    kind: 'plane',
    alt,
    points: { A: [0, 0], B: [4, 0], C: [4, 3], D: [0, 3], O: [2, 1.5] },
    lines: [{ of: 'ABCDA' }, { of: 'AC', tone: 'accent' }, { of: 'BD', dashed: true }],
    angles: [
      { of: 'DAB', right: true },
      { of: 'AOB', label: '106°' },
    ],
    texts: [{ at: [2, 0.4], text: '직사각형' }],
  },
  {
    kind: 'plane',
    alt,
    points: { O: [0, 0], A: [5, 0], B: [2.5, 4.33] },
    areas: [
      { outline: ['O', { centre: 'O', radius: 5, start: 0, end: 60 }] },
      { outline: 'OAB', fill: 'paper' },
      { outline: [{ centre: 'O', radius: 5, start: 0, end: 60, back: true }, 'O'], fill: 'soft' },
    ],
    lines: [{ of: 'AOB' }],
    arcs: [
      { centre: 'O', radius: 5, start: 0, end: 360, tone: 'thin' },
      { centre: 'O', radius: 5, start: 0, end: 60, label: '4 cm', dashed: true },
    ],
    dots: 'O',
    unlabelled: 'B',
  },
  ...[3, 5, 8, 12].flatMap((sides) => [
    { kind: 'polygon', alt, sides, diagonals: 'all' },
    { kind: 'polygon', alt, sides, diagonals: 'one', angle: 'outer', label: 'x' },
    { kind: 'solid', alt, shape: 'prism', sides },
    { kind: 'solid', alt, shape: 'pyramid', sides, axis: '6 cm', slant: '7 cm' },
    { kind: 'solid', alt, shape: 'frustum', sides },
  ]),
  {
    kind: 'solid',
    alt,
    shape: 'prism',
    height: 5,
    base: [
      [0, 0],
      [4, 0],
      [0, 3],
    ],
    labels: [
      { of: [0, 1], text: '4 cm' },
      { of: [0, 2], text: '3 cm' },
      { of: [1, 4], text: '5 cm' },
    ],
  },
  {
    kind: 'solid',
    alt,
    shape: 'box',
    size: [6, 4, 5],
    names: 'ABCDEFGH',
    cuts: [{ of: [1, 4] }, { of: [4, 6] }, { of: [1, 6] }],
    labels: [{ of: [0, 1], text: '6 cm' }],
  },
  ...[1, 4, 8].map((cut) => ({ kind: 'solid', alt, shape: 'cut-cube', cut })),
  ...['tetrahedron', 'cube', 'octahedron', 'dodecahedron', 'icosahedron'].map((shape) => {
    return { kind: 'solid', alt, shape }
  }),
  {
    kind: 'round-solid',
    alt,
    shape: 'cylinder',
    radius: 3,
    height: 7,
    radiusLabel: '3 cm',
    heightLabel: '7 cm',
  },
  {
    kind: 'round-solid',
    alt,
    shape: 'cylinder',
    radius: 5,
    height: 8,
    hole: 2,
    radiusLabel: '5 cm',
    holeRadius: '2 cm',
  },
  {
    kind: 'round-solid',
    alt,
    shape: 'cone',
    radius: 3,
    height: 4,
    radiusLabel: '3 cm',
    heightLabel: '4 cm',
    slant: '5 cm',
  },
  {
    kind: 'round-solid',
    alt,
    shape: 'frustum',
    radius: 6,
    top: 3,
    height: 4,
    radiusLabel: '6 cm',
    heightLabel: '4 cm',
    topRadius: '3 cm',
    slant: '5 cm',
  },
  { kind: 'round-solid', alt, shape: 'sphere', radius: 3, radiusLabel: '3 cm' },
  { kind: 'round-solid', alt, shape: 'hemisphere', radius: 3, radiusLabel: '3 cm' },
  { kind: 'round-solid', alt, shape: 'cylinder', radius: 3, height: 6, inside: ['sphere', 'cone'] },
]
