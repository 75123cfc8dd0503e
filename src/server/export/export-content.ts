import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Database } from '../db/open-database.ts'
import { StartError } from '../start-error.ts'
import { describeConceptText } from './describe-concept-text.ts'
import { describeItems } from './describe-items.ts'
import { describeOutline, Relations } from './describe-outline.ts'
import { type ExportRows, loadExportRows } from './export.queries.ts'
import { YAML_STYLE } from './yaml-style.ts'

/**
 * Writes the database's content to `folder` as the Markdown and YAML that the loader reads; returns how many files it wrote. Of a
 * concept's explanations only the one that learners read has a place there. Throws a StartError if the folder holds something.
 */
export async function exportContent(db: Database, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder}: 빈 폴더가 아니에요.`)
  // One snapshot: an edit under way is either in all files or in none.
  const rows = await db.transaction((tx) => loadExportRows(tx), { isolationLevel: 'repeatable read' })
  const files = await describeContent(rows)
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return files.size
}

/** A concept's files lie in the folder of the unit that its id names. */
function placeOf(conceptId: string): string {
  return `${conceptId.replace(/C\d+$/, '')}/${conceptId}`
}

async function describeContent(rows: ExportRows): Promise<Map<string, string>> {
  const index = new CurriculumIndex({ nodes: rows.nodes, concepts: rows.concepts, criteria: [] })
  const relations = new Relations(rows)
  const files = new Map([['outline.yaml', stringify(describeOutline(rows, index, relations), YAML_STYLE)]])
  for (const concept of rows.concepts) {
    files.set(`${placeOf(concept.id)}.md`, describeConceptText(concept, rows, relations))
    const items = rows.items.filter(({ conceptId }) => conceptId === concept.id).map(({ item }) => item)
    if (items.length > 0)
      files.set(
        `${placeOf(concept.id)}.items.yaml`,
        stringify(await describeItems(concept.id, items), YAML_STYLE),
      )
  }
  return files
}
