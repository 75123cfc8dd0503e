/** What a model is asked. */
export interface ModelRequest {
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
}
