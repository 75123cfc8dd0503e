import { findFormulas } from '../reading/find-formulas.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { TutorTurn } from '../tutor-turn.ts'
import { type Change, readChange } from './read-change.ts'
import { dropReasonBehind } from './read-claim.ts'
import { readClaimedValue } from './read-claimed-value.ts'
import { readExercises } from './read-exercises.ts'
import { readLoosely } from './read-loosely.ts'
import { solveExercise } from './solve-exercise.ts'
import { lastQuestion } from './thread-memory.ts'

const REMEMBERED_TURNS = 4
const LONGEST = 28
/** A longer message is no task that another one changes in short. */
const LONGEST_EARLIER = 300

/** 9 말고 90이면 평균은: another number and another task. */
const INSTEAD =
  /^(?:그럼\s?)?(\d+(?:\.\d+)?)\s*(?:말고|대신에?|[을를](?=.*로\s?바꾸면))\s*(-?\d+(?:\.\d+)?)(?:\s?으?로\s?바꾸면)?(.*)$/
const NUMBER = /-?\d+(?:[./]\d+)?/g
const POLYGON = /정?(?:\d+|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[삼사오육칠팔구])각(?:형|기둥|뿔대?)/
const POINT = /\(\s*-?[\d.]+\s*,\s*-?[\d.]+\s*\)/
const RATIO = /\d+(?:\s?:\s?\d+)+/
const BODY = /반구|원기둥|원뿔|(?<![가-힣])구(?=[의\s]|$)/
const TASK =
  /평균|중앙값|최빈값|최대\s?공약수|최소\s?공배수|공약수|공배수|소인수\s?분해|소인수|약수의?\s?[개갯]수|약수[는가]?\s?몇\s?개|약수|겉넓이|부피|넓이|둘레|호의?\s?길이|(?<![가-힣])호(?=\s|[은는]|\?|$)|역수|절댓값|상대도수|(?<![가-힣])면(?!체)|모서리|꼭짓점|이상|이하|초과|미만|[xy]축|원점|상수항|차수|(?:[a-z](?:\^\d)?\s?의?\s?)?계수|항/
/** 'and what of this?': one thing, and what only asks. */
const ELLIPSIS = /^(?:그럼|그러면|근데|그리고|만약)?\s*(?<thing>\S(?:.*\S)?)\s*$/
const TAIL =
  /\s*(?:(?:은|는|도|이면|면|일\s?때는?|으로|로|대칭이?면|대칭은|하면|이라면|라면|것?도)(?:요|용|여)?|\?|\s(?:해|풀어|구해|알려|봐)\s?(?:줘|봐|주세요|조|달라)?|\s?얼(?:마(?:야|임|지|인데)?|만데|만지)|\s?[뭐머몇][가-힣]{0,3}|\s어때)*\s*\??$/
/** x=3 alone, not the beginning of y=3x or y=12/x. */
const ASSIGNED = /(?<![a-z\d])[a-z]\s*=\s*-?\d+(?:[./]\d+)?(?![\da-z./+*^×(-])/gi

const ROWS = /\d+\s?\|.*\|[\d\s,]*\d|\d+\s?\S{0,3}\s?이상.*미만.*이상.*미만\D{0,4}\d+\s?명/
const EDGES = /(?:꼬인\s?위치(?:에\s?있는|인)?|평행한?|만나는)(?:\s?(?:것|거|건|모서리))?/

/** A task needs numbers of its own; these words only stand behind them. */
const NUMBERS_ONLY =
  /^(?:그럼|그러면|근데|만약)?\s*-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?)+[\s,]*(?:은|는|이면|면|일\s?때는?)?\s*\??$/
const NUMBERS_TAIL = /(?:은|는|이면|면|일\s?때는?)?\s*\??$/

