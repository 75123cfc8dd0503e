import { type ContentFault, fault, type LintRules } from './content-fault.ts'
import { lintExplanation, lintNotation } from './lint-explanation.ts'
import { lintFormulas } from './lint-formulas.ts'
import { findWrongParticles } from './lint-particles.ts'
import type { ConceptText } from './read-concept-text.ts'
import type { PlacedConcept } from './read-outline.ts'

const FEWEST_TERMS = 4
const MOST_TERMS = 8

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return [...first].sort().join() === [...second].sort().join()
}

/** Faults of one concept's Markdown file; `placed` is its concept in the outline. */
export function lintConceptText(
  text: ConceptText,
  placed: PlacedConcept | undefined,
  rules: LintRules,
): ContentFault[] {
  const faults = lintReferences(text, placed)
  if (rules === 'loading') return [...faults, ...lintNotation(text)]
  const isFigureRequired = placed?.concept.imageRequired ?? false
  return [...faults, ...lintMatter(text), ...lintExplanation(text, isFigureRequired)]
}

/** What the outline has otherwise, and formulas of definitions. */
function lintReferences(
  { file, matter, lineOf }: ConceptText,
  placed: PlacedConcept | undefined,
): ContentFault[] {
  const faults: ContentFault[] = []
  const report = (path: (string | number)[], message: string) =>
    faults.push(fault(file, lineOf(path), message))

  const named = /\/(\w+)\.md$/.exec(file)?.[1]
  if (matter.id !== named) report(['id'], `the id ${matter.id} is not that of the file`)
  if (!placed) report(['id'], `the outline has no concept ${matter.id}`)
  else {
    const { concept } = placed
    if (matter.name !== concept.name) report(['name'], `the outline calls it ${concept.name}`)
    if (matter.description !== concept.description)
      report(['description'], 'the outline describes it otherwise')
    if (!isSameList(matter.standards, concept.standards))
      report(['standards'], 'the outline has other standards')
    if (!isSameList(matter.prerequisites, concept.prerequisites)) {
      report(['prerequisites'], 'the outline has other prerequisites')
    }
  }

  matter.terms.forEach(({ definition }, index) => {
    for (const { message } of lintFormulas(definition)) report(['terms', index, 'definition'], message)
  })
  return faults
}

/** What shipped terms and links fulfil. */
function lintMatter({ file, matter, lineOf }: ConceptText): ContentFault[] {
  const faults: ContentFault[] = []
  const report = (path: (string | number)[], message: string) =>
    faults.push(fault(file, lineOf(path), message))
  if (matter.standards.length === 0) report(['standards'], 'the concept has no standard')
  if (matter.description === '') report(['description'], 'the description is blank')
  if (matter.terms.length < FEWEST_TERMS || matter.terms.length > MOST_TERMS) {
    report(['terms'], `${matter.terms.length} terms, not ${FEWEST_TERMS} to ${MOST_TERMS}`)
  }
  matter.terms.forEach(({ id, definition }, index) => {
    if (!new RegExp(`^${matter.id}T\\d\\d$`).test(id))
      report(['terms', index, 'id'], `the id must be ${matter.id}T01 and so on`)
    for (const word of findWrongParticles(definition))
      report(['terms', index, 'definition'], `the wrong particle: ${word}`)
  })
  matter.links.forEach(({ url }, index) => {
    if (new URL(url).pathname === '/')
      report(['links', index, 'url'], 'the link leads to a front page, not to what its title names')
  })
  return faults
}
