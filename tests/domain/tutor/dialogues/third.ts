import { type Message, m, type Thread } from './message.ts'

/**
 * The third part of the corpus: messages written from the outline of the curriculum after the tutor's code, by an author who had seen parts of
 * both. Labels and messages are unchanged since, no rule was written for them, and their rates are reported separately.
 */

const NO = /아니|않아|달라|틀렸|없어|못 해/
const YES = /맞아|응|그래|네,/
const NONE = { focus: 'none' } as const
const LAST = { focus: 'last-reply' } as const
const TASK = { focus: 'task' } as const
const CLAIM = { focus: 'claim' } as const
const ITEM = { focus: 'item' } as const
const STEP = ['hint'] as const

/** Messages without a thread. */
export const THIRD_SINGLES: Readonly<Record<string, readonly Message[]>> = {
  M1U01C01: [
    m('짝수는 전부 합성수인가', 'asks-always', [NO, /2/], { near: /짝수|합성수/ }),
    m('소수인지 아닌지 빨리 아는법 있어?', 'asks-how', [/나누|나눠/, /소수/]),
    m('119는 소수?', 'claims', [/합성수|소수가 아니|아니/, /7|17/]),
  ],
  M1U01C02: [
    m('5의 제곱이 10 맞지', 'claims', [NO, /25/]),
    m('지수가 정확히 뭘 뜻하는거야', 'asks-what', [/곱/, /번|횟수|개수/]),
    m('2+2+2는 2의 세제곱이야?', 'claims', [NO, /곱|8/], { near: /거듭제곱|세제곱/ }),
  ],
  M1U01C03: [
    m('90을 소인수의 곱으로 나타내면', 'gives-exercise', [/2/, /3\^\{?2\}?/, /5/]),
    m('소인수랑 인수는 머가 다른데', 'asks-difference', [/소인수/, /인수/, /소수/]),
    m('7은 소인수분해하면 뭐가 돼', 'asks-what', [/7/], { not: /7 ?= ?1/ }),
  ],
  M1U01C04: [
    m('48 약수 다 구해줘', 'gives-exercise', [/16/, /24/]),
    m('2의 3승 곱하기 5의 약수 개수', 'gives-exercise', [/8/]),
    m('약수 개수가 홀수개일수도 있어?', 'asks-always', [/제곱|3개|9|4/], { near: /약수/ }),
  ],
  M1U01C05: [
    m('36하고 54의 최대공약수는 얼마야?', 'gives-exercise', [/18/]),
    m('서로소가 뭔지 까먹음', 'asks-what', [/최대공약수/, /1/]),
    m('공약수를 다 찾으려면 최대공약수만 알면돼?', 'asks-always', [YES, /약수/], { near: /최대공약수/ }),
  ],
  M1U01C06: [
    m('12, 15, 20 최소공배수', 'gives-exercise', [/60/]),
    m('서로소인 두 수 최소공배수는 그냥 곱하면 되는거지?', 'asks-always', [YES, /곱/], { near: /곱/ }),
  ],
  M1U02C01: [
    m('0.5는 정수인가요', 'claims', [NO, /정수|유리수/]),
    m('영상 5도를 부호로 어떻게 나타내', 'asks-how', [/\+ ?5/], { near: /\+|부호/ }),
    m('모든 정수는 자연수라고 할수있나', 'asks-always', [NO, /0|음/], { near: /자연수/ }),
  ],
  M1U02C02: [
    m('절댓값이 4인 수 다 말해봐', 'asks-what', [/-4/, /4/]),
    m('|a|=|b|면 a랑 b가 같은거 아냐?', 'asks-always', [NO, /부호|-|반대/], { near: /절댓값/ }),
    m('절댓값은 왜 거리로 생각해', 'asks-why', [/원점|0/, /거리|떨어/]),
  ],
  M1U02C03: [
    m('-1/2이랑 -2/3 어느게 더 큰지', 'gives-exercise', [/-\\?d?(?:frac\{1\}\{2\}|1\/2)/], {
      near: /절댓값/,
    }),
    m('크거나 같다 부호 어떻게 써', 'asks-how', [/\\ge|≥|이상/]),
    m('초과랑 이상은 뭐가 다름', 'asks-difference', [/초과/, /이상/, /같|포함/]),
  ],
  M1U02C04: [
    m('(+6)+(-11)', 'gives-exercise', [/-5/]),
    m('-8-(-3)이 -11 아니야?', 'claims', [NO, /-5/]),
    m('음수 더하기 음수하면 더 작아지는 이유', 'asks-why', [/왼쪽|절댓값|빚|같은 부호|음/], { near: /음수/ }),
  ],
  M1U02C05: [
    m('(-3)의 세제곱 값좀', 'gives-exercise', [/-27/]),
    m('음수 세개 곱하면 부호 뭐야', 'asks-what', [/음수|-|홀수/]),
    m('-5의 제곱이 -25인지 25인지 모르겠다', 'asks-difference', [/25/, /괄호/], { near: /제곱/ }),
  ],
  M1U02C06: [
    m('0.2의 역수 뭐야', 'gives-exercise', [/5/]),
    m('나누기할때 뒤집는 이유가 뭐임', 'asks-why', [/역수/, /곱/]),
    m('(-3/4)÷(9/8) 얼마', 'gives-exercise', [/-\\?d?(?:frac\{2\}\{3\}|2\/3)/]),
  ],
  M1U02C07: [
    m('12-2×{3-(-1)} 풀어줘', 'gives-exercise', [/4/]),
    m('분배법칙 쓰면 뭐가 편해?', 'asks-why', [/쉽|간단|편|빠르/], { near: /분배법칙/ }),
    m('괄호 종류가 여러개면 어느거부터 풀어', 'asks-how', [/안쪽|소괄호|작은/]),
  ],
  M1U03C01: [
    m('시속 60km로 x시간 가면 거리는', 'gives-exercise', [/60 ?x/], { near: /거리/ }),
    m('나눗셈기호는 어떻게 없애', 'asks-how', [/분수|역수/]),
    m('x×y×3을 줄이면', 'gives-exercise', [/3 ?xy/]),
  ],
  M1U03C02: [
    m('a=4, b=-1이면 2a-3b는?', 'gives-exercise', [/11/]),
    m('식의 값이라는게 뭔데', 'asks-what', [/대입|넣/]),
  ],
  M1U03C03: [
    m('5x-2y+7에서 상수항은?', 'gives-exercise', [/7/]),
    m('차수가 뭐예여', 'asks-what', [/곱해진|곱한|문자|지수/]),
    m('0×x^2+3x는 일차식이라고 해도 되나', 'claims', [YES, /0/], { near: /일차식|차수/ }),
  ],
  M1U03C04: [
    m('(4x-6)×1/2', 'gives-exercise', [/2x ?- ?3/]),
    m('-(x-5)는 -x-5지?', 'claims', [NO, /-x ?\+ ?5/]),
  ],
  M1U03C05: [
    m('5a-3+2a+8 정리', 'gives-exercise', [/7a ?\+ ?5/]),
    m('상수항끼리도 동류항이야?', 'asks-always', [YES, /상수항|수/], { near: /동류항/ }),
    m('괄호앞이 빼기면 왜 다 부호가 바뀌어', 'asks-why', [/-1|각|모두|전체|빼/]),
    m('2a랑 2b는 계수가 같은데 동류항 아님?', 'claims', [NO, /문자/], { near: /동류항/ }),
  ],
  M1U04C01: [
    m('x+3=3+x는 방정식인가요 항등식인가요', 'asks-what', [/항등식/]),
    m('x=1이 2x+1=4의 해 맞아?', 'claims', [NO, /3|좌변|넣/]),
    m('등식이 아닌 예를 들어줘', 'asks-example', [/등호|[<>]|\\(?:l|g)[te]|x ?\+/], { near: /등식/ }),
  ],
  M1U04C02: [
    m('양변을 0으로 나누면 왜 안돼', 'asks-why', [/0/, /나누|나눌|곱/]),
    m('등식의 성질 네가지 뭐뭐있어', 'asks-what', [/더/, /빼|뺄/, /곱/, /나누/]),
  ],
  M1U04C03: [
    m('5x-7=2x+8', 'gives-exercise', [/x ?= ?5/]),
    m('이항하면 왜 부호가 반대로 돼?', 'asks-why', [/양변|더|빼/]),
    m('일차방정식이랑 그냥 방정식 차이가 뭐야', 'asks-difference', [/일차/, /방정식/], { near: /방정식/ }),
  ],
  M1U04C04: [
    m('0.3x-0.2=1 어떻게 풀어', 'gives-exercise', [/10/, /4/], { near: /10/ }),
    m('분모의 최소공배수를 왜 곱해', 'asks-why', [/정수|분모|없/]),
  ],
  M1U04C05: [
    m('어떤 수의 3배에서 5를 빼면 16이야 그 수는?', 'gives-exercise', [/7/], { near: /3x|방정식/ }),
    m('식 세우는게 제일 어려운데 요령 있음?', 'asks-how', [/x/, /식|같|정하|놓/]),
    m('나이문제는 뭘 x로 둬', 'asks-how', [/x/, /나이/], { near: /구하/ }),
  ],
  M1U05C01: [
    m('y축 위에 있는 점은 x좌표가 뭐야', 'asks-what', [/0/]),
    m('(2,5)하고 (5,2)는 똑같은 점이지?', 'claims', [NO, /순서|x좌표|다르|다른/]),
  ],
  M1U05C02: [
    m('(-2,7)은 제 몇사분면이야', 'gives-exercise', [/제?2사분면/]),
    m('원점 대칭하면 부호가 어떻게 바뀌는데', 'asks-how', [/둘 다|모두|x좌표와 y좌표|반대|두 좌표/]),
    m('축 위에 있는 점은 어느 사분면이에요', 'asks-what', [/속하지|없|아니/]),
  ],
  M1U05C03: [
    m('그래프가 수평이면 무슨뜻', 'asks-what', [/변하지|그대로|일정|멈/]),
    m('그래프 기울기 가파르면 뭐가 빠른거야', 'asks-what', [/빠르|많이|빨리/], { near: /변/ }),
  ],
  M1U05C04: [
    m('y=3x에서 x가 -2면 y는', 'gives-exercise', [/-6/]),
    m('정비례 그래프는 왜 꼭 원점을 지나', 'asks-why', [/0/, /원점/]),
    m('a가 음수면 직선이 어디로 가?', 'asks-what', [/내려|2사분면|제2|아래|감소/]),
  ],
  M1U05C05: [
    m('정비례랑 반비례 구분하는 법', 'asks-difference', [/정비례/, /반비례/]),
    m('y=12/x에서 x=4면 y값은', 'gives-exercise', [/3/]),
    m('반비례 그래프는 왜 축에 안닿아', 'asks-why', [/0/]),
  ],
  M1U06C01: [
    m('직선이랑 반직선 차이점', 'asks-difference', [/반직선/, /직선/, /끝|한쪽|시작|양쪽/]),
    m('반직선 AB랑 반직선 BA 같은거야?', 'claims', [NO, /시작|방향/]),
  ],
  M1U06C02: [
    m('중점이 뭐였더라', 'asks-what', [/가운데|같은 거리|이등분|똑같이/]),
    m('AB가 14고 M이 중점이면 AM은', 'gives-exercise', [/7/], { near: /절반|반/ }),
  ],
  M1U06C03: [
    m('예각 직각 둔각 구분좀', 'asks-difference', [/예각/, /둔각/, /90/]),
    m('맞꼭지각은 항상 크기가 같은거 맞나', 'asks-always', [YES], { near: /맞꼭지각/ }),
  ],
  M1U06C04: [
    m('수선의 발이 뭐임', 'asks-what', [/수선/, /만나|교점/]),
    m('점이랑 직선 거리는 왜 수선으로 재', 'asks-why', [/짧/]),
  ],
  M1U06C05: [m('평면에서 두 직선은 어떤 경우가 있어', 'asks-what', [/평행/, /만나|만난/, /일치/])],
  M1U06C06: [
    m('공간에서 안만나면 평행인거지?', 'asks-always', [NO, /꼬인/]),
    m('직선이랑 평면은 어떤 위치관계가 있음', 'asks-what', [/평행/, /포함/, /점/]),
  ],
  M1U06C07: [
    m('동위각이 같으면 평행이라고 할수있어?', 'asks-always', [YES, /평행/]),
    m('엇각 찾는법 알려줘', 'asks-how', [/엇갈|Z|안쪽|사이/], { near: /엇각/ }),
  ],
  M1U07C01: [
    m('작도할때 자로 길이 재면 안돼?', 'asks-always', [/컴퍼스/, /눈금/]),
    m('각을 옮기는 순서 알려줘', 'asks-how', [/컴퍼스|원/, /반지름|교점|만나/]),
  ],
  M1U07C02: [
    m('3, 4, 8로 삼각형 만들수있나', 'gives-exercise', [NO, /8|7/], { near: /합/ }),
    m('왜 제일 긴변이 나머지 합보다 작아야돼', 'asks-why', [/만나|닿|이어|짧/]),
  ],
  M1U07C03: [
    m('합동이랑 닮음 같은거야?', 'asks-difference', [/합동/, /크기/], { near: /합동/ }),
    m('세 각이 다 같으면 합동이지?', 'asks-always', [NO, /크기|변/]),
    m('ASA 합동 설명해줘', 'asks-what', [/한 변/, /양 끝/]),
  ],
  M1U08C01: [
    m('구각형 대각선 갯수', 'gives-exercise', [/27/]),
    m('대각선 구할때 왜 2로 나눠', 'asks-why', [/두 번|2번|겹/]),
  ],
  M1U08C02: [
    m('외각이 왜 안쪽 두각 더한거야', 'asks-why', [/180|평각/, /내각|두 각/]),
    m('내각이 50도 60도면 나머지 하나는', 'gives-exercise', [/70/]),
    m('삼각형에 둔각이 두개 있을수 있음?', 'asks-always', [NO, /180/], { near: /둔각/ }),
  ],
  M1U08C03: [
    m('정육각형 한 외각은 몇도', 'gives-exercise', [/60/]),
    m('외각의 합은 왜 다 360도임', 'asks-why', [/360/, /180|한 바퀴|돌/]),
    m('내각의 합이 900도면 몇각형', 'gives-exercise', [/칠각형|7/]),
  ],
  M1U08C04: [
    m('호랑 현은 뭐가 다른거야', 'asks-difference', [/호/, /현/, /선분|곧/]),
    m('중심각이 두배되면 현도 두배?', 'asks-always', [NO, /현/]),
    m('활꼴은 뭐야', 'asks-what', [/현/, /호/]),
  ],
  M1U08C05: [
    m('반지름 6이고 중심각 60도면 호의 길이', 'gives-exercise', [/2 ?\\?(?:pi|π)/]),
    m('파이를 왜 써 3.14 쓰면 되는데', 'asks-why', [/정확|어림|끝없|끝이/]),
    m('부채꼴 둘레는 호의 길이랑 같아?', 'asks-always', [NO, /반지름/]),
  ],
  M1U09C01: [
    m('오각뿔 꼭짓점 갯수', 'gives-exercise', [/6/]),
    m('각뿔이랑 각뿔대 차이', 'asks-difference', [/각뿔대/, /각뿔/]),
    m('원기둥도 다면체야?', 'claims', [NO, /다각형|곡면|굽은|원/]),
  ],
  M1U09C02: [
    m('정다면체는 왜 다섯개밖에 없어', 'asks-why', [/360/]),
    m('정팔면체 모서리 몇개', 'asks-what', [/12/]),
    m('정육각형으로는 왜 정다면체 못만듦', 'asks-why', [/360|120|평면|평평/]),
  ],
  M1U09C03: [
    m('직각삼각형 돌리면 뭐가 나와', 'asks-what', [/원뿔/]),
    m('구를 자르면 단면은 다 원이야?', 'asks-always', [YES, /원/]),
    m('원뿔대가 뭔데', 'asks-what', [/원뿔/, /평행|잘/]),
  ],
  M1U09C04: [
    m('밑면 반지름 3 높이 10인 원기둥 부피', 'gives-exercise', [/90/]),
    m('옆넓이는 어케 구해', 'asks-how', [/둘레/, /높이/]),
  ],
  M1U09C05: [
    m('뿔대 부피는 어떻게 구하나요', 'asks-how', [/큰|작은/, /빼/]),
    m('원뿔 옆넓이가 왜 부채꼴이야', 'asks-why', [/부채꼴/, /펼|모선|전개도/]),
  ],
  M1U09C06: [
    m('반지름 3인 구의 겉넓이는', 'gives-exercise', [/36/]),
    m('구의 부피가 원기둥의 몇배야', 'asks-what', [/\\frac\{2\}\{3\}|3분의 2|2 ?: ?3|2\/3/]),
  ],
  M1U10C01: [
    m('3 7 1 9 중앙값 구해줘', 'gives-exercise', [/5/]),
    m('자료가 짝수개면 중앙값은 어떻게해', 'asks-how', [/가운데/, /평균|반|2/]),
  ],
  M1U10C02: [
    m('최빈값이 두개여도 돼?', 'asks-always', [YES, /두|여러|2/], { near: /최빈값/ }),
    m('다 한번씩만 나오면 최빈값은 뭐야', 'asks-what', [/없/]),
  ],
  M1U10C03: [
    m('극단값있을때 평균 쓰면 왜 안좋아', 'asks-why', [/평균/, /크|작|치우|끌|영향/]),
    m('신발가게는 무슨 대푯값을 봐야돼', 'asks-what', [/최빈값/]),
  ],
  M1U11C01: [
    m('줄기랑 잎 중에 십의 자리는 어디야', 'asks-what', [/줄기/]),
    m('같은 값이 두번 나오면 잎도 두번 써?', 'asks-always', [YES, /번|만큼|모두/], { near: /잎/ }),
  ],
  M1U11C02: [
    m('계급의 크기가 뭐예요', 'asks-what', [/너비|폭|차|간격/]),
    m('계급 몇개로 나누는게 좋아', 'asks-how', [/5|15|적당|알맞/], { near: /계급/ }),
  ],
  M1U11C03: [
    m('도수분포다각형 그리는법', 'asks-how', [/중앙|중점|가운데/, /0|양 끝|이어|잇/]),
    m('히스토그램 넓이가 뭘 뜻해', 'asks-what', [/도수/, /넓이/]),
  ],
  M1U11C04: [
    m('도수가 9고 전체가 36이면 상대도수', 'gives-exercise', [/0\.25/]),
    m('상대도수 다 더하면 왜 1이야', 'asks-why', [/전체|총합/, /1/]),
  ],
  M1U11C05: [m('사람수가 다른 두반은 뭘로 비교해', 'asks-how', [/상대도수/])],
  M1U11C06: [
    m('공학도구는 왜 쓰는거야', 'asks-why', [/빠르|쉽|많|정확|편/], { near: /공학/ }),
    m('설문지 만들때 조심할거', 'asks-how', [/질문|묻|답/], { near: /자료/ }),
  ],
}

