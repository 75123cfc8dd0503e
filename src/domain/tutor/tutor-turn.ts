import type { TutorPersona } from '../access/roles.ts'
import type { Concept, GlossaryTerm } from '../curriculum/curriculum.ts'
import type { Item } from '../exam/item.ts'
import type { ItemTemplate } from '../items/template.ts'
import type { QuestionBank } from './bank/question-bank.ts'

/** What a tutor knows of one concept of the unit: from the database on the server, from the downloaded unit on the device. */
export interface TutorConcept {
  concept: Concept
  /** Markdown of the latest published explanation; empty while there is none. */
  explanation: string
  terms: GlossaryTerm[]
  items: Item[]
  /** Null while it has none. */
  bank: QuestionBank | null
}

export interface TutorUnit {
  id: string
  title: string
  concepts: TutorConcept[]
}

/** Names only, of every visible concept of the whole curriculum; always at hand, offline too. */
export interface OutlineConcept {
  id: string
  content: string
  unitId: string
  unitTitle: string
  terms: string[]
}

/** One turn put to a tutor; `conceptId` is null in a unit's own chat. */
export interface TutorTurn {
  unit: TutorUnit
  outline: OutlineConcept[]
  /** Item templates of the unit (`loadUnitTemplates`): fresh worked examples and questions come from them. */
  templates: ItemTemplate[]
  conceptId: string | null
  /** The open item, if any; a tutor never states its answer. */
  openItem: Item | null
  /** The other unfinished items of the open one's set: their answers are not stated either. */
  alsoOpen?: readonly Item[]
  /** What the learner has done with the open item so far, where it is known. */
  tried?: { answers: string[]; hintsShown: number }
  /** Earlier turns of the thread, oldest first. */
  history: { message: string; response: string }[]
  message: string
  /** `question`: a question or talk; `answer`: worked lines with no item open. */
  mode: 'question' | 'answer'
  persona: TutorPersona
}

export interface TutorReply {
  /** Markdown, ending with a ```question fence. */
  response: string
  /** Ids of glossary terms used. */
  termIds: string[]
  relatedQuestions: string[]
}
