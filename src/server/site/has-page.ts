import { isPageAddress } from '#contract/paths.ts'
import type { CurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { SiteDocument } from './read-documents.ts'

interface Sources {
  index: CurriculumIndex
  documents: ReadonlyMap<string, SiteDocument>
}

/** Returns whether learners find a page at `path`, which has no trailing slash. */
export function hasPage(path: string, { index, documents }: Sources): boolean {
  return isPageAddress(path, {
    hasUnit: (id) => index.isVisible(id) && index.nodes.get(id)?.kind === 'unit',
    hasConcept: (id) => index.isConceptVisible(id),
    hasGuide: (slug) => documents.has(`/guide/${slug}`),
  })
}
