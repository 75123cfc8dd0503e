/** A solid by the corners of its faces, each face in order around. */
export type Faces = readonly (readonly string[])[]

/** Faces of 각기둥, 각뿔 or 각뿔대 over a polygon, corner by corner. */
export function buildFaces(kind: string, sides: number): Faces {
  const ring = (name: string) => Array.from({ length: sides }, (_, index) => `${name}${index}`)
  const bottom = ring('b')
  const next = (list: string[], index: number) => list[(index + 1) % sides] ?? ''
  if (kind === '각뿔')
    return [bottom, ...bottom.map((corner, index) => [corner, next(bottom, index), 'apex'])]
  const top = ring('t')
  return [
    bottom,
    top,
    ...bottom.map((corner, index) => [corner, next(bottom, index), next(top, index), top[index] ?? '']),
  ]
}

/** The cube with `count` corners cut off: each cut corner becomes one on every edge that met there, and a new face. */
export function cutCube(count: number): Faces {
  const cube = buildFaces('각기둥', 4)
  const cut = new Set([...new Set(cube.flat())].slice(0, count))
  const onEdge = (corner: string, towards: string) => `${corner}>${towards}`
  const faces = cube.map((face) =>
    face.flatMap((corner, index) => {
      if (!cut.has(corner)) return [corner]
      const before = face[(index + face.length - 1) % face.length] ?? ''
      const after = face[(index + 1) % face.length] ?? ''
      return [onEdge(corner, before), onEdge(corner, after)]
    }),
  )
  const sections = [...cut].map((corner) => [
    ...new Set(faces.flat().filter((name) => name.startsWith(`${corner}>`))),
  ])
  return [...faces, ...sections]
}

/** Faces, edges and corners, counted one by one. */
export function countAll(faces: Faces): Record<string, number> {
  const edges = faces.flatMap((face) =>
    face.map((corner, index) => [corner, face[(index + 1) % face.length] ?? ''].sort().join('-')),
  )
  return { 면: faces.length, 모서리: new Set(edges).size, 꼭짓점: new Set(faces.flat()).size }
}
