import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'

export interface RemoteModelSettings {
  baseUrl: string
  apiKey?: string | undefined
  model: string
}

/** A model behind any server that speaks the OpenAI chat API. No tools, no structured output: text in, text out. */
export function makeRemoteModel({ baseUrl, apiKey, model }: RemoteModelSettings): LanguageModelV3 {
  const provider = createOpenAICompatible({
    name: 'tutor',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey === undefined ? {} : { apiKey }),
    includeUsage: true,
    // Another address would be sent what the learner wrote.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  return provider.chatModel(model)
}
