/** Whether a prompt is being tried, or is what learners are answered with. */
export const PROMPT_PURPOSES = ['dev', 'prod'] as const
export type PromptPurpose = (typeof PROMPT_PURPOSES)[number]

export const PROMPT_PRIORITIES = ['low', 'medium', 'high'] as const
export type PromptPriority = (typeof PROMPT_PRIORITIES)[number]

/** How a model is to answer with a version; null leaves it to the server's own limits, or to the model. */
export interface PromptParameters {
  /** How freely the model chooses its words, from 0. */
  temperature: number | null
  /** Tokens of the longest answer. */
  maxTokens: number | null
}

export const MOST_TEMPERATURE = 2
export const FEWEST_TOKENS = 50
export const MOST_TOKENS = 2000

export const PROMPT_LIMIT_CHARACTERS = 20_000
