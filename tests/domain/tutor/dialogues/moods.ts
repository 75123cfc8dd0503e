import { type Message, m } from './message.ts'

const NONE = { focus: 'none' } as const

/** Messages that no concept answers: mood, thanks, talk, practice. Each is said in several concepts. */
export const MOODS: Readonly<Record<string, readonly Message[]>> = {
  M1U03C02: [
    m('수학 개싫어', 'protests', [/싫|그런|괜찮|힘들|속상|지치/], { ...NONE, not: /알아듣지|찾지 못/ }),
    m('수학 너무 싫어', 'protests', [/싫|그런|괜찮|힘들|속상/], NONE),
    m('시험 망함', 'protests', [/속상|괜찮|그런|다음|아쉬/], NONE),
    m('내일 시험인데 어떡해', 'protests', [/시험/, /하나|부터|한 걸음|떨|걱정|같이/], NONE),
    m('나 바본가봐', 'protests', [/아니|괜찮|누구나|바보/], NONE),
    m('ㄱㅅㄱㅅ', 'thanks', [/기뻐|도움|천만|고마/], NONE),
    m('ㅎㅇ', 'greets', [/안녕|반가/], NONE),
    m('문제 하나만 내봐', 'wants-practice', [/문제/], NONE),
  ],
  M1U09C05: [
    m('이해가 하나도 안돼', 'repeats', [/뿔/], { near: /괜찮/ }),
    m('배고파', 'off-topic', [/수학|셈샘|먹/], NONE),
    m('롤 할래?', 'off-topic', [/수학|셈샘/], NONE),
    m('너 사람임?', 'off-topic', [/사람이 아니|프로그램|셈샘/], NONE),
    m('하기 싫다', 'protests', [/그런|괜찮|쉬|하나|싫/], NONE),
    m('예시좀', 'asks-example', [/뿔|부피|넓이|문제/]),
    m('쉽게 말해줘', 'asks-easier', [/뿔/]),
    m('처음부터 차근차근', 'asks-how', [/뿔|밑/]),
    m('이거 왜배워', 'asks-why', [/뿔|부피|넓이|모양/]),
    m('엄마가 수학 학원 가래', 'off-topic', [/학원|엄마|힘들|가고/], {
      ...NONE,
      near: /수학/,
      not: /재미있는 이야기/,
    }),
    m('엄마가 수학 못한다고 때려', 'distress', [/1388|112|어른/], { ...NONE, not: /재미있는/ }),
    m('시험에 뭐나와', 'asks-what', [/뿔|겉넓이|부피/], { near: /시험/ }),
  ],
  M1U11C02: [
    m('친구들은 다 아는데 나만 모름', 'protests', [/괜찮|누구나|처음/], NONE),
    m('답만 알려줘 제발', 'asks-hint', [/문제|적어|무슨/], { near: /답/, focus: 'none' }),
    m('더 어려운거 없어?', 'asks-harder', [/문제/], NONE),
    m('더 쉬운 문제 줘', 'wants-practice', [/문제/], NONE),
    m('정리해줘', 'asks-what', [/계급/, /도수/]),
    m('여기서 많이 틀리는거', 'asks-what', [/실수|틀리|헷갈/]),
  ],
}
