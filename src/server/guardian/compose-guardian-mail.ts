import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

const CHILD_ENTERED = '셈샘을 쓰는 학생이 보호자의 주소로 이 주소를 적어서 보내 드렸어요.'
const SERVICE = '셈샘은 중학교 수학을 개념부터 대화로 배우는 프로그램이에요.'

/** The mail that asks for consent. */
export function composeConsentMail(to: string, nickname: string, url: string): Mail {
  const text = {
    title: `${nickname} 학생의 보호자 동의를 부탁드려요`,
    paragraphs: [
      `${SERVICE} 만 14세 미만인 학생은 보호자가 동의해야 학교와 알림을 쓸 수 있어요.`,
      '아래에서 무엇을 보관하는지 읽고 동의할지 정해 주세요. 이 주소는 사흘 동안 쓸 수 있어요.',
    ],
    action: { label: '읽고 정하기', url },
    why: `${CHILD_ENTERED} 아는 학생이 아니면 아무것도 하지 않아도 돼요. 사흘 뒤에 이 주소를 지우고 다시 보내지 않아요.`,
    end: null,
  }
  return composeMail(to, text, null)
}

/** The mail that confirms a consent. */
export function composeGivenMail(to: string, nickname: string, withdrawUrl: string): Mail {
  const text = {
    title: `${nickname} 학생의 보호자로 동의하셨어요`,
    paragraphs: [
      '동의는 언제든 거둘 수 있고, 거두면 보관하던 이메일과 학교와 알림 설정을 바로 지워요. 학습 기록은 그대로예요.',
      '이 메일을 두었다가 필요할 때 아래 주소를 열어 주세요.',
    ],
    action: { label: '동의 거두기', url: withdrawUrl },
    why: '셈샘에서 보호자로 동의하셔서 보내 드렸어요.',
    end: null,
  }
  return composeMail(to, text, null)
}

/** The yearly mail that reminds of a consent in force. `day`: when it was given, in words. */
export function composeReminderMail(to: string, nickname: string, day: string, withdrawUrl: string): Mail {
  const text = {
    title: `${nickname} 학생의 보호자 동의를 알려 드려요`,
    paragraphs: [
      `${day}에 보호자로 동의하신 것이 그대로 있어요. 계속 쓰려면 아무것도 하지 않아도 돼요.`,
      '그만두려면 아래에서 동의를 거둘 수 있어요. 거두면 보관하던 이메일과 학교와 알림 설정을 바로 지워요.',
    ],
    action: { label: '동의 거두기', url: withdrawUrl },
    why: '동의하신 분께 해마다 한 번 보내 드려요.',
    end: null,
  }
  return composeMail(to, text, null)
}
