import { finalSound } from './final-sound.ts'

/** Particles and endings of two forms: after a consonant / after a vowel. */
export const PARTICLE_PAIRS = [
  '은/는',
  '이/가',
  '을/를',
  '과/와',
  '으로/로',
  '으로서/로서',
  '으로써/로써',
  '이다/다',
  '이에요/예요',
  '이고/고',
  '이라/라',
  '이라고/라고',
  '이며/며',
  '이면/면',
  '이므로/므로',
  '이니까/니까',
  '이지만/지만',
  '이나/나',
  '이랑/랑',
  '이란/란',
  '이든/든',
  '이어서/여서',
  '이었어요/였어요',
  '이야/야',
  '아/야',
] as const
export type ParticlePair = (typeof PARTICLE_PAIRS)[number]

/** Endings of 이다 that a textbook writes whole whatever precedes them: `5이므로`, `x이고`, never `5므로`. */
const WRITTEN_WHOLE: ReadonlySet<ParticlePair> = new Set<ParticlePair>([
  '이다/다',
  '이고/고',
  '이며/며',
  '이면/면',
  '이므로/므로',
  '이니까/니까',
  '이지만/지만',
])

/** The form of `pair` that follows `reading` (plain text or simple LaTeX): 3 takes 을, 2 takes 를, 7 takes 로. */
export function particleFor(reading: string, pair: ParticlePair): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/')
  if (WRITTEN_WHOLE.has(pair)) return afterConsonant
  const sound = finalSound(reading)
  if (sound === 'rieul') return pair.startsWith('으로') ? afterVowel : afterConsonant
  return sound === 'vowel' ? afterVowel : afterConsonant
}

/** `word` with the form of `pair` that fits how it is read: `attachParticle('x', '을/를')` is 'x를'. */
export function attachParticle(word: string, pair: ParticlePair): string {
  return word + particleFor(word, pair)
}
