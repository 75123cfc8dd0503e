/** Sources whose chunks carry the folder's name first, so that the size budgets can tell them from the others (.size-limit.mjs). */
const ITEM_SOURCES = '/src/domain/items/'

/**
 * Only the pages of administration import these: their own files, the contract's schemas, the packages of forms, editor and tree. The guard,
 * which is for everybody, is not among them.
 */
const ADMIN_SOURCES =
  /\/src\/admin\/|\/src\/app\/screens\/(?:admin(?:\.screen|-side|-pages|-link)|load-prompt-picker)\.|\/src\/contract\/(?:chat|procedure)\.ts$|virtual:admin-contract$|\/node_modules\/(?:zod|react-hook-form|@tanstack\/(?:react-table|table-core|react-store|store)|@(?:codemirror|lezer|headless-tree|hookform))\//

const SHARED_NAME = 'shared'

interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

function isOfFirstLoad(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const found = graph.getModuleInfo(id)
  if (!found) return false
  return found.isEntry || found.importers.some((importer) => isOfFirstLoad(importer, graph, seen))
}

/** Parts of packages of the first load that only the pages of administration use. */
const ADMIN_PARTS =
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\/.*\/(?:useQueries|queriesObserver|useMutation|mutationObserver)\.js$/

/**
 * What home, units and conversations wear, lazy parts included. A style sheet that comes after the first screen styles the whole page
 * anew, and what it belongs to may have been drawn without it.
 */
const FIRST_STYLES =
  /\/src\/(?:ui\/(?:chart|composer|figure|form|item-card|overlay|primitives|speech|states|thread)|app\/(?:layouts\/(?!admin)|screens\/(?:error|etc-side|home-footer))|features\/(?:auth|bookmarks|curriculum|documents|downloads|home|hotkeys|install|learning|notifications|promo|review|selection|settings|sync))\/?[^?]*\.css$/

/** Puts everything that the entry imports statically into one file: dozens of small shared chunks would compress worse. */
export const FIRST_LOAD = {
  name: (id: string, graph: ModuleGraph) =>
    FIRST_STYLES.test(id) || (!ADMIN_PARTS.test(id) && isOfFirstLoad(id, graph, new Set())) ? 'app' : null,
}

/**
 * Puts KaTeX's style sheet into a file of its own. When a media query changes, as on a rotated tablet, the browser evaluates the whole file
 * again, and the fonts declared in it cause a new layout of all text.
 */
export const FORMULA_STYLES = {
  name: 'formula-styles',
  test: /\/node_modules\/katex\/.*\.css$/,
  priority: 1,
}

/**
 * Puts everything that only an open conversation fetches into one file, with the small parts of turns: separate files would be half as
 * large again. Excludes modules that import the checker, the ink pad or the math keyboard.
 */
export const CONVERSATION = {
  name: 'conversation',
  test: /\/src\/ui\/overlay\/(?:menu|level-marks)\.tsx$|\/src\/domain\/(?:chat\/(?:build-outline|turn-machine|can-retry-message|merge-saved-turn|shows-item))\.|\/src\/features\/learning\/(?:help-tabs\/|thread\/|turn\/(?!persona-names)|practice\/(?:begin-exam|help|learning-bar|use-level-choices|item-turn|send-chosen|answer-slip|report-item|review-exam)\b|ink\/turn-ink|photo\/(?:keep-photo|turn-photo|waiting-photo))|\/src\/platform\/(?:sse|open-stream)\.ts$|\/src\/app\/screens\/(?:review-mode|scroll-to-turn)\.|\/src\/features\/review\/review-bar\.|\/src\/ui\/thread\//,
  includeDependenciesRecursively: false,
}

/** Puts what reads a reply from the network into a file of its own, for conversations and for the outbox: neither must load the other. */
export const STREAMS = {
  name: 'streams',
  test: /\/domain\/(?:chat\/(?:parse-event-line|fold-stream|release-text)|markdown\/fences)\.ts$/,
  includeDependenciesRecursively: false,
}

/**
 * Puts what dialogs, drawers and menus are made of into one file, which is fetched when one is opened or while idle: what only may open one
 * must not load it.
 */
export const OVERLAYS = {
  name: 'overlays',
  test: /\/src\/ui\/overlay\/(?:\w+-parts|use-draggable)\.|\/node_modules\/(?:@base-ui|@floating-ui)\//,
  includeDependenciesRecursively: false,
}

/** Puts KaTeX and what uses it into a file of its own: together with the parser it takes too long to evaluate (load-markdown.ts). */
export const FORMULAS = {
  name: 'formulas',
  test: /\/node_modules\/katex\/|\/src\/ui\/markdown\/(?:formula|spoken-formulas)\./,
  includeDependenciesRecursively: false,
}

/** Puts the menu of the curriculum into a file of its own: if it cannot be fetched, the conversation beside it still works. */
export const MENU = {
  name: 'menu',
  test: /\/src\/(?:features\/curriculum\/components\/curriculum-menu|app\/screens\/curriculum-side)\./,
  includeDependenciesRecursively: false,
}

