/** Kinds of questions, recognised by their words: a question about a difference is not answered by one about a meaning. */
const KINDS: readonly RegExp[] = [
  /왜|이유|까닭|어째서/,
  /왜\s?배|배워서|어디에?\s?(?:써|쓰|쓸)|쓸모|실생활|쓰이/,
  /실수|틀리|헷갈|조심/,
  /차이|다르|달라|다른|다름|구별|구분|비교|뭐가\s?더/,
  /어떻게|어케|어캐|어떡|방법|[는은]\s?법|구하|구해|구함|푸는|풀어|찾|순서|공식|세우/,
  /뭐|무엇|뜻|정의|뭔|무슨|머야|모야/,
  /맞|아님|아니|아냐|되지|돼|되나|된다|됨|인가|있나|없나|나요|해도|지\?*$|항상|무조건|언제나/,
  /몇|개수|갯수|얼마/,
  /예시|예를|예 좀|예로/,
]

/** How much of each kind a question has: 0 or 1 in one wording, a share in several. */
export type KindProfile = readonly number[]

/** Returns the kinds of normalized wordings of one question. */
export function profileKinds(wordings: readonly string[]): KindProfile {
  return KINDS.map((kind) => wordings.filter((text) => kind.test(text)).length / wordings.length)
}

/** Returns the cosine of two profiles; 0 if one of them is empty. */
export function kindAgreement(left: KindProfile, right: KindProfile): number {
  let product = 0
  let squares = 0
  let others = 0
  for (let kind = 0; kind < KINDS.length; kind += 1) {
    const [one, other] = [left[kind] ?? 0, right[kind] ?? 0]
    product += one * other
    squares += one * one
    others += other * other
  }
  return product === 0 ? 0 : product / Math.sqrt(squares * others)
}