function asked(question: string, message = '문제 하나 내 줘') {
  return [{ message, response: `좋아, 한 문제 낼게.\n\n\`\`\`question\n${question}\n\`\`\`` }]
}

/** Dialogues without an open item. */
export const THIRD_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C04',
    messages: [
      m('72는 약수가 몇개야', 'gives-exercise', [/12/]),
      m('그걸 어떻게 구한거야', 'asks-how', [/지수|소인수분해/], TASK),
      m('100은?', 'gives-exercise', [/9/], TASK),
    ],
  },
  {
    concept: 'M1U02C02',
    after: asked('\\(-7\\)의 절댓값은 얼마일까?'),
    messages: [
      m('-7', 'answers', [/아니|아쉽|다시/], { focus: 'own-question' }),
      m('그럼 7?', 'answers', [/맞아|맞았|정답/], { focus: 'own-question' }),
      m('절댓값이 음수인건 없어?', 'asks-always', [/없|0/, /거리|0/], LAST),
    ],
  },
  {
    concept: 'M1U02C07',
    messages: [
      m('3+4×(-2)-6÷3', 'gives-exercise', [/-7/]),
      m('왜 앞에서부터 안해', 'asks-why', [/곱셈|나눗셈|먼저|순서/], TASK),
      m('-16 나왔는데 틀린거야?', 'claims', [/아니|틀|-7/], CLAIM),
    ],
  },
  {
    concept: 'M1U03C04',
    messages: [
      m('3(2x-4)', 'gives-exercise', [/6x ?- ?12/]),
      m('6x-4 아니고?', 'claims', [/12|모두|각각/], CLAIM),
      m('아 뒤에도 곱하는구나', 'agrees', [/맞|좋|그래/], LAST),
    ],
  },
  {
    concept: 'M1U04C01',
    messages: [
      m('항등식 뜻', 'asks-what', [/항상|어떤|모든/, /참/]),
      m('방정식이랑은 뭐가 다른데', 'asks-difference', [/방정식/, /항등식/], LAST),
      m('예를 들면?', 'asks-example', [/=/], LAST),
      m('또 다른거', 'asks-another', [/=/], LAST),
    ],
  },
  {
    concept: 'M1U04C05',
    messages: [
      m('연속하는 세 자연수 합이 36이면?', 'gives-exercise', [/11/, /13/], { near: /x/ }),
      m('왜 x-1, x, x+1로 놔', 'asks-why', [/연속|1씩|차이|가운데/], TASK),
    ],
  },
  {
    concept: 'M1U05C04',
    messages: [
      m('정비례가 뭔지 설명해줘', 'asks-what', [/2배|두 배|배/]),
      m('너무 어려워 쉬운말로', 'asks-easier', [/배|정비례/], LAST),
      m('그럼 키랑 몸무게도 정비례야?', 'claims', [/아니|정비례/], LAST),
    ],
  },
  {
    concept: 'M1U06C07',
    messages: [
      m('동위각 뭔지 모르겠어', 'asks-what', [/같은 위치|같은 쪽|위치/]),
      m('그럼 엇각은?', 'asks-what', [/엇갈|엇각/], LAST),
      m('둘다 항상 크기가 같은거야?', 'asks-always', [/평행/], LAST),
    ],
  },
  {
    concept: 'M1U07C02',
    messages: [
      m('삼각형 세 변의 길이 조건이 뭐야', 'asks-what', [/긴/, /합/]),
      m('5,5,10은 돼?', 'gives-exercise', [/아니|없|안/], LAST),
      m('왜 안되는데', 'asks-why', [/만나|겹|일직선|납작|같|합/], LAST),
    ],
  },
  {
    concept: 'M1U08C04',
    messages: [
      m('부채꼴이 뭐야', 'asks-what', [/반지름/, /호/]),
      m('활꼴이랑은 달라?', 'asks-difference', [/활꼴/, /현/], LAST),
      m('반원은 뭐야 그럼', 'asks-what', [/반원|지름|부채꼴/], LAST),
    ],
  },
  {
    concept: 'M1U08C05',
    after: asked('반지름의 길이가 \\(3\\) cm인 원의 넓이는 몇 cm²일까?'),
    messages: [
      m('6파이', 'answers', [/아니|아쉽|다시/], { focus: 'own-question' }),
      m('9파이 맞지', 'answers', [/맞아|맞았|정답/], { focus: 'own-question' }),
    ],
  },
  {
    concept: 'M1U09C02',
    messages: [
      m('정다면체 종류 알려줘', 'asks-what', [/정사면체/, /정이십면체/]),
      m('정십이면체는 면이 무슨 모양인데', 'asks-what', [/오각형/], LAST),
      m('왜 육각형은 없어', 'asks-why', [/360|120|평면|평평/], LAST),
    ],
  },
  {
    concept: 'M1U09C03',
    messages: [
      m('회전체가 뭐야', 'asks-what', [/회전/, /축/]),
      m('직사각형을 돌리면?', 'asks-what', [/원기둥/], LAST),
      m('그걸 세로로 자르면 단면은', 'asks-what', [/직사각형/], LAST),
    ],
  },
  {
    concept: 'M1U10C02',
    messages: [
      m('최빈값 구하는법', 'asks-how', [/많이|자주/]),
      m('1 2 2 3 5 최빈값', 'gives-exercise', [/2/], TASK),
      m('평균도 구해줘', 'gives-exercise', [/2\.6|\\frac\{13\}\{5\}/], TASK),
    ],
  },
  {
    concept: 'M1U11C04',
    messages: [
      m('상대도수 왜 필요해', 'asks-why', [/비교|다른|전체|총합/]),
      m('예시', 'asks-example', [/\d/, /상대도수|비율|전체|명/], LAST),
      m('ㅇㅋ 문제 내줘', 'wants-practice', [/문제/], NONE),
    ],
  },
]

