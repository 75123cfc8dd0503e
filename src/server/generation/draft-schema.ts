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

export function toAnswerSchema(name: string, schema: z.ZodType) {
  return { name, schema: z.toJSONSchema(schema, { target: 'draft-7' }) }
}

/** Longer answers are no drafts. */
const LONGEST = 200_000

/** Returns the value of the JSON object in a model's answer, whatever stands around it; null if there is none of this shape. */
export function readJsonAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: string,
): z.output<Schema> | null {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start < 0 || end < start || answer.length > LONGEST) return null
  try {
    const parsed = schema.safeParse(JSON.parse(answer.slice(start, end + 1)))
    return parsed.success ? parsed.data : null
  } catch {
    // Not JSON: the caller says so to the model.
    return null
  }
}
