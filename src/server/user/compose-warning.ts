import type { NotificationContent } from '#domain/notify/notification.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

const WHAT_GOES = '지우면 대화와 문항 기록과 진도가 모두 없어지고 되돌릴 수 없어요.'
const HOW_TO_KEEP = '계속 쓰려면 그 전에 한 번만 로그인해 주세요.'
const WHY = '오래 쓰지 않은 계정을 지우기 전에 한 번 보내 드려요.'

/** The mail to a learner whose unused account will be deleted. `lastDay`: until when it can be kept, in words. */
export function composeWarning(to: string, nickname: string, lastDay: string, origin: string): Mail {
  const text = {
    title: `${lastDay} 뒤에 셈샘 계정을 지워요`,
    paragraphs: [
      `${nickname} 님이 오랫동안 셈샘을 쓰지 않아서 계정과 기록을 지우려고 해요. ${WHAT_GOES}`,
      `${HOW_TO_KEEP} 설정에서 내 기록을 내려받을 수도 있어요.`,
    ],
    action: { label: '로그인하러 가기', url: origin },
    why: WHY,
    end: null,
  }
  return composeMail(to, text, null)
}

/** The same to the guardian of a learner without an address of their own. */
export function composeGuardianWarning(to: string, nickname: string, lastDay: string, origin: string): Mail {
  const text = {
    title: `${lastDay} 뒤에 ${nickname} 학생의 셈샘 계정을 지워요`,
    paragraphs: [
      `${nickname} 학생이 오랫동안 셈샘을 쓰지 않아서 계정과 기록을 지우려고 해요. ${WHAT_GOES}`,
      `계속 쓰려면 그 전에 학생이 한 번만 로그인하면 돼요.`,
    ],
    action: { label: '셈샘 열기', url: origin },
    why: `${WHY} 보호자로 동의하셔서 이 주소로 보내 드렸어요.`,
    end: null,
  }
  return composeMail(to, text, null)
}

/** The notification to a learner whom no mail reaches. */
export function composeWarningNotice(lastDay: string): NotificationContent {
  return {
    kind: 'announcement',
    title: `${lastDay} 뒤에 계정을 지워요`,
    body: `오랫동안 쓰지 않아서 계정과 기록을 지우려고 해요. ${HOW_TO_KEEP}`,
    path: '/settings',
  }
}
