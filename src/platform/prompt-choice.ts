import { atom } from 'jotai/vanilla'
import type { PromptPurpose } from '#domain/prompt/prompt.ts'

/** As a question names it. */
export interface PromptChoice {
  promptName: string
  promptPurpose: PromptPurpose
  /** Null for the current one. */
  promptVersion: number | null
}

/** What an administrator's picker has chosen; null for everybody else, who are answered with the current prod version. */
export const promptChoiceAtom = atom<PromptChoice | null>(null)
