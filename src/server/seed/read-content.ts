import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import type { Picture } from '../storage/encode-picture.ts'
import { type ContentFault, fault } from './content-fault.ts'
import { type ConceptText, readConceptText } from './read-concept-text.ts'
import { type ConceptItems, readItems } from './read-items.ts'
import { type ReadOutline, readOutline } from './read-outline.ts'
import { PICTURE_FOLDER, readContentPicture } from './read-pictures.ts'
import { type ConceptQuestions, readQuestions } from './read-questions.ts'

/** The content folder as plain data. A file with a fault is absent from the data and present in `faults`. */
export interface Content {
  outline: ReadOutline | undefined
  concepts: ConceptText[]
  items: ConceptItems[]
  questions: ConceptQuestions[]
  pictures: Picture[]
  faults: ContentFault[]
}

const OUTLINE = 'outline.yaml'
/** Guides, policies and the like: they are part of the page, not of the content. */
const DOCUMENTS = 'documents/'

/**
 * Reads `folder`: outline.yaml, and for each unit a folder of `<concept>.md`, `<concept>.items.yaml` and
 * `<concept>.questions.yaml`; pictures in a folder of their own. Throws if it does not exist.
 */
export async function readContent(folder: string): Promise<Content> {
  const content: Content = {
    outline: undefined,
    concepts: [],
    items: [],
    questions: [],
    pictures: [],
    faults: [],
  }
  for (const file of await listFiles(folder)) {
    if (file.startsWith(PICTURE_FOLDER)) {
      const picture = await readContentPicture(folder, file)
      if ('faults' in picture) content.faults.push(...picture.faults)
      else content.pictures.push(picture)
      continue
    }
    const source = await readFile(path.join(folder, file), 'utf8')
    const reading = await readFileOfContent(file, source)
    if ('faults' in reading) content.faults.push(...reading.faults)
    else if ('outline' in reading) content.outline = reading
    else if ('matter' in reading) content.concepts.push(reading)
    else if ('bank' in reading) content.questions.push(reading)
    else content.items.push(reading)
  }
  if (!content.outline && content.faults.every(({ file }) => file !== OUTLINE)) {
    content.faults.push(fault(OUTLINE, 1, 'the outline is missing'))
  }
  return content
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith(DOCUMENTS))
    .sort()
}

async function readFileOfContent(
  file: string,
  source: string,
): Promise<ReadOutline | ConceptText | ConceptItems | ConceptQuestions | { faults: ContentFault[] }> {
  if (file === OUTLINE) return readOutline(file, source)
  const [, unitId, conceptId, kind] = /^(\w+)\/(\w+)\.(md|(?:items|questions)\.yaml)$/.exec(file) ?? []
  if (conceptId === undefined || unitId === undefined || !conceptId.startsWith(`${unitId}C`)) {
    return {
      faults: [fault(file, 1, 'only <unit>/<concept>.md, .items.yaml and .questions.yaml belong here')],
    }
  }
  if (kind === 'md') return readConceptText(file, source)
  if (kind === 'questions.yaml') return readQuestions(file, source, conceptId)
  return readItems(file, source, conceptId, await loadConceptTemplates(conceptId))
}

/** Reads one bank of questions and the explanation beside it, null if there is none; for authors, who check one file at a time. */
export async function readQuestionsFile(
  folder: string,
  file: string,
): Promise<{ questions: ConceptQuestions | { faults: ContentFault[] }; explanation: string | null }> {
  const conceptId = path.basename(file, '.questions.yaml')
  const source = await readFile(path.join(folder, file), 'utf8')
  const markdown = file.replace(/\.questions\.yaml$/, '.md')
  // A concept without an explanation has no such file.
  const text = await readFile(path.join(folder, markdown), 'utf8').catch(() => null)
  const concept = text === null ? null : readConceptText(markdown, text)
  return {
    questions: readQuestions(file, source, conceptId),
    explanation: concept && 'body' in concept ? concept.body : null,
  }
}
