/** Words that name what follows, up to a particle, a colon or '하면': 최대공약수는, 24의 약수:, x와 y 사이의 관계식은, 계산하면. */
const LEAD =
  /^(?:\d+\s*(?:의|을|를)\s*)?(?:[a-zA-Z]{0,2}[가-힣·]*\s+){0,5}[a-zA-Z]{0,2}[가-힣·]+(?<=[가-힣])(?:은|는|이|가|:|=|하면|면)\s*:?\s*(?:(?:모두|총|전부)\s*)?(?=[-+±√\d(a-zA-Zπ<>≤≥{\\∠△])/
/** Words that may precede a value without any particle. */
const BARE_LEAD =
  /^(?:(?:직선|곡선)(?=\s+[a-z]\s*=)|방정식|함수|식|좌표|분수로|소수로|정리하면|풀어보니|풀면)\s+(?=[-+±√\d(a-zA-Zπ])/
/** A name of what holds behind: 12개가 아니라, 12보다 큰. */
const OTHERWISE = /아니|아닌|않|말고|보다|제외|빼고|모르|모름|틀/

/** The value behind the words that name it; the text itself if no such words precede it, or if they deny. */
export function stripLead(text: string): string {
  if (OTHERWISE.test(text)) return text
  return text.replace(LEAD, '').replace(BARE_LEAD, '')
}
