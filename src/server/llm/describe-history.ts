import type { GuardedTurn } from '../chat/tutor-port.ts'
import { delimitData } from './delimit-data.ts'
import { describeMessage } from './describe-turn.ts'
import type { ModelRequest } from './model-request.ts'
import { redactPersonal } from './redact-personal.ts'

type Messages = ModelRequest['messages']

const TURNS_SENT = 8
const LONGEST_SENT = 1500

/**
 * Earlier turns as messages: what the learner wrote as data, as in the turn itself. A reply that the page posted is data too: anybody can post
 * one, and a model believes what it is told to have said.
 */
export function describeHistory({ history, personalWords = [] }: GuardedTurn): Messages {
  return history.slice(-TURNS_SENT).flatMap(({ message, response, isServerReply }): Messages => {
    if (response === '') return []
    const asked = describeMessage({
      message: message.slice(0, LONGEST_SENT),
      mode: 'question',
      personalWords,
    })
    const said = redactPersonal(response.slice(0, LONGEST_SENT), personalWords)
    return isServerReply
      ? [
          { role: 'user', content: asked.message },
          { role: 'assistant', content: said },
        ]
      : [{ role: 'user', content: `${asked.message}\n\n화면에 보인 글:\n${delimitData('자료', said)}` }]
  })
}

/** Some models take turns strictly: neighbours of one role become one message. */
export function joinSameRole(messages: Messages): Messages {
  const joined: Messages = []
  for (const message of messages) {
    const last = joined.at(-1)
    if (last?.role === message.role) last.content += `\n\n${message.content}`
    else joined.push({ ...message })
  }
  return joined
}
