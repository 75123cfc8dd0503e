import { lockContent, raiseContentVersion } from '../curriculum/curriculum.queries.ts'
import type { Database } from '../db/open-database.ts'
import type { Picture } from '../storage/encode-picture.ts'
import type { ContentFault } from './content-fault.ts'
import { makeConceptTextRows, makeItemRows, makeOutlineRows, makeQuestionBankRow } from './content-rows.ts'
import { lintContent } from './lint-content.ts'
import { readContent } from './read-content.ts'
import {
  type RowCounts,
  writeConceptText,
  writeItems,
  writeOutline,
  writeQuestionBanks,
} from './seed-content.queries.ts'

export interface SeedReport extends RowCounts {
  /** Rows that the content no longer has: hidden, or deleted where no learner's record can refer to them. */
  retired: number
  /** Faults of files of which nothing was loaded. */
  refused: Pick<ContentFault, 'file' | 'line' | 'message'>[]
  warnings: Pick<ContentFault, 'file' | 'line' | 'message'>[]
}

export interface SeedOptions {
  storePictures?: (pictures: readonly Picture[]) => Promise<void>
  /** The linter has read this very content before. */
  isChecked?: boolean
}

/**
 * Loads the content folder into the database, in one transaction. Can be run again: unchanged rows stay untouched, so do rows
 * that an administrator edited or made. A file with a fault is refused whole and what it loaded earlier stays; a faulty outline
 * refuses everything. Throws where the folder cannot be read or the database fails.
 */
export async function seedContent(
  db: Database,
  folder: string,
  { storePictures = refusePictures, isChecked = false }: SeedOptions = {},
): Promise<SeedReport> {
  const content = await readContent(folder)
  const findings = [...content.faults, ...(isChecked ? [] : lintContent(content, 'loading'))]
  const refused = findings.filter(({ severity }) => severity === 'fault')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const report: SeedReport = { added: 0, updated: 0, unchanged: 0, retired: 0, refused, warnings }
  const faulty = new Set(refused.map(({ file }) => file))
  const { outline } = content
  if (!outline || faulty.has(outline.file)) return report

  // Before the texts that show them.
  if (content.pictures.length > 0) await storePictures(content.pictures)
  await db.transaction(async (tx) => {
    await lockContent(tx)
    const written = [await writeOutline(tx, makeOutlineRows(outline.outline))]
    for (const text of content.concepts.filter(({ file }) => !faulty.has(file))) {
      written.push(await writeConceptText(tx, makeConceptTextRows(text)))
    }
    for (const items of content.items.filter(({ file }) => !faulty.has(file))) {
      const conceptIds = new Map(items.items.map(({ item }) => [item.id, item.conceptIds]))
      written.push(await writeItems(tx, items.conceptId, makeItemRows(items), conceptIds))
    }
    const refusedBanks = conceptIdsOf([...faulty])
    const banks = content.questions.filter(({ file }) => !faulty.has(file))
    written.push(
      await writeQuestionBanks(tx, banks.map(makeQuestionBankRow), [
        ...banks.map(({ conceptId }) => conceptId),
        ...refusedBanks,
      ]),
    )
    for (const counts of written) {
      report.added += counts.added
      report.updated += counts.updated
      report.unchanged += counts.unchanged
      report.retired += counts.retired
    }
    if (report.added + report.updated + report.retired > 0) await raiseContentVersion(tx)
  })
  return report
}

/** The concepts whose question banks have faults: what was loaded of them earlier stays. */
function conceptIdsOf(files: readonly string[]): string[] {
  return files.flatMap((file) => /(\w+)\.questions\.yaml$/.exec(file)?.[1] ?? [])
}

async function refusePictures(): Promise<void> {
  throw new TypeError('the content has pictures, and there is no place for them')
}
