import { conceptPath, unitPath } from '#contract/paths.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { listVisibleUnits } from './visible-units.ts'

/** Returns a sitemap of every public page that is listed: home, documents, and the units and concepts that learners see. */
export function writeSitemap(
  index: CurriculumIndex,
  documents: Iterable<string>,
  { origin, isListed }: { origin: string; isListed: (path: string) => boolean },
): string {
  const units = listVisibleUnits(index).flatMap(({ id }) => [
    unitPath(id),
    ...index.visibleConceptsUnder(id).map((concept) => conceptPath(id, concept.id)),
  ])
  const urls = ['/', ...documents, ...units]
    .filter(isListed)
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /local-idp/

Sitemap: ${origin}/sitemap.xml
`
}
