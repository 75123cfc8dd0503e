import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Database } from '../db/open-database.ts'
import { PICTURE_FOLDER } from '../seed/read-pictures.ts'
import { StartError } from '../start-error.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { describeConceptText } from './describe-concept-text.ts'
import { describeItemFile, placeOf } from './describe-items.ts'
import { describeOutline, Relations } from './describe-outline.ts'
import { type ExportRows, loadExportRows } from './export.queries.ts'
import { YAML_STYLE } from './yaml-style.ts'

/**
 * Writes the database's content to `folder` as the Markdown and YAML that the loader reads, and the pictures that they
 * show; returns how many files it wrote. Of a
 * concept's explanations only the one that learners read has a place there. Throws a StartError if the folder holds something.
 */
export async function exportContent(
  db: Database,
  folder: string,
  storage: Pick<FileStorage, 'get'>,
): Promise<number> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder}: 빈 폴더가 아니에요.`)
  // One snapshot: an edit under way is either in all files or in none.
  const rows = await db.transaction((tx) => loadExportRows(tx), { isolationLevel: 'repeatable read' })
  const files = await describeContent(rows)
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const pictures = listPictureIds([...files.values()].join('\n'))
  if (pictures.length > 0) await mkdir(path.join(folder, PICTURE_FOLDER))
  for (const id of pictures) {
    const bytes = await storage.get(id)
    if (!bytes) throw new StartError(`글에 들어 있는 그림이 저장소에 없어요: ${id}`)
    await writeFile(path.join(folder, PICTURE_FOLDER, id), bytes)
  }
  return files.size + pictures.length
}

async function describeContent(rows: ExportRows): Promise<Map<string, string>> {
  const index = new CurriculumIndex({
    nodes: rows.nodes,
    concepts: rows.concepts,
    criteria: [],
    explained: [],
  })
  const relations = new Relations(rows)
  const files = new Map([['outline.yaml', stringify(describeOutline(rows, index, relations), YAML_STYLE)]])
  for (const { conceptId, bank } of rows.banks)
    files.set(`${placeOf(conceptId)}.questions.yaml`, stringify(bank, YAML_STYLE))
  for (const concept of rows.concepts) {
    files.set(`${placeOf(concept.id)}.md`, describeConceptText(concept, rows, relations))
    const items = rows.items.filter(({ conceptIds }) => conceptIds[0] === concept.id)
    if (items.length === 0) continue
    const { file, yaml } = await describeItemFile(concept.id, items)
    files.set(file, yaml)
  }
  return files
}
