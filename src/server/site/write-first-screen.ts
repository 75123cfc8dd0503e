import { conceptPath, MISSING_PAGE_TITLE, parseChatPath, unitPath } from '#contract/paths.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { nameGrade, nameGradeBriefly } from '#domain/curriculum/name-grade.ts'
import type { NodeRow } from '../curriculum/curriculum.queries.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import { findRenderedExplanation } from '../curriculum/find-rendered-explanation.flow.ts'
import type { AppDeps } from '../deps.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { PageSources } from './describe-page.ts'
import type { SiteDocument } from './read-documents.ts'
import { listVisibleUnits } from './visible-units.ts'

type Deps = Pick<AppDeps, 'contentDb' | 'renderedTexts' | 'site'>

/**
 * Returns what a page shows of public content, in the layout and the classes of the app, so that it is there before any script and without
 * scripts; the app takes its place when it shows the same (`platform/first-screen.ts`). Null for a page without public content.
 */
export async function writeFirstScreen(
  deps: Deps,
  pathname: string,
  { index, documents }: PageSources,
): Promise<string | null> {
  const document = documents.get(pathname)
  if (document) return wrap(await writeDocument(deps, document))
  if (!index) return null
  if (pathname === '/') return wrap(writeHome(index))
  const chat = parseChatPath(pathname)
  if (!chat) return null
  if (chat.conceptId === null) return wrap(writeUnit(index, chat.unitId))
  return wrap(await writeConcept(deps, index, chat.conceptId))
}

/** A plain page for an address without one: programs that read pages never see the app's error page. @see specification 2 */
export const MISSING_SCREEN = wrap(
  `<main class="plane"><h1>${MISSING_PAGE_TITLE}</h1><p><a href="/">셈샘 홈으로</a></p></main>`,
)

const HOME_LINK = '<a class="first-home" href="/">셈샘</a>'

/** Whether a text is set in the fonts of formulas. */
export function hasFormulas(html: string): boolean {
  return html.includes('class="katex"')
}

/** A text with formulas waits for their fonts (index.html). */
function wrap(html: string): string {
  return `<div id="first-screen"${hasFormulas(html) ? ' data-awaits-fonts' : ''}>${html}</div>`
}

function writeNoScript(what: string): string {
  return `<noscript><p class="first-note">${what} 자바스크립트를 켜 주세요.</p></noscript>`
}

async function writeConcept(deps: Deps, index: CurriculumIndex, conceptId: string): Promise<string> {
  const concept = index.concepts.get(conceptId)
  const unit = index.unitOf(conceptId)
  if (!concept || !unit) return ''
  const explanation = await findRenderedExplanation(deps, deps.contentDb, concept)
  const text = explanation
    ? `<div class="read opening-text" data-concept="${concept.id}" data-digest="${explanation.rendered.digest}">${explanation.rendered.html}</div>`
    : '<p>이 개념의 설명은 아직 준비하고 있어요.</p>'
  return `<div class="learning learning-with-help"><div class="side-menu">${HOME_LINK}</div><main class="learning-main">
<header class="app-bar">${HOME_LINK}<div class="app-bar-title"><small>${escapeHtml(describePlace(index, unit))}</small><h1>${escapeHtml(concept.content)}</h1></div></header>
<section class="thread" aria-label="대화" tabindex="0"><div class="thread-inner"><div class="chat-list">
<section class="turn"><div class="turn-who"><img class="avatar" src="/avatars/${DEFAULT_PERSONA}.svg" alt="" width="36" height="36" /><h2>개념 설명</h2></div>${text}</section>
${writeConceptLinks(index, unit.id)}</div></div></section>
<div class="composer-dock"><div class="composer-dock-inner">${writeNoScript('질문하고 문제를 풀려면')}</div></div>
</main><div class="side-help"></div></div>`
}

