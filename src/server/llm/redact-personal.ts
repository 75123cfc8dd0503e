import { toPlainText } from './plain-text.ts'

const SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용'
/** Words of mathematics that look like a surname and a name. */
const NO_NAME =
  '(?!마름모|정사각|직사각|사다리|이등변|이진법|이차식|이차함|이항|유리수|무리수|소수점|소인수|최대공|최소공|정수|정다면|정삼각|원기둥|원주율|도수|평균|전개식|공약수|공배수|대응각|동위각|엇각|제곱근|지수|조건)'
const NAME_END = '(?=이야|야|이에요|예요|입니다|인데|이고|이라|라고|임|[\\s.,!]|$)'

const DASH = '\\-\\u2010-\\u2015\\u2212'
/** Separators between the digits of a telephone number. */
const GAP = `(?:[\\s.,·_/()${DASH}]|에){0,3}`
const DIGIT = '[\\d공영일이삼사오육륙칠팔구]'
const MOBILE = '[0oO공영][\\s-]?[1lI일][\\s-]?[0oO공영16789일육륙칠팔구]'

const LOCAL_PART = '(?:\\[이름\\]|(?<![\\w.+-])[\\w.+-]+)'
const AT = '\\s*(?:@|골뱅이|앳|[([{]\\s?(?:at|골뱅이|앳)\\s?[)\\]}]|(?<=\\s)at(?=\\s))\\s*'
const DOT = '\\s*(?:\\.|[([{]\\s?(?:dot|점|닷)\\s?[)\\]}]|점|닷|쩜|(?<=\\s)dot(?=\\s))\\s*'
const HOST = '(?:[\\w-]+|[가-힣]{1,8}?)'
const SCHOOL_KIND =
  '(?:초등학교|중학교|고등학교|여중|여고|남중|남고|과학고|과고|외국어고|외고|국제중|국제고|예중|예고|체고|자사고|마이스터고)'

/** What a learner types of themselves in its usual spellings: a model is never sent it (security.md 11). */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:https?:\/\/)?(?:[a-z]{1,8}\.)?(?:instagram|facebook|tiktok|twitter|discord|kakao|youtube)\.(?:com|gg)\/\S+/gi,
    '[아이디]',
  ],
  [new RegExp(`${LOCAL_PART}@(?!https?:)[\\w-]+(?:\\.[\\w-]+)*`, 'g'), '[이메일]'],
  [
    new RegExp(`${LOCAL_PART}${AT}${HOST}(?:${DOT}(?:[a-z]{2,}|컴|넷|케이알|씨오|코|오알지))+`, 'gi'),
    '[이메일]',
  ],
  [/(?<![\w@])@[A-Za-z][\w.]{2,}/g, '[아이디]'],
  [
    /(?<=(?:카톡|카카오톡|인스타|인스타그램|디스코드|틱톡|페북|페이스북)\s?(?:아이디|id|계정)?\s?(?:는|은|:)?\s?)[A-Za-z][\w.]{2,}/gi,
    '[아이디]',
  ],
  [new RegExp(`(?<!\\d)\\d{6}\\s?[${DASH}]\\s?[1-8]\\d{6}(?!\\d)`, 'g'), '[주민등록번호]'],
  [
    new RegExp(`(?:\\+|(?<!\\d)00)\\s?82${GAP}(?:\\(?0\\)?)?${GAP}\\d(?:${GAP}\\d){7,9}(?!\\d)`, 'g'),
    '[전화번호]',
  ],
  [new RegExp(`(?<!\\d)82${GAP}0?1[016789](?:${GAP}\\d){7,8}(?!\\d)`, 'g'), '[전화번호]'],
  [new RegExp(`(?<![\\dA-Za-z])${MOBILE}(?:${GAP}${DIGIT}){7,8}(?!\\d)`, 'g'), '[전화번호]'],
  [
    new RegExp(
      `(?<!\\d)\\(?0(?:2|[3-6]\\d|70|80|50\\d)\\)?[\\s.()${DASH}]{1,3}\\d{3,4}[\\s.${DASH}]{1,3}\\d{4}(?!\\d)`,
      'g',
    ),
    '[전화번호]',
  ],
  [new RegExp(`[가-힣]{1,10}${SCHOOL_KIND}(?!생)`, 'g'), '[학교]'],
  [
    new RegExp(
      `(?<![가-힣])[가-힣]{2,6}\\s${SCHOOL_KIND}(?=\\s?(?:에\\s?)?(?:다[니녀닌]|\\d\\s?학년|\\d\\s?반))`,
      'g',
    ),
    '[학교]',
  ],
  [
    /(?<=학교(?:는|가|은|이름은)?\s?)[가-힣]{2,6}(?:초|중|고)(?=이야|야|예요|이에요|입니다|임|[\s.,!]|$)/g,
    '[학교]',
  ],
  [/[가-힣]{2,6}(?:초|중|고)(?=\s?(?:에\s?)?다[니녀닌]|\s?\d\s?학년)/g, '[학교]'],
  [
    /[가-힣]{1,6}(?:특별시|광역시|시|도)\s?[가-힣]{1,6}(?:시|군|구)\s?(?:[가-힣\d]{1,8}(?:동|읍|면|리|로|길)\s?)?(?:\d+(?:-\d+)?(?:번지)?)?/g,
    '[주소]',
  ],
  [/[가-힣]{1,6}(?:시|군|구)\s?[가-힣\d]{1,8}(?:동|읍|면|리)(?=에\s?(?:살|사[는라]|산))/g, '[주소]'],
  [/[가-힣]{1,8}(?:대로|로|길)\s?\d+(?:-\d+)?(?:번길\s?\d*)?(?=\s?(?:에\s?)?살|\s?\d+동)/g, '[주소]'],
  [/\d{1,4}동\s?\d{1,4}호/g, '[주소]'],
  [
    new RegExp(`(?<=(?:내|제|나의|저의)\\s?이름은?\\s?)[가-힣]{2,4}?(?=고|${NAME_END.slice(3)}`, 'g'),
    '[이름]',
  ],
  [
    new RegExp(`(?<=(?<!의\\s?)이름\\s?(?:은|이|:)\\s?)${NO_NAME}[${SURNAMES}][가-힣]{2}${NAME_END}`, 'g'),
    '[이름]',
  ],
  [
    new RegExp(
      `(?<=(?:^|[\\s,.])(?:나는|난|나|저는|전|저)\\s)${NO_NAME}[${SURNAMES}][가-힣]{2}(?=이야|야|이에요|예요|입니다|인데|이고|라고|임|[.,!]|$)`,
      'g',
    ),
    '[이름]',
  ],
]

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A shorter word spelled apart is too easily two others. */
const SHORTEST_APART = 3

/** The word itself; a longer one also with separators between its letters. */
function patternOf(word: string): RegExp {
  const letters = [...word.normalize('NFC').replace(/\s/g, '')]
  const isLong = letters.length >= SHORTEST_APART
  return new RegExp(isLong ? letters.map(escapePattern).join('[\\s._-]{0,2}') : escapePattern(word), 'gi')
}

/**
 * Returns `text` without what identifies a person: the words in `known` (`listPersonalWords`), and whatever looks like an address, a
 * number or the like.
 */
export function redactPersonal(text: string, known: readonly string[] = []): string {
  const withoutKnown = known.reduce(
    (redacted, word) => redacted.replace(patternOf(word), '[이름]'),
    toPlainText(text),
  )
  return PATTERNS.reduce((redacted, [pattern, word]) => redacted.replace(pattern, word), withoutKnown)
}
