import { stringify } from 'yaml'
import { parseFigureFence, replaceFigures } from '#domain/figure/figure-fence.ts'
import type { Relations } from './describe-outline.ts'
import type { ExportRows } from './export.queries.ts'
import { YAML_STYLE } from './yaml-style.ts'

/** Returns a concept's Markdown file: front matter, and the explanation with its figures as authors write them. */
export function describeConceptText(
  concept: ExportRows['concepts'][number],
  rows: ExportRows,
  relations: Relations,
): string {
  const { id } = concept
  const matter = {
    id,
    name: concept.content,
    description: concept.description,
    standards: relations.standardsOfConcept(id),
    prerequisites: relations.prerequisitesOf(id),
    terms: rows.terms
      .filter(({ conceptId }) => conceptId === id)
      .map(({ id: termId, term, definition, hidden }) => ({
        ...{ id: termId, term, definition },
        ...(hidden && { hidden }),
      })),
    links: rows.links
      .filter(({ conceptId }) => conceptId === id)
      .map(({ id: linkId, title, url, kind, hidden }) => ({
        ...{ id: linkId, title, url, kind },
        ...(hidden && { hidden }),
      })),
  }
  const text = rows.explanations.find(({ conceptId }) => conceptId === id)?.content ?? ''
  return `---\n${stringify(matter, YAML_STYLE)}---\n\n${writeFigureYaml(text)}`
}

function writeFigureYaml(markdown: string): string {
  return replaceFigures(
    markdown,
    (json) => `\`\`\`figure\n${stringify(parseFigureFence(json), YAML_STYLE)}\`\`\``,
  )
}
