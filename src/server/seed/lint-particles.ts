import { finalSound } from '#domain/korean/final-sound.ts'

/** Words whose end looks like a particle, and verbs: 그을 선, 물을 부을 때, 달라고. */
const NO_PARTICLE =
  /^(?:.*(?:그을|이을|모을|지을|부을|나을|달라고)|마을|가을|노을|고을|초과|사과|효과|통과|여과|경과|부과|서로|바로|가로|세로|새로|따로|스스로|홀로|그대로|대로|진로|통로|도로|회로)$/
/** Particles of two forms: after a consonant, after a vowel. `이/가` directly behind Hangul is left to the reader: 사이, 인가요. */
const BEHIND_WORDS = [
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
  ['이에요', '예요'],
  ['이라는', '라는'],
  ['이라고', '라고'],
] as const
const BEHIND_MARKS = [...BEHIND_WORDS, ['은', '는'], ['이', '가'], ['이라', '라']] as const

const HANGUL = '[가-힣]'
/** What is read past: 읽은 책의 수(권). Behind a number it is read: 4(시간). */
const ASIDE = /([가-힣])\([^()]*\)/g
const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g

function isMisplaced(before: string, form: string, pair: readonly [string, string]): boolean {
  const sound = finalSound(before)
  const wantsVowelForm = sound === 'vowel' || (sound === 'rieul' && pair[0] === '으로')
  return (form === pair[1]) !== wantsVowelForm
}

function* findWith(
  text: string,
  between: string,
  pairs: readonly (readonly [string, string])[],
): Generator<string> {
  for (const pair of pairs) {
    if (!pair.some((form) => text.includes(form))) continue
    const forms = pair.join('|')
    const tail = pair[0] === '으로' ? '(?=[는도써서]?(?![가-힣]))' : '(?![가-힣])'
    const place = new RegExp(`(${HANGUL}*?${HANGUL})(${between})(${forms})${tail}`, 'g')
    for (const [whole, word = '', , form = ''] of text.matchAll(place)) {
      if (NO_PARTICLE.test(whole)) continue
      // 파이라고 may be 파이 + 라고: only behind a closing mark is it plain where the word ends.
      if (between === '' && form.startsWith('이라')) continue
      if (isMisplaced(word, form, pair)) yield whole
    }
  }
}

/** Words of a Korean text with the wrong form of a particle, behind closing marks (`'교점'라는`) or directly (`대을`). */
export function findWrongParticles(text: string): string[] {
  const prose = text.replace(FORMULA, '0').replace(ASIDE, '$1')
  return [...findWith(prose, `['’”"」)\\]*]+`, BEHIND_MARKS), ...findWith(prose, '', BEHIND_WORDS)]
}
