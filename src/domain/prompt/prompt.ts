/** Whether a prompt is being tried, or is what learners are answered with. */
export const PROMPT_PURPOSES = ['dev', 'prod'] as const
export type PromptPurpose = (typeof PROMPT_PURPOSES)[number]

export const PROMPT_PRIORITIES = ['low', 'medium', 'high'] as const
export type PromptPriority = (typeof PROMPT_PRIORITIES)[number]

export const PROMPT_LIMIT_CHARACTERS = 20_000
