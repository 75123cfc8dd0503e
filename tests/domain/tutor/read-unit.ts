import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import type { OutlineConcept, TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import type { Content } from '#server/seed/read-content.ts'
import { writeFigureJson } from '#server/seed/write-figure-json.ts'
import { readShippedContent } from '#tests/content/shipped-content.ts'

const outlineOf = ({ outline, concepts }: Content): OutlineConcept[] =>
  (outline?.outline.grades ?? []).flatMap(({ units }) =>
    units.flatMap((unit) =>
      unit.middleUnits.flatMap(({ smallUnits }) =>
        smallUnits.flatMap((smallUnit) =>
          smallUnit.concepts.map(({ id, name }) => ({
            id,
            content: name,
            unitId: unit.id,
            unitTitle: unit.title,
            terms:
              concepts.find(({ matter }) => matter.id === id)?.matter.terms.map(({ term }) => term) ?? [],
          })),
        ),
      ),
    ),
  )

type SharedTurn = Pick<TutorTurn, 'unit' | 'outline' | 'templates'>

async function readShared(unitId: string, banks: boolean): Promise<SharedTurn> {
  const content = await readShippedContent()
  const outline = outlineOf(content)
  const title = outline.find((concept) => concept.unitId === unitId)?.unitTitle ?? unitId
  const concepts = content.concepts
    .filter(({ matter }) => matter.id.startsWith(`${unitId}C`))
    .map(({ matter, body }, index) => ({
      concept: {
        id: matter.id,
        content: matter.name,
        description: matter.description,
        imageRequired: false,
        ordered: index + 1,
        hidden: false,
      },
      explanation: writeFigureJson(body),
      terms: matter.terms.map((term) => ({ ...term, conceptId: matter.id })),
      items: content.items
        .filter(({ conceptId: owner }) => owner === matter.id)
        .flatMap(({ items }) => items.map(({ item }) => item)),
      bank: (banks && content.questions.find(({ conceptId: owner }) => owner === matter.id)?.bank) || null,
    }))
  return { unit: { id: unitId, title, concepts }, outline, templates: await loadUnitTemplates(unitId) }
}

/** Read once a process, as by the product: the tutor keeps its indexes with the unit. */
const known = new Map<string, Promise<SharedTurn>>()

/**
 * The shipped content of a unit as a turn without a message. Without the question banks, which answer first, unless
 * `banks` asks for them.
 */
export const readUnitTurn = async (
  unitId: string,
  conceptId: string | null,
  { banks = false } = {},
): Promise<Omit<TutorTurn, 'message'>> => {
  const key = `${unitId} ${banks}`
  const shared = known.get(key) ?? readShared(unitId, banks)
  known.set(key, shared)
  return {
    ...(await shared),
    conceptId,
    openItem: null,
    history: [],
    mode: 'question',
    persona: 'friend_female_1',
  }
}

/** The question in a reply's fence. */
export const questionOf = ({ response }: TutorReply): string =>
  /```question\n([\s\S]*?)\n```/.exec(response)?.[1] ?? ''
