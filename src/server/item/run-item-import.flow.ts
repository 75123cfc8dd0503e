import type { ItemImport } from '#contract/item-file.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import { lockContent } from '../curriculum/curriculum.queries.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { JobCancelled, JobError } from '../jobs/job-runner.ts'
import { applyImport, planImport } from './import-items.flow.ts'
import {
  completeItemImport,
  endItemImport,
  insertItemImport,
  reopenItemImport,
  setItemImportProgress,
} from './item-import.queries.ts'
import type { ReadItemFile, ReportProgress } from './read-item-file.ts'

/** Between two writes of the progress. */
const REPORT_EVERY_MS = 300

const STALE = '미리 본 뒤에 문항이 바뀌었어요. 다시 미리 본 뒤에 가져와 주세요.'

interface ImportedFile {
  id: string
  conceptId: string
  yaml: string
}

/** Begins the dry run of a file. Resolves when its row exists. */
export async function previewImport(deps: AppDeps, user: SignedInUser, file: ImportedFile): Promise<void> {
  await insertItemImport(deps.db, { ...file, userId: user.id, createdAt: deps.clock() })
  start(deps, file.id, async (report) => {
    const read = await readFile(deps, file, report)
    const { items: _, ...listed } = await planImport(deps.db, read)
    await complete(deps, deps.db, file.id, { ...listed, applied: false })
  })
}

/** Begins to apply a dry run; false if another call has begun it. */
export async function beginToApply(
  deps: AppDeps,
  user: SignedInUser,
  file: ImportedFile,
  plan: string,
): Promise<boolean> {
  if (!(await reopenItemImport(deps.db, file.id))) return false
  start(deps, file.id, async (report) => {
    const read = await readFile(deps, file, report)
    await deps.db.transaction(async (tx) => {
      await lockContent(tx)
      const { items, ...listed } = await planImport(tx, read)
      if (listed.plan !== plan || listed.faults.length > 0) throw new JobError(STALE)
      await applyImport({ deps, db: tx, user }, items, file.conceptId, report)
      await complete(deps, tx, file.id, { ...listed, applied: true })
    })
    deps.contentCache.distrust()
  })
  return true
}

function start(deps: AppDeps, id: string, work: (report: ReportProgress) => Promise<void>): void {
  deps.itemImports.start({
    id,
    work: (signal) => work(makeReport(deps, id, signal)),
    recordFailure: ({ status, message }) =>
      endItemImport(deps.db, id, { status, problem: message, result: null, endedAt: deps.clock() }),
  })
}

/** Outside of the transaction of an application, so that others see the progress. */
function makeReport({ db }: AppDeps, id: string, signal: AbortSignal): ReportProgress {
  let reportedAt = Number.NEGATIVE_INFINITY
  return async (progress) => {
    signal.throwIfAborted()
    const isEdge = progress.done === 0 || progress.done === progress.total
    if (!isEdge && performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    await setItemImportProgress(db, id, progress)
  }
}

async function readFile(
  deps: AppDeps,
  { conceptId, yaml }: ImportedFile,
  report: ReportProgress,
): Promise<ReadItemFile> {
  const { concepts } = await getCurriculumIndex(deps)
  // The typesetter is loaded with the first file.
  const { readItemFile } = await import('./read-item-file.ts')
  return readItemFile(yaml, conceptId, [...concepts.keys()], report)
}

async function complete({ clock }: AppDeps, db: Queryable, id: string, result: ItemImport): Promise<void> {
  if (!(await completeItemImport(db, id, result, clock()))) throw new JobCancelled()
}
