import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'

/** Names the options of a call that are for this provider. */
export const PROVIDER_NAME = 'tutor'

export interface RemoteModelSettings {
  baseUrl: string
  apiKey?: string | undefined
  model: string
}

/** A model behind any server that speaks the OpenAI chat API. No tools: text, pictures and the shape of the answer in, text out. */
export function makeRemoteModel({ baseUrl, apiKey, model }: RemoteModelSettings): LanguageModelV3 {
  const provider = createOpenAICompatible({
    name: PROVIDER_NAME,
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey === undefined ? {} : { apiKey }),
    includeUsage: true,
    // Another address would be sent what the learner wrote.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  return provider.chatModel(model)
}
