import { AppError } from '#contract/error.ts'
import { api, type CallContext } from '../http/call.ts'
import { buildEntries, buildNode, buildTree, listNodes } from './build-tree.ts'
import { type ConceptRow, listLinks, listTerms, type NodeRow } from './curriculum.queries.ts'
import { type CurriculumIndex, getCurriculumIndex, toConcept } from './curriculum-index.ts'
import { findRenderedExplanation } from './find-rendered-explanation.flow.ts'

/** Only administrators see hidden nodes and concepts. */
function seesHidden({ user }: CallContext) {
  return user?.roles.includes('admin') === true
}

function findNode(index: CurriculumIndex, context: CallContext, id: string): NodeRow {
  const node = index.nodes.get(id)
  if (!node || !(seesHidden(context) || index.isVisible(id))) throw new AppError('CURRICULUM_NOT_FOUND')
  return node
}

function findConcept(index: CurriculumIndex, context: CallContext, id: string): ConceptRow {
  const concept = index.concepts.get(id)
  if (!concept || !(seesHidden(context) || index.isConceptVisible(id)))
    throw new AppError('CONCEPT_NOT_FOUND')
  return concept
}

export const curriculumRoutes = {
  entries: api.curriculum.entries.handler(async ({ context }) =>
    buildEntries(await getCurriculumIndex(context.deps), seesHidden(context)),
  ),

  nodes: api.curriculum.nodes.handler(async ({ context }) =>
    listNodes(await getCurriculumIndex(context.deps), seesHidden(context)),
  ),

  roots: api.curriculum.roots.handler(async ({ context }) => {
    const index = await getCurriculumIndex(context.deps)
    const roots = index.children(null).filter((node) => seesHidden(context) || !node.hidden)
    return roots.map((node) => buildNode(index, node, seesHidden(context)))
  }),

  tree: api.curriculum.tree.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    return buildTree(index, findNode(index, context, input.id), seesHidden(context))
  }),

  concepts: api.curriculum.concepts.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    const { id } = findNode(index, context, input.id)
    return (seesHidden(context) ? index.conceptsUnder(id) : index.visibleConceptsUnder(id)).map(toConcept)
  }),

  concept: api.curriculum.concept.handler(async ({ input, context }) => {
    const index = await getCurriculumIndex(context.deps)
    const { id } = findNode(index, context, input.id)
    const concept = findConcept(index, context, input.conceptId)
    if (!index.isUnder(concept.id, id)) throw new AppError('CONCEPT_NOT_FOUND')
    return toConcept(concept)
  }),
}

export const conceptRoutes = {
  links: api.concept.links.handler(async ({ input, context }) => {
    const concept = findConcept(await getCurriculumIndex(context.deps), context, input.id)
    return listLinks(context.db, concept.id)
  }),

  terms: api.concept.terms.handler(async ({ input, context }) => {
    const concept = findConcept(await getCurriculumIndex(context.deps), context, input.id)
    return listTerms(context.db, [concept.id])
  }),

  latestExplanation: api.concept.latestExplanation.handler(async ({ input, context }) => {
    const concept = findConcept(await getCurriculumIndex(context.deps), context, input.id)
    const explanation = await findRenderedExplanation(context.deps, context.db, concept)
    if (!explanation) throw new AppError('EXPLANATION_NOT_FOUND')
    return explanation
  }),
}
