import type { ConceptLink } from '../curriculum/curriculum.ts'
import type { DifficultyExam, ExamInfo, ExamItemsInfo } from '../exam/exam-set.ts'
import type { Item } from '../exam/item.ts'
import type { ConceptProgress } from '../progress/progress.ts'
import type { ChatMessage, Thread } from './message.ts'

/** What the learner has done with the open item. */
export interface EvaluationStatus {
  evaluationId: string
  hintsShown: number
  solutionShown: boolean
  /** Wrong answers to it. */
  incorrect: number
}

/** One open conversation and all that its screen shows (specification section 3). */
export interface ThreadController {
  /** Null for a visitor. */
  thread: Thread | null
  curriculumId: string
  curriculumName: string
  nextCurriculumId: string | null
  nextCurriculumName: string | null
  promptName: string
  promptPurpose: 'dev' | 'prod'
  /** Null for the version that is current. */
  promptVersion: string | null
  /** Oldest first. */
  chatList: ChatMessage[]
  isReceiving: boolean
  evaluations: Item[]
  evaluationItem: Item | null
  conceptLinks: ConceptLink[]
  examInfo: ExamInfo | null
  /** Turns that the chat list keeps; null for all. */
  maxListCount: number | null
  unitId: string
  difficultyExams: DifficultyExam[]
  threadExamState: ExamItemsInfo[]
  progress: ConceptProgress | null
  evaluationStatus: EvaluationStatus | null
}

/** The controllers with `controller` among them: in the place of the one with its prompt name, else at the end. */
export function putThreadController(
  controllers: readonly ThreadController[],
  controller: ThreadController,
): ThreadController[] {
  const at = controllers.findIndex((one) => one.promptName === controller.promptName)
  return at < 0 ? [...controllers, controller] : controllers.with(at, controller)
}
