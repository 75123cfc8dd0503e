import { isSameSeoulDay } from './describe-day-time.ts'

const SEOUL = { timeZone: 'Asia/Seoul' } as const
const TIME = new Intl.DateTimeFormat('ko-KR', {
  ...SEOUL,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const DAY = new Intl.DateTimeFormat('ko-KR', { ...SEOUL, month: 'long', day: 'numeric' })

/** When the server was last heard: '14:05', of another day '11월 20일 14:05', in Seoul. Both in milliseconds since the epoch. */
export function describeSyncTime(at: number, now: number): string {
  const time = TIME.format(at)
  return isSameSeoulDay(at, now) ? time : `${DAY.format(at)} ${time}`
}
