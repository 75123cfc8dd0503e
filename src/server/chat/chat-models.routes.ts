import { api } from '../http/call.ts'

export const chatRoutes = {
  models: api.chat.models.handler(({ context }) => context.deps.tutor.models()),
}
