const SOLID = /(?:원|[삼사오육칠팔]?각)?(?:뿔대|기둥|뿔)|반구|(?<![가-힣])구(?=[의는가를와도에]|\s|$)/g
const KINDS = new Set(['뿔대', '기둥', '뿔'])

/** The solids that a text names: 원기둥, 각뿔, 구. */
export function listSolids(text: string): string[] {
  return [...text.matchAll(SOLID)].map(([name]) => name.replace(/^[삼사오육칠팔]각/, '각'))
}

function isSame(asked: string, named: string): boolean {
  return (
    asked === named ||
    (KINDS.has(named) && asked.slice(1) === named) ||
    (KINDS.has(asked) && named.slice(1) === asked)
  )
}

/** Whether a text is about the solids that a question names: a cylinder's surface does not answer for a cone's. True where one of the two names none. */
export function fitsSolids(question: string, text: string): boolean {
  const asked = listSolids(question)
  const named = listSolids(text)
  return (
    asked.length === 0 || named.length === 0 || asked.some((one) => named.some((other) => isSame(one, other)))
  )
}
