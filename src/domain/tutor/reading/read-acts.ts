/** What a message does that gets its meaning from the thread (conversation.md, 5). What it asks of mathematics is read elsewhere. */
export type Act =
  | 'asks-next'
  | 'asks-how'
  | 'asks-why'
  | 'asks-easier'
  | 'asks-again'
  | 'asks-another'
  | 'asks-from-start'
  | 'asks-picture'
  | 'protests-questions'
  | 'protests'
  | 'asks-before-test'

const LEAD =
  '(?:근데|그런데|그래서|그럼|그러면|아니|아|어|음|흠|헐|엥|쌤|샘|선생님|잠만|잠깐만?|혹시)?[\\s,.!]*'
const THIS =
  '(?:이거|이건|이게|이것|요거|그거|저거|여기서?|이 ?문제|이번 ?문제|문제)?(?:를|을|는|은|가|도)?\\s*'
const HOW = '(?:어떻게|어뜨케|어떠케|어케|어캐|어떻케|어찌|우째|어떡해?)'
const END = '[^\\d]{0,10}$'

/** In this order: a message may have several acts, and the first is the surest. */
const ACTS: readonly (readonly [Act, RegExp])[] = [
  [
    'protests-questions',
    /(?:질문|물어\s?보|묻|퀴즈).{0,8}(?:그만|하지\s?마|지겨|짜증|싫|귀찮)|(?:그만|왜\s?자꾸|맨날|계속|왜케|왜\s?이렇게)\s?(?:좀\s?)?(?:물어|질문|묻)|질문만|(?:설명|알려).{0,4}(?:안\s?하고|말고).{0,6}질문/,
  ],
  [
    'protests',
    /(?:짜증|답답|속상|슬퍼|슬프|자괴|울고|스트레스|재미\s?[없업]|지루|귀찮|졸려|졸리|수포자|힘들|머리\s?아파|열\s?받|빡치|빡친|화나|킹받|노답|노잼|개싫|시러|싫어|싫다|싫음|싫은|때려\s?치|포기|망함|망했|망햇|바본가|바보인가|바보\s?같|멍청한가|못\s?하겠|하기\s?싫|자신\s?없|나만\s?(?:못|몰|모르)|말이?\s?안\s?통|못\s?알아\s?듣|딴\s?소리|이상한\s?(?:소리|말)|도움\s?안)/,
  ],
  [
    'asks-before-test',
    /(?:내일|모레|곧|이따|오늘|낼|다음\s?주).{0,8}시험|시험.{0,8}(?:어떡|어떻|어케|걱정|떨려|남았)/,
  ],
  ['asks-from-start', /처음부터|차근차근|하나씩|한\s?단계씩|천천히\s?(?:다시|설명|알려|해)/],
  ['asks-picture', /그림|그려\s?(?:줘|서|봐)|도형\s?보여/],
  [
    'asks-next',
    new RegExp(
      `^${LEAD}(?:(?:그\\s?다음|담|다음)(?:은|엔|에는|에|거|것|건|줄|단계)*\\s*(?:(?:뭐|머|뭘|${HOW})${END}|요?\\s*\\??$)|이제\\s*(?:뭐|머|뭘|${HOW})${END}|이어서${END}|계속(?:해|해줘|가|ㄱㄱ)?${END}|그리고\\s*(?:나서)?\\s*(?:뭐|${HOW})?\\??$|그래서\\s*\\??$)`,
    ),
  ],
  [
    'asks-how',
    new RegExp(
      `^${LEAD}${THIS}(?:${HOW}\\s*(?:풀|푸|해|하|함|구|시작|접근|세|계산)${END}|(?:뭐|머|뭘|무엇|어디)\\s?부터${END}|(?:뭐|머|뭘)\\s?(?:먼저|해야)${END}|시작을?\\s?못${END}|풀이\\s?방법${END}|푸는\\s?(?:법|방법)${END})`,
    ),
  ],
  [
    'asks-easier',
    /(?:더|좀|쫌|조금|완전|진짜)?\s*(?:쉽게|쉬운\s?말|쉬운말|쉽겐|간단하게|간단히\s?(?:설명|말)|초딩|초등학생|유치원|쉬운\s?(?:걸로|예|설명))/,
  ],
  [
    'asks-another',
    /(?:다른|딴)\s?(?:예|거|것|설명|방법|식으로|걸)|또\s?(?:다른|하나)|하나\s?더|한\s?개\s?더|예\s?더|더\s?없/,
  ],
  [
    'asks-again',
    /모르겠|모르겟|몰겠|몰겟|모름|몰라|이해\s?(?:가|를)?\s?(?:하나도\s?|잘\s?|아직\s?)?(?:안|못|불가)|노이해|무슨\s?(?:말|소리|뜻)|뭔\s?(?:말|소리|뜻)|먼\s?(?:말|소리)|다시\s?(?:설명|말|한\s?번|알려|해)|어려워|어렵/,
  ],
  [
    'asks-why',
    new RegExp(
      `^${LEAD}(?:이게|그게|이건|그건)?\\s*왜(?:요|죠|지|임|야|염|냐|용)?\\s*(?:그래|그런|그렇|그럼|그러|이래|이런|이렇|틀|안|아니|아닌|아냐|맞|돼|되)?[가-힣\\s]{0,8}\\??$`,
    ),
  ],
]

/** Returns the acts of a normalized message, the surest first. */
export function readActs(text: string): Act[] {
  return ACTS.filter(([, pattern]) => pattern.test(text)).map(([act]) => act)
}
