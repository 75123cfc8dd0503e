import { z } from 'zod'
import { BANK_VERDICTS, CHECK_KINDS, type QuestionBank } from '#domain/tutor/bank/question-bank.ts'
import type { ContentFault } from './content-fault.ts'
import { type LineOf, readYaml } from './read-yaml.ts'

const text = z.string().trim().min(1)
/** A key or answer; YAML reads a bare 3 as a number. */
const answer = z.union([text, z.number()]).transform(String)
/** A wording; YAML reads a bare 3 as a number, and students type numbers. */
const wording = answer

const bank = z.strictObject({
  aliases: z.record(text, z.array(wording).min(1)),
  explanations: z.array(text).length(3),
  examples: z.array(text).length(3),
  questions: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      asks: z.array(wording).min(1),
      verdict: z.enum(BANK_VERDICTS),
      reason: text,
      example: text,
      check: z.strictObject({
        question: text,
        key: answer,
        kind: z.enum(CHECK_KINDS),
        because: text,
        mistakes: z.array(z.strictObject({ answer, says: text })).default([]),
      }),
    }),
  ),
})

/** The question bank of one concept. */
export interface ConceptQuestions {
  file: string
  conceptId: string
  bank: QuestionBank
  lineOf: LineOf
}

export function readQuestions(
  file: string,
  source: string,
  conceptId: string,
): ConceptQuestions | { faults: ContentFault[] } {
  const reading = readYaml(file, source, bank)
  if ('faults' in reading) return reading
  return { file, conceptId, bank: reading.value, lineOf: reading.lineOf }
}
