import { z } from 'zod'

/** What a model is asked to answer with. Limits are the verification's to judge, so that a fault can be named and repaired. */

const draftSchema = z.strictObject({
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  solution: z.string(),
  hints: z.array(z.string()),
  mistakes: z.array(z.strictObject({ answer: z.string(), says: z.string() })),
  rubric: z.array(z.strictObject({ point: z.string(), marks: z.number().int() })),
  pairing: z.strictObject({ left: z.array(z.string()), right: z.array(z.string()) }).nullable(),
})
export type ModelDraft = z.infer<typeof draftSchema>

export const draftsSchema = z.strictObject({ items: z.array(draftSchema) })
export const solvedSchema = z.strictObject({ answer: z.string() })
