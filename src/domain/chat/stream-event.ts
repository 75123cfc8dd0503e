/** One line of a streamed reply (specification section 7, api.md): `{messageId}` first, `{response, done: true}` last. */
export interface StreamEvent {
  messageId?: string
  content?: string
  termId?: string
  response?: string
  relatedQuestions?: string[]
  level?: 'info' | 'error'
  message?: string
  done?: boolean
}
