import type { ServerEnv } from '../env.ts'
import type { TutorPort } from './tutor-port.ts'

/** The tutor of this server's configuration. */
export function makeTutor(_env: ServerEnv): TutorPort {
  return {
    models: () => [{ id: 'built-in', default: true }],
    async *streamTurn({ unit, conceptId }) {
      const known = unit.concepts.find(({ concept }) => concept.id === conceptId) ?? unit.concepts[0]
      const response = known?.explanation || `${unit.title}을(를) 함께 공부해요.`
      yield { content: response }
      yield { reply: { response, termIds: [], relatedQuestions: [] } }
    },
    async *streamHint({ item, hintsShown }) {
      yield {
        content:
          item.hints[Math.min(hintsShown, item.hints.length - 1)] ?? '문제를 다시 한번 천천히 읽어 보세요.',
      }
    },
  }
}
