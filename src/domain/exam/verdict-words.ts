import type { TutorPersona } from '../access/roles.ts'

export type Voice = 'friend' | 'teacher'

export function voiceOf(persona: TutorPersona): Voice {
  return persona.startsWith('friend') ? 'friend' : 'teacher'
}

/** Three words at most, beside the mark. */
export function verdictWords(verdict: 'correct' | 'incorrect', persona: TutorPersona): string {
  if (verdict === 'correct') return voiceOf(persona) === 'friend' ? '맞았어!' : '맞았어요!'
  return voiceOf(persona) === 'friend' ? '아직이야' : '아직이에요'
}