/** Dialogues with an item open. */
export const THIRD_ITEM_THREADS: readonly Thread[] = [
  {
    concept: 'M1U01C06',
    item: 0,
    messages: [
      m('어디서부터 손대야할지 모르겠음', 'asks-how', STEP, ITEM),
      m('내가 구한건 {wrong}인데', 'answers', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
      m('그럼 {key}', 'answers', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
  },
  {
    concept: 'M1U02C03',
    item: 1,
    messages: [
      m('한 단계만 알려줘', 'asks-hint', STEP, ITEM),
      m('정답 뭐임', 'asks-hint', STEP, { ...ITEM, near: /스스로|힌트/ }),
    ],
  },
  {
    concept: 'M1U03C03',
    item: 0,
    messages: [
      m('문제가 무슨 뜻이야', 'repeats', STEP, ITEM),
      m('{wrong}이지?', 'claims', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
    ],
  },
  {
    concept: 'M1U04C04',
    item: 0,
    messages: [
      m('처음에 뭘 곱해?', 'asks-how', STEP, ITEM),
      m('그다음엔 뭐해', 'asks-next', STEP, ITEM),
      m('{key} 맞는지 봐줘', 'claims', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
  },
  {
    concept: 'M1U05C05',
    item: 2,
    messages: [m('힌트좀 주라', 'asks-hint', STEP, ITEM), m('아직도 모르겠는데', 'repeats', STEP, ITEM)],
  },
  {
    concept: 'M1U06C02',
    item: 0,
    messages: [
      m('이 문제 풀이 순서 알려줘', 'asks-how', STEP, ITEM),
      m('계산해보니까 {wrong} 나왔어', 'answers', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
      m('왜 아니야?', 'asks-why', ['mistake'], { ...ITEM, near: /\\\(/ }),
    ],
  },
  {
    concept: 'M1U08C02',
    item: 1,
    messages: [
      m('뭘 이용해서 풀어야 하는거야', 'asks-how', STEP, ITEM),
      m('{key}도인가?', 'claims', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
  },
  {
    concept: 'M1U09C05',
    item: 1,
    messages: [
      m('나 이거 못풀겠어 도와줘', 'repeats', STEP, ITEM),
      m('답이 {wrong} 같은데', 'claims', [/아니/, 'mistake'], { ...ITEM, near: /아니/ }),
    ],
  },
  {
    concept: 'M1U10C01',
    item: 1,
    messages: [
      m('먼저 뭘 해야하지', 'asks-how', STEP, ITEM),
      m('나 {key}라고 나왔는데 맞게 한거야?', 'claims', [/맞/, /칸|넣|적어/], { ...ITEM, near: /맞/ }),
    ],
  },
  {
    concept: 'M1U11C02',
    item: 0,
    messages: [
      m('이거 푸는 방법좀', 'asks-how', STEP, ITEM),
      m('포기할래 답 뭐야', 'protests', STEP, { ...ITEM, near: /괜찮|힌트|스스로/ }),
    ],
  },
]