function describePlace(index: CurriculumIndex, unit: NodeRow): string {
  const grade = findGrade(index, unit.id)
  return grade ? `${nameGradeBriefly(grade)} · ${unit.label}` : unit.label
}

/** The app's name of the grade of a unit. */
function findGrade(index: CurriculumIndex, unitId: string) {
  const node = index.ancestors(unitId).find(({ kind }) => kind === 'grade')
  const schoolLevel = SCHOOL_LEVELS.find((level) => level === node?.schoolLevel)
  return schoolLevel && node?.grade ? { schoolLevel, grade: node.grade } : null
}

function writeUnit(index: CurriculumIndex, unitId: string): string {
  const unit = index.nodes.get(unitId)
  const grade = findGrade(index, unitId)
  const count = index.visibleConceptsUnder(unitId).length
  return writePaged(
    grade ? nameGrade(grade) : '셈샘',
    `<h1 class="unit-title">${escapeHtml(unit?.label ?? '')}</h1>
<p class="unit-lead">${index.isEmpty(unitId) ? '이 단원은 아직 준비하고 있어요. ' : ''}개념 ${count}개를 차례로 배워요. 개념마다 설명을 읽고, <span class="unit-levels">개념·기본·표준·도전</span> 문항을 풀어요.</p>
${writeConceptLinks(index, unitId)}${writeNoScript('질문하고 문제를 풀려면')}`,
  )
}

async function writeDocument({ renderedTexts, site }: Deps, { title, body }: SiteDocument): Promise<string> {
  // The page's own heading is the first one: those of the text are one level up, as on the page.
  const parts = body.replace(/^#(#+) /gm, '$1 ').split('{{operator}}')
  const rendered = await Promise.all(parts.map((part) => renderedTexts.render(part)))
  const texts = rendered.map(({ html }) => `<div class="read">${html}</div>`)
  return writePaged(
    '안내',
    `<div class="document"><article><h1>${escapeHtml(title)}</h1>${texts.join(writeOperator(site.operator))}</article></div>`,
  )
}

function writeOperator(operator: AppDeps['site']['operator']): string {
  if (operator === null) return ''
  const facts = [operator.name, operator.address, operator.email]
  return `<p class="document-operator">운영자: ${facts.map(escapeHtml).join(', ')}</p>`
}

function writePaged(title: string, body: string): string {
  return `<div class="paged"><div class="side-menu">${HOME_LINK}</div><main class="paged-main">
<header class="app-bar">${HOME_LINK}<div class="app-bar-title"><b>${escapeHtml(title)}</b></div></header>
<div class="paged-body">${body}</div></main></div>`
}

function writeHome(index: CurriculumIndex): string {
  return `<div class="first-visit"><header class="plane-bar">${HOME_LINK}</header><main class="plane">
<section class="hero"><div><h1>답보다 이유를<br />먼저 묻는 수학 선생님</h1>
<p class="hero-lead">중학교 수학을 개념마다 설명부터 도전 문항까지 대화로 공부해요. 막히면 힌트를 하나씩, 끝에는 혼자 힘으로.</p>
</div></section>${writeNoScript('셈샘을 쓰려면')}${writeUnitLinks(index)}</main></div>`
}

function writeUnitLinks(index: CurriculumIndex): string {
  return writeLinks(
    '단원',
    listVisibleUnits(index)
      .filter(({ id }) => !index.isEmpty(id))
      .map(({ id, label }) => [unitPath(id), label]),
  )
}

function writeConceptLinks(index: CurriculumIndex, unitId: string): string {
  return writeLinks(
    '이 단원의 개념',
    index.visibleConceptsUnder(unitId).map(({ id, content }) => [conceptPath(unitId, id), content]),
  )
}

function writeLinks(label: string, links: readonly (readonly [path: string, label: string])[]): string {
  const items = links.map(([path, words]) => `<li><a href="${path}">${escapeHtml(words)}</a></li>`)
  return `<nav class="first-links" aria-label="${label}"><ul>${items.join('')}</ul></nav>`
}
