const LEAD_IN =
  /^(?:음|그래서|따라서|그러므로|그러니까|즉|∴|(?:(?:제|내|저의|나의)\s*)?생각(?:에는|에|엔))[,\s]*/
const OPENING =
  /^(?:(?:제|내|저의|나의)\s*)?(?:최종\s*)?(?:(?:정답|답|해|근|결과)\s*(?:은|는|이|가|:|=|→)\s*|(?:정답|답)\s+(?=[^가-힣]))/
const DENIAL = '아님|아니|아닌|오답|틀[리린렸림려]|모르|모름|몰라|말고|않'
const NOTE = new RegExp(`(?<=[^\\s,])\\s*\\((?![^)]*(?:${DENIAL}))[가-힣 ]{2,}\\)(?=[가-힣]*$)`)
const REASON = /\s*왜냐(?:하면|면|믄)?\s.*$/
const ENDING =
  /\s*(?:인\s*것\s*같(?:아요|습니다|아|다)|(?:이)?라고\s*생각(?:해요|합니다|해)|입니다|이?[에예]요|이요|이죠|이네요|이야|이다|임|요|야)$/
const LAUGHTER = /[ㅋㅎㅠㅜ]{2,}$|[~!^]+$/
const QUESTION = /\?$|(?:인가|인가요|일까|일까요|맞나요|맞아요\?|인지요|아닌가요|나요|까요)$/

/** Whether the learner asks instead of answering: '12인가?' */
export const isQuestion = (text: string): boolean => QUESTION.test(text.trim())

/** '답은 12예요' becomes '12': what is said around an answer is left out. */
export const unwrapSentence = (text: string): string => {
  let bare = text.trim().replace(/\s+/g, ' ').replace(LAUGHTER, '').trim()
  bare = bare.replace(LEAD_IN, '') || bare
  bare = bare.replace(OPENING, '') || bare
  bare = bare.replace(REASON, '').replace(NOTE, '').trim()
  for (let count = 0; count < 3; count += 1) {
    const shorter = bare
      .replace(/([^.])\.$/, '$1')
      .replace(ENDING, '')
      .trim()
    if (shorter === bare || shorter === '') break
    bare = shorter
  }
  return bare.replace(/^=\s*/, '')
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/플러스\s*마이너스|플마|\+\s*\/\s*-|\+-(?=\d|√)/g, '±'],
  [/마이너스|음수\s*(?=\d)/g, '-'],
  [/플러스|더하기/g, '+'],
  [/빼기/g, '-'],
  [/곱하기/g, '×'],
  [/나누기/g, '÷'],
  [/\*\*/g, '^'],
  [/루트/g, '√'],
  [/파이/g, 'π'],
  [/(?:의\s*)?세제곱(?!\s*(?:센|미|킬|밀))/g, '^3'],
  [/(?:의\s*)?제곱(?!\s*(?:센|미|킬|밀|근))/g, '^2'],
  [/(\d)\s*대\s*(?=\d)/g, '$1:'],
  [/([a-zA-Z])\s*의\s*값\s*(?:은|이|:)\s*/g, '$1='],
  [/(?<![a-zA-Z가-힣])([a-zA-Z])\s*(?:은|는|이|가)\s*(?=[-+±√\d])/g, '$1='],
  [/^(?:(?:꼭[짓지])?점|기호)\s*(?=[A-Z(])/, ''],
  [/^∠\s*[A-Za-z]{1,3}\s*=\s*/, ''],
]
const MIXED = /(\d+)\s*[과와]\s*(?=\d+\s*(?:분의(?!\s*(?:-|마이너스))|\/\s*\d))/g
const FRACTION_IN_WORDS =
  /([\d.a-zA-Z√π]+|\([^()]*\))\s*분의\s*((?:-|마이너스)?\s*(?:[\d.a-zA-Z√π]+|\([^()]*\)))/g

const enclose = (part: string): string => (/^[\d.]+$/.test(part) || part.startsWith('(') ? part : `(${part})`)

/** Writes what is said in Korean as mathematics: 2분의 1 is 1/2, 7분의 -3 is (-3)/7, 1과 1/2 is 1 1/2, 2루트3 is 2√3. */
export const readKoreanMath = (text: string): string => {
  if (!/[가-힣∠±+*]/.test(text)) return text
  let written = text.replace(MIXED, '$1 ')
  written = written.replace(
    FRACTION_IN_WORDS,
    (_, below: string, above: string) => `${enclose(above)}/${enclose(below)}`,
  )
  for (const [word, sign] of WORDS) written = written.replace(word, sign)
  return written
}

const NUMBER_WORD =
  /^(?:[일이삼사오육칠팔구십백천만영공]+|(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?\s*(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)?)(?:개|번|명)?$/

/** '열둘', '십이': numbers in words are no answers. */
export const isNumberInWords = (text: string): boolean => text !== '' && NUMBER_WORD.test(text.trim())
