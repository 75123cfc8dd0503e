import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ITEM_ROWS_LIMIT, type ItemImport, type ItemImportProgress } from '#contract/item-file.ts'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import { toIssue } from '../http/errors.ts'
import { type ContentItem, readItemEntry } from '../seed/read-items.ts'
import { readYaml } from '../seed/read-yaml.ts'
import { verifyItem } from './verify-item.ts'

type Fault = ItemImport['faults'][number]

/** Longer than any item; an entry is read as a whole. */
const LONGEST_ENTRY = 64_000
/** Others get their turn after so many entries. */
const ENTRIES_A_TURN = 10

interface Entry {
  line: number
  text: string
}

/** Splits a YAML list into its entries, so that each is read alone: an anchor of one means nothing in another. */
function splitEntries(yaml: string): { entries: Entry[]; faults: Fault[] } {
  const entries: Entry[] = []
  const lines = yaml.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  let current: { line: number; lines: string[] } | null = null
  const close = () => {
    if (current) entries.push({ line: current.line, text: current.lines.join('\n') })
  }
  for (const [index, text] of lines.entries()) {
    if (/^-(?:\s|$)/.test(text)) {
      close()
      current = { line: index + 1, lines: [text] }
    } else if (current) current.lines.push(text)
    else if (!/^\s*(?:#.*)?$|^---\s*$/.test(text)) {
      const message = '문항은 한 줄에 하나씩 - 로 시작하는 목록이어야 해요.'
      return { entries: [], faults: [{ line: index + 1, path: '', message }] }
    }
  }
  close()
  return { entries, faults: [] }
}

/** An item of the file, or what is wrong with its entry. */
function readEntry(
  { line, text }: Entry,
  conceptId: string,
  templates: Awaited<ReturnType<typeof loadConceptTemplates>>,
): ContentItem | Fault[] {
  if (text.length > LONGEST_ENTRY) return [{ line, path: '', message: '한 문항이 너무 길어요.' }]
  try {
    const reading = readYaml('', text, z.array(z.unknown()).length(1), line)
    if ('faults' in reading)
      return reading.faults.slice(0, 1).map((fault) => ({
        line: fault.line,
        path: '',
        message: `YAML 문법이 맞지 않아요: ${fault.message}`,
      }))
    const parsed = readItemEntry(reading.value[0], conceptId, templates)
    if ('item' in parsed) return { ...parsed, line }
    return parsed.issues.map((issue) => {
      return { line: reading.lineOf([0, ...issue.path]), ...toIssue(issue) }
    })
  } catch {
    // The library gives up on what refers to itself, grows without end or is too deep.
    return [{ line, path: '', message: '서로 가리키거나 너무 깊은 YAML은 읽을 수 없어요.' }]
  }
}

/** What the work of an import says while it goes on; rejects once the import is stopped. */
export type ReportProgress = (progress: ItemImportProgress) => Promise<void>

export interface ReadItemFile {
  items: ContentItem[]
  faults: Fault[]
}

/** Reads and verifies the items of a concept's file; lets others have their turn in between. Rejects if `report` does. */
export async function readItemFile(
  yaml: string,
  conceptId: string,
  conceptIds: readonly string[],
  report: ReportProgress,
): Promise<ReadItemFile> {
  const { entries, faults } = splitEntries(yaml)
  if (entries.length > ITEM_ROWS_LIMIT) {
    const message = `한 번에 문항 ${ITEM_ROWS_LIMIT}개까지 가져올 수 있어요.`
    return { items: [], faults: [{ line: entries[ITEM_ROWS_LIMIT]?.line ?? 1, path: '', message }] }
  }
  if (entries.length === 0 && faults.length === 0)
    faults.push({ line: 1, path: '', message: '문항이 하나도 없어요.' })
  const templates = await loadConceptTemplates(conceptId)
  const items: ContentItem[] = []
  const lines = new Map<string, number>()
  await inTurns(entries, 'read', report, (entry) => {
    const read = readEntry(entry, conceptId, templates)
    if (!('item' in read)) {
      faults.push(...read)
      return
    }
    const { line, item } = read
    const earlier = lines.get(item.id)
    if (earlier !== undefined)
      faults.push({ line, path: 'id', message: `${earlier}번째 줄의 문항과 id가 같아요.` })
    lines.set(item.id, line)
    items.push(read)
  })
  await inTurns(items, 'check', report, ({ line, item, answerTests }) => {
    for (const { path, message, severity } of verifyItem(item, answerTests, conceptIds))
      if (severity === 'fault') faults.push({ line, path, message })
  })
  return { items, faults }
}

async function inTurns<Row>(
  rows: readonly Row[],
  step: ItemImportProgress['step'],
  report: ReportProgress,
  work: (row: Row) => void,
): Promise<void> {
  const total = rows.length
  for (const [done, row] of rows.entries()) {
    if (done % ENTRIES_A_TURN === 0) {
      await report({ step, done, total })
      await setImmediate()
    }
    work(row)
  }
  await report({ step, done: total, total })
}