/** Puts the small pages into one file; home, units and settings have their own. */
export const SMALL_PAGES = {
  name: 'small-pages',
  test: /\/src\/(?:app\/screens\/(?:bookmark|document|notifications|recent-check|teleport)\.|features\/(?:bookmarks|documents)\/(?!texts)|features\/auth\/(?:landing|login|logout)\.page\.|features\/auth\/components\/age-question|features\/notifications\/(?:notifications\.page|components\/notification-item)\.)/,
  includeDependenciesRecursively: false,
}

/** Puts what sends the outbox into one file: a page of a signed-in person fetches it before it is idle. */
export const DRAIN = {
  name: 'drain',
  test: /\/src\/offline\/(?:drain-|send-record|read-reply|cuttable-fetch)/,
  includeDependenciesRecursively: false,
}

/** Puts the background code of every page into one file, which is fetched once the page is ready. */
export const BACKGROUND = {
  name: 'background',
  test: /\/src\/(?:app\/wiring\/(?!show-expired)|app\/screens\/shell-|features\/(?:promo|selection)\/|domain\/(?:client-log|promo|selection)\/|domain\/activity\/(?:fold-activity|choose-span-target))|\/src\/platform\/(?:activity-signs|beacon|check-for-updates|console-beacon|device-progress|end-session|page-signs|service-worker)\.|\/node_modules\/workbox-/,
  includeDependenciesRecursively: false,
}

/** Puts the answer checker into one file: otherwise modules that share code with it would load all of it. */
export const CHECKER = {
  name: 'checker',
  test: /\/src\/domain\/(?:answer\/(?!match-choices|verdict)|math\/(?!greatest-common-divisor|factorize|is-prime|least-common|list-divisors))|\/src\/domain\/exam\/(?:check-essay-lines|find-mistake|judge-submission)\.|\/src\/domain\/follow-up\/find-earlier-concept\.|\/src\/features\/learning\/(?:practice\/answer\.state|composer\/read-as)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}

/** Puts the drawing of figures into one file, for the same reason. */
export const FIGURES = {
  name: 'figures',
  test: /\/src\/(?:domain|ui)\/figure\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}

/** Puts the code that only item templates share into one file. */
export const ITEM_KIT = {
  name: 'kit',
  test: /\/src\/domain\/items\/asking\//,
  includeDependenciesRecursively: false,
}

/** A learner's page may come to fetch it, at once or later. */
function isForLearners(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (ADMIN_SOURCES.test(id) || seen.has(id)) return false
  seen.add(id)
  const found = graph.getModuleInfo(id)
  if (!found) return false
  const importers = [...found.importers, ...found.dynamicImporters]
  return found.isEntry || importers.some((importer) => isForLearners(importer, graph, seen))
}

const DASHBOARD = /\/src\/(?:app\/screens\/admin(?:-guard|\.screen)|admin\/dashboard\/dashboard\.page)\.tsx$/

function isOfDashboard(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (DASHBOARD.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfDashboard(importer, graph, seen)) ?? false
}

/** Puts what the dashboard shares with a learner's pages into one file: with what only those share it would load all of that. */
export const FRAME = {
  name: (id: string, graph: ModuleGraph) =>
    !ADMIN_SOURCES.test(id) && !DASHBOARD.test(id) && isOfDashboard(id, graph, new Set()) ? 'frame' : null,
  test: /\/src\//,
  includeDependenciesRecursively: false,
}

/**
 * Puts the modules that several lazy parts share together, by the parts that use them: a first visit to a conversation waits longer for many
 * small files than for fewer large ones that hold a little more. Excludes what the dashboard needs: it would load a learner's cards as well.
 */
export const SHARED = {
  name: (id: string, graph: ModuleGraph) => (isForLearners(id, graph, new Set()) ? SHARED_NAME : null),
  test: /\/src\/(?!domain\/activity\/describe-study-time)|\/node_modules\/use-sync-external-store\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  entriesAware: true,
  entriesAwareMergeThreshold: 45_000,
}

// The bundler's name for what is shared lists all parts that share it, in every file that imports it.
function shortenName(name: string): string {
  return name.startsWith(SHARED_NAME) ? SHARED_NAME : '[name]'
}

/** File name of a chunk: `items-…` if it holds nothing but item templates and what they share, `manage-…` if only administrators load it. */
export function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  // A learner's page imports none of these, so one is enough.
  if (moduleIds.some((id) => ADMIN_SOURCES.test(id) || ADMIN_PARTS.test(id)))
    return 'assets/manage-[name]-[hash].js'
  const isOfItems = moduleIds.length > 0 && moduleIds.every((id) => id.includes(ITEM_SOURCES))
  return `assets/${isOfItems ? 'items-' : ''}${shortenName(name)}-[hash].js`
}

/** File name of another asset: `manage-…` for the style sheets of the pages of administration. */
export function assetFileNames({
  names,
  originalFileNames,
}: {
  names: readonly string[]
  originalFileNames: readonly string[]
}): string {
  const isOfAdministration = originalFileNames.some((id) => ADMIN_SOURCES.test(`/${id}`))
  return `assets/${isOfAdministration ? 'manage-[name]' : shortenName(names[0] ?? '')}-[hash][extname]`
}
