import { foldNet, type NetFace, rollCube, rollOctahedron } from './fold-net.ts'

/** The eleven nets of a cube, up to turning and flipping, row by row. */
const CUBE_NETS: readonly (readonly string[])[] = [
  ['#...', '####', '#...'],
  ['#...', '####', '.#..'],
  ['#...', '####', '..#.'],
  ['#...', '####', '...#'],
  ['.#..', '####', '.#..'],
  ['.#..', '####', '..#.'],
  ['##..', '.###', '.#..'],
  ['##..', '.###', '..#.'],
  ['##..', '.###', '...#'],
  ['##..', '.##.', '..##'],
  ['###..', '..###'],
]

export const CUBE_NET_COUNT = CUBE_NETS.length

function key(x: number, y: number) {
  return `${x},${y}`
}

/** A net of a cube, folded; places are unit squares' corners `x,y`. */
export function cubeNet(index: number, isFlipped: boolean): NetFace[] {
  const rows = CUBE_NETS[index] ?? []
  const cells = rows.flatMap((row, down) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [{ x: isFlipped ? -x : x, y: -down }] : [])),
  )
  const faces = cells.map(({ x, y }) => [key(x, y), key(x + 1, y), key(x + 1, y + 1), key(x, y + 1)])
  return foldNet(faces, [0, 1, 3, 2], rollCube)
}

/**
 * A net of a regular octahedron, folded: a band of six triangles with one triangle more on its upper and one on its lower rim
 * (0 to 2 each). Places are lattice points `x,y`, each step up half a step to the right.
 */
export function octahedronNet(upper: number, lower: number, isFlipped: boolean): NetFace[] {
  const band = [0, 1, 2].flatMap((x) => [
    [key(x, 0), key(x + 1, 0), key(x, 1)],
    [key(x + 1, 0), key(x + 1, 1), key(x, 1)],
  ])
  const caps = [
    [key(upper, 1), key(upper + 1, 1), key(upper, 2)],
    [key(lower, 0), key(lower + 1, -1), key(lower + 1, 0)],
  ]
  const faces = [...band, ...caps]
  const laid = isFlipped ? faces.map((face) => face.map(flip).reverse()) : faces
  return foldNet(laid, [0, 1, 2], rollOctahedron)
}

/** Left and right changed over: half a step to the left for each step up, and x turned round. */
function flip(place: string): string {
  const [x = 0, y = 0] = place.split(',').map(Number)
  return key(-x - y, y)
}