/** The earlier task with one thing of it changed to what the message names. */
function listChanged(text: string, earlier: string): string[] {
  const faces = /^(?:그럼|그러면|근데|그리고)?\s*면[은도]요?\s*\??$/.test(text) ? '면' : ''
  const thing = faces || (ELLIPSIS.exec(text)?.groups?.thing?.replace(TAIL, '') ?? '')
  const [, before, after = '', rest = ''] = INSTEAD.exec(text) ?? []
  const asked = TASK.exec(rest)?.[0]
  if (before !== undefined && asked !== undefined) {
    const swapped = earlier.replace(new RegExp(`(?<![\\d.])${before}(?![\\d.])`), after)
    return swapped === earlier ? [] : [swapped.replace(TASK, asked)]
  }
  const changed: string[] = []
  // 7 2 9 5 1은? 중앙값은?
  if (NUMBERS_ONLY.test(earlier) && TASK.exec(thing)?.[0] === thing)
    changed.push(`${earlier.replace(NUMBERS_TAIL, '')} ${thing}`)
  const counted = /몇\s?개/.test(text) && !/몇/.test(earlier) ? ' 몇 개' : ''
  // Rows of a plot or a table stay, and something else is asked of them.
  const rows = ROWS.exec(earlier)?.[0]
  if (rows !== undefined && !ROWS.test(text)) changed.push(`${rows}에서 ${text}`)
  for (const pattern of [POINT, RATIO, POLYGON, TASK, BODY, EDGES]) {
    if (pattern.exec(thing)?.[0] !== thing) continue
    // What is asked for is named last: of '한 모서리 5cm 정육면체 겉넓이' it is the surface.
    for (const { 0: old, index } of [...earlier.matchAll(new RegExp(pattern, 'g'))].toReversed())
      changed.push(earlier.slice(0, index) + thing + earlier.slice(index + old.length) + counted)
  }
  const point = POINT.exec(earlier)?.[0]
  if (point !== undefined && /대칭/.test(text)) changed.push(`${point} ${text}`)
  const [number] = thing.match(NUMBER) ?? []
  const isNumber = number !== undefined && number === thing
  if (isNumber && (earlier.match(NUMBER) ?? []).length === 1) changed.push(earlier.replace(NUMBER, number))
  const [formula] = findFormulas(thing)
  const [told, more] = findFormulas(earlier)
  // y=2/x는? after y=x/2도 정비례야?
  if (formula?.text === thing && /[a-z].*=|=.*[a-z]/i.test(thing) && told?.text.includes('=') && !more)
    changed.push(earlier.replace(told.text, thing))
  const [assigned, another] = earlier.match(ASSIGNED) ?? []
  if (
    formula &&
    assigned !== undefined &&
    another === undefined &&
    /[a-z]/i.test(formula.text) &&
    !formula.text.includes('=')
  )
    changed.push(`${assigned}일 때 ${formula.text}`)
  if (isNumber && assigned !== undefined && another === undefined) {
    changed.push(earlier.replace(assigned, assigned.replace(/-?[\d./]+$/, number)))
  }
  const measure = /(?:원기둥|원뿔|부채꼴|반구|구|원)\s?(?:의\s?)?(?:부피|겉넓이|넓이|둘레|호의\s?길이)/.exec(
    earlier,
  )?.[0]
  if (measure !== undefined && /\d/.test(text)) changed.push(`${measure} ${text}`)
  return changed
}

const NAMED =
  /평균|중앙값|최빈값|최대\s?공약수|최소\s?공배수|상대도수|절[댓대]\s?값|역수|(?:원기둥|원뿔|부채꼴|반구|구|원)\s?(?:의\s?)?(?:부피|겉넓이|넓이|둘레|호의\s?길이)|삼각형/g
const SIDES = /^(?:그럼|그러면|근데)?\s*((?:\d+[\s,]*){3})/

const POLYGON_MEASURE = /대각선(?:의?\s?[개갯]수)?|[내외]각의?\s?(?:크기의?\s?)?합|한\s?[내외]각/

/** A value said of it: 육각형은 9개네. */
const SAID = /\s*\d+\s*[개도](?:이?[네지야])?요?\s*\??$/

