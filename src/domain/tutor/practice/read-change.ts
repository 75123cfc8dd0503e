import { findFormulas } from '../reading/find-formulas.ts'

/** Returns the task that a change makes of an earlier one; null if it cannot be known what of that one changes. */
export type Change = (earlier: string) => string | null

const NUMERAL = String.raw`\d+(?:[./]\d+)?`
const VALUE = String.raw`(?:[-+]?${NUMERAL}|\([-+]?${NUMERAL}\))`
const TERM = String.raw`(?:${VALUE}|[-+]?\d+[a-z])`
const LEAD = String.raw`(?:(?:아니|걍|그냥|아하?|오|음|근데|그런데|그럼|그러면|만약에?|혹시|알겠어|또|그리고|이번엔|쌤|선생님|(?:맨\s?)?[앞뒤]에(?:\s?있는)?|(?:(?:맨\s?)?처음|아까|[그이위])\s?(?:식|문제|자료)에서?)[\s,.!]*)*`
const ASKS = String.raw`\s*(?:(?:[a-z]|(?:전체\s?)?답|값|결과|(?:젤|제일|가장)\s?(?:작은|큰)\s?수)[은는]?)?\s*(?:(?:어떻게|어[케캐])\s?[가-힣]{0,4}|(?:얼마|뭐|몇)[가-힣]{0,3}|[구풀계해][가-힣]{0,3}\s?[줘봐]요?)?`
const IF = String.raw`\s*(?:이?면|이?라면|일\s?때는?|으?로\s?[하바고][가-힣]{0,2}면|[이가]?\s?되면)[요은는]?${ASKS}`
const INTO = String.raw`(?:[거여]기\s?(?:에?다?가?|에?서?)?\s*)?`
const UNIT = String.raw`\s?(?:cm|km|m|°|도|명|개|점|시간|분|살|원)?`

function bare(value = ''): string {
  return value.replace(/[()\s]/g, '')
}

function onlyMatch(text: string, source: string): RegExpExecArray | null {
  const [found, another] = text.matchAll(new RegExp(source, 'g'))
  return found && !another ? found : null
}

function replaceAt({ input, index, 0: old }: RegExpExecArray, by: string): string {
  return input.slice(0, index) + by + input.slice(index + old.length)
}

/** Writes another number for the only one of its kind; a 3 is not the 3 of -3, 3/4 or 3x. */
function swapNumber(old: string, next: string): Change {
  return (earlier) => {
    const sign = /^[-+]/.exec(old)?.[0] ?? ''
    const digits = old.slice(sign.length).replace('.', '\\.')
    const place = onlyMatch(earlier, String.raw`(?<![\d./a-z])${digits}(?![\d./]*\d|(?!c?m)[a-zπ])`)
    if (!place || /[a-z]/.test(old) !== /[a-z]/.test(next)) return null
    const before = earlier.slice(0, place.index)
    const rest = earlier.slice(place.index + place[0].length)
    const own = /([-+])\s?$/.exec(before)?.[1] ?? ''
    const head = own === '' ? before : before.replace(/[-+]\s?$/, '')
    const isOperation = /[\w)]\s?$/.test(head)
    const isNegative = next.startsWith('-')
    const size = next.replace(/^[-+]/, '')
    if (/^\s?\^/.test(rest) && (own !== '' || sign !== '')) return null
    if (sign !== '' && own !== sign) return null
    // 7 -3 8 is a list, 7 - 3 and 7-3 are not.
    if (own !== '' && /\d\s$/.test(head) && /[-+]$/.test(before)) return null
    if (own === '') {
      const isTight = /[×*÷/^]\s?$/.test(before) || /^\s?\^/.test(rest)
      if (isNegative && /\^\s?$/.test(before)) return null
      return before + (isNegative ? (isTight ? `(-${size})` : `-${size}`) : size) + rest
    }
    if (sign === '' && own === '-') return isOperation && !isNegative ? before + size + rest : null
    const written = isNegative ? '-' : own === '+' || isOperation || head.endsWith('(') ? '+' : ''
    return head + written + size + rest
  }
}

function swap(from = '', to = ''): Change {
  if (!/[가-힣]/.test(from)) return swapNumber(bare(from), bare(to))
  return (earlier) => {
    const word = onlyMatch(earlier, from)
    return word && /[가-힣]/.test(to) ? replaceAt(word, to) : null
  }
}

