const LEAD_IN =
  /^(?:음|그래서|따라서|그러므로|그러니까|즉|∴|(?:(?:제|내|저의|나의)\s*)?생각(?:에는|에|엔))[,\s]*/
const OPENING =
  /^(?:(?:제|내|저의|나의)\s*)?(?:최종\s*)?(?:(?:정답|답|해|근|결과)\s*(?:은|는|이|가|:|=|→)\s*|(?:정답|답)\s+(?=[^가-힣]))/
/** Said before a value without a particle. */
const HEDGE =
  /^(?:(?:모두|전부|총|아|아마도?|아무래도|일단|걍|그냥|당연히|음+|그럼|내 답|ㅇㅇ)[,\s]+|중근[:\s]*)+/
const DOUBLE_ROOT = /(?<=[^\s,])\s*(?:\(\s*)?중근(?:\s*\))?$/
const DENIAL = '아님|아니|아닌|오답|틀[리린렸림려]|모르|모름|몰라|말고|않'
const NOTE = new RegExp(`(?<=[^\\s,])\\s*\\((?![^)]*(?:${DENIAL}))[가-힣 ]{2,}\\)(?=[가-힣]*$)`)
/** y=6x (단, x>0): what the question says as well. */
const PROVISO = /\s*\(\s*단,[^()]*\)$/
const REASON = /\s*왜냐(?:하면|면|믄)?\s.*$/
const ENDING =
  /\s*(?:(?:인|일|이|[이가]?\s*맞는|옳은)?\s*(?:것|거)?\s*같(?:아용?|아요|습니다|아|다|음|네요)|(?:인|일)\s*(?:듯|것|거)(?:해요|합니다|하다|함|요)?|(?:이)?라고\s*(?:생각(?:해요|합니다|해|함)|봐요|봅니다)|인데요?|[이가]\s*(?:정답|답)|[이가]\s*맞는|맞[죠지]|입니[다당]|이?[에예]용?요?|이요|이죠|이?네요|이야|이다|임|겠지|(?:이|로|으로)?\s*나[왔옴와](?:어요|요|음)?|로\s*하?겠습니다|로\s*할게요|요|야)$/
const LAUGHTER = /\s*(?:[ㅋㅎㅠㅜㄱㅇ]{2,}|[~!^]+)$/
const QUESTION = /\?$|(?:인가|인가요|일까|일까요|맞나요|맞아요\?|인지요|아닌가요|나요|까요)$/

/** Whether the learner asks instead of answering: '12인가?' */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text.trim())
}