/** The message with what the thread asked for last: 7 2 9 5 1은? after a question how a median is found. */
function listNamed(text: string, earlier: string): string[] {
  const isAngle = /[내외]각/.test(text) && /정\S+각형/.test(earlier)
  if (!(/\d/.test(text) || POLYGON.test(text) || isAngle) || /약수|배수|소수|서로소/.test(text)) return []
  const names = [...new Set(earlier.match(NAMED) ?? [])].toReversed()
  const plain = text.replace(/^(?:그럼|그러면|근데|만약)\s*/, '')
  const regular = /정[\d삼사오육칠팔구십이]+각형/.exec(earlier)?.[0]
  const side = /^한?\s?([내외]각)(?:은|는|도)?요?\s*\??$/.exec(plain)?.[1]
  if (regular !== undefined && side !== undefined) return [`${regular} 한 ${side}`]
  const polygon = POLYGON.exec(plain)?.[0]
  const measure = POLYGON_MEASURE.exec(earlier)?.[0]
  if (polygon !== undefined && plain.replace(SAID, '').replace(TAIL, '') === polygon && measure !== undefined)
    return [`${polygon} ${measure.replace(/(?<=[내외]각).*합/, '의 합')}`]
  return names.flatMap((name) => {
    if (name === '삼각형')
      return SIDES.test(text) ? [`세 변이 ${SIDES.exec(text)?.[1]?.trim()}인 삼각형이 될 수 있어?`] : []
    if (NUMBERS_ONLY.test(text)) return [`${plain.replace(NUMBERS_TAIL, '')} ${name}`]
    return [`${plain.replace(/\s*\??$/, '')} ${name}`, `${name} ${plain}`]
  })
}

const ONE_NUMBER = /^[^\d]*\d+[^\d]*$/
const SWAPS = /아니라|아니고|말고|대신|\d\)?(?:cm|m|도|명|개|점)?[이가]\s?[-+(]*\d/
const NUMBER_ALONE =
  /^(?:그럼|그러면|근데)?\s*(-?\d+)\s*(개|명|도|번째)?(?:은|는|도|이면|면)(?:요|\s?(?:해|구해|풀어)\s?[줘봐])?\s*\??$/

/** `91은?` repeats the earlier question with 91 in place of its number; after `8이 아니라 6이면?` it replaces the 6. */
function ofAnotherNumber(text: string, earlier: string): string | null {
  const [, number, unit = ''] = NUMBER_ALONE.exec(text) ?? []
  if (number === undefined || NUMBER_ALONE.test(earlier) || !new RegExp(`\\d\\s?${unit}`).test(earlier))
    return null
  if (SWAPS.test(earlier) && readChange(earlier)) return earlier.replace(/-?[\d./]+(?=\D*$)/, number)
  // 'Why 2 first?' refers to the task before it, not to a number.
  const isAsked = !earlier.includes('왜') && ONE_NUMBER.test(earlier) && /[가-힣]{2}/.test(earlier)
  return isAsked ? earlier.replace(/(?<![\w)]\s?)-\d+|\d+/, number) : null
}

function isTask(text: string): boolean {
  return (
    PASSED.test(text) ||
    readExercises(text).length > 0 ||
    readClaimedValue(text) !== null ||
    readLoosely(text) !== null
  )
}

/** `3x+1이면?` after a value of the letter. */
const EXPRESSION =
  /^(?:그럼|그러면|근데)?\s*(?<formula>[-+\d./]*[a-z][-+\d×*/^()a-z]*)\s*(?:이?면|이라면|은|는)\s*\??$/

/** A reference to the value that was found last: 걔는 몇 사분면, 그 점의 x축 대칭, 그 수의 약수. */
const POINTS_BACK =
  /^(?:그럼|그러면|근데)?\s*(?:걔|얘|그거|그\s?점|그\s?수|그\s?값|그\s?답)(?:은|는|의|를|도)?\s+(?=\S)/

function ofValue(text: string, earlier: string): string | null {
  if (!POINTS_BACK.test(text)) return null
  const exercise = readExercises(earlier)[0] ?? readLoosely(earlier)?.exercise
  const answer = exercise && solveExercise(exercise)?.solution.answer
  return answer !== undefined && /^[-\d./(),\s]+$/.test(answer)
    ? text.replace(POINTS_BACK, `${answer} `)
    : null
}

function isOwnTask(text: string): boolean {
  return isTask(text) && !EXPRESSION.test(text)
}

/** Removes the value that the learner claimed of an earlier task: the next question is not about it (중앙값은 5지?, then 평균은?). */
function dropClaim(text: string): string {
  const said = readClaimedValue(text)?.said ?? readLoosely(text)?.claim?.said
  if (said === undefined) return text
  const at = text.lastIndexOf(said.split(', ')[0] ?? said)
  return at <= 0 ? '' : text.slice(0, at).replace(/\s*(?:은|는|이|가|=|,)?\s*$/, '')
}

