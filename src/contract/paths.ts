/** Page addresses (specification section 2). No zod: page and worker share this file. */

const ID = /^[A-Z0-9]+$/
const STUDY_LINK = /^\{([A-Z0-9]+)(?:\/([A-Z0-9]+))?\}$/

/** What an address without a page is called, by the server's text and the app's. */
export const MISSING_PAGE_TITLE = '찾는 페이지가 없어요'

/** `/chat/M1U01`. */
export function unitPath(unitId: string): string {
  return `/chat/${unitId}`
}

/** `/chat/M1U01/M1U01C03`. */
export function conceptPath(unitId: string, conceptId: string): string {
  return `/chat/${unitId}/${conceptId}`
}

/** The concept's page that starts the due items of the wrong-answer notebook: `/chat/M1U01/M1U01C03?review=1`. */
export function reviewPath(unitId: string, conceptId: string): string {
  return `${conceptPath(unitId, conceptId)}?review=1`
}

export interface ChatAddress {
  unitId: string
  /** Null for the unit's own page. */
  conceptId: string | null
}

/**
 * Returns the unit and concept of a page address without query or hash. Ids are upper-case alphanumeric. Null if the address is
 * not a learning page.
 */
export function parseChatPath(pathname: string): ChatAddress | null {
  const [empty, chat, unitId, conceptId, ...rest] = pathname.replace(/\/$/, '').split('/')
  if (empty !== '' || chat !== 'chat' || rest.length > 0) return null
  if (unitId === undefined || !ID.test(unitId)) return null
  if (conceptId === undefined) return { unitId, conceptId: null }
  return ID.test(conceptId) ? { unitId, conceptId } : null
}

/** Returns the page of a study link `{M1U01}` or `{M1U01/M1U01C03}`, null for any other text (specification section 2). */
export function resolveStudyLink(link: string): string | null {
  const [, unitId, conceptId] = STUDY_LINK.exec(link) ?? []
  if (unitId === undefined) return null
  return conceptId === undefined ? unitPath(unitId) : conceptPath(unitId, conceptId)
}

/** Returns the study link of a unit, or of one of its concepts. */
export function makeStudyLink(unitId: string, conceptId?: string): string {
  return conceptId === undefined ? `{${unitId}}` : `{${unitId}/${conceptId}}`
}

export interface LoginAddress {
  /** The page to open after sign-in: a path of this origin, not encoded. */
  nextUrl: string
  /** Milliseconds since the epoch. */
  timestamp: number
  /** The provider to preselect, or why the page is shown. */
  type?: string
}

/** `/login?ts=…&nexturl=…&type=…`. */
export function loginPath({ nextUrl, timestamp, type }: LoginAddress): string {
  const query = new URLSearchParams({ ts: String(timestamp), nexturl: nextUrl })
  if (type !== undefined) query.set('type', type)
  return `/login?${query}`
}

/**
 * The pages with a fixed address; the others are units, concepts and guides. The routes of the app and the page heads of the server
 * are typed by it.
 */
const FIXED_PAGES = [
  '/',
  '/bookmark',
  '/notifications',
  '/teleport',
  '/auth',
  '/auth/logout',
  '/login',
  '/price',
  '/sales',
  '/recent-check',
  '/settings',
  '/policies/terms',
  '/policies/privacy',
  '/policies/youth',
  '/admin',
  '/admin/SeoManager',
  '/admin/UserManager',
  '/admin/PromptManager',
  '/admin/SchoolManager',
  '/admin/ConceptManager',
  '/admin/AnnouncementManager',
  '/admin/statistics-all',
  '/admin/health',
  '/admin/ExerciseManager',
  '/admin/LLMHistoryManager',
  '/admin/ExerciseTypeManager',
  '/admin/CurriculumShowManager',
  '/admin/statistics-curriculum',
] as const
export type FixedPage = (typeof FIXED_PAGES)[number]

function isFixedPage(path: string): path is FixedPage {
  return FIXED_PAGES.some((page) => page === path)
}

/** Returns whether a page exists at `pathname`; `content` says whether a unit, concept or guide exists. */
export function isPageAddress(
  pathname: string,
  content: {
    hasUnit: (id: string) => boolean
    hasConcept: (id: string) => boolean
    hasGuide: (slug: string) => boolean
  },
): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (isFixedPage(path)) return true
  if (path.startsWith('/guide/')) return content.hasGuide(path.slice('/guide/'.length))
  const chat = parseChatPath(path)
  if (!chat) return false
  return chat.conceptId === null ? content.hasUnit(chat.unitId) : content.hasConcept(chat.conceptId)
}

const ORIGIN_OF_PATHS = 'https://path.invalid'

/**
 * Returns `value` if it is a path of this origin, else `/`: for `nexturl` and `/teleport`. Rejects other origins in every
 * spelling that a browser accepts: `//host`, `\\host`, `https:host`, and paths that decode to one of them.
 */
export function safeLocalPath(value: string | null | undefined): string {
  if (!value?.startsWith('/') || hasControlCharacter(value)) return '/'
  let decoded = value
  try {
    for (let round = 0; round < 3; round += 1) decoded = decodeURIComponent(decoded)
  } catch {
    return '/'
  }
  if (leavesOrigin(value) || leavesOrigin(decoded)) return '/'
  const url = new URL(value, ORIGIN_OF_PATHS)
  return url.origin === ORIGIN_OF_PATHS ? url.pathname + url.search + url.hash : '/'
}

function leavesOrigin(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return hasControlCharacter(path) || pathname.includes('\\') || pathname.includes('//')
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
