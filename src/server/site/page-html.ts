import { escapeHtml } from '../http/escape-html.ts'
import { type PageFacts, SITE_NAME } from './describe-page.ts'

const OWN_TAGS = /\s*<title>[\s\S]*?<\/title>|\s*<meta name="description"[^>]*>/g
const ROOT = '<div id="root"></div>'
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/
const PICTURE = '/icon-512.png'

export interface PageHead extends PageFacts {
  /** A path of this origin or an absolute URL; null for the default picture. */
  image: string | null
}

interface PageParts {
  head: PageHead
  origin: string
  /** What stands until the app shows the same (`write-first-screen.ts`); null for pages that show personal data alone. */
  firstScreen: string | null
  /** Files that the first screen or the app need at once: tags of the head. */
  preloads: readonly string[]
}

/** Returns the shell with a page's own head and its text: one and the same page for everybody. */
export function writePage(shell: string, { head, origin, firstScreen, preloads }: PageParts): string {
  const tags = [...preloads.map((tag) => `    ${tag}`), writeHead(head, origin)].join('\n')
  const own = shell.replace(OWN_TAGS, '').replace('</head>', () => `${tags}\n  </head>`)
  if (firstScreen === null) return own
  // The first screen says itself what cannot be done without scripts.
  return own.replace(NO_SCRIPT, '').replace(ROOT, () => `${firstScreen}\n    ${ROOT}`)
}

function writeHead({ title, description, canonical, image }: PageHead, origin: string): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`
  const listed =
    canonical === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(origin + canonical)}" />`,
          meta('property', 'og:url', origin + canonical),
        ]
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...listed,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', new URL(image ?? PICTURE, origin).href),
    meta('name', 'twitter:card', 'summary'),
  ]
  return tags.map((tag) => `    ${tag}`).join('\n')
}