/** How an earlier task was asked for is no part of it. */
const IN_STEPS = /(?:처음부터|차근차근|하나씩|한\s?단계씩|천천히|시작하자)\s*/g

/** 그럼 걍 3이면 */
const JUST = /^((?:그럼|그러면|근데)?\s*)(?:걍|그냥)\s+(?=[-\d(])/

/** '반대로 대각선이 9개면 몇각형?' is a task of its own. */
const TURNED = /^(?:그럼|그러면|근데)?\s*(?:반대로|거꾸로)\s+(?=\S.*\d)/

/** The change made of the relation that was found (y=3x), where it cannot be made of the task itself. */
function ofRelation(change: Change, earlier: string): string | null {
  const exercise = /식/.test(earlier) ? readLoosely(earlier)?.worked.solution.answer : undefined
  return exercise?.startsWith('y=') ? change(exercise) : null
}

/** '4제곱은?' asks for the square of 4, unless the conversation has a power already: then 4 is an exponent. */
const POWER_ALONE = /^((?:그럼|그러면|근데|만약)?\s*\d+)\s*제곱은(?=\s*(?:\?|얼마|$))/

function writePowerAlone(text: string, history: TutorTurn['history']): string {
  return history.some(({ message }) => normalizeMessage(message).includes('^'))
    ? text
    : text.replace(POWER_ALONE, '$1^2은')
}

/** The name of a measure and the value claimed for it: 평균도 6이네, 둘레는 걍 2π지?, 옆넓이만. */
const MEASURE_SAID =
  /^(?:그럼|그러면|근데|나|아)?\s*(?<name>평균|중앙값|최빈값|최대\s?공약수|최소\s?공배수|겉넓이|옆넓이|부피|넓이|둘레|한\s?[내외]각|[내외]각의?\s?(?:크기의?\s?)?합)(?:은|는|도|이|가|만)?\s*(?:걍|그냥)?\s*(?<value>-?[\d./]*π?)\s?(?:도|개|cm)?(?:맞아|이?겠네|이?네|이?[지죠]|인가|이야|야)?\s*\??$/
const MEASURE =
  /평균|중앙값|최빈값|최대\s?공약수|최소\s?공배수|겉넓이|옆넓이|부피|넓이|둘레(?:의?\s?길이)?|호의?\s?길이|한\s?[내외]각|[내외]각의?\s?(?:크기의?\s?)?합/

/** The task of another measure of the same things, with the value that the learner claims for it. */
function ofMeasure(text: string, earlier: string): string | null {
  const { name, value = '' } = MEASURE_SAID.exec(text)?.groups ?? {}
  if (name === undefined || !MEASURE.test(earlier)) return null
  if (value === '' && !/만$/.test(text)) return null
  const task = earlier.replace(MEASURE, name.replace(/(?<=각)합/, '의 합'))
  return value === '' ? task : `${task} ${value} 맞아?`
}

/** A point that may lie on the graph that was found last: (6,2)도 지나?, 그럼 (-3,-4)는 되겠네. */
const PASSES =
  /^(?:그럼|그러면|근데)?\s*(?:점\s?)?(?<point>\(\s*-?[\d./]+\s*,\s*-?[\d./]+\s*\))(?:은|는|도|이|가|을|를)?\s*(?<verb>지나|되|돼|될|위에\s?있)?[가-힣]*\s*\??$/
const PASSED = /^y=\S+가 \(.*\)를 지나\?$/

function ofGraph(text: string, earlier: string): string | null {
  const { point, verb } = PASSES.exec(text)?.groups ?? {}
  if (point === undefined) return null
  const asked = PASSED.test(earlier) ? earlier : null
  if (asked !== null) return asked.replace(POINT, point)
  const found = verb === undefined ? undefined : readLoosely(earlier)?.worked
  const [, top, whole] =
    /y=(?:\\frac\{(-?\d+)\}\{x\}|(-?\d*x)\\\))/.exec(
      `${found?.conclusion} \\(${found?.solution.answerLatex}\\)`,
    ) ?? []
  const relation = top === undefined ? whole : `${top}/x`
  return relation === undefined ? null : `y=${relation}가 ${point}를 지나?`
}

