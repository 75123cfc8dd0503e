import type { TutorPersona } from '#domain/access/roles.ts'
import { toBanmal } from './to-banmal.ts'

export function isFriend(persona: TutorPersona): boolean {
  return persona.startsWith('friend')
}

/** A text written in 해요체 in the persona's voice: friends speak 반말, teachers stay polite. The content is the same. */
export function speak(persona: TutorPersona, text: string): string {
  return isFriend(persona) ? toBanmal(text) : text
}
