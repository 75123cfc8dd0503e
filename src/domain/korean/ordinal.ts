const ORDINALS = [
  '',
  '첫째',
  '둘째',
  '셋째',
  '넷째',
  '다섯째',
  '여섯째',
  '일곱째',
  '여덟째',
  '아홉째',
  '열째',
] as const

/** '둘째' for 2; '11번째' from eleven on. */
export function ordinal(count: number): string {
  return ORDINALS[count] || `${count}번째`
}