/** 그럼 왕복 10시간이면 24km?: a change, and the value that the learner expects from it. */
const CHANGE_AND_VALUE =
  /^(?<change>.*(?:\d\S*(?:\s?(?:바꾸|하))?면|\d\s?[개명](?:은|는)|각형은|면체는|기둥은|뿔은))\s+(?<value>-?\d[\d./]*π?)\s?(?:km|cm|개|명|도|살|원)?\s*(?:인가|이?[지죠]|이?네|맞아)?\s*\?*$/

const ASKING_END = /\s*(?:몇\s?(?:개|명|도|번|살)?|얼마)[가-힣]{0,3}\s*\??$/

/** A statement about what was asked before, not a question in short. */
const TELLS = /(?:지|네|구나|아님|아냐)요?\s*\??$/

function listTasks(text: string, change: Change | null, earlier: string): string[] {
  const own = ofMeasure(text, earlier) ?? ofGraph(text, earlier)
  if (own !== null) return [own]
  if (TELLS.test(text) && !change) return POLYGON.test(text) ? listNamed(text, earlier) : []
  const changed = change && (change(earlier) ?? ofRelation(change, earlier))
  if (typeof changed === 'string') return [changed]
  // What is said of numbers that the earlier task has is no task of its own with its name.
  return SWAPS.test(text) || (change && /\d/.test(earlier))
    ? listChanged(text, earlier)
    : [...listChanged(text, earlier), ...listNamed(text, earlier)]
}

/** y=x/3이네 is what the learner takes for the relation of a task before it. */
const CLAIMS_RELATION = /^y\s*=[^가-힣=]+(?:이?[지네죠]|맞[지아죠])요?\s*\??$/

/**
 * A short message that changes one thing of an earlier task (`중앙값은?`, `십각형은?`, `9 말고 90이면`, `거기에 20을 추가하면`), as a task of its own;
 * the message itself if it is none. What was completed can be completed again.
 */
export function completeMessage(text: string, history: TutorTurn['history']): string {
  if (text.length > LONGEST || history.length === 0) return writePowerAlone(text, history)
  // A number alone answers the question that was asked.
  if (/^-?[\d./]+$/.test(text) && lastQuestion(history) !== null) return text
  const plain = text.replace(JUST, '$1')
  if (plain !== text) return completeMessage(plain, history)
  const turned = text.replace(TURNED, '')
  if (turned !== text && isTask(turned)) return turned
  const { change: part = '', value } = CHANGE_AND_VALUE.exec(text)?.groups ?? {}
  const made = part === '' ? '' : completeMessage(part, history)
  const unknown = /^[^=가-힣]*([a-z])[^=가-힣]*=[^=가-힣]*$|^[^=가-힣]*=[^=가-힣]*([a-z])[^=가-힣]*$/.exec(
    made,
  )
  if (made !== part && value !== undefined && unknown)
    return `${made}의 해는 ${unknown[1] ?? unknown[2]}=${value} 맞아?`
  if (made !== part && value !== undefined) return `${made.replace(ASKING_END, '')} ${value} 맞아?`
  const change = readChange(text)
  if (!change && (/아니라/.test(text) || isOwnTask(text))) return text
  for (let at = history.length - 1; at >= Math.max(0, history.length - REMEMBERED_TURNS); at -= 1) {
    const typed = dropReasonBehind(normalizeMessage(history[at]?.message ?? ''))
    if (typed.length > LONGEST_EARLIER || (at > 0 && CLAIMS_RELATION.test(typed))) continue
    const before = history.slice(Math.max(0, at - REMEMBERED_TURNS), at)
    const earlier = dropClaim(completeMessage(typed, before).replace(IN_STEPS, ''))
    const found = [ofValue(text, earlier) ?? [], listTasks(text, change, earlier)].flat().find(isTask)
    if (found !== undefined) return found
    const other = ofAnotherNumber(text, typed)
    if (other !== null) return completeMessage(other, before)
    const asked =
      at === history.length - 1 && !isTask(earlier) && SWAPS.test(text) ? lastQuestion(history) : null
    const ofAsked = asked === null ? null : change?.(asked.replace(/\\[()]/g, ''))
    if (typeof ofAsked === 'string' && isTask(ofAsked)) return ofAsked
  }
  return writePowerAlone(text, history)
}