const SLANT = /모선(?:의\s?길이)?[이가은는]?\s*\d+(?:\.\d+)?(?:\s?cm)?\s*/
const POWER = String.raw`(\([^()]*\)|\d+|[a-z])\^(\d+)`

/** Changes what the earlier task calls by name: 높이가 8이면, 지수가 4면, 우변이 12면. */
function renamePart(name: string, value: string): Change {
  return (earlier) => {
    if (name === '밑' || name === '지수') {
      const power = onlyMatch(earlier, POWER)
      const [, base = '', exponent = ''] = power ?? []
      if (!power) return null
      if (name === '지수') return /^[1-9]\d*$/.test(value) ? replaceAt(power, `${base}^${value}`) : null
      return replaceAt(power, `${/^\d+$/.test(value) ? value : `(${value})`}^${exponent}`)
    }
    const part = onlyMatch(
      earlier,
      String.raw`(?<![가-힣A-Z])${name}(?:의\s?(?:길이|크기))?\s*[이가은는=]?\s*[-+]?${NUMERAL}`,
    )
    const changed = part && replaceAt(part, part[0].replace(new RegExp(`[-+]?${NUMERAL}$`), value))
    // A volume needs no slant height, and another height has another one.
    return changed?.includes('부피') && name !== '모선' ? changed.replace(SLANT, '') : changed
  }
}

const FRACTION_OF_X = /^(-?\d+)\/x$/

/** Substitutes a value for a letter of the earlier formula. */
function assign(letter: string, value: string): Change {
  return (earlier) => {
    const assignment = /(?<![a-z\d])([a-z])\s*=\s*-?[\d./]+(?![a-z\d+*/^-])/g
    const given = [...earlier.matchAll(assignment)]
    const [first, another] = given
    const own = given.filter(([, name]) => name === letter)
    // x=2일 때 y=6 defines a relation: with another x, y changes too.
    if (own.length > 1 || new Set(given.map(([, name]) => name)).has('y')) return null
    if (own[0]) return replaceAt(own[0], `${letter}=${value}`)
    if (another) return null
    const formulas = findFormulas(earlier).filter(
      ({ text }) =>
        /[a-z]/.test(text) && /\d/.test(text) && text.replace(/\s/g, '') !== first?.[0].replace(/\s/g, ''),
    )
    const [formula] = formulas
    if (!formula || formulas.length > 1) return null
    const [, of = ''] = /^y\s*=\s*(.*x.*)$/.exec(formula.text) ?? []
    if (of !== '' && letter === 'x') return `x=${value}일 때 ${of}`
    if (of !== '' && letter === 'y') {
      const top = FRACTION_OF_X.exec(of.replace(/\s/g, ''))?.[1]
      if (top !== undefined) return /^-?[1-9]\d*$/.test(value) ? `${value}x=${top} 풀어줘` : null
      return `${of}=${value} 풀어줘`
    }
    return !first && !formula.text.includes('=') && formula.text.includes(letter)
      ? `${letter}=${value}일 때 ${formula.text}`
      : null
  }
}

const OF_DATA = /평균|중앙값|최빈값|최[대소]\s?공[약배]|공[약배]수/
const LIST = String.raw`-?\d+(?:\.\d+)?(?:(?:\s*,\s*|\s+|\s*(?:이?랑|와|과|하고)\s*)-?\d+(?:\.\d+)?)+`

/** Changes the only list of numbers of a task. */
function changeList(earlier: string, change: (numbers: string[]) => string[] | null): string | null {
  const list = OF_DATA.test(earlier) ? onlyMatch(earlier, LIST) : null
  const numbers = list?.[0].match(/-?\d+(?:\.\d+)?/g) ?? []
  const changed =
    list && numbers.length === earlier.match(/\d+(?:\.\d+)?/g)?.length ? change([...numbers]) : null
  return list && changed && changed.length > 1 ? replaceAt(list, changed.join(', ')) : null
}

function append(values: string): Change {
  return (earlier) =>
    changeList(earlier, (numbers) => [...numbers, ...(values.match(/-?\d+(?:\.\d+)?/g) ?? [])])
}

function remove(value: string): Change {
  return (earlier) =>
    changeList(earlier, (numbers) =>
      numbers.includes(value) ? numbers.toSpliced(numbers.indexOf(value), 1) : null,
    )
}

/** The only expression that an earlier message asks to compute. */
function expressionOf(earlier: string): string | null {
  const [formula, another] = findFormulas(earlier)
  const text = formula?.text ?? ''
  return !another && /[-+×*÷^]|\d\s?\/\s?\d|\dx\d/.test(text.slice(1)) && !/[=<>≤≥,:]/.test(text)
    ? text
    : null
}

