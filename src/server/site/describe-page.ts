import { conceptPath, type FixedPage, MISSING_PAGE_TITLE, parseChatPath, unitPath } from '#contract/paths.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import { markdownToLine } from './markdown-to-line.ts'
import type { SiteDocument } from './read-documents.ts'

/** The head of a page for search engines and previews. */
export interface PageFacts {
  title: string
  description: string
  /** The canonical address without the origin; null if search engines should not list the page. */
  canonical: string | null
}

export const SITE_NAME = '셈샘'
const FIRST_PAGE_TITLE = '셈샘 · 와이파이가 끊겨도 가르치는 수학 튜터'
const PLAIN_DESCRIPTION = '중학교 수학을 개념 하나씩 묻고, 풀고, 이해하는 AI 튜터예요.'
const LONGEST_DESCRIPTION = 160

/** Pages that show personal data or nothing that a search could find. */
const PERSONAL_PAGES: Readonly<Partial<Record<FixedPage, string>>> = {
  '/bookmark': '북마크',
  '/teleport': '이동',
  '/auth': '로그인',
  '/auth/logout': '로그아웃',
  '/login': '로그인',
  '/notifications': '알림',
  '/recent-check': '이어서 하기',
  '/settings': '설정',
}

const personalTitles: ReadonlyMap<string, string> = new Map(Object.entries(PERSONAL_PAGES))

export interface PageSources {
  /** Null if the database is unavailable. */
  index: CurriculumIndex | null
  documents: ReadonlyMap<string, SiteDocument>
}

/** Returns the head of an existing page; `pathname` has no trailing slash. */
export function describePage(pathname: string, { index, documents }: PageSources): PageFacts {
  const document = documents.get(pathname)
  if (document) return name(document.title, describeText(document.body), pathname)
  const personal = personalTitles.get(pathname)
  if (personal !== undefined) return name(personal, PLAIN_DESCRIPTION, null)
  const chat = parseChatPath(pathname)
  if (chat && index) {
    return chat.conceptId === null ? describeUnit(index, chat.unitId) : describeConcept(index, chat.conceptId)
  }
  if (pathname.startsWith('/admin')) return name('관리', PLAIN_DESCRIPTION, null)
  return {
    title: FIRST_PAGE_TITLE,
    description: PLAIN_DESCRIPTION,
    canonical: pathname === '/' ? '/' : null,
  }
}

export const MISSING_PAGE: PageFacts = {
  title: `${MISSING_PAGE_TITLE} · ${SITE_NAME}`,
  description: PLAIN_DESCRIPTION,
  canonical: null,
}

function describeUnit(index: CurriculumIndex, unitId: string): PageFacts {
  const label = index.nodes.get(unitId)?.label ?? unitId
  const grade = describeGrade(index, unitId)
  const concepts = index.visibleConceptsUnder(unitId).map(({ content }) => content)
  const description = `${grade} ‘${label}’ 단원에서 배워요: ${concepts.join(', ')}`
  return name(`${label} · ${grade}`, cut(markdownToLine(description)), unitPath(unitId))
}

function describeConcept(index: CurriculumIndex, conceptId: string): PageFacts {
  const concept = index.concepts.get(conceptId)
  const unit = index.unitOf(conceptId)
  const said = markdownToLine(concept?.description ?? '')
  const description = `${describeGrade(index, unit?.id ?? '')} ‘${unit?.label ?? ''}’. ${said}`
  return name(
    `${markdownToLine(concept?.content ?? conceptId)} · ${unit?.label ?? ''}`,
    cut(description),
    conceptPath(unit?.id ?? '', conceptId),
  )
}

function describeGrade(index: CurriculumIndex, nodeId: string): string {
  const label = index.ancestors(nodeId).find(({ kind }) => kind === 'grade')?.label ?? '중학교 수학'
  return label.replace(/\s*\([^)]*\)$/, '') // without the revision
}

function describeText(markdown: string): string {
  const paragraph = markdown.split(/\n\s*\n/).find((block) => /^[\p{L}\p{N}*‘“]/u.test(block.trim()))
  return paragraph === undefined ? PLAIN_DESCRIPTION : cut(markdownToLine(paragraph))
}

function name(title: string, description: string, canonical: string | null): PageFacts {
  return { title: `${title} · ${SITE_NAME}`, description, canonical }
}

function cut(line: string): string {
  const characters = [...line]
  return characters.length <= LONGEST_DESCRIPTION
    ? line
    : `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
}
