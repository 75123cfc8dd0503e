import { z } from 'zod'
import type { AnswerSchema } from './stream-model.ts'

export function toAnswerSchema(name: string, schema: z.ZodType): AnswerSchema {
  return { name, schema: z.toJSONSchema(schema, { target: 'draft-7' }) }
}

/** Longer answers are not of a shape that was asked for. */
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
