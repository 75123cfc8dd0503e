/** '10,000' */
export function describeCount(value: number): string {
  return value.toLocaleString('ko-KR')
}
