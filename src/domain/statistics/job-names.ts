/** Korean names of the server's jobs, by their name in the queue; `backup` is run by an operator. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  'plan-daily': '알림 계획',
  'send-due': '알림 보내기',
  'remove-unused-files': '안 쓰는 파일 지우기',
  'roll-up': '통계 집계',
  'summarize-items': '문항 통계',
  'remind-guardians': '보호자께 알리기',
  'warn-inactive': '쓰지 않는 계정 미리 알리기',
  'remove-inactive': '쓰지 않는 계정 지우기',
  backup: '백업',
}

/** Returns the Korean name of a job. */
export function nameJob(name: string): string {
  return JOB_NAMES[name] ?? name
}
