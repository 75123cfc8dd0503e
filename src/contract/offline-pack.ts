import { z } from 'zod'
import { BANK_VERDICTS, CHECK_KINDS } from '#domain/tutor/bank/question-bank.ts'
import { conceptSchema, linkSchema, renderedExplanationSchema, termSchema } from './curriculum.ts'
import { curriculumIdSchema } from './fields.ts'
import { itemSchema } from './item.ts'
import { procedure } from './procedure.ts'

const bankQuestionSchema = z.object({
  id: z.string(),
  asks: z.array(z.string()),
  verdict: z.enum(BANK_VERDICTS),
  reason: z.string(),
  example: z.string(),
  check: z.object({
    question: z.string(),
    key: z.string(),
    kind: z.enum(CHECK_KINDS),
    because: z.string(),
    mistakes: z.array(z.object({ answer: z.string(), says: z.string() })),
  }),
})

const questionBankSchema = z.object({
  aliases: z.record(z.string(), z.array(z.string())),
  explanations: z.array(z.string()),
  examples: z.array(z.string()),
  questions: z.array(bankQuestionSchema),
})

/** Everything about one concept that is needed offline. Nothing personal. */
const conceptPartSchema = z.object({
  kind: z.literal('concept'),
  schema: z.number().int(),
  unit: z.object({ id: z.string(), title: z.string() }),
  concept: conceptSchema,
  /** Null if it has none. */
  explanation: renderedExplanationSchema.nullable(),
  terms: z.array(termSchema),
  links: z.array(linkSchema),
  items: z.array(itemSchema),
  bank: questionBankSchema.nullable(),
})

/** Names of every visible concept of the whole curriculum, and of their terms; the same part in every pack. */
const outlinePartSchema = z.object({
  kind: z.literal('outline'),
  schema: z.number().int(),
  concepts: z.array(
    z.object({
      id: z.string(),
      content: z.string(),
      unitId: z.string(),
      unitTitle: z.string(),
      terms: z.array(z.string()),
    }),
  ),
})

/** One file of a pack: JSON, addressed by the SHA-256 of its bytes. */
export const packPartSchema = z.discriminatedUnion('kind', [conceptPartSchema, outlinePartSchema])
export type PackPart = z.infer<typeof packPartSchema>
export type ConceptPart = z.infer<typeof conceptPartSchema>

/**
 * `version`: SHA-256 over the hashes of the parts in order. `bytes`: of JSON before compression. A part is a file of the pack, or a picture at
 * the address by which the texts show it.
 */
const packManifestSchema = z.object({
  unitId: z.string(),
  version: z.string(),
  bytes: z.number().int(),
  parts: z.array(z.object({ url: z.string(), sha256: z.string(), bytes: z.number().int() })),
})
export type PackManifest = z.infer<typeof packManifestSchema>

/** Downloadable units (api.md, offline packs). */
export const offlinePackContract = {
  manifest: procedure
    .route({ method: 'GET', path: '/api/v1/services/offline-packs/{unitId}' })
    .input(z.object({ unitId: curriculumIdSchema }))
    .output(packManifestSchema),
  part: procedure
    .route({ method: 'GET', path: '/api/v1/services/offline-packs/parts/{sha256}' })
    .meta({ stream: true })
    .input(z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(packPartSchema),
}
