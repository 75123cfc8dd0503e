import { escapeHtml } from '../http/escape-html.ts'
import { type PageFacts, SITE_NAME } from './describe-page.ts'

const OWN_TAGS = /\s*<title>[\s\S]*?<\/title>|\s*<meta name="description"[^>]*>/g
const PROGRAM =
  /\s*<script\b[\s\S]*?<\/script>|\s*<link rel="modulepreload"[^>]*>|\s*<(noscript|template)\b[\s\S]*?<\/\1>/g
const ROOT = '<div id="root"></div>'
const PICTURE = '/icon-512.png'

export interface PageHead extends PageFacts {
  /** A path of this origin or an absolute URL; null for the default picture. */
  image: string | null
}

/** Returns the shell with a page's own title, description, address and picture. */
export function writePage(shell: string, head: PageHead, origin: string): string {
  const own = shell.replace(OWN_TAGS, '')
  return own.replace('</head>', () => `${writeHead(head, origin)}\n  </head>`)
}

/**
 * The same for crawlers: with the page's text and without the app's scripts, so that they never see the
 * app's error page.
 */
export function writeReadPage(shell: string, head: PageHead, origin: string, text: string): string {
  return writePage(shell.replace(PROGRAM, ''), head, origin).replace(ROOT, () => `<main>${text}</main>`)
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