const SIGNS: Readonly<Record<string, string>> = { 더하: '+', 빼: '-', 곱하: '×', 나누: '÷' }

function operate(value: string, name: string): Change {
  return (earlier) => {
    const expression = OF_DATA.test(earlier) ? null : expressionOf(earlier)
    const sign = SIGNS[name] ?? ''
    if (expression === null) return null
    const operand = /^[-+]/.test(value) ? `(${value})` : value
    return `${/[+-]/.test(sign) ? expression : `(${expression})`}${sign}${operand}`
  }
}

function turn(earlier: string): string | null {
  const expression = expressionOf(earlier)
  const [, left, sign, right] =
    new RegExp(String.raw`^(${VALUE})\s*([-+×*÷])\s*(${VALUE})$`).exec(expression ?? '') ?? []
  return left !== undefined && sign !== undefined && right !== undefined
    ? `${right}${sign}${/^[-+]/.test(left) ? `(${left})` : left}`
    : null
}

const POLYGON = /(?:\d+|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[삼사오육칠팔구])(?=각형)/g

/** Another number for the only one of the task, or another polygon. */
function onlyNumber(value: string): Change {
  return (earlier) => {
    const polygons = earlier.match(POLYGON) ?? []
    const numbers = earlier.match(/\d+/g) ?? []
    const [polygon, another] = polygons
    if (polygon === undefined || another !== undefined) return null
    const isOnly = numbers.length === 0 || (numbers.length === 1 && numbers[0] === polygon)
    return isOnly && /^(?:[3-9]|[1-9]\d)$/.test(value)
      ? earlier.replace(`${polygon}각형`, `${value}각형`)
      : null
  }
}

/** Degrees of a thermometer that go on from the last ones. */
function goOn(value: string, isUp: boolean, isOn: boolean): Change {
  return (earlier) => {
    if (!/영하|영상/.test(earlier)) return null
    const way = isUp ? '오르면' : '떨어지면'
    // 그럼 20도 오르면: another change instead of the last one.
    const last = /\d+\s?(?:도|℃)\S?\s?(?:더\s?)?(?:오르|올라가|높아지|떨어지|내려가|낮아지)면.*$/
    if (!isOn && last.test(earlier)) return earlier.replace(last, `${value}도 ${way} 몇 도`)
    const told = earlier
      .replace(/\s*(?:은|는|이면|면)?\s*(?:몇\s?도\S*|얼마\S*)?[\s?!.]*$/, '')
      .replace(/(오르|올라가|떨어지|내려가)$/, '$1고')
    return `${/\d\s?도$/.test(told) ? `${told}에서` : told} ${value}도 ${way} 몇 도`
  }
}

function nothing(): null {
  return null
}

type Groups = Readonly<Partial<Record<string, string>>>

