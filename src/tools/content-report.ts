import { readFile } from 'node:fs/promises'
import { CONTENT_LEVELS, WRITTEN_TEST_TYPES, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { loadConceptTemplates, TEMPLATE_UNITS } from '#domain/items/load-templates.ts'
import { readContent } from '#server/seed/read-content.ts'
import { listConcepts } from '#server/seed/read-outline.ts'

/** Names of the written types in the report. */
const TYPE_NAMES: Record<WrittenTestType, string> = {
  [WRITTEN_TYPE.other]: '기타',
  [WRITTEN_TYPE.choice]: '객관식',
  [WRITTEN_TYPE.shortAnswer]: '단답',
  [WRITTEN_TYPE.trueFalse]: 'O/X',
  [WRITTEN_TYPE.matching]: '짝짓기',
  [WRITTEN_TYPE.combination]: '합답',
  [WRITTEN_TYPE.essay]: '서술형',
}

function textOf(path: string) {
  return readFile(path, 'utf8').catch(() => '')
}

/**
 * Prints, for each concept of the units with templates, how many items are stored at each level and of which written types, how many templates
 * it has and how many of both have a verifier of their own. Exits with 1 when a cell is empty or something is not verified.
 */
const content = await readContent('src/content')
const concepts = (content.outline ? listConcepts(content.outline.outline) : [])
  .filter(({ unitId }) => unitId in TEMPLATE_UNITS)
  .map(({ concept }) => concept)
let empty = 0
process.stdout.write('| concept | name | 0 | 1 | 3 | 5 | items | types | templates | verified |\n')
process.stdout.write('| --- | --- | --: | --: | --: | --: | --: | --- | --: | --: |\n')
for (const { id, name } of concepts) {
  const items = content.items.find(({ conceptId }) => conceptId === id)?.items.map(({ item }) => item) ?? []
  const templates = await loadConceptTemplates(id)
  const unit = id.slice(0, 5)
  const folder = `tests/domain/items/${unit}`
  const verifiers = await textOf(`${folder}/verify-${id.toLowerCase()}.ts`)
  const byHand =
    (await textOf(`${folder}/${id.toLowerCase()}.test.ts`)) +
    (await textOf(`tests/content/essay-keys/${unit.toLowerCase()}.ts`))
  const sources = [
    ...templates.map((template) => new RegExp(`\\b${template.id}:`).test(verifiers)),
    ...items
      .filter(({ templateId }) => templateId === null)
      .map(
        // tests/domain/items/matching-partners.ts pairs the entries of every matching item by their text.
        (item) => item.writtenTestType === WRITTEN_TYPE.matching || byHand.includes(item.id),
      ),
  ]
  const verified = sources.filter(Boolean).length
  const counts = CONTENT_LEVELS.map((level) => items.filter((item) => item.difficultyLevel === level).length)
  const types = WRITTEN_TEST_TYPES.flatMap((type) => {
    const count = items.filter((item) => item.writtenTestType === type).length
    return count === 0 ? [] : [`${TYPE_NAMES[type]} ${count}`]
  })
  const isWhole = counts.every((count) => count > 0) && templates.length > 0 && verified === sources.length
  if (!isWhole) empty += 1
  process.stdout.write(
    `| ${id} | ${name} | ${counts.join(' | ')} | ${items.length} | ${types.join(', ')} | ${templates.length} | ${verified} / ${sources.length}${isWhole ? '' : ' ✗'} |\n`,
  )
}
process.stdout.write(`${concepts.length} concepts, ${empty} with an empty cell or something not verified\n`)
process.exitCode = empty === 0 ? 0 : 1
