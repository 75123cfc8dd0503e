import type { RenderedText } from '../markdown/rendered-text.ts'
/** Shapes of the curriculum (specification section 3). Ids match `^[A-Z0-9]+$`. */

export const SCHOOL_LEVELS = ['ELEMENTARY', 'MIDDLE', 'HIGH'] as const
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number]

export const CURRICULUM_ID = /^[A-Z0-9]+$/

/** The levels of the tree: 학년, 대단원, 중단원, 소단원. Concepts hang on a small unit. */
export const NODE_KINDS = ['grade', 'unit', 'middle', 'small'] as const
export type NodeKind = (typeof NODE_KINDS)[number]
export type OutlineKind = NodeKind | 'concept'

/** What lies directly below a node. */
export const KIND_BELOW: Readonly<Record<NodeKind, OutlineKind>> = {
  grade: 'unit',
  unit: 'middle',
  middle: 'small',
  small: 'concept',
}

/** `shipped`: as the release has it; `edited`: shipped, then changed here; `own`: made here. The loader writes only shipped rows. */
export const CONTENT_ORIGINS = ['shipped', 'edited', 'own'] as const
export type ContentOrigin = (typeof CONTENT_ORIGINS)[number]

/** What the curriculum consists of, beside items. */
export const CONTENT_ENTITIES = ['curriculum', 'concept', 'link', 'explanation', 'term'] as const
export type ContentEntity = (typeof CONTENT_ENTITIES)[number]

/** What a release ships and administrators edit. */
export const RELEASED_ENTITIES = [...CONTENT_ENTITIES, 'item'] as const
export type ReleasedEntity = (typeof RELEASED_ENTITIES)[number]

export interface Concept {
  id: string
  /** The concept's name. */
  content: string
  description: string
  imageRequired: boolean
  ordered: number
  hidden: boolean
}

export interface SmallUnit {
  id: string
  title: string
  concepts: Concept[]
}

export interface MiddleUnit {
  id: string
  title: string
  smallUnits: SmallUnit[]
}

/** A 대단원: the `unit` of a page address and the `curriculumId` of a thread. */
export interface Unit {
  id: string
  title: string
  middleUnits: MiddleUnit[]
  /** None of its concepts has an explanation yet. */
  empty?: true
}

export interface CurriculumEntry {
  id: string
  schoolLevel: SchoolLevel
  grade: number
  subjectArea: string
  /** Subject and revision, for example `수학(2022 개정)`; the flattening rule reads the revision here. */
  subject: string
  hidden: boolean
  units: Unit[]
}

export interface TreeNode {
  id: string
  label: string
  parentId: string | null
  ordered: number
  depth: number
  parents: { id: string; label: string }[]
  children: TreeNode[]
  curriculumAchievement: string | null
  achievementCriterion: { id: string; code: string; text: string }[]
  curriculumConcepts: Concept[]
  hidden: boolean
}

export interface ConceptLink {
  id: string
  conceptId: string
  title: string
  url: string
  kind: 'video' | 'page'
  ordered: number
  createdAt: string
}

export interface Explanation {
  id: string
  conceptId: string
  /** Markdown; math between `\( \)` and `\[ \]`; figures as JSON in ```figure fences. */
  content: string
  status: 'draft' | 'published'
  author: 'person' | 'model'
  createdAt: string
}

/** An explanation as learners get it. */
export interface RenderedExplanation extends Explanation {
  /** The concept's name as a heading, and the explanation below it. */
  rendered: RenderedText
}

export interface GlossaryTerm {
  id: string
  conceptId: string
  term: string
  definition: string
}
