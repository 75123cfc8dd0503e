import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'

/** The built program with content of its own: one unit of what ships, so that it is loaded in a moment. */
export interface Release {
  /** What the product is started in. */
  folder: string
  /** The content, for a load into another database. */
  content: string
  /** Changes a file of the content as a later release would. Throws if `from` is not in it. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>
  remove: () => Promise<void>
}

function keepUnit(outline: string, unitId: string): string {
  const document = parseDocument(outline)
  const grades = document.get('grades')
  if (!isSeq(grades)) throw new Error('the outline has no grades')
  for (const grade of grades.items) {
    const units = isMap(grade) && grade.get('units')
    if (!isSeq(units)) continue
    units.items = units.items.filter((unit) => isMap(unit) && unit.get('id') === unitId)
    const standards = isMap(grade) && grade.get('standards')
    const used = String(units)
    // Of other units: an export has only those that concepts have.
    if (isMap(standards)) standards.items = standards.items.filter(({ key }) => used.includes(String(key)))
  }
  grades.items = grades.items.filter((grade) => {
    const units = isMap(grade) && grade.get('units')
    return isSeq(units) && units.items.length > 0
  })
  return document.toString()
}

/** Lays out a release with one unit. */
export async function makeRelease(unitId: string): Promise<Release> {
  const folder = await mkdtemp(path.join(tmpdir(), 'semsaem-release-'))
  const content = path.join(folder, 'src/content')
  await mkdir(path.join(folder, 'src/server/db'), { recursive: true })
  for (const linked of ['dist', 'src/server/db/migrations'])
    await symlink(path.resolve(linked), path.join(folder, linked))
  for (const copied of [unitId, 'documents'])
    await cp(path.resolve('src/content', copied), path.join(content, copied), { recursive: true })
  const outline = await readFile('src/content/outline.yaml', 'utf8')
  await writeFile(path.join(content, 'outline.yaml'), keepUnit(outline, unitId))
  return {
    folder,
    content,
    change: async (file, from, to) => {
      const at = path.join(content, file)
      const before = await readFile(at, 'utf8')
      const after = before.replace(from, () => to)
      if (after === before) throw new Error(`nothing to change in ${file}`)
      await writeFile(at, after)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
