/** Words that students use for one another, in one spelling, so that they are alike in search. In this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/마이너스|음의\s?(?:정수|유리수|부호)|-\s?부호/g, '음수'],
  [/플러스|양의\s?(?:정수|유리수|부호)/g, '양수'],
  [/어떻게|어케|어캐|어떠케|어떡해|어떡|어뜨케|우째|어찌|[하구푸]는\s?법|방법/g, '방법'],
  [/무엇|뭔데|뭔가|뭐가|뭐|머|뭘|모(?=야|임)/g, '뭐'],
  [/이유|까닭|어째서/g, '왜'],
  [/차이점?|다른\s?점|다른거|다름|달라요?|다르/g, '다르'],
  [/곱하기|곱셈|곱하|곱해|곱할|곱한|곱/g, '곱'],
  [/나누기|나눗셈|나누|나눠|나눌|나눈/g, '나누'],
  [/더하기|덧셈|더하|더해|더할|더한/g, '더하'],
  [/빼기|뺄셈|빼|뺄|뺀/g, '빼'],
  [/무조건|언제나|늘|모두|전부|항상|다(?=\s)/g, '항상'],
  [/갯수|개수|몇\s?개/g, '개수'],
  [/세\s?개|3\s?개|세\s?번|3번/g, '세개'],
  [/절대값|절댓갑/g, '절댓값'],
  [
    /(?:알려|가르쳐|갈쳐|설명\s?해?)\s?(?:줘요?|주세요|조|줄래|좀)|쫌|좀요?|혹시|진짜|정말|이해가?\s?안\s?(?:돼요?|가요?|됨)|모르겠(?:어요?|음|다)/g,
    ' ',
  ],
]
/** Negation in one form, and everyday words for terms; before the other spellings. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/지[는도를]?\s?(?:않|안|아나|아니)[가-힣]{0,2}/g, ' 안'],
  [/구별|구분/g, '다르'],
  [/(?:먼|뭔|무슨)(?=\s?(?:뜻|말|소리|데|지))/g, '뭐'],
  [/(?:뭐|어떤)\s?(?:뜻|말|소리|의미)/g, '뭐'],
  [/안쪽\s?각/g, '내각'],
  [/바깥\s?각/g, '외각'],
  [/뒤집은\s?수/g, '역수'],
  [/젤|제일/g, '가장'],
  [/반드시/g, '꼭'],
  [/수평|옆으로/g, '평평'],
  [/들어가|들어감|들어간|끼[는어]|껴|소속|속[하해]/g, '포함'],
  [/암기|기억|외[워운울]/g, '외우'],
  [/그냥|걍|도대체|대체|솔직히|자꾸|맨날/g, ' '],
  [/모양/g, '도형'],
  [/둘\s?다/g, '둘다'],
  [/양쪽/g, '양변'],
  [/예를?\s?들[어면]/g, '예시'],
]
const ENDING =
  /(?:이에요|예요|인가요|나요|까요|니까|습니까|해요|돼요|되나요|거예요|거야|건가|는거|는데|은데|인데|임|야|냐|지|죠|음|함|됨|요)[\s?!.]*$/

/** A question as it is compared with others: slang and words of one meaning written alike, politeness and the last ending gone. */
export function spellQuestion(text: string): string {
  return [...SYNONYMS, ...SPELLINGS]
    .reduce((spelled, [pattern, word]) => spelled.replace(pattern, word), `${text} `)
    .trim()
    .replace(ENDING, '')
}
