import type { ActionKind, ChatMessage, MessageContext } from '#domain/chat/message.ts'
import { PLAIN_CONTEXT } from '#domain/chat/plain-context.ts'
import type { ExamState } from '#domain/exam/apply-verdict.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { drawExam } from '#domain/exam/draw-exam.ts'
import type { ExamInfo, ExamSet } from '#domain/exam/exam-set.ts'
import { findExamOf, findItemAction, findNextItem, findShownItem } from '#domain/exam/find-shown-item.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { type Judgement, judgeSubmission } from '#domain/exam/judge-submission.ts'
import { listStandings } from '#domain/exam/list-standings.ts'
import { readPracticeFacts } from '#domain/follow-up/read-practice-facts.ts'
import { type FollowUp, suggestFollowUps } from '#domain/follow-up/suggest-follow-ups.ts'
import { applyTurn, putExam } from '#domain/outbox/thread-copy.ts'
import { makeItem } from './make-exam.ts'

export const LEVELS: readonly DifficultyLevel[] = [0, 1, 3]
const ITEMS = LEVELS.flatMap((level) =>
  [1, 2, 3].map((number) =>
    makeItem(`L${level}-${number}`, {
      difficultyLevel: level,
      writtenTestType: 2,
      question: `${level}-${number}`,
      correctAnswer: `${number}`,
    }),
  ),
)

interface Practice extends ExamState {
  turns: readonly ChatMessage[]
}

/** A signed-in learner at a concept of three levels, over the rules that page and server use. */
export class LearnerModel {
  state: Practice = { turns: [], exams: [], itemsInfo: [] }
  /** Of the last answer. */
  judgement: Judgement | null = null
  /** Pressed cards that led nowhere. */
  readonly refused: FollowUp[] = []

  get examInfo(): ExamInfo {
    return computeExamInfo({ ...this.state, availableLevels: LEVELS })
  }

  get cards(): FollowUp[] {
    return suggestFollowUps({
      ...readPracticeFacts(this.state),
      place: 'concept',
      signedIn: true,
      useLinks: true,
      examInfo: this.examInfo,
      earlierConcept: null,
      conceptName: '소수',
      nextConcept: null,
      links: [],
    })
  }

  get shownItem(): Item | null {
    return findShownItem(this.state.turns, this.state.exams)?.item ?? null
  }

  press(card: FollowUp): void {
    switch (card.kind) {
      case 'exam':
        this.#begin(card)
        return
      case 'next-item': {
        const next = findNextItem(this.state.turns, this.state.exams)
        if (next) this.#show('next-exam', next.item, next.exam)
        else this.refused.push(card)
        return
      }
      case 'hint':
        this.#act('show-hint', 'hint')
        return
      case 'solution':
        this.#act(card.actionKind, 'solution')
        return
      default:
        this.ask()
    }
  }

  answer(isRight: boolean): void {
    const shown = findShownItem(this.state.turns, this.state.exams)
    if (!shown) return
    const { item, exam } = shown
    const { difficultyLevel } = exam
    const answer = isRight ? item.correctAnswer : '99'
    this.judgement = judgeSubmission({
      state: this.state,
      availableLevels: LEVELS,
      item,
      difficultyLevel,
      answer,
      marking: null,
      isVisitor: false,
    })
    const { responseType, complete } = this.judgement
    this.#add({ kind: 'submit-answer', evaluationId: item.id, difficultyLevel }, responseType, complete)
  }

  ask(): void {
    this.#add(null, 'normal')
  }

  clearConversation(): void {
    this.state = { ...this.state, turns: [] }
  }

  #begin(card: Extract<FollowUp, { kind: 'exam' }>): void {
    const { difficultyLevel, actionKind } = card
    const { turns, exams, itemsInfo } = this.state
    const open = exams.find((exam) => exam.difficultyLevel === difficultyLevel && !exam.finished)
    const exam = open ?? this.#draw(difficultyLevel, exams, listStandings(turns, itemsInfo))
    const item = exam?.examItems.find((one) => !one.finished)?.evaluationItem
    if (!exam || !item) {
      this.refused.push(card)
      return
    }
    this.state = putExam(this.state, exam)
    this.#show(actionKind, item, exam)
  }

  #draw(
    difficultyLevel: DifficultyLevel,
    exams: readonly ExamSet[],
    standings: ReturnType<typeof listStandings>,
  ): ExamSet | null {
    const drawn = drawExam({
      difficultyLevel,
      limit: 2,
      items: ITEMS,
      templates: [],
      standings,
      exams,
      drawSeed: () => 0,
      onFailure: (failure) => {
        throw failure
      },
    })
    if (drawn.length === 0) return null
    const examItems = drawn.map(({ item }) => ({ evaluationItem: item, finished: false }))
    return { id: `e${exams.length}`, threadId: 't1', difficultyLevel, finished: false, examItems }
  }

  #show(kind: ActionKind, item: Item, { difficultyLevel }: ExamSet): void {
    this.#add({ kind, evaluationId: item.id, difficultyLevel }, 'normal')
  }

  #act(kind: ActionKind, responseType: MessageContext['responseType']): void {
    const action = findItemAction(this.state.turns)
    const exam = findExamOf(this.state.exams, action)
    if (action && exam) this.#add({ ...action, kind, difficultyLevel: exam.difficultyLevel }, responseType)
  }

  #add(
    action: MessageContext['action'],
    responseType: MessageContext['responseType'],
    complete = false,
  ): void {
    const { turns } = this.state
    const turn: ChatMessage = {
      id: `m${turns.length}`,
      threadId: 't1',
      message: '',
      response: '',
      shortResponse: null,
      bookmark: false,
      createdAt: '2026-03-02T00:00:00.000Z',
      relatedQuestions: [],
      status: 'success',
      ocrResultId: null,
      context: { ...PLAIN_CONTEXT, action, responseType, complete },
    }
    this.state = applyTurn({ ...this.state, turns: [...turns, turn] }, turn)
  }
}
