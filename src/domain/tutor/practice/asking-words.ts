import { rememberText } from '../reading/remember-text.ts'

/** Source of a pattern for one syllable or more of a particle or a verb's ending: 는, 이야, 일까요, 주세요. */
export const ENDING =
  '(세요|시오|[가거것기까나냐네는니다데도돼되될된됨라래려로면봐볼시실십아야어에여예요으은을를이인일임입자잖죠주줄줘쥬조져쟈지하한할함해었였겠싶])'

/**
 * Source of a pattern for one word or mark that only asks and names no subject: 구해 줘, 얼마야, 좀, `?`.
 * Never empty; for patterns that have to account for a whole message.
 */
export const ASKING = [
  '[\\s,.?!]+',
  `(((구|계산|부탁) )?[하해할되될돼됨]|알려|알랴|알고|가르쳐|갈쳐|갈켜|가르켜|풀|푸|찾아|말해|보여|도와|나타내|궁금|싶|모르|주|줘|줄|수 있|봐|보자|[좀쫌]|얼마|몇|무엇|뭐|뭔|뭘|어떻게|어케|어캐|어떠케|정?답|값)${ENDING}*`,
  '제발|혹시|빨리|이거|문제|과정|방법|법|자세히|안녕|그럼|그러면|선생님|쌤|샘',
].join('|')

const patternOf = rememberText((words) => new RegExp(words.replaceAll(' ', '\\s?'), 'gy'))

/**
 * The matches that together make up the whole text; null if anything of it is left over.
 * @param words source of a pattern, in which a blank matches an optional space
 */
export function readWhole(text: string, words: string): RegExpExecArray[] | null {
  const found = [...text.matchAll(patternOf(words))]
  return found.reduce((length, [part]) => length + part.length, 0) === text.length ? found : null
}
