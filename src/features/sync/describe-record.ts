import { ITEM_REPORT_LABELS } from '#domain/exam/item-report.ts'
import type { OutboxRecord, TurnBody } from '#domain/outbox/record.ts'

const LONGEST = 30

function quote(text: string): string {
  const trimmed = text.trim()
  const letters = [...trimmed]
  return `‘${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : trimmed}’`
}

function describeTurn({ message, context }: TurnBody): string {
  const action = context?.action
  switch (action?.kind) {
    case undefined:
      return `대화 ${quote(message)}`
    case 'submit-answer':
      return `${action?.marking ? '스스로 채점한 ' : ''}답안 ${quote(message)}`
    case 'show-hint':
      return '힌트를 본 기록'
    case 'show-solution':
    case 'show-correct-solution':
      return '풀이를 본 기록'
    default:
      return '문항을 받은 기록'
  }
}

function describeMinutes(timespan: number): string {
  const seconds = Math.round(timespan / 1000)
  return seconds < 60 ? `${seconds}초` : `${Math.round(seconds / 60)}분`
}

/** Returns a record's description in the person's words. */
export function describeRecord({ kind, body }: OutboxRecord): string {
  switch (kind) {
    case 'question':
      return `질문 ${quote(body.message)}`
    case 'photo':
      return '사진으로 한 질문'
    case 'turn':
      return describeTurn(body)
    case 'thread':
      return '새로 연 대화'
    case 'exam':
      return '시작한 시험'
    case 'bookmark':
      return body.bookmark ? '북마크한 것' : '북마크를 푼 것'
    case 'report':
      return `알린 문항: ${ITEM_REPORT_LABELS[body.reason]}`
    case 'prefs':
      return '바꾼 설정'
    case 'push':
      return '알림 설정'
    case 'timespan':
      return `공부한 시간 ${describeMinutes(body.timespan)}`
    case 'unreadable':
      return '다른 버전의 앱이 남긴 기록'
  }
}

/** Returns why a record was refused, and what helps. */
export function describeRefusal(lastStatus: number | null): string {
  switch (lastStatus) {
    case 403:
      return '보낼 권한이 없어요.'
    case 404:
    case 410:
      return '이 대화가 지워져서 보내지 못했어요. 새 대화에서 다시 써 주세요.'
    case 409:
      return '다른 곳에서 한 일과 겹쳐서 보내지 못했어요.'
    case 413:
      return '너무 길어서 보내지 못했어요. 줄여서 다시 써 주세요.'
    case 400:
    case 415:
    case 422:
      return '서버가 받지 않았어요. 고쳐서 다시 써 주세요.'
    default:
      return '보내지 못했어요. 다시 해 주세요.'
  }
}
