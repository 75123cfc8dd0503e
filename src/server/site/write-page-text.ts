import { conceptPath, parseChatPath, unitPath } from '#contract/paths.ts'
import { findLatestExplanation, type NodeRow } from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { PageFacts, PageSources } from './describe-page.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/** Returns a page's text for crawlers that run no scripts: what a visitor sees on it. */
export async function writePageText(
  deps: Pick<AppDeps, 'contentDb' | 'site'>,
  pathname: string,
  facts: PageFacts,
  { index, documents }: PageSources,
): Promise<string> {
  const heading = `<h1>${escapeHtml(facts.title)}</h1>`
  const document = documents.get(pathname)
  if (document) {
    const body = document.body.replaceAll('{{operator}}', writeOperator(deps.site.operator))
    return heading + markdownToHtml(body)
  }
  const chat = parseChatPath(pathname)
  const description = `<p>${escapeHtml(facts.description)}</p>`
  if (!index || (pathname !== '/' && !chat)) return heading + description
  if (!chat) return heading + description + writeUnitLinks(index)
  if (chat.conceptId === null) return heading + description + writeConceptLinks(index, chat.unitId)
  const explanation = await findLatestExplanation(deps.contentDb, chat.conceptId)
  const unitId = index.unitOf(chat.conceptId)?.id ?? chat.unitId
  return [
    heading,
    description,
    markdownToHtml(explanation?.content ?? ''),
    writeConceptLinks(index, unitId),
  ].join('\n')
}

/** Returns the units that learners see, in curriculum order. */
export function listVisibleUnits(index: CurriculumIndex): NodeRow[] {
  const below = (parentId: string | null): NodeRow[] =>
    index
      .children(parentId)
      .flatMap((node) => (node.kind === 'unit' ? [node] : below(node.id)))
      .filter(({ id }) => index.isVisible(id))
  return below(null)
}

function writeUnitLinks(index: CurriculumIndex): string {
  return writeLinks(listVisibleUnits(index).map(({ id, label }) => [unitPath(id), label]))
}

function writeConceptLinks(index: CurriculumIndex, unitId: string): string {
  return writeLinks(
    index.visibleConceptsUnder(unitId).map(({ id, content }) => [conceptPath(unitId, id), content]),
  )
}

function writeLinks(links: readonly (readonly [path: string, label: string])[]): string {
  const items = links.map(([path, label]) => `<li><a href="${path}">${escapeHtml(label)}</a></li>`)
  return `<nav><ul>${items.join('')}</ul></nav>`
}

function writeOperator(operator: AppDeps['site']['operator']): string {
  return operator === null ? '' : `운영자: ${operator.name}, ${operator.address}, ${operator.email}`
}
