import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import type { Picture } from '../storage/encode-picture.ts'
import { type ContentFault, fault } from './content-fault.ts'
import { type ConceptText, readConceptText } from './read-concept-text.ts'
import { type ConceptItems, readItems } from './read-items.ts'
import { type ReadOutline, readOutline } from './read-outline.ts'
import { PICTURE_FOLDER, readContentPicture } from './read-pictures.ts'

/** The content folder as plain data. A file with a fault is absent from the data and present in `faults`. */
export interface Content {
  outline: ReadOutline | undefined
  concepts: ConceptText[]
  items: ConceptItems[]
  pictures: Picture[]
  faults: ContentFault[]
}

const OUTLINE = 'outline.yaml'
/** Guides, policies and the like: they are part of the page, not of the content. */
const DOCUMENTS = 'documents/'

/**
 * Reads `folder`: outline.yaml, and for each unit a folder of `<concept>.md` and `<concept>.items.yaml`; pictures
 * in a folder of their own. Throws if it does not exist.
 */
export async function readContent(folder: string): Promise<Content> {
  const content: Content = { outline: undefined, concepts: [], items: [], pictures: [], faults: [] }
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
): Promise<ReadOutline | ConceptText | ConceptItems | { faults: ContentFault[] }> {
  if (file === OUTLINE) return readOutline(file, source)
  const [, unitId, conceptId, kind] = /^(\w+)\/(\w+)\.(md|items\.yaml)$/.exec(file) ?? []
  if (conceptId === undefined || unitId === undefined || !conceptId.startsWith(`${unitId}C`)) {
    return {
      faults: [fault(file, 1, 'only <unit>/<concept>.md and <unit>/<concept>.items.yaml belong here')],
    }
  }
  if (kind === 'md') return readConceptText(file, source)
  return readItems(file, source, conceptId, await loadConceptTemplates(conceptId))
}
