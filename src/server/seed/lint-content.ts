import { CONTENT_LEVELS, type ContentLevel, LEVEL } from '#domain/exam/item.ts'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { type ContentFault, fault, type LintRules, warning } from './content-fault.ts'
import { lintConceptText } from './lint-concept-text.ts'
import { lintHints } from './lint-hints.ts'
import { lintItem } from './lint-item.ts'
import { lintOutline } from './lint-outline.ts'
import { lintQuestions } from './lint-questions.ts'
import { lintRepeats } from './lint-repeats.ts'
import type { Content } from './read-content.ts'
import type { ConceptItems } from './read-items.ts'
import { listConcepts } from './read-outline.ts'
import { PICTURE_FOLDER } from './read-pictures.ts'

/** content.md: the fewest stored items of a concept at each level. */
const FEWEST_ITEMS: Record<ContentLevel, number> = {
  [LEVEL.concept]: 3,
  [LEVEL.basic]: 4,
  [LEVEL.standard]: 4,
  [LEVEL.challenge]: 3,
}

function lintLevels({ file, items }: ConceptItems): ContentFault[] {
  return CONTENT_LEVELS.flatMap((level) => {
    const fewest = FEWEST_ITEMS[level]
    const count = items.filter(({ item }) => item.difficultyLevel === level).length
    return count < fewest ? [fault(file, 1, `${count} items of level ${level}, not at least ${fewest}`)] : []
  })
}

/** The second and later uses of a name that must be unique in all content. */
function findRepeats(uses: { name: string; shown: string; file: string; line: number }[]): ContentFault[] {
  const first = new Map<string, string>()
  return uses.flatMap(({ name, shown, file, line }) => {
    const place = first.get(name)
    if (place !== undefined) return [fault(file, line, `${shown} is also at ${place}`)]
    first.set(name, `${file}:${line}`)
    return []
  })
}

function lintTermNames({ concepts }: Content): ContentFault[] {
  return findRepeats(
    concepts.flatMap(({ file, matter, lineOf }) =>
      matter.terms.map(({ term }, index) => ({
        name: term,
        shown: `the term ${term}`,
        file,
        line: lineOf(['terms', index, 'term']),
      })),
    ),
  )
}

function lintIds({ concepts, items }: Content): ContentFault[] {
  const terms = concepts.flatMap(({ file, matter, lineOf }) =>
    matter.terms.map(({ id }, index) => ({
      name: `id ${id}`,
      shown: `the id ${id}`,
      file,
      line: lineOf(['terms', index, 'id']),
    })),
  )
  const links = concepts.flatMap(({ file, matter, lineOf }) =>
    matter.links.map(({ id }, index) => ({
      name: `id ${id}`,
      shown: `the id ${id}`,
      file,
      line: lineOf(['links', index, 'id']),
    })),
  )
  const stored = items.flatMap((concept) =>
    concept.items.map(({ item, line }) => {
      const shown =
        item.templateId === null ? `the id ${item.id}` : `${item.templateId} with seed ${item.seed}`
      return { name: `id ${item.id}`, shown, file: concept.file, line }
    }),
  )
  return findRepeats([...terms, ...links, ...stored])
}

/** Texts that show a picture which the folder does not have. */
function lintMissingPictures({ concepts, items, pictures }: Content): ContentFault[] {
  const there = new Set(pictures.map(({ id }) => id))
  const texts = [
    ...concepts.map(({ file, body, bodyLine }) => ({ file, text: body, line: bodyLine })),
    ...items.flatMap((concept) =>
      concept.items.map(({ item, line }) => ({ file: concept.file, text: JSON.stringify(item), line })),
    ),
  ]
  return texts.flatMap(({ file, text, line }) =>
    listPictureIds(text)
      .filter((id) => !there.has(id))
      .map((id) => {
        const below = text.slice(0, text.indexOf(id)).split('\n').length - 1
        return fault(file, line + below, `${PICTURE_FOLDER}${id} is missing`)
      }),
  )
}

/** Everything wrong with content that could be read, beside the faults of reading it; in the order of files and lines. */
export function lintContent(content: Content, rules: LintRules = 'all'): ContentFault[] {
  const placed = content.outline ? listConcepts(content.outline.outline) : []
  const byId = new Map(placed.map((entry) => [entry.concept.id, entry]))
  const conceptIds = [...byId.keys()]
  const withItems = new Set(content.items.map(({ conceptId }) => conceptId))
  const unread = new Set(content.faults.map(({ file }) => file))
  const faults = [
    ...(content.outline ? lintOutline(content.outline, rules) : []),
    ...content.concepts.flatMap((text) => lintConceptText(text, byId.get(text.matter.id), rules)),
    ...content.concepts.flatMap(({ file, matter }) => {
      const itemsFile = file.replace(/\.md$/, '.items.yaml')
      return withItems.has(matter.id) || unread.has(itemsFile)
        ? []
        : [warning(file, 1, `${itemsFile} is missing`)]
    }),
    ...content.items.flatMap((concept) => [
      ...(byId.has(concept.conceptId)
        ? []
        : [fault(concept.file, 1, `the outline has no concept ${concept.conceptId}`)]),
      ...(rules === 'all' ? [...lintLevels(concept), ...lintRepeats(concept), ...lintHints(concept)] : []),
      ...concept.items.flatMap((item) => lintItem(concept.file, item, conceptIds, rules)),
    ]),
    ...content.questions.flatMap((questions) => [
      ...(byId.has(questions.conceptId)
        ? []
        : [fault(questions.file, 1, `the outline has no concept ${questions.conceptId}`)]),
      ...lintQuestions(
        questions,
        content.concepts.find(({ matter }) => matter.id === questions.conceptId)?.body ?? '',
        rules,
      ),
    ]),
    ...(rules === 'all' ? lintTermNames(content) : []),
    ...lintMissingPictures(content),
    ...lintIds(content),
  ]
  return faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}
