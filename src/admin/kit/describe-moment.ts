const MOMENT = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '2026. 11. 23. 17:05'. Seoul's time. */
export function describeMoment(time: number | string): string {
  return MOMENT.format(new Date(time))
}
