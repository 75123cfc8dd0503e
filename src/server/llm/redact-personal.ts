/** Digits as they are said one by one. */
const SPOKEN = '[공영일이삼사오육륙칠팔구]'
const GAP = '[\\s.()-]*'
const SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용'

/** What a learner types of themselves in its usual spellings: a model is never sent it (security.md 11). */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*/g, '[이메일]'],
  [
    /[\w.+-]+\s*(?:@|골뱅이|\(at\)|\[at\])\s*[\w-]+(?:\s*(?:\.|점|닷|쩜)\s*(?:[a-z]{2,}|컴|넷|케이알))+/gi,
    '[이메일]',
  ],
  [/(?<!\d)\d{6}\s*-\s*[1-8]\d{6}(?!\d)/g, '[주민등록번호]'],
  [
    new RegExp(
      `(?:\\+${GAP}82|(?<!\\d)82${GAP}(?=1[016789]))${GAP}0?${GAP}\\d{1,2}${GAP}\\d{3,4}${GAP}\\d{4}(?!\\d)`,
      'g',
    ),
    '[전화번호]',
  ],
  [/(?<!\d)0[\s.-]?1[\s.-]?[016789](?:[\s.-]?\d){7,8}(?!\d)/g, '[전화번호]'],
  [/(?<!\d)\(?0(?:2|[3-6]\d|70|80|50\d)\)?[\s.-]{1,3}\d{3,4}[\s.-]{1,3}\d{4}(?!\d)/g, '[전화번호]'],
  [new RegExp(`[공영]일[공영][\\s-]*${SPOKEN}{3,4}[\\s-]*${SPOKEN}{4}`, 'g'), '[전화번호]'],
  [
    /[가-힣]{1,10}(?:초등학교|중학교|고등학교|여중|여고|남중|남고|과학고|과고|외국어고|외고|국제중|국제고|예중|예고|체고|자사고|마이스터고)(?!생)/g,
    '[학교]',
  ],
  [
    /(?<=학교(?:는|가|은|이름은)?\s?)[가-힣]{2,6}(?:초|중|고)(?=이야|야|예요|이에요|입니다|임|[\s.,!]|$)/g,
    '[학교]',
  ],
  [/[가-힣]{2,6}(?:초|중|고)(?=\s*(?:에\s*)?다[니녀닌]|\s*\d\s*학년)/g, '[학교]'],
  [
    /[가-힣]{1,6}(?:특별시|광역시|시|도)\s*[가-힣]{1,6}(?:시|군|구)\s*(?:[가-힣\d]{1,8}(?:동|읍|면|리|로|길)\s*)?(?:\d+(?:-\d+)?(?:번지)?)?/g,
    '[주소]',
  ],
  [/[가-힣]{1,8}(?:대로|로|길)\s?\d+(?:-\d+)?(?:번길\s?\d*)?(?=\s*(?:에\s*)?살|\s*\d+동)/g, '[주소]'],
  [/\d{1,4}동\s*\d{1,4}호/g, '[주소]'],
  [
    /(?<=(?:내|제|나의|저의)\s?이름은?\s?)[가-힣]{2,4}?(?=이야|야|이에요|예요|입니다|인데|이고|고|이라|라고|임|[\s.,!]|$)/g,
    '[이름]',
  ],
  [
    new RegExp(
      `(?<=(?:^|[\\s,.])(?:나는|난|나|저는|전|저)\\s)[${SURNAMES}][가-힣]{2}(?=이야|야|이에요|예요|입니다|인데|이고|라고|임|[.,!]|$)`,
      'g',
    ),
    '[이름]',
  ],
]

/** Full-width letters, digits and signs as the plain ones; formulas keep their raised and circled ones. */
const toPlainWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * `text` without what identifies a person: `known` is what the server itself knows of them (`listPersonalWords`), the rest is recognised by its
 * shape.
 */
export function redactPersonal(text: string, known: readonly string[] = []): string {
  const plain = toPlainWidth(text)
  const withoutKnown = known.reduce(
    (redacted, word) => redacted.replace(new RegExp(escapePattern(word), 'gi'), '[이름]'),
    plain,
  )
  return PATTERNS.reduce((redacted, [pattern, word]) => redacted.replace(pattern, word), withoutKnown)
}
