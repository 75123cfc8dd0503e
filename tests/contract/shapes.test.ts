import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { streamEventSchema } from '#contract/chat.ts'
import type {
  conceptSchema,
  curriculumEntrySchema,
  explanationSchema,
  linkSchema,
  renderedExplanationSchema,
  termSchema,
  treeNodeSchema,
} from '#contract/curriculum.ts'
import type { examInfoSchema, examItemsInfoSchema, examSetSchema } from '#contract/exam.ts'
import type { itemSchema } from '#contract/item.ts'
import type { messageContextInputSchema, messageContextSchema, messageSchema } from '#contract/message.ts'
import type { conceptProgressSchema, evaluationProgressSchema } from '#contract/progress.ts'
import type { conceptReviewsSchema } from '#contract/review.ts'
import type { threadSchema } from '#contract/thread.ts'
import type { timeSpanSchema } from '#contract/timespan.ts'
import type { TimeSpanRecord } from '#domain/activity/time-span.ts'
import type { ChatMessage, MessageContext, Thread } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type {
  Concept,
  ConceptLink,
  CurriculumEntry,
  Explanation,
  GlossaryTerm,
  RenderedExplanation,
  TreeNode,
} from '#domain/curriculum/curriculum.ts'
import type { ExamInfo, ExamItemsInfo, ExamSet } from '#domain/exam/exam-set.ts'
import type { Item } from '#domain/exam/item.ts'
import type { ConceptProgress, EvaluationProgress } from '#domain/progress/progress.ts'
import type { ConceptReviews } from '#domain/review/review.ts'

test('every schema describes exactly the domain type of its name', () => {
  expectTypeOf<z.infer<typeof conceptSchema>>().toEqualTypeOf<Concept>()
  expectTypeOf<z.infer<typeof curriculumEntrySchema>>().toEqualTypeOf<CurriculumEntry>()
  expectTypeOf<z.infer<typeof treeNodeSchema>>().toEqualTypeOf<TreeNode>()
  expectTypeOf<z.infer<typeof linkSchema>>().toEqualTypeOf<ConceptLink>()
  expectTypeOf<z.infer<typeof explanationSchema>>().toEqualTypeOf<Explanation>()
  expectTypeOf<z.infer<typeof renderedExplanationSchema>>().toEqualTypeOf<RenderedExplanation>()
  expectTypeOf<z.infer<typeof termSchema>>().toEqualTypeOf<GlossaryTerm>()
  expectTypeOf<z.infer<typeof conceptReviewsSchema>>().toEqualTypeOf<ConceptReviews>()
  expectTypeOf<z.infer<typeof itemSchema>>().toEqualTypeOf<Item>()
  expectTypeOf<z.infer<typeof examSetSchema>>().toEqualTypeOf<ExamSet>()
  expectTypeOf<z.infer<typeof examInfoSchema>>().toEqualTypeOf<ExamInfo>()
  expectTypeOf<z.infer<typeof examItemsInfoSchema>>().toEqualTypeOf<ExamItemsInfo>()
  expectTypeOf<z.infer<typeof messageSchema>>().toEqualTypeOf<ChatMessage>()
  expectTypeOf<z.infer<typeof messageContextSchema>>().toEqualTypeOf<MessageContext>()
  expectTypeOf<z.output<typeof messageContextInputSchema>>().toEqualTypeOf<MessageContext>()
  expectTypeOf<z.infer<typeof threadSchema>>().toEqualTypeOf<Thread>()
  expectTypeOf<z.infer<typeof streamEventSchema>>().toEqualTypeOf<StreamEvent>()
  expectTypeOf<z.infer<typeof conceptProgressSchema>>().toEqualTypeOf<ConceptProgress>()
  expectTypeOf<z.infer<typeof evaluationProgressSchema>>().toEqualTypeOf<EvaluationProgress>()
  expectTypeOf<z.infer<typeof timeSpanSchema>>().toEqualTypeOf<TimeSpanRecord>()
})
