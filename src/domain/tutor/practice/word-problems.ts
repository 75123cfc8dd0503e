import { attachParticle } from '#domain/korean/attach-particle.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { type Equation, solveStory } from './read-story.ts'
import { read, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** The numbers of a problem by the names of their groups, and its words. */
type Found = Readonly<Record<string, string | undefined>>

/** What is asked for: a value that is worked out in one line. */
interface Line {
  asked: string
  unit: string
  /** The line in LaTeX, up to its value. */
  latex: string
  value: number
  reason: string
}

/** A word problem: what it is about, the places of its numbers, what it asks for. */
interface Problem {
  /** Words that have to be in it. */
  key: RegExp
  /** Words that would make another problem of it. */
  not?: RegExp
  /**
   * Patterns of the text around each number, where `#name` matches a number. A part that begins with `?` is optional. Each part is removed from
   * the text when it is found, so that two equal parts find the first and the second match.
   */
  parts: readonly string[]
  /** The question at the end; its first group is what is asked for. */
  asks: RegExp
  /** Words that may be left beside the parts and the question. */
  allow?: RegExp
  solve: (found: Found, asked: string, text: string) => Equation | Line | null
}

const NUMBER = String.raw`\d+(?:\.\d+)?`
const PIECE = '(?:개|장|권|자루|송이|알|마리|병|봉지|켤레|조각|명)'
const END = String.raw`\S{0,6}\s*(?:(?:돌|가|갈|되|돼|될|있|필요|넣|걸|만나|나와|나오)\S{0,4}|구해\S{0,3}|알려\S{0,3}|말해\S{0,3})?\s*[?!.]*$`
/** Words that change a problem where no part of it takes them up. */
const RISKY =
  /\d|보다|[두세네몇]\s?배|남[은는아기음고]|모자라|부족|더[\s하]|빼|뺀|덜|절반|반값|왕복|늦|먼저|둘레|합[은이을]|차[는가]\s|번째|제외|말고|아닌|않|못|각각|나머지|이상|이하|미만|초과|적어도|왜|이유|비율|쉬[고었]|도중|중간|할인|이자|처음에|하루\s?(?:더|덜)|씩\s?(?:더|덜|늘|줄)/

function numberOf(text: string | undefined): number {
  return Number(text)
}

/** A number as it is written: 0.5, 12. */
function write(value: number): string {
  return `${Math.round(value * 1e6) / 1e6}`
}

function bigOf(text: string | undefined): bigint {
  return BigInt(/^\d{1,9}$/.test(text ?? '') ? (text ?? '0') : '0')
}

function giving(each: string, rest: string, word: string): string {
  return String.raw`#${each}\s?${PIECE}?\s?씩\s?(?:나[눠누]\S{0,2}\s?)?(?:주|준|줬|담|넣|가지|받)\S{0,3}\s*(?:[가-힣]{1,4}[이가]\s?)?#${rest}(?:\s?${PIECE})?\S?\s?(?<${word}>남|모자|부족)\S{0,5}`
}

/** Salt in water: `#p% 소금물 #w g`. */
function saltWater(percent: string, weight: string): string {
  return String.raw`#${percent}\s?%\S{0,2}\s?(?:인|의|짜리)?\s?(?:소금물|설탕물)\s?#${weight}\s?g?\S{0,2}`
}

function speed(name: string): string {
  return String.raw`(?:시속|분속|초속)\s?#${name}(?:\s?(?:km|m))?\S{0,2}`
}

const TWO_LEGS = /닭|오리|참새|비둘기|두루미|학|타조/
const FOUR_LEGS =
  /돼지|소(?=[가이는은와랑를 ])|토끼|강아지|고양이|개(?=[가이는은와랑를] )|염소|양(?=[이은과] )|거북|말(?=[이은과] )/

/** Two amounts one of which is more than the other, and their sum. */
function sumAndDifference(found: Found, asked: string): Equation | null {
  const { big = '', small = '', by = '', sum = '', word = '', unit = '' } = found
  const isMore = /많|크|큰|커|길|긴|무거|높/.test(word)
  const name = asked.replace(/^내$/, '나')
  const [first, second] = [big.replace(/^내가$/, '나'), small]
  const isFirst = name === first || (name === '나' && /^나|^내/.test(first))
  const isSecond = name === second
  if (isFirst === isSecond) return null
  // x is what is asked for.
  const sign = isMore === isFirst ? '-' : '+'
  return {
    asked: name.endsWith('수') ? name : /[살세]/.test(unit) ? `${name}의 나이` : `${name}의 값`,
    unit: unit === '세' ? '살' : unit,
    isWhole: true,
    equation: `x+(x${sign}${by})=${sum}`,
    lead: `${attachParticle(name, '을/를')} \\(x\\)로 두면 다른 쪽은 ${inlineWith(`x ${sign} ${by}`, '이에요/예요')}. 둘을 더하면 ${inlineWith(sum, '이/가')} 되어야 해요.`,
  }
}

/** Profit and discount: the price is the cost and its profit, the sale the price without the discount. */
function up(percent: string | undefined): number {
  return 100 + numberOf(percent)
}
function down(percent: string | undefined): number {
  return 100 - numberOf(percent)
}

const PROBLEMS: readonly Problem[] = [
  {
    key: /씩.*(?:남|모자|부족).*씩.*(?:남|모자|부족)/,
    not: /의자|텐트|방에|보트|버스|[가-힣]명\s?씩|줄에/,
    parts: [giving('a', 'b', 'first'), giving('c', 'd', 'second')],
    asks: new RegExp(
      String.raw`((?:학생|아이|친구|사람|애)\S{0,3}\s*(?:수|인원)?\S?\s?(?:모두|전부|전체)?\s*(?:몇\s?명|얼마|수|는|은|\?)|몇\s?명|[가-힣]{1,4}(?:의\s?개?수)?\S?\s?(?:모두|전부)?\s?몇\s?(?:개|장|권|자루|송이|알))${END}`,
    ),
    solve: ({ a, b, first, c, d, second }, asked) => {
      const sign = (word: string | undefined): string => (word === '남' ? '+' : '-')
      const isGoods = /몇\s?(?!명)(?:개|장|권|자루|송이|알)/.test(asked)
      return {
        asked: isGoods ? '나누어 주는 것의 개수' : '학생 수',
        unit: isGoods ? '개' : '명',
        equation: `${a}x${sign(first)}${b}=${c}x${sign(second)}${d}`,
        lead: '사람 수를 \\(x\\)명이라 하면 나누어 주는 것의 개수를 두 가지로 나타낼 수 있어요. 남으면 더하고 모자라면 빼요. 둘은 같은 개수예요.',
        ...(isGoods ? { result: `${a}x${sign(first)}${b}` } : {}),
      }
    },
  },
  {
    key: /보다.*(?:합|더하|더했|모두|둘이?)/,
    not: /배|전에|후에|뒤에|가로|세로|각각|넓이|둘레|바꾸|번째/,
    parts: [
      String.raw`(?:^|[,.;]\s?|(?:올해|현재|지금|근데|그럼)\s)(?<big>(?:큰|작은|긴|짧은)\s?[가-힣]{1,2}|[가-힣]{1,4}?)[은는이가]?\s(?<small>(?:큰|작은|긴|짧은)\s?[가-힣]{1,2}|[가-힣]{1,4}?)보다\s?#by\s?(?<unit>살|세|개|cm|점|장|권|kg)?[이가]?\s?(?:더\s?)?(?<word>많|적|크|큰|커|작|길|긴|짧|어리|어린|무거|가벼)\S{0,4}`,
      String.raw`(?:(?:두|둘)\S{0,4}\s?)?(?:(?:나이|키|점수|개수|수|것)\S{0,3}\s?)?(?:합[이은을]|합하면|합치면|합쳐서|더하면|더했더니|합해서|합쳐|모두)\s?#sum(?:\s?(?:살|세|개|cm|점|장|권|kg))?\S{0,4}`,
    ],
    asks: new RegExp(
      String.raw`((?:큰|작은|긴|짧은)\s?[가-힣]{1,2}?|[가-힣]{1,4}?)(?:의)?[은는이가]?\s?(?:나이|키|점수|개수)?[은는이가]?\s*(?:몇\s?\S{1,3}|얼마\S{0,3}|는|은|\?)?${END}`,
    ),
    solve: sumAndDifference,
  },
  {
    key: /합[이은].*차[이가는]|차[이가는].*합[이은]/,
    not: /배|나이|몫|나머지|공약|공배|제곱|절댓값|\(-|음/,
    parts: [
      String.raw`(?:두\s?(?:자연)?수의?\s?)?합[이은]\s?#sum\S{0,3}`,
      String.raw`차[이가는]\s?#by\S{0,4}`,
    ],
    asks: new RegExp(
      String.raw`(큰\s?수|작은\s?수|작은\s?쪽|큰\s?쪽)[은는이가]?\s*(?:몇\S{0,3}|얼마\S{0,3})?${END}`,
    ),
    allow: /두\s?(?:자연)?수\S?/g,
    solve: ({ sum, by }, asked) => {
      const sign = asked.startsWith('큰') ? '-' : '+'
      return {
        asked: asked.startsWith('큰') ? '큰 수' : '작은 수',
        unit: '',
        isWhole: true,
        equation: `x+(x${sign}${by})=${sum}`,
        lead: `구하는 수를 \\(x\\)로 두면 다른 수는 ${inlineWith(`x ${sign} ${by}`, '이에요/예요')}. 둘을 더하면 ${inlineWith(sum ?? '', '이에요/예요')}.`,
      }
    },
  },
  {
    key: /갈.*올|가.*(?:돌아|되돌아)/,
    not: /왕복\s?거리|보다|분속|\d\s?분|쉬/,
    parts: [
      String.raw`(?:갈|가)\S?(?:\s?(?:때|길))?\S{0,2}\s?시속\s?#a(?:\s?(?:km))?\S{0,2}`,
      String.raw`(?:올|돌아올|되돌아올|오는|온)\S{0,2}(?:\s?(?:때))?\S{0,2}\s?시속\s?#b(?:\s?(?:km))?\S{0,2}`,
      String.raw`(?:총|모두|다\s?해서|전부|합쳐서|왕복)?\s?#t\s?시간\S{0,2}(?:\s?(?:걸|이\s?걸))?\S{0,4}`,
    ],
    asks: new RegExp(String.raw`(거리|길이|몇\s?km)[가는은이]?\s*(?:얼마|몇\s?km)?${END}`),
    allow: /왕복\S{0,4}/g,
    solve: ({ a, b, t }) => ({
      asked: '거리',
      unit: 'km',
      equation: `x/${a}+x/${b}=${t}`,
      lead: '(시간) = (거리) ÷ (속력)이에요. 거리를 \\(x\\) km라 하고 갈 때와 올 때의 시간을 더해요.',
    }),
  },
  {
    key: /(?:따라|쫓|뒤따|만나)/,
    not: /마주|호수|둘레|반대|시속.*분속|km.*\d\s?m(?!\S)/,
    parts: [String.raw`#t\s?(?:분|시간)\s?(?:후|뒤|있다가|늦게|먼저)\S{0,2}`, speed('a'), speed('b')],
    asks: new RegExp(
      String.raw`(몇\s?(?:분|시간)(?:\s?(?:후|뒤|만)\S{0,2})?|(?:시간|얼마))\s*(?:에|만에)?\s*(?:만나|따라)${END}`,
    ),
    allow: /따라\S*|뒤따라\S*|만나\S*|늦게|먼저/g,
    solve: ({ t, a, b }, _, text) => {
      if (numberOf(a) >= numberOf(b) || new Set(text.match(/시속|분속|초속/g)).size !== 1) return null
      if (/시속/.test(text) !== /\d\s?시간/.test(text)) return null
      return {
        asked: '나중에 떠난 사람이 따라잡는 데 걸리는 시간',
        unit: /시속/.test(text) ? '시간' : '분',
        equation: `${a}(${t}+x)=${b}x`,
        lead: `나중에 떠난 사람이 움직인 시간을 \\(x\\)라 하면, 먼저 떠난 사람은 \\(${t} + x\\)만큼 움직였어요. 만날 때까지 두 사람이 간 거리는 같아요.`,
      }
    },
  },
  {
    key: /마주|서로.*향|양쪽/,
    not: /후에\s?출발|먼저|늦게|둘레|쉬|속력이\s?다른/,
    parts: [String.raw`#d\s?(?<unit>km|m)\S{0,2}(?:\s?(?:떨어|거리|되는))?\S{0,3}`, speed('a'), speed('b')],
    asks: new RegExp(
      String.raw`(몇\s?(?:분|시간)|시간)(?:\s?(?:후|뒤|만)\S{0,2})?\s*(?:에|만에)?\s*만나${END}`,
    ),
    allow: /동시에|떨어\S*|마주\S*|서로|향\S*/g,
    solve: ({ d, unit, a, b }, _, text) => {
      const kinds = new Set(text.match(/시속|분속|초속/g))
      const isHourly = kinds.has('시속')
      if (kinds.size !== 1 || isHourly !== (unit === 'km')) return null
      return {
        asked: '만날 때까지 걸리는 시간',
        unit: isHourly ? '시간' : '분',
        equation: `${a}x+${b}x=${d}`,
        lead: '만날 때까지 걸리는 시간을 \\(x\\)라 하면, 두 사람이 간 거리를 더한 것이 떨어져 있던 거리예요.',
      }
    },
  },
  {
    key: /시속|분속/,
    not: /갈|올|왕복|만나|따라|남|쉬|먼저|시속.*시속|분속.*분속/,
    parts: [String.raw`#d\s?(?<unit>km|m)(?!\S?\s?로)\S{0,2}`, speed('a')],
    asks: new RegExp(String.raw`(몇\s?(?:시간|분)|(?:걸리는\s?)?시간)${END}`),
    allow: /거리\S?|떨어진|가\S*|걸리\S*/g,
    solve: ({ d, unit, a }, asked, text) => {
      const isHourly = /시속/.test(text)
      if (isHourly !== (unit === 'km') || (/분/.test(asked) && isHourly)) return null
      return {
        asked: '걸리는 시간',
        unit: isHourly ? '시간' : '분',
        latex: `${d} \\div ${a}`,
        value: numberOf(d) / numberOf(a),
        reason: '(시간) = (거리) ÷ (속력)이에요.',
      }
    },
  },
  {
    key: /시간|분/,
    not: /갈|올|왕복|만나|따라|남|쉬|먼저|시속\s?\d|분속\s?\d|\d\s?시간\s?\d+\s?분/,
    parts: [String.raw`#d\s?(?<unit>km|m)\S{0,3}`, String.raw`#t\s?(?<time>시간|분)\S{0,3}`],
    asks: new RegExp(String.raw`((?:시속|분속)\s?(?:은|는|이)?\s?(?:몇\s?k?m?|얼마|$|\?)|속력)${END}`),
    allow: /거리\S?|가\S*|걸리\S*/g,
    solve: ({ d, unit, t, time }, asked) => {
      const isHourly = unit === 'km' && time === '시간'
      if (!isHourly && !(unit === 'm' && time === '분')) return null
      if (/분속/.test(asked) === isHourly && !/속력/.test(asked)) return null
      return {
        asked: isHourly ? '시속' : '분속',
        unit: isHourly ? 'km' : 'm',
        latex: `${d} \\div ${t}`,
        value: numberOf(d) / numberOf(t),
        reason: '(속력) = (거리) ÷ (시간)이에요.',
      }
    },
  },
  {
    key: /(?:소금물|설탕물).*(?:섞|합)/,
    not: /(?<!소금|설탕)물\s?\d|소금\s?\d|증발|덜어|버리|몇\s?g/,
    parts: [saltWater('p', 'w'), saltWater('q', 'v')],
    asks: new RegExp(String.raw`(농도|몇\s?%)[가는은]?\s*(?:몇\s?%|얼마)?${END}`),
    allow: /섞\S*|합\S*/g,
    solve: ({ p, w, q, v }) => ({
      asked: '섞은 소금물의 농도',
      unit: '%',
      latex: `\\frac{${p} \\times ${w} \\div 100 + ${q} \\times ${v} \\div 100}{${w} + ${v}} \\times 100`,
      value: (numberOf(p) * numberOf(w) + numberOf(q) * numberOf(v)) / (numberOf(w) + numberOf(v)),
      reason: '농도끼리 평균 내면 안 돼요. 소금의 양을 각각 구해 더하고, 전체 소금물의 양으로 나누어요.',
    }),
  },
  {
    key: /(?:소금물|설탕물).*(?:섞|합)/,
    not: /(?<!소금|설탕)물\s?\d|증발|덜어|버리/,
    parts: [
      saltWater('p', 'w'),
      String.raw`#q\s?%\S{0,2}\s?(?:인|의|짜리)?\s?(?:소금물|설탕물)\S?\s?`,
      String.raw`#r\s?%\S{0,2}\s?(?:인|의|짜리)?(?:\s?(?:소금물|설탕물))?\S{0,2}`,
    ],
    asks: /((?<=(?:소금물|설탕물)\S?\s?)몇\s?g\S{0,3})/,
    allow: /섞\S*|합\S*|만들\S*|되\S*|돼\S*/g,
    solve: ({ p, w, q, r }, _, text) => {
      // 6%의 소금물 몇 g: the amount that is not given is that of the second.
      const places = [p, q, r].map((value) => text.indexOf(`${value}`))
      if (!/몇\s?g/.test(text) || (places[0] ?? 0) > (places[2] ?? 0)) return null
      return {
        asked: '섞는 소금물의 양',
        unit: 'g',
        equation: `${p}*${w}+${q}x=${r}(${w}+x)`,
        lead: '섞는 양을 \\(x\\) g이라 하면, 섞기 전 소금의 양을 더한 것과 섞은 다음 소금의 양이 같아요. (소금) = (농도) × (소금물) ÷ 100이라, 양변에 100을 곱해서 적어요.',
      }
    },
  },
  {
    key: /(?:소금물|설탕물).*물/,
    not: /섞은|소금\s?\d|소금을|설탕을|증발|덜어|버리|농도[가는]?\s?(?:몇|얼마)|몇\s?%/,
    parts: [saltWater('p', 'w'), String.raw`#q\s?%\S{0,3}(?:\s?(?:소금물|설탕물))?\S{0,2}`],
    asks: /((?<!소금|설탕)물[을은]?\s?(?:더\s?)?(?:몇\s?g|얼마)\S{0,4}|몇\s?g\S?\s?(?:의\s)?물\S?|물의\s?양\S{0,2})/,
    allow:
      /물[을은]?|(?:더\s?)?넣\S*|더|섞\S*|부\S*|만들\S*|되\S*|돼\S*|얼마\S*|하[나지려는면]\S*|몇\s?g\S?|에다가?/g,
    solve: ({ p, w, q }) =>
      numberOf(q) < numberOf(p)
        ? {
            asked: '넣어야 하는 물의 양',
            unit: 'g',
            equation: `${p}*${w}=${q}(${w}+x)`,
            lead: '물을 넣어도 소금의 양은 그대로예요. (소금) = (농도) × (소금물) ÷ 100이라, 넣기 전과 넣은 다음의 소금의 양을 같다고 놓고 양변에 100을 곱해요.',
          }
        : null,
  },
  {
    key: /(?:소금물|설탕물).*증발/,
    not: /소금을|섞|더\s?넣/,
    parts: [saltWater('p', 'w'), String.raw`#q\s?%\S{0,3}(?:\s?(?:소금물|설탕물))?\S{0,2}`],
    asks: /((?<!소금|설탕)물[을은]?\s?(?:몇\s?g|얼마)\S{0,4}|몇\s?g\S{0,3}|물의\s?양\S{0,2}|얼마\S{0,3})/,
    allow: /물[을은]?|증발\S*|만들\S*|되\S*|돼\S*|얼마\S*|시켜\S*|시키\S*|하[나려면]\S*|몇\s?g\S?/g,
    solve: ({ p, w, q }) =>
      numberOf(q) > numberOf(p)
        ? {
            asked: '증발시켜야 하는 물의 양',
            unit: 'g',
            equation: `${p}*${w}=${q}(${w}-x)`,
            lead: '물이 증발해도 소금의 양은 그대로예요. (소금) = (농도) × (소금물) ÷ 100이라, 소금의 양을 같다고 놓고 양변에 100을 곱해요.',
          }
        : null,
  },
  {
    key: /(?:소금물|설탕물).*(?:소금|설탕)[을은]?\s?(?:몇|얼마|더|넣)/,
    not: /물을|섞|증발|덜어|농도[가는]?\s?(?:몇|얼마)|몇\s?%/,
    parts: [saltWater('p', 'w'), String.raw`#q\s?%\S{0,3}(?:\s?(?:소금물|설탕물))?\S{0,2}`],
    asks: /((?:소금|설탕)[을은]?\s?(?:더\s?)?(?:몇\s?g|얼마)\S{0,4}|몇\s?g\S?\s?(?:의\s)?(?:소금|설탕)\S?|(?:소금|설탕)의\s?양\S{0,2})/,
    allow: /(?:소금|설탕)[을은]?|(?:더\s?)?넣\S*|더|만들\S*|되\S*|돼\S*|얼마\S*|하[나려면]\S*|몇\s?g\S?/g,
    solve: ({ p, w, q }) =>
      numberOf(q) > numberOf(p)
        ? {
            asked: '더 넣는 소금의 양',
            unit: 'g',
            equation: `${p}*${w}+100x=${q}(${w}+x)`,
            lead: '소금을 \\(x\\) g 더 넣으면 소금도 소금물도 \\(x\\) g씩 많아져요. (소금) = (농도) × (소금물) ÷ 100으로 식을 세우고 양변에 100을 곱해요.',
          }
        : null,
  },
  {
    key: /(?:소금물|설탕물)/,
    not: /섞|증발|더\s|(?<!소금|설탕)물을|(?<!소금|설탕)물\s?\d|소금을|설탕을|소금\s?\d/,
    parts: [saltWater('p', 'w')],
    asks: new RegExp(
      String.raw`((?:소금|설탕)(?:의\s?양)?[은이]?\s*(?:몇\s?g|얼마|\?|$)|(?:녹아|들어)\S*\s?(?:소금|설탕)\S{0,4})${END}`,
    ),
    allow: /녹아\S*|들어\S*|있는/g,
    solve: ({ p, w }) => ({
      asked: '소금의 양',
      unit: 'g',
      latex: `${p} \\times ${w} \\div 100`,
      value: (numberOf(p) * numberOf(w)) / 100,
      reason: '(소금의 양) = (농도) × (소금물의 양) ÷ 100이에요.',
    }),
  },
  {
    key: /소금.*물.*농도|물.*소금.*농도|소금.*물.*몇\s?%|물.*소금.*몇\s?%/,
    not: /소금물\s?\d|%.*%|\d\s?%|증발|섞은|전체/,
    parts: [String.raw`물\s?#w\s?g\S{0,2}`, String.raw`소금\s?#s\s?g\S{0,2}`],
    asks: new RegExp(String.raw`(농도|몇\s?%)[가는은]?\s*(?:몇\s?%|얼마)?${END}`),
    allow: /넣\S*|녹\S*|섞\S*|만든|소금물\S*|타\S*/g,
    solve: ({ w, s }) => ({
      asked: '소금물의 농도',
      unit: '%',
      latex: `\\frac{${s}}{${w} + ${s}} \\times 100`,
      value: (100 * numberOf(s)) / (numberOf(w) + numberOf(s)),
      reason: '(농도) = (소금) ÷ (소금물) × 100이에요. 소금물은 물과 소금을 더한 것이에요.',
    }),
  },
  {
    key: /원가.*이익.*정가.*할인.*이익|원가.*이익.*(?:붙|정가).*(?:할인|싸게).*(?:이익|남)/,
    not: /\d\s?%\s?(?:할인|싸게).*\d\s?원\s?(?:할인|싸게)|이익률/,
    parts: [
      String.raw`원가\S?\s?#cost\s?원\S{0,3}`,
      String.raw`#a\s?%\S?\s?(?:의\s?)?이익\S{0,2}\s?(?:을\s?)?(?:붙|남|얹|더)?\S{0,3}`,
      String.raw`#cut\s?(?<unit>원|%)\S?\s?(?:을\s?)?(?:할인|싸게)\S{0,4}`,
    ],
    asks: new RegExp(String.raw`(이익|판매\s?(?:가격|가)|파는\s?값)[은이가]?\s*(?:얼마|몇\s?원)?${END}`),
    allow: /정가\S*|정하\S*|정해\S*|팔\S*|할인\S*/g,
    solve: ({ cost, a, cut, unit }, asked) => {
      const price = (numberOf(cost) * up(a)) / 100
      const sale = unit === '%' ? (price * down(cut)) / 100 : price - numberOf(cut)
      const isProfit = /이익/.test(asked)
      const less = unit === '%' ? `\\times \\frac{${down(cut)}}{100}` : `- ${cut}`
      return {
        asked: isProfit ? '이익' : '파는 값',
        unit: '원',
        latex: `${cost} \\times \\frac{${up(a)}}{100} ${less}${isProfit ? ` - ${cost}` : ''}`,
        value: isProfit ? sale - numberOf(cost) : sale,
        reason: `정가는 원가에 이익을 붙인 ${inline(write(price))}원이고, 파는 값은 거기서 할인한 ${inline(write(sale))}원이에요.${isProfit ? ' 이익은 파는 값에서 원가를 빼요.' : ''}`,
      }
    },
  },
  {
    key: /원가.*이익.*할인.*이익.*원가/,
    not: /이익률/,
    parts: [
      String.raw`#a\s?%\S?\s?(?:의\s?)?이익\S{0,2}\s?(?:을\s?)?(?:붙|남|얹|더)?\S{0,3}`,
      String.raw`#cut\s?원\S?\s?(?:을\s?)?(?:할인|싸게)\S{0,4}`,
      String.raw`#gain\s?원\S{0,2}\s?(?:의\s?)?(?:이익|남)\S{0,5}|이익\S?\s?#gain2\s?원\S{0,4}`,
    ],
    asks: new RegExp(String.raw`(원가)[는은가]?\s*(?:얼마|몇\s?원)?${END}`),
    allow: /원가\S*|정가\S*|정하\S*|정해\S*|팔\S*|생\S*|났\S*/g,
    solve: ({ a, cut, gain, gain2 }) => ({
      asked: '원가',
      unit: '원',
      equation: `${up(a)}/100x-${cut}=x+${gain ?? gain2}`,
      lead: `원가를 \\(x\\)원이라 하면 정가는 \\(\\frac{${up(a)}}{100}x\\)원이에요. 파는 값은 원가에 이익을 더한 것과 같아요.`,
    }),
  },
  {
    key: /원가.*이익.*정가/,
    not: /할인|싸게|이익[은이]?\s?(?:얼마|몇)/,
    parts: [
      String.raw`#a\s?%\S?\s?(?:의\s?)?이익\S{0,2}\s?(?:을\s?)?(?:붙|남|얹|더)?\S{0,3}`,
      String.raw`정가[가는를은]?\s?#price\s?원\S{0,4}`,
    ],
    asks: new RegExp(String.raw`(원가)[는은가]?\s*(?:얼마|몇\s?원)?${END}`),
    allow: /원가\S?|정가\S*|정하\S*|정했\S*|매[기겼]\S*/g,
    solve: ({ a, price }) => ({
      asked: '원가',
      unit: '원',
      equation: `${up(a)}x=100*${price}`,
      lead: `원가를 \\(x\\)원이라 하면 정가는 \\(x \\times \\frac{${up(a)}}{100}\\)원이에요. 이것이 ${inline(price ?? '')}원과 같다고 놓고 양변에 100을 곱해요.`,
    }),
  },
  {
    key: /원가.*(?:이익|붙).*정가|원가.*이익.*파/,
    not: /할인|싸게|정가[가는은]?\s?\d/,
    parts: [
      String.raw`원가\S?\s?#cost\s?원\S{0,3}`,
      String.raw`#a\s?%\S?\s?(?:의\s?)?(?:이익)?\S{0,2}\s?(?:을\s?)?(?:붙|남|얹|더)?\S{0,3}`,
    ],
    asks: new RegExp(String.raw`(정가|파는\s?값)[는은가]?\s*(?:얼마|몇\s?원)?${END}`),
    solve: ({ cost, a }) => ({
      asked: '정가',
      unit: '원',
      latex: `${cost} \\times \\frac{${up(a)}}{100}`,
      value: (numberOf(cost) * up(a)) / 100,
      reason: `이익은 원가의 ${inline(`${a}\\%`)}예요. 원가에 이익을 더하면 원가의 ${inline(`${up(a)}\\%`)}가 정가예요.`,
    }),
  },
  {
    key: /할인|싸게/,
    not: /원가|이익|할인.*할인|더/,
    parts: [
      String.raw`#a\s?%\S?\s?(?:를\s?)?(?:할인|싸게)\S{0,4}`,
      String.raw`(?:판매\s?가격?|산\s?값|할인가)?\S?\s?#sale\s?원\S{0,5}`,
    ],
    asks: new RegExp(String.raw`(정가|원래\s?(?:가격|값))[는은가]?\s*(?:얼마|몇\s?원)?${END}`),
    allow: /정가\S?|원래\s?가격\S?|샀\S*|사\S*|팔\S*|줬\S*|냈\S*/g,
    solve: ({ a, sale }, _, text) =>
      /정가[가는]?\s?\d/.test(text)
        ? null
        : {
            asked: '정가',
            unit: '원',
            equation: `${down(a)}x=100*${sale}`,
            lead: `정가를 \\(x\\)원이라 하면 ${inline(`${a}\\%`)} 할인한 값은 \\(x \\times \\frac{${down(a)}}{100}\\)원이에요. 이것이 ${inline(sale ?? '')}원과 같다고 놓고 양변에 100을 곱해요.`,
          },
  },
  {
    key: /할인|싸게/,
    not: /원가|이익|할인.*할인|정가[는은가]?\s?(?:얼마|몇|\?|$)|더/,
    parts: [
      String.raw`#price\s?원\S{0,3}\s?(?:하는|인|짜리)?`,
      String.raw`#a\s?%\S?\s?(?:를\s?)?(?:할인|싸게)\S{0,4}`,
    ],
    asks: new RegExp(String.raw`(얼마|몇\s?원|(?:판매\s?)?(?:가격|값)[은이]?)${END}`),
    allow: /정가\S?|물건\S?|사면|팔면|할인\S*/g,
    solve: ({ price, a }) => ({
      asked: '할인한 값',
      unit: '원',
      latex: `${price} \\times \\frac{${down(a)}}{100}`,
      value: (numberOf(price) * down(a)) / 100,
      reason: `${inline(`${a}\\%`)}를 깎으면 정가의 ${inline(`${down(a)}\\%`)}가 남아요.`,
    }),
  },
  {
    key: /연속하?[는된]?/,
    not: /곱|제곱|차[가는]|배|보다/,
    parts: [
      String.raw`연속(?:하는|된|한)?\s?(?<count>두|세|2|3)\s?(?:개의?\s?)?(?<kind>자연수|정수|짝수|홀수)\S?`,
      String.raw`합[이은]\s?#sum\S{0,4}`,
    ],
    asks: new RegExp(
      String.raw`((?:가장|제일|젤)?\s?(?:큰|작은)\s?[가-힣]{1,3}|가운데\s?[가-힣]{1,3}|중간\s?[가-힣]{1,3})[는은이가]?\s*(?:얼마|뭐|몇)?${END}`,
    ),
    solve: ({ count, kind, sum }, asked) => {
      const step = kind === '짝수' || kind === '홀수' ? 2 : 1
      const isThree = count === '세' || count === '3'
      const which = /큰/.test(asked) ? '가장 큰 수' : /작/.test(asked) ? '가장 작은 수' : '가운데 수'
      const [first, last] = isThree ? [-step, step] : [0, step]
      const x = (numberOf(sum) - first - last) / (isThree ? 3 : 2)
      if (!Number.isInteger(x) || (step === 2 && (x % 2 === 0) !== (kind === '짝수'))) return null
      if (!isThree && which === '가운데 수') return null
      if (kind === '자연수' && x + first < 1) return null
      const shift = which === '가장 큰 수' ? last : which === '가장 작은 수' ? first : 0
      return {
        asked: which,
        unit: '',
        isWhole: true,
        equation: isThree ? `(x-${step})+x+(x+${step})=${sum}` : `x+(x+${step})=${sum}`,
        lead: isThree
          ? '가운데 수를 \\(x\\)로 두면 양옆의 수가 짝을 이루어 계산이 쉬워요.'
          : '작은 수를 \\(x\\)로 두어요.',
        ...(shift === 0 ? {} : { result: `x${shift > 0 ? '+' : '-'}${Math.abs(shift)}` }),
      }
    },
  },
  {
    key: /자리.*바[꾸꿔꾼뀌]/,
    not: /세\s?자리|백의|배|합이?\s?\d+.*합이?\s?\d/,
    parts: [
      String.raw`(?:(?<place>십|일)의\s?자리\S?\s?(?:의\s?)?(?:숫자)?[가는이]?\s?#digit|(?:각\s?)?자리\S?\s?(?:의\s?)?숫자\S?\s?(?:의\s?)?합[이은]\s?#sum)\S{0,3}`,
      String.raw`(?:처음|원래)\s?(?:의\s?)?수보다\s?#by\s?(?:만큼\s?)?(?:더\s?)?(?<word>크|큰|커|작)\S{0,4}`,
    ],
    asks: new RegExp(String.raw`((?:처음|원래)\s?(?:의\s?)?수)[는은가를]?\s*(?:얼마|뭐|몇)?${END}`),
    allow: /두\s?자리\S*|자연수\S?|(?:십|일)의\s?자리\S*|숫자\S?|바[꾸꿔꾼뀌]\S*|수\S?|있\S*|각|자리\S?/g,
    solve: ({ place, digit, sum, by, word }) => {
      const sign = word?.startsWith('작') ? '-' : '+'
      // The tens and the ones, with x for the digit that is not known.
      const [tens, ones] =
        sum !== undefined ? ['x', `(${sum}-x)`] : place === '십' ? [digit, 'x'] : ['x', digit]
      const number = `10*${tens}+${ones}`
      return {
        asked: '처음 수',
        unit: '',
        isWhole: true,
        equation: `10*${ones}+${tens}=${number}${sign}${by}`,
        lead: '두 자리의 수는 \\(10 \\times\\) (십의 자리) \\(+\\) (일의 자리)예요. 모르는 숫자를 \\(x\\)로 두고, 바꾼 수와 처음 수를 견주어요.',
        result: number,
        fits: (x) =>
          x >= 1 && x <= 9 && (sum === undefined || (numberOf(sum) - x >= 1 && numberOf(sum) - x <= 9)),
      }
    },
  },
  {
    key: /(?:함께|같이|둘이).*(?:며칠|몇\s?일|몇\s?시간)/,
    not: /먼저|나머지|남|그만|혼자서?\s?(?:며칠|몇)|쉬|배|분에|간격|마다|출발|만나/,
    parts: [String.raw`#a\s?(?<unit>일|시간)\S{0,3}`, String.raw`#b\s?(?:일|시간)\S{0,3}`],
    asks: new RegExp(
      String.raw`((?:함께|같이|둘이)\s?(?:같이|함께)?(?:\s?(?:하|일하|끝내))?\S{0,3}\s*(?:며칠|몇\s?일|몇\s?시간))${END}`,
    ),
    allow: /일을|일|혼자\S*|걸[리려린]\S*|어떤|하는데\S?/g,
    solve: ({ a, b, unit }) => ({
      asked: '함께 할 때 걸리는 시간',
      unit: unit ?? '일',
      equation: `x/${a}+x/${b}=1`,
      lead: '전체 일을 \\(1\\)로 보면 한 사람이 하루에 하는 양을 알 수 있어요. \\(x\\)만큼의 시간 동안 두 사람이 한 양을 더하면 \\(1\\)이에요.',
    }),
  },
  {
    key: /직사각형.*둘레|둘레.*직사각형/,
    not: /넓이\D{0,4}\d|배|대각선|정사각형|구멍/,
    parts: [
      String.raw`(?<big>가로|세로)(?:의\s?길이)?[가는은이]?\s?(?:가로|세로)(?:의\s?길이)?보다\s?#by(?:\s?(?:cm|m))?\S?\s?(?:더\s?)?(?<word>긴|길|큰|크|커|짧|작)\S{0,3}`,
      String.raw`둘레(?:의\s?길이)?[가는이]?\s?#round(?:\s?(?:cm|m))?\S{0,4}`,
    ],
    asks: new RegExp(String.raw`((?:가로|세로|넓이)(?:의\s?길이)?)[는은가]?\s*(?:얼마|몇\s?\S{1,3})?${END}`),
    allow: /직사각형\S*|x\s?cm\S*|한\s?변이/g,
    solve: ({ big, by, word, round }, asked) => {
      const other = big === '가로' ? '세로' : '가로'
      const sign = /긴|길|큰|크|커/.test(word ?? '') ? '+' : '-'
      const [name] = asked.match(/가로|세로|넓이/) ?? []
      return {
        asked: name === '넓이' ? '직사각형의 넓이' : `${name}의 길이`,
        unit: name === '넓이' ? 'cm²' : 'cm',
        equation: `2(x+(x${sign}${by}))=${round}`,
        lead: `${attachParticle(other, '을/를')} \\(x\\) cm라 하면 ${attachParticle(big ?? '', '은/는')} \\(x ${sign} ${by}\\) cm예요. 둘레는 가로와 세로를 더한 것의 두 배예요.`,
        ...(name === '넓이'
          ? { result: `x*(x${sign}${by})` }
          : name === big
            ? { result: `x${sign}${by}` }
            : {}),
      }
    },
  },
  {
    key: /마리.*다리|다리.*마리/,
    not: /보다|배[가이]|남/,
    parts: [String.raw`다리\D{0,9}#legs\s?개?\S{0,3}`, String.raw`#heads\s?마리\S{0,3}`],
    asks: /(?<=\s)([가-힣]{1,3}?)[은는이가]?\s*(?:각각\s?)?몇\s?마리\S{0,4}\s*[?!.]*$/,
    allow:
      /합쳐서?|합해서?|모두|전부|총|섞\S*|농장\S*|있\S*|다리\S?|(?:의\s)?수\S?|[가-힣]{1,3}(?:이?랑|와|과)/g,
    solve: ({ legs, heads }, asked, text) => {
      const [two, four] = [TWO_LEGS.exec(text)?.[0], FOUR_LEGS.exec(text)?.[0]]
      if (two === undefined || four === undefined || (asked !== two && asked !== four)) return null
      const [own, other] = asked === two ? [2, 4] : [4, 2]
      return {
        asked: `${asked}의 수`,
        unit: '마리',
        equation: `${own}x+${other}(${heads}-x)=${legs}`,
        lead: `${attachParticle(asked, '을/를')} \\(x\\)마리라 하면 다른 동물은 \\(${heads} - x\\)마리예요. 다리의 수를 더해요.`,
      }
    },
  },
  {
    key: /원.*원.*(?:남|거스름)/,
    not: /씩\s?모|할인|이익|각각|몇\s?원|얼마/,
    parts: [
      String.raw`(?:남\S{0,3}\s?(?:돈\S?\s?)?|거스름돈\S{0,2}\s?)#rest\s?원\S{0,5}|#rest2\s?원[이을]?\s?남\S{0,5}`,
      String.raw`#price\s?원\s?(?:짜리|하는|인)\s?[가-힣]{1,5}?[을를]?\s`,
      String.raw`#money\s?원\S{0,2}(?:\s?(?:가지고|내|있\S{0,3}|에서))?\S{0,3}`,
    ],
    asks: new RegExp(String.raw`(?:[가-힣]{1,5}[은는이가를을]?\s*)?(몇\s?(?:권|개|자루|장|송이|병))${END}`),
    allow: /사[고면서]\S*|샀\S*|가지고|내\S*|남\S*/g,
    solve: ({ money, price, rest, rest2 }, asked) => ({
      asked: '산 개수',
      unit: asked.replace(/몇\s?/, ''),
      equation: `${price}x+${rest ?? rest2}=${money}`,
      lead: '산 개수를 \\(x\\)라 하면, 산 값과 남은 돈을 더한 것이 처음에 있던 돈이에요.',
    }),
  },
  {
    key: /(?:최대한|되도록|될\s?수\s?있는\s?대로|가능한\s?한?|가장)\s?많은\s?(?:수의\s?)?(?:학생|사람|친구|아이|모둠|팀|명|애)/,
    not: /남[고는았]|모자라|부족|한\s?(?:명|사람|학생)\S{0,2}\s?(?:받|당|에게)|각각\s?몇/,
    parts: [String.raw`#a\s?${PIECE}\S?`, String.raw`#b\s?${PIECE}\S?`, String.raw`?#c\s?${PIECE}\S?`],
    asks: new RegExp(String.raw`(몇\s?(?:명|모둠|팀|사람))${END}`),
    allow: /최대한|되도록|가능한|많은|남김\s?없이|남는\s?것\s?없이|똑같이|나[눠누]\S*|주\S*|하\S*/g,
    solve: ({ a, b, c }) => {
      const numbers = [a, b, ...(c === undefined ? [] : [c])]
      return {
        asked: '나누어 줄 수 있는 가장 많은 사람 수',
        unit: '명',
        latex: `\\gcd(${numbers.join(',\\ ')})`.replace('\\gcd', '\\mathrm{GCD}'),
        value: Number(numbers.map(bigOf).reduce(greatestCommonDivisor)),
        reason: `똑같이 나누려면 사람 수가 ${numbers.map((one) => inline(one ?? '')).join(', ')}의 공약수여야 해요. 가장 많은 사람이니까 최대공약수(GCD)를 구해요.`,
      }
    },
  },
  {
    key: /정사각형/,
    not: /높이|넓이|둘레|몇\s?[개장]/,
    parts: [
      String.raw`가로\D{0,8}#a(?:\s?(?:cm|m))?\S{0,3}`,
      String.raw`세로\D{0,8}#b(?:\s?(?:cm|m))?\S{0,3}`,
    ],
    asks: new RegExp(String.raw`(한\s?변)(?:의\s?길이)?[는은이가]?\s*(?:몇\s?\S{1,3}|얼마)?${END}`),
    allow:
      /(?:가능한|되도록|최대한|가장)\s?(?:큰|작은)|정사각형\S*|직사각형\S*|빈틈\s?없이|남는\s?부분\s?없이|타일\S*/g,
    solve: ({ a, b }, _, text) => {
      const isLarge = /(?:가능한\s?한?|되도록|최대한|가장|제일)\s?큰/.test(text)
      const isSmall = /(?:가능한\s?한?|되도록|최대한|가장|제일)\s?작은/.test(text)
      if (isLarge === isSmall) return null
      const [x, y] = [bigOf(a), bigOf(b)]
      if (x === 0n || y === 0n) return null
      return isLarge
        ? {
            asked: '정사각형의 한 변의 길이',
            unit: 'cm',
            latex: `\\mathrm{GCD}(${a},\\ ${b})`,
            value: Number(greatestCommonDivisor(x, y)),
            reason:
              '빈틈없이 채우려면 한 변의 길이가 가로와 세로를 모두 나누어야 해요. 가장 큰 정사각형이니까 최대공약수(GCD)를 구해요.',
          }
        : {
            asked: '정사각형의 한 변의 길이',
            unit: 'cm',
            latex: `\\mathrm{LCM}(${a},\\ ${b})`,
            value: Number(leastCommonMultiple(x, y)),
            reason:
              '조각을 이어 붙인 길이는 가로의 배수이면서 세로의 배수예요. 가장 작은 정사각형이니까 최소공배수(LCM)를 구해요.',
          }
    },
  },
  {
    key: /(?:마다|간격|한\s?번|바퀴).*(?:동시에|함께|같이|만나)|(?:동시에|함께|같이).*(?:마다|간격|한\s?번|다시|다음)/,
    not: /정류장|톱니|반대|시속|분속|쉬|속력|하루에\s?몇/,
    parts: [
      String.raw`#a\s?(?<unit>분|일|초|시간)\S{0,4}`,
      String.raw`#b\s?(?:분|일|초|시간)\S{0,4}`,
      String.raw`?#c\s?(?:분|일|초)(?:마다|\s?간격)\S{0,2}`,
      String.raw`?(?:오전|오후)?\s?#hour\s?시(?!간)\S{0,2}`,
    ],
    asks: new RegExp(
      String.raw`(몇\s?(?:분|일|초|시간)\s?(?:후|뒤|만)\S{0,2}|며칠\s?(?:후|뒤|만)\S{0,2}|(?:시각|몇\s?시)[은는]?)\s*(?:에\s?)?(?:다시\s?)?(?:처음\S*\s?)?(?:동시에|함께|같이)?\s?(?:만나|출발|울|켜|떠나)?${END}`,
    ),
    allow: /마다|간격\S*|동시에|함께|같이|다시|다음에?\S?|처음으로|처음|출발\S*|만나\S*|[ABab가나]/g,
    solve: ({ a, b, c, unit, hour }, asked) => {
      const numbers = [a, b, ...(c === undefined ? [] : [c])].map(bigOf)
      if (numbers.some((number) => number === 0n)) return null
      const value = Number(numbers.reduce(leastCommonMultiple))
      const isTime = /시각|몇\s?시(?!간)/.test(asked)
      if (isTime !== (hour !== undefined)) return null
      const shown = [a, b, ...(c === undefined ? [] : [c])]
      const minutes = numberOf(hour) * 60 + value
      if (isTime && (unit !== '분' || minutes >= 13 * 60)) return null
      return {
        asked: '다시 동시에 만날 때까지 걸리는 시간',
        unit: unit ?? '분',
        latex: `\\mathrm{LCM}(${shown.join(',\\ ')})`,
        value,
        reason: `다시 만나는 때는 ${shown.map((one) => inline(one ?? '')).join(', ')}의 공배수만큼 지났을 때예요. 처음으로 다시 만나니까 최소공배수(LCM)를 구해요.${
          isTime
            ? ` 그러면 ${Math.floor(minutes / 60)}시${minutes % 60 === 0 ? '' : ` ${minutes % 60}분`}이에요.`
            : ''
        }`,
      }
    },
  },
  {
    key: /톱니.*다시|톱니.*처음/,
    not: /분에|초에|번\s?돌면|바퀴\s?돌면|배/,
    parts: [String.raw`#a\s?개?\S{0,2}`, String.raw`#b\s?개?\S{0,2}`],
    asks: new RegExp(
      String.raw`((?:작은|큰)(?:\s?(?:쪽|톱니\s?바퀴|톱니|바퀴))?\S{0,2}\s*(?:최소\s?)?몇\s?(?:바퀴|번))${END}`,
    ),
    allow: /톱니\S*|다시|처음\S*|맞물[리린려]\S*|같은|두\s?개\S?|바퀴\S?|돌\S*|A|B|각각|수\S?/g,
    solve: ({ a, b }, asked) => {
      const [x, y] = [bigOf(a), bigOf(b)]
      if (x === 0n || y === 0n || x === y) return null
      const teeth = x < y === asked.startsWith('작') ? x : y
      const common = leastCommonMultiple(x, y)
      return {
        asked: `${asked.startsWith('작') ? '작은' : '큰'} 톱니바퀴가 도는 수`,
        unit: '바퀴',
        latex: `\\mathrm{LCM}(${a},\\ ${b}) \\div ${teeth} = ${common} \\div ${teeth}`,
        value: Number(common / teeth),
        reason:
          '같은 톱니에서 다시 만나려면 맞물린 톱니의 수가 두 수의 공배수여야 해요. 최소공배수(LCM)를 그 바퀴의 톱니 수로 나누어요.',
      }
    },
  },
  {
    key: /어떤\s?(?:자연)?수로.*나누면.*남/,
    not: /작은|모자라|부족/,
    parts: [String.raw`#a\S?\s?나누면\s?#r\S?\s?남\S{0,3}`, String.raw`#b\S?\s?나누면\s?#s\S?\s?남\S{0,4}`],
    asks: new RegExp(
      String.raw`((?:가장|제일|젤)\s?큰\s?(?:자연)?수|어떤\s?(?:자연)?수\s?중\S{0,2}\s?(?:가장|제일)\s?큰\s?(?:것|거|수))[는은]?\s*(?:얼마|뭐|몇)?${END}`,
    ),
    allow: /어떤\s?(?:자연)?수로|그런|이런|수\s?중\S?|자연수/g,
    solve: ({ a, r, b, s }) => {
      const [x, y] = [bigOf(a) - bigOf(r), bigOf(b) - bigOf(s)]
      if (x <= 0n || y <= 0n) return null
      const value = Number(greatestCommonDivisor(x, y))
      if (value <= Math.max(numberOf(r), numberOf(s))) return null
      return {
        asked: '가장 큰 자연수',
        unit: '',
        latex: `\\mathrm{GCD}(${a} - ${r},\\ ${b} - ${s}) = \\mathrm{GCD}(${x},\\ ${y})`,
        value,
        reason:
          '나머지를 빼면 나누어떨어져요. 두 수를 모두 나누는 수 가운데 가장 큰 것이니까 최대공약수(GCD)를 구해요.',
      }
    },
  },
  {
    key: /평균.*(?:한\s?명|1명|새로|전학|추가)/,
    not: /빠|나가|빼|줄|가고|남학생|여학생|전체|중앙값/,
    parts: [
      String.raw`#n\s?(?:명|개)\S{0,2}\s?(?:의\s?)?(?:[가-힣]{1,4}\s?)?평균\S{0,2}\s?#a(?:\s?(?:점|cm|kg|살|세|시간|분))?\S{0,3}`,
      String.raw`(?:한\s?명|새로\s?한\s?명|전학\S*\s?한\s?명|한\s?명\s?(?:더|새로|추가))\S{0,3}\s?(?:더|새로|추가)?\s?(?:전학\s?)?(?:와서|오니까|오면|들어와서|들어오니|들어오면|추가\S*|왔더니|와|넣으니)?\S{0,3}\s?(?:평균\S{0,2}\s?)?#b(?:\s?(?:점|cm|kg|살|세|시간|분))?\S{0,3}`,
    ],
    asks: new RegExp(
      String.raw`((?:걔|그\s?\S{1,3}|새로\s?\S{1,2}\s?\S{1,3}|들어온\s?\S{1,3}|온\s?\S{1,3}|전학생)\S{0,2}\s*(?:키|점수|나이|몸무게)?\S{0,2}\s*(?:몇\s?\S{1,3}|얼마)?)${END}`,
    ),
    allow: /(?:됐|되었|올랐|된|돼)\S*|키\S?|점수\S?/g,
    solve: ({ n, a, b }) => ({
      asked: '새로 온 한 명의 값',
      unit: '',
      latex: `${b} \\times ${numberOf(n) + 1} - ${a} \\times ${n}`,
      value: numberOf(b) * (numberOf(n) + 1) - numberOf(a) * numberOf(n),
      reason: `평균에 사람 수를 곱하면 총합이에요. ${inline(numberOf(n) + 1)}명의 총합에서 ${inline(n ?? '')}명의 총합을 빼면 새로 온 한 명의 값이 남아요.`,
    }),
  },
]

interface Proportion {
  /** Direct or inverse: with more of the one there is less of the other. */
  isInverse: boolean
  key?: RegExp
  not?: RegExp
  /** The units of the two quantities. */
  first: string
  second: string
}

/** Pairs of quantities that grow in proportion, or of which one is less as the other is more. */
const PROPORTIONS: readonly Proportion[] = [
  { isInverse: true, key: /걸리|끝|하루|일을|작업|완성/, first: '명|사람|대', second: '일|시간|분' },
  { isInverse: true, key: /걸리|읽|풀/, first: '쪽|페이지|장|문제', second: '일' },
  { isInverse: true, key: /시속|속력/, first: 'km', second: '시간' },
  { isInverse: true, key: /톱니/, first: '개', second: '번|바퀴' },
  { isInverse: false, not: /시속|속력|분속/, first: 'L|리터', second: 'km' },
  {
    isInverse: false,
    not: /시속|분속|속력|걸리는\s?일/,
    first: '분|시간|초',
    second: 'L|리터|km|쪽|페이지|개|cm|m|장',
  },
  {
    isInverse: false,
    not: /할인|이익|거스름|남|섞/,
    first: '개|권|자루|장|송이|병|kg|g|m|L|명',
    second: '원',
  },
]

const PLACED = String.raw`(?<![\d.])(${NUMBER})\s?`

interface Placed {
  number: string
  at: number
  end: number
}

/** Three numbers of two quantities and a question for the fourth: 3L로 45km 가는 차는 7L로 몇 km. */
function readProportion(text: string): Line | null {
  if (RISKY_OF_PROPORTION.test(text)) return null
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? []
  if (numbers.length !== 3) return null
  for (const { isInverse, key, not, first, second } of PROPORTIONS) {
    if ((key && !key.test(text)) || not?.test(text)) continue
    if (isInverse && /\d\s?(?:일|시간)\s?(?:동안\s?)?[가-힣]{1,3}고\s/.test(text)) continue
    const find = (units: string): Placed[] =>
      [...text.matchAll(new RegExp(`${PLACED}(?:${units})(?![a-z²³])`, 'g'))].map(
        ({ 0: whole, 1: number = '', index }) => ({ number, at: index, end: index + whole.length }),
      )
    const [ones, others] = [find(first), find(second)]
    const asks = (units: string): boolean =>
      new RegExp(
        `(?:몇\\s?(?:${units})|${/일/.test(units) ? '며칠' : '(?!)'}|${units === '원' ? '얼마|값|가격' : '(?!)'})${END}`,
      ).test(text)
    const isAsked = ones.length === 2 ? asks(second) : asks(first)
    if (ones.length + others.length !== 3 || (ones.length !== 2 && others.length !== 2) || !isAsked) continue
    const [pair, [b]] = ones.length === 2 ? [ones, others] : [others, ones]
    const [p, q] = pair
    if (!p || !q || !b) continue
    // 50L 물통에 1분에 5L: the two of one clause belong together.
    const isLed = /^(?:에|당|로|마다)\s/.test(text.slice(b.end))
    if (b.at > p.at && b.at < q.at && !isLed && /려면|물통/.test(text.slice(p.end, b.at))) continue
    const isWithSecond = b.at > q.at || (b.at > p.at && isLed)
    const [a, c] = isWithSecond ? [q, p] : [p, q]
    const [x, y, z] = [numberOf(a.number), numberOf(b.number), numberOf(c.number)]
    const unit = new RegExp(`(?:몇\\s?)(${ones.length === 2 ? second : first})|며칠|얼마|값|가격`).exec(text)
    return {
      asked: '구하는 값',
      unit: unit?.[1] ?? (unit?.[0] === '며칠' ? '일' : '원'),
      latex: isInverse
        ? `${a.number} \\times ${b.number} \\div ${c.number}`
        : `${b.number} \\div ${a.number} \\times ${c.number}`,
      value: isInverse ? (x * y) / z : (y / x) * z,
      reason: isInverse
        ? '하나가 커지면 다른 하나는 그만큼 작아져서 둘의 곱이 늘 같아요. 곱을 구한 다음 나누어요.'
        : '하나가 \\(2\\)배, \\(3\\)배가 되면 다른 하나도 \\(2\\)배, \\(3\\)배가 돼요. 하나에 얼마씩인지 구해서 곱해요.',
    }
  }
  return null
}

const RISKY_OF_PROPORTION =
  /보다|배(?=[가는를로의 ])|남[은는아기음고]|모자라|부족|더\s|빼|덜|절반|왕복|늦|먼저|합[은이]|차이|각각|나머지|왜|이유|식|x|y|쉬[고었]|처음|들어\s?있|기본|평균|%|원짜리.*원짜리|최대|최소|가장|남김|똑같이|동시에|마다|간격|이상|이하/i

/** Degrees that rise and fall from where they were. */
function readTemperatures(text: string): Line | null {
  const start =
    /(영하|영상|-)\s?(\d+(?:\.\d+)?)\s?(?:도|℃)(?![\s가-힣]{0,4}(?:올|오르|높|상승|내려|떨어|낮[아추]|하강))/.exec(
      text,
    )
  if (
    !start ||
    !/(?:몇\s?도|기온|온도|떨어지면|내려가면|오르면|올라가면|되[지나냐]?)\S{0,6}\s*[?!.]*$/.test(text)
  )
    return null
  const rest = text.slice(start.index + start[0].length)
  const changes = [
    ...rest.matchAll(
      /(\d+(?:\.\d+)?)\s?(?:도|℃)\S?\s?(?:가\s?|더\s?)?(올[라랐]|오르|오른|높아|상승|내려|내렸|떨어|낮아|하강)/g,
    ),
  ].map(([, number, word]) => ({ number: number ?? '', isUp: /올|오르|오른|높|상승/.test(word ?? '') }))
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? []
  if (changes.length === 0 || numbers.length !== changes.length + 1) return null
  if (/차이|차는|보다|왜|평균|시간|분/.test(text)) return null
  const first = (start[1] === '영상' ? 1 : -1) * numberOf(start[2])
  const value = changes.reduce((sum, { number, isUp }) => sum + (isUp ? 1 : -1) * numberOf(number), first)
  return {
    asked: '기온',
    unit: '도',
    latex: `${first < 0 ? `(${write(first)})` : `(+${write(first)})`}${changes.map(({ number, isUp }) => ` ${isUp ? '+' : '-'} ${number}`).join('')}`,
    value,
    reason: '영하는 음의 부호로 나타내요. 오르면 더하고 떨어지면 빼요.',
  }
}

/** The score that is needed for a given mean: 수학 80점 영어 90점인데 평균 90 되려면 국어 몇 점. */
function readWishedMean(text: string): Line | null {
  const goal =
    /평균\S{0,2}\s?(\d+(?:\.\d+)?)\s?점?\S{0,2}\s?(?:되려면|되게|이려면|받으려면|만들려면|려면|되고\s?싶)/.exec(
      text,
    )
  if (!goal || !/(?:몇\s?점|점수|얼마)\S{0,8}\s*[?!.]*$/.test(text)) return null
  const before = text.slice(0, goal.index)
  const behind = text.slice(goal.index + goal[0].length)
  if (/\d/.test(behind) || /번|회|명|과목\s?평균|보다|이상|씩/.test(text)) return null
  const scores = before.match(new RegExp(NUMBER, 'g')) ?? []
  if (scores.length < 2 || scores.length > 6) return null
  const count = scores.length + 1
  return {
    asked: '받아야 하는 점수',
    unit: '점',
    latex: `${goal[1]} \\times ${count} - (${scores.join(' + ')})`,
    value: numberOf(goal[1]) * count - scores.reduce((sum, score) => sum + numberOf(score), 0),
    reason: `평균에 과목의 수 ${inlineWith(count, '을/를')} 곱하면 필요한 총합이에요. 지금까지의 점수를 모두 빼요.`,
  }
}

/** The value in decimals where it has few of them, else as a fraction. */
function workLine({ asked, unit, latex, value, reason }: Line): WorkedExercise | null {
  if (!Number.isFinite(value)) return null
  const thousands = Math.round(value * 1000)
  const isShort = Math.abs(thousands - value * 1000) < 1e-6
  const exact = isShort ? read(write(thousands / 1000)) : null
  if (!exact || (/[명개권마]/.test(unit) && exact.denominator !== 1n)) return null
  const shown = write(thousands / 1000)
  const worked = told(asked, `${latex} = ${shown}`, reason, [shown, shown], unit)
  return unit === '도' || value >= 0 ? worked : null
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?(?:퍼센트|프로|퍼)(?![가-힣]*로)/g, '$1%'],
  [/몇\s?(?:퍼센트|프로|퍼)/g, '몇 %'],
  [/(\d|몇)\s?(?:그램|그람)/g, '$1g'],
  [/(\d|몇)\s?(?:킬로미터|키로|킬로)(?!그램)/g, '$1km'],
  [/(\d|몇)\s?미터/g, '$1m'],
  [/한\s?시간에/g, '1시간에'],
  [/매\s?(분|초|시간)/g, '1$1에'],
  [/(\d)만\s?원/g, '$10000원'],
  [/(\d)천\s?원/g, '$1000원'],
  [/(?<![\d가-힣])만\s?원/g, '10000원'],
  [/(?<![\d가-힣])천\s?원/g, '1000원'],
]

/** Compiled once: `#name` is a named number. */
function compile(part: string): RegExp {
  return new RegExp(
    part.replace(/^\?/, '').replace(/#([a-z]+\d?)/g, (_, name: string) => `(?<![\\d.])(?<${name}>${NUMBER})`),
  )
}
const COMPILED = PROBLEMS.map((problem) => ({
  ...problem,
  parts: problem.parts.map((part) => ({ pattern: compile(part), isOptional: part.startsWith('?') })),
}))

function readProblem(text: string): Equation | Line | null {
  for (const { key, not, parts, asks, allow, solve } of COMPILED) {
    if (!key.test(text) || not?.test(text)) continue
    const asked = asks.exec(text)
    if (!asked) continue
    let rest = `${text.slice(0, asked.index)} ${text.slice(asked.index + asked[0].length)}`
    const found: Record<string, string | undefined> = {}
    const isWhole = parts.every(({ pattern, isOptional }) => {
      const match = pattern.exec(rest)
      if (!match) return isOptional
      rest = `${rest.slice(0, match.index)} ; ${rest.slice(match.index + match[0].length)}`
      for (const [name, value] of Object.entries(match.groups ?? {})) found[name] ??= value
      return true
    })
    if (!isWhole || RISKY.test(allow ? rest.replace(allow, ' ') : rest)) continue
    const solution = solve(found, asked[1] ?? '', text)
    if (solution) return solution
  }
  return null
}

const LONGEST = 150

/** A word problem of the grade that is read as a whole: each of its numbers has its place, and no word is left that would change it. */
export function readWordProblem(typed: string): WorkedExercise | null {
  if (typed.length > LONGEST || !/\d/.test(typed)) return null
  const text = SPELLINGS.reduce((rest, [pattern, written]) => rest.replace(pattern, written), typed)
    .replace(/\s+/g, ' ')
    .trim()
  const solution = readProblem(text) ?? readWishedMean(text) ?? readTemperatures(text) ?? readProportion(text)
  if (!solution) return null
  return 'equation' in solution ? solveStory(solution) : workLine(solution)
}
