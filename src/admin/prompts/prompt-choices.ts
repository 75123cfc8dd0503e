import '../kit/form-messages.ts'
import { z } from 'zod'
import { PROMPT_PURPOSES } from '#domain/prompt/prompt.ts'
import { PROMPT_FAMILIES, type PromptFamily } from '#domain/prompt/prompt-places.ts'
import { readStored, writeStored } from '#platform/storage.ts'

const choiceSchema = z.object({
  title: z.string(),
  purpose: z.enum(PROMPT_PURPOSES),
  /** Null for the current one. */
  version: z.number().nullable(),
})
export type StoredChoice = z.infer<typeof choiceSchema>

const choicesSchema = z.object({
  /** The family that the next question chooses of. */
  family: z.enum(PROMPT_FAMILIES),
  choices: z.partialRecord(z.enum(PROMPT_FAMILIES), choiceSchema),
})
export interface PromptChoices {
  family: PromptFamily
  choices: Partial<Record<PromptFamily, StoredChoice>>
}

const NONE: PromptChoices = { family: 'main', choices: {} }

/** What was chosen on this device; nothing if that is malformed. */
export function readPromptChoices(): PromptChoices {
  try {
    const parsed = choicesSchema.safeParse(JSON.parse(readStored('promptChoices') ?? 'null'))
    return parsed.success ? parsed.data : NONE
  } catch {
    // Not JSON: counts as missing.
    return NONE
  }
}

export function writePromptChoices(choices: PromptChoices): void {
  writeStored('promptChoices', JSON.stringify(choices))
}