/** '답은 12예요' becomes '12': the words around an answer are left out. */
export function unwrapSentence(text: string): string {
  let bare = text.trim().replace(/\s+/g, ' ').replace(LAUGHTER, '').trim()
  bare = bare.replace(LEAD_IN, '') || bare
  bare = bare.replace(HEDGE, '') || bare
  bare = bare.replace(OPENING, '') || bare
  bare = bare.replace(REASON, '').replace(PROVISO, '').replace(NOTE, '').trim()
  for (let count = 0; count < 3; count += 1) {
    const shorter = bare
      .replace(/([^.])\.$/, '$1')
      .replace(ENDING, '')
      .trim()
    if (shorter === bare || shorter === '') break
    bare = shorter
  }
  return (bare.replace(DOUBLE_ROOT, '') || bare).replace(/^=\s*/, '')
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  // Of roots, x=1+-√2; behind a term with a letter it is a sum with a negative number: 5x+-3 is 5x-3.
  [/플러스\s*마이너스|플마|\+\s*\/\s*-|(?<=(?:^|[=,])\s*[\d√.]*)\+-(?=[\d√])/g, '±'],
  [/마이너스|음수\s*(?=\d)/g, '-'],
  [/플러스|더하기/g, '+'],
  [/빼기/g, '-'],
  [/곱하기/g, '×'],
  [/나누기/g, '÷'],
  [/\*\*/g, '^'],
  [/(\d)\s*대\s*(?=\d)/g, '$1:'],
  [/([a-zA-Z])\s*의\s*값\s*(?:은|이|:)\s*/g, '$1='],
  [/(?<![a-zA-Z가-힣])([a-zA-Z])\s*(?:은|는|이|가)\s*(?=[-+±√\d])/g, '$1='],
  [/^(?:(?:꼭[짓지])?점|기호)\s*(?=[A-Z(])/, ''],
  [/^(?:∠|각)\s*[A-Za-z]{1,3}\s*(?:의\s*크기)?\s*(?:=|:|은|는|이|가)\s*(?=[-\d])/, ''],
  [/^(?:sin|cos|tan)\s*(?:[A-Z]|\d+\s*°?)\s*=\s*/, ''],
  [/^시속\s*([\d.]+)\s*(k?m)$/, '$1$2/h'],
  [/^분속\s*([\d.]+)\s*(k?m)$/, '$1$2/min'],
  [/^초속\s*([\d.]+)\s*(k?m)$/, '$1$2/s'],
  [/^영하\s*(?=\d)/, '-'],
  [/^영상\s*(?=\d)/, ''],
]
const COUNTS: ReadonlyMap<string, number> = new Map(
  ['두', '세', '네 사', '다섯 오', '여섯 육', '일곱 칠', '여덟 팔', '아홉 구', '열 십'].flatMap(
    (words, index) => words.split(' ').map((word) => [word, index + 2] as const),
  ),
)
/** 6의 3제곱, x 세제곱, 2의 4승, a제곱; not 제곱근 nor 제곱미터. */
const POWER =
  /(?:의\s*)?(?:(?<=\s|의\s*|[a-zA-Zπ)\d])(\d+|두|세|네|다섯|여섯|일곱|여덟|아홉|열|사|오|육|칠|팔|구|십)?\s*제곱(?!\s*(?:센|미|킬|밀|근|[ckm]?m))|(?<=의\s*)(\d+)\s*승)/g
const POWER_OF_FRACTION = /(\d+)\s*분의\s*(\d+)\s*의\s*(\d+|세|네)?\s*제곱/g
const MYRIADS = /^([\d,]+)\s*만\s*(?:(\d)\s*천|(\d{1,4}))?(?=\s*원?$)/

function writePower(_: string, words: string | undefined, digits: string | undefined): string {
  const count = words ?? digits ?? '2'
  return `^{${COUNTS.get(count) ?? count}}`
}

/** 3만 is 30000, 2만 5천 is 25000. */
function writeMyriads(
  _: string,
  myriads: string,
  thousands: string | undefined,
  rest: string | undefined,
): string {
  return `${Number(myriads.replaceAll(',', '')) * 10_000 + Number(thousands ?? 0) * 1_000 + Number(rest ?? 0)}`
}
const MIXED = /(\d+)\s*[과와]\s*(?=\d+\s*(?:분의(?!\s*(?:-|마이너스))|\/\s*\d))/g
const FRACTION_IN_WORDS =
  /((?:[\d.a-zA-Z√π]|\^(?:\{\d+\}|\d))+|\([^()]*\))\s*분의\s*((?:-|마이너스)?\s*(?:(?:[\d.a-zA-Z√π]|\^(?:\{\d+\}|\d))+|\([^()]*\)))/g

function enclose(part: string): string {
  return /^[\d.]+$/.test(part) || part.startsWith('(') ? part : `(${part})`
}

/** Writes Korean words for mathematics as signs: 2분의 1 is 1/2, 7분의 -3 is (-3)/7, 1과 1/2 is 1 1/2, 2루트3 is 2√3. */
export function readKoreanMath(text: string): string {
  if (!/[가-힣∠±+*]|sin|cos|tan/.test(text)) return text
  let written = text
    .replace(MIXED, '$1 ')
    .replace(
      POWER_OF_FRACTION,
      (_, below: string, above: string, count: string | undefined) =>
        `(${above}/${below})${writePower('', count, undefined)}`,
    )
    .replace(/루트\s*/g, '√')
    .replace(/파이/g, 'π')
    .replace(POWER, writePower)
    .replace(MYRIADS, writeMyriads)
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
export function isNumberInWords(text: string): boolean {
  return text !== '' && NUMBER_WORD.test(text.trim())
}