/** In this order. What may mean several things is read, so that nothing else is made of it, and changes nothing. */
const CHANGES: readonly (readonly [source: string, change: (groups: Groups) => Change])[] = [
  [
    String.raw`(?:[가-힣]{1,6}\s)?(?<from>${TERM}|[가-힣]{2,6}?)${UNIT}\s?[이가은는을를]?\s?(?:아니라|아니고|말고|대신에?)\s?(?<to>${TERM}|[가-힣]{2,6}?)${UNIT}(?:${IF}|[은는도]|으?로)?`,
    ({ from, to }) => swap(from, to),
  ],
  [
    String.raw`(?<from>${TERM})${UNIT}[이가을를]\s?(?<to>${TERM})${UNIT}${IF}`,
    ({ from, to }) => swap(from, to),
  ],
  [
    String.raw`(?<letter>[a-z])\s?(?:=|[이가])\s?(?<value>-?${NUMERAL})${IF}`,
    ({ letter = '', value = '' }) => assign(letter, value),
  ],
  [
    String.raw`(?<value>\d+)\s?(?:번|제곱|승)(?:\s?곱하)?(?:${IF}|하면|[은는]${ASKS})`,
    ({ value = '' }) => renamePart('지수', value),
  ],
  [
    String.raw`(?<on>[거여]기\s?(?:에?다?가?|에?서?)\s*)?(?<value>\d+)\s?(?:도|℃)[가]?\s?(?<more>더\s?)?(?<way>떨어지|내려가|낮아지|오르|올라가|높아지)면${ASKS}`,
    ({ value = '', way = '', on, more }) => goOn(value, /오르|올라|높/.test(way), (on ?? more) !== undefined),
  ],
  [String.raw`(?<value>\d+)${IF}`, ({ value = '' }) => onlyNumber(value)],
  [
    String.raw`${INTO}(?<values>${VALUE}(?:[\s,]+${VALUE})*)${UNIT}[을를이가도]?\s?(?:(?:하나|한\s?개)?\s?더\s?(?:추가|넣|있|들어|생|나오)[가-힣]{0,3}|(?:추가|넣|집어넣|들어|끼우)[가-힣]{0,3})${ASKS}`,
    ({ values = '' }) => append(values),
  ],
  [
    String.raw`${INTO}(?<value>${VALUE})[을를이가만]?\s?(?:하나\s?)?(?:빠지|없애|없으|지우|제외하)면${ASKS}`,
    ({ value }) => remove(bare(value)),
  ],
  // 0을 나누면: by what?
  [String.raw`${INTO}${TERM}[을를]\s?나누면${ASKS}`, () => nothing],
  [
    String.raw`${INTO}(?<value>${TERM})(?:[을를]|으?로)?\s?(?<name>더하|빼|곱하|나누)면${ASKS}`,
    ({ value, name = '' }) => {
      const number = bare(value)
      return (earlier) => (name === '빼' ? remove(number)(earlier) : null) ?? operate(number, name)(earlier)
    },
  ],
  [
    String.raw`(?<name>[가-힣]{1,6}?|[A-Z]{1,2})(?:의\s?(?:길이|크기))?[이가은는을를만]?\s*(?<value>${VALUE})${UNIT}${IF}`,
    ({ name = '', value }) => renamePart(name, bare(value)),
  ],
  [
    String.raw`(?<base>\(-?${NUMERAL}\)|\d+|[a-z])\^(?<value>\d+)(?:으?로\s?(?:바꾸|바뀌|하)면${ASKS}|${IF})`,
    ({ base = '', value = '' }) =>
      (earlier) => {
        const power = onlyMatch(earlier, String.raw`(?<![\d.^])${base.replace(/[()]/g, '\\$&')}\^\d+`)
        return power && power[0] !== earlier.trim() ? replaceAt(power, `${base}^${value}`) : null
      },
  ],
  [
    String.raw`(?<bound>-?${NUMERAL}\s?(?<word>이상|초과|이하|미만))(?:이?면|이라면)(?:은|요)?(?<count>\s*(?:은|는)?\s?몇\s?개[가-힣]{0,3})?`,
    ({ bound = '', word = '', count }) =>
      (earlier) => {
        const side = onlyMatch(
          earlier,
          `-?${NUMERAL}\\s?(?:${/[상초]/.test(word) ? '이상|초과' : '이하|미만'})`,
        )
        return side && replaceAt(side, bound) + (count === undefined ? '' : ' 몇 개')
      },
  ],
  [
    String.raw`(?:두\s?수의?\s?)?(?:순서|자리|앞뒤)[를만가]?\s?(?:서로\s?)?(?:바꾸|바꿔|바뀌|반대)[가-힣]{0,4}${ASKS}|(?:반대로|거꾸로)\s?(?:빼|나누)[가-힣]{0,2}${ASKS}`,
    () => turn,
  ],
  [
    String.raw`(?:반대|거꾸)로(?:\s?하면|는|면|도)?${ASKS}|부호[가를만]?\s?(?:반대|바꾸|바뀌|다르)[가-힣]{0,3}${ASKS}|(?:[거여]기에?다?\s?)?(?:하나|한\s?개)\s?더\s?(?:있|넣|추가|곱하|더하|빼|나누)[가-힣]{0,3}${ASKS}|(?:${VALUE}${UNIT}|[두세네]\s?개)${IF}`,
    () => nothing,
  ],
]

const PATTERNS = CHANGES.map(
  ([source, change]) => [new RegExp(`^${LEAD}(?:${source})\\s*[?!.]*$`), change] as const,
)

const LONGEST = 40
const LONGEST_TASK = 90

/** What a normalized message changes of a task before it (그럼 5면?, 3이 아니라 5면?, 거기에 20을 추가하면); null if it says anything else. */
export function readChange(text: string): Change | null {
  if (text.length > LONGEST || text.includes('왜')) return null
  for (const [pattern, change] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const make = change(found.groups ?? {})
    return (earlier) => (earlier.length > LONGEST_TASK ? null : make(earlier))
  }
  return null
}
