import { findFormulas, maskFormulas } from '../reading/find-formulas.ts'
import { readWhole } from './asking-words.ts'

/** One ending of an answer, of the question whether it is right, or of doubt. */
const ENDING =
  /(?:인\s?[거것]\s?같(?:아요?|은데|음)|같(?:아요?|은데|음)|[은는]\s?[거것]\s?아니[야에]?요?|아니(?:야|에요|예요|냐|ㄴ가|니)|아[닌님냐](?:가요?|감|지)?|아닐까요?|일까요?|인가요?|인[가감듯]|일\s?듯|듯|맞(?:아요?|나요?|지|죠|음|는데|는\s?[거것]지|습니까)|(?:나오|되)는\s?[거것게건](?:\s?아[니닌님냐](?:야|에요)?)?|(?:나왔|나오|나온|됐|되|했|구했)(?:어요?|는데요?|음|다|네요?)|나[와옴온](?:요|다)?|이에요|예요|에요|입니다|이야|이요|이지|이죠|인데요?|이?라고\s?생각해요?|인정|ㅇㅈ|이?래요?|이?구나|이?네|이?거네|이?거|이?잖아|이?겠다|이?래|ㅇㅋ|그럼|그러면|임|함|야|요|죠|지)$/

/** No ending is longer. */
const ENDING_LENGTH = 12

/** Words between the lines of a learner's working. */
const LINKS = [
  '[\\s,.?!:~]+|#',
  '이?니까|이?라서|이어서|여서|아서|어서|이고|이면|면|하면|해서|하고|하니까?|되고|돼서|그래서|그러니까|그러면|그럼|따라서|그러므로|결국|즉|왜냐면|왜냐하면|때문에|근데|음|아마|나는|내|난|제|생각에?[는은]?|혹시|아하|오|아',
  '(?:정?답|값|해|근|결과|계산|부호|괄호|실수|반대|나머지|몫|전체|합|그)(?:은|는|이|가|을|를|도)?',
  '(?:더하|빼|곱하|나누|계산하|약분하|정리하|풀|이항하|대입하|통분하|넣)(?:면|어서?|아서?|고|니까?|서|여서?|기)?|[개명번배도원점]|가지|cm|을|를|은|는|이|가|의|에|로|으로|도|에서',
].join('|')

const REASON_BEHIND = /\s*왜냐(?:면|하면)?.*$/s

/** A message without what only asks whether it is right: 0.7 맞아?, x=2 아님?, 9 나왔어. */
export function dropAnswerTail(answer: string): string {
  let bare = answer.trimEnd()
  while (/[?!~.]$/.test(bare)) bare = bare.slice(0, -1).trimEnd()
  // Linear time: one ending at a time, searched in a window of fixed length.
  for (;;) {
    const end = bare.slice(-ENDING_LENGTH)
    const { index } = ENDING.exec(end) ?? {}
    if (index === undefined) return bare.trim()
    bare = bare.slice(0, bare.length - end.length + index).trimEnd()
  }
}

/** Whether a formula is an equation that is not solved yet. */
export function isEquationStep(formula: string): boolean {
  return /^[^=]*[a-z][^=]*=[^=]+$/i.test(formula) && !/^\s*[a-z]\s*=\s*[^a-z]+$/i.test(formula)
}

/**
 * The answer of a message at the end of its own working (28÷40 0.7, -12+3이니까 -9, 4x=8 그래서 2), in several readings; empty
 * where it says anything else.
 */
export function readWorkedAnswer(message: string): string[] {
  const text = dropAnswerTail(message.replace(REASON_BEHIND, ''))
  const last = findFormulas(text).at(-1)?.text
  if (last === undefined || readWhole(maskFormulas(text).replace(/[a-z=]/gi, ' '), LINKS) === null) return []
  // The right side of an equation that is not solved is no answer.
  if (isEquationStep(last)) return [last]
  const end =
    last
      .split(/=|\s(?=[-\d])/)
      .at(-1)
      ?.trim() ?? ''
  return [...new Set([last, end])].filter((one) => one !== '')
}

/** The readings of a message as an answer: as typed, without politeness and guessing words, and at the end of its working. */
export function listReadings(answer: string): string[] {
  const plain = answer
    .trim()
    .replace(
      /^(?:(?:(?:제가|내가|내)?\s?(?:구한|계산한|나온|찍은)\s?(?:답|값|거|건|것|게)?(?:은|는)?|다시\s?(?:풀어|계산해|해)\s?(?:보니까?|봤는데|봤더니)|찍을게|찍자면|이거|그럼|그러면|아하?|오|혹시|근데|저는?|나는?|난|전|내가|제가|음|알겠어|응|아니|다시|이제)[\s,!.]*)*(?:정?답)?(?:은|이|[:])?\s*/,
      '',
    )
    .replace(/[?!~]+$/, '')
    .trim()
  const bare = dropAnswerTail(plain).replace(/\s+/g, ' ')
  const unasked = bare.replace(/\s*(?:인것|인거|것|거)$/, '')
  return [...new Set([answer.trim(), plain, bare, unasked, ...readWorkedAnswer(plain)])].filter(
    (one) => one !== '',
  )
}
