import type { ErrorIssue } from '#contract/error.ts'

/** '3번째 줄: 닫는 괄호가 없어요.' */
export function describeIssue({ line, message }: ErrorIssue): string {
  return line === undefined ? message : `${line}번째 줄: ${message}`
}
