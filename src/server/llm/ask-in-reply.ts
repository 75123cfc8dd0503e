import { askBack } from '#domain/tutor/practice/ask-back.ts'
import { understand } from '#domain/tutor/reading/understand.ts'
import { revealsOpenAnswer } from '#domain/tutor/reveals-open-answer.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { speak } from '#domain/tutor/voice/speak.ts'

/** A question block for a model's reply that has none; empty where the question would give an open item away. */
export function askInReply(turn: TutorTurn): string {
  const question = askBack(understand(turn), null)
  if (revealsOpenAnswer(question, turn)) return ''
  return `\n\n\`\`\`question\n${speak(turn.persona, question)}\n\`\`\``
}
