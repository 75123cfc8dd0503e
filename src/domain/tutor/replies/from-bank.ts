import { attachParticle } from '#domain/korean/attach-particle.ts'
import { compareStatements, hasSameDirection } from '../bank/direction.ts'
import { findNearestCheck } from '../bank/nearest-check.ts'
import { type FoundQuestion, LEAST_LIKENESS, searchBank, sureness } from '../bank/search-bank.ts'
import { flattenWording } from '../bank/wording-grams.ts'
import { coverage } from '../explanation/coverage.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { judgeGenerality } from '../practice/judge-generality.ts'
import type { ClaimJudgement } from '../practice/judgement.ts'
import { listNumbers, quotesNumbers, withoutCounts, writeCounts } from '../reading/list-numbers.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { rememberText } from '../reading/remember-text.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { type Draft, vary } from './draft.ts'
import { definitionOf, wasMentioned } from './know-names.ts'
import { holdsNoOtherNumbers, withNumbersUsed } from './unread-numbers.ts'

/**
 * Confidence from which a stored question is accepted, and from which it is accepted if no other reply fits. Of 1,081 labelled messages 76 in
 * 100 are accepted, 91 in 100 of them as a question that answers them.
 */
export const SURE = 0.5
const PERHAPS = 0.15
/** Confidence from which its verdict is given, too: a reason that is a near miss does no harm, a wrong 'yes' does. */
const SURE_OF_VERDICT = 0.65
/**
 * Confidence from which the reason answers a message with numbers that it does not speak of. Of 33 labelled messages above it that were asked
 * back before, the reason fits 31; of 18 below it 9.
 */
const SURE_OF_RULE = 0.65
/** For what a learner concludes in a thread: its own words come first. */
export const SURE_OF_INSIGHT = 0.8
const LONGEST = 90
/** Candidates that are compared with the message in detail. */
const MOST_COMPARED = 20

const VERDICTS = { yes: '네, 맞아요. ', no: '아니에요. ', none: '' } as const

export function openConcept({ turn }: Understanding): TutorConcept | null {
  return turn.unit.concepts.find(({ concept }) => concept.id === turn.conceptId) ?? null
}

/** Cached by the question object, which is loaded once per content version: reading the words again took half of a turn. */
const wordsByQuestion = new WeakMap<FoundQuestion['question'], string>()

/** The words of a question, with all names of the terms that it mentions. */
function wordsOf({ question, concept }: FoundQuestion): string {
  const known = wordsByQuestion.get(question)
  if (known !== undefined) return known
  const told = flattenWording([...question.asks, question.reason].join(' '))
  const names = Object.entries(concept.bank?.aliases ?? {})
    .map(([term, words]) => [term, ...words].map(flattenWording))
    .filter((spellings) => spellings.some((spelling) => told.includes(spelling)))
  const words = [told, ...names.flat()].join(' ')
  wordsByQuestion.set(question, words)
  return words
}

/** Whether a text has a word that is not just the end of a longer name: 항등식 does not name 등식. */
function hasWord(text: string, word: string, names: readonly string[]): boolean {
  const longer = names.filter((name) => name.length > word.length && name.includes(word))
  return longer.reduce((rest, name) => rest.replaceAll(name, ' '), text).includes(word)
}

/** The number of names is limited by the curriculum, so the cache is bounded. */
const flatName = rememberText(flattenWording)

/**
 * Returns a function that checks whether a stored question covers everything that the message names: 절댓값 is no 제곱. Of 음수의 대입 it
 * has 음수 and 대입.
 */
function makeNameCheck({ topics, turn }: Understanding): (found: FoundQuestion) => boolean {
  const names =
    topics.length === 0
      ? []
      : turn.unit.concepts.flatMap(({ terms }) => terms.map(({ term }) => flatName(term)))
  const named = topics.map(({ name }) => ({
    words: properName(name)
      .split(' ')
      .map((word) => flatName(word.replace(/(?<=..)[의와과]$/, ''))),
    others: names.filter((other) => other !== flatName(name)),
  }))
  return (found) =>
    named.every(({ words, others }) => words.every((word) => hasWord(wordsOf(found), word, others)))
}

function numbersOf({ question }: FoundQuestion): string {
  return [...question.asks.map(normalizeMessage), question.reason, question.example].join('\n')
}

const CONSTANT = /π|√|원주율|루트/

/** Whether the numbers of a message are numbers that the question is asked with, too. */
function asksTheseNumbers({ question }: FoundQuestion, text: string): boolean {
  const said = text.match(/\d+/g) ?? []
  const asked: readonly string[] = writeCounts(question.asks.join(' ')).match(/\d+/g) ?? []
  return said.length === 0
    ? !CONSTANT.test(text) || question.asks.some((ask) => CONSTANT.test(ask))
    : said.some((number) => asked.includes(number))
}

/** A claim: that something is so, or that two things are the same. */
const CLAIMS =
  /(?:지|죠|져|네|임|겠네|맞[아나음]|거야|건가|[으인]?거지|잖아|아님|아니야|아닌가|같은데|되나|돼|됨|인가)\s*\??$/
const CLAIMS_SAME = /똑?같(?:은|지|아|네|냐|은거)/
const DIFFERENT = 3
const WHY = 0

/** Numbers, roots and figures of a claim that the stored question is asked with, too: 삼각형은 0개 is no question of 구각형. */
function hasSameNumbers(text: string, { question }: FoundQuestion): boolean {
  const asked = writeCounts(question.asks.join(' '))
  return (text.match(/\d+(?:\.\d+)?|[가-힣]각[형뿔기]|[π√]/g) ?? []).every((word) => asked.includes(word))
}

/** What a stored question without a verdict takes for granted: 'why is X so' says that X is so, 'how do they differ' that they do. */
function presumed(
  read: Understanding,
  { kinds, question }: FoundQuestion,
): FoundQuestion['question']['verdict'] {
  if (saysSame(read, { kinds, question })) return 'no'
  if (/왜|이유|까닭/.test(read.text)) return 'none'
  if (!CLAIMS.test(read.text) || question.verdict !== 'none') return question.verdict
  if ((kinds[DIFFERENT] ?? 0) >= 0.5) return CLAIMS_SAME.test(read.text) ? 'no' : 'none'
  return (kinds[WHY] ?? 0) >= 0.7 && !/아[니닌님냐]/.test(read.text) ? 'yes' : 'none'
}

/** 'Are A and B the same?' where the stored question asks for their difference. */
function saysSame(
  { text, topics, subject }: Understanding,
  { kinds, question }: Pick<FoundQuestion, 'kinds' | 'question'>,
): boolean {
  return (
    question.verdict === 'none' &&
    (kinds[DIFFERENT] ?? 0) >= 0.5 &&
    CLAIMS_SAME.test(text) &&
    (new Set([...topics, subject]).size >= 2 || /(?:랑|와|과|하고)\s/.test(text)) &&
    !/왜|언제|경우/.test(text) &&
    !/같은|똑같|같아요/.test(question.reason)
  )
}

/** Of the content words of a message, how many have to be in the stored wordings for a verdict. */
const MOST_TOLD = 0.75

function isTold(text: string, { asks }: FoundQuestion['question']): boolean {
  return coverage(text, asks.join(' ')) >= MOST_TOLD
}

/** '반구 부피는?' asks for a value, '거리 나누기 속력이라서?' for what follows from it. */
function isYesOrNo(text: string): boolean {
  return !/(?:은|는|서)\s*\??$|몇|얼마|뭐|어떻|어케/.test(text)
}

/** '그럼 양변을 곱하는거네' */
const CONCLUDES = /(?:네|구나|군|겠다)요?[\s!.?]*$/

function mayJudge(read: Understanding, found: FoundQuestion, sure: number): boolean {
  const { question, isExact, isSame } = found
  return (
    isExact ||
    (sure >=
      (CONCLUDES.test(read.text) && read.turn.history.length > 0 ? SURE_OF_INSIGHT : SURE_OF_VERDICT) &&
      hasSameDirection(read.text, question.asks) &&
      isSame &&
      isYesOrNo(read.text) &&
      isTold(read.text, question) &&
      hasSameNumbers(read.text, found))
  )
}

const OPPOSITE = { yes: 'no', no: 'yes', none: 'none' } as const

/** The verdict on a message: of the stored statement, if it is the same one, or its opposite, if the message denies it. */
function judge(
  read: Understanding,
  found: FoundQuestion,
  sure: number,
): FoundQuestion['question']['verdict'] {
  const { question, isExact } = found
  const comparison = isExact || !isYesOrNo(read.text) ? null : compareStatements(read.text, question.asks)
  if (comparison === 'denied') return OPPOSITE[question.verdict]
  return comparison === 'same' || mayJudge(read, found, sure) || saysSame(read, found)
    ? presumed(read, found)
    : 'none'
}

function answer(read: Understanding, found: FoundQuestion, sure: number): Draft {
  const { question, concept } = found
  const judged = { ...question, verdict: judge(read, found, sure) }
  if (wasMentioned(read, question.reason)) return explainFurther(read, concept) ?? tellStored(read, judged)
  const draft = tellStored(read, judged)
  return { ...draft, blocks: [...definitionFirst(read), ...draft.blocks] }
}

const NO_DEFINITION = ['why', 'how', 'difference', 'usefulness', 'example', 'mistakes'] as const
const LONGEST_DEFINITION_QUESTION = 16

/** 'what is X' gets the glossary's own words before the explanation. */
function definitionFirst(read: Understanding): string[] {
  const [name] = read.topics
  const isAsked = read.wishes.has('definition') && !NO_DEFINITION.some((wish) => read.wishes.has(wish))
  if (!name || read.topics.length > 1 || !isAsked || read.text.length > LONGEST_DEFINITION_QUESTION) return []
  const definition = definitionOf(read, name)
  return definition === null || wasMentioned(read, definition) ? [] : [definition]
}

/** A stored answer as a reply. */
export function tellStored(
  read: Understanding,
  { verdict, reason, example, check }: FoundQuestion['question'],
): Draft {
  return {
    blocks: [`${VERDICTS[verdict]}${reason}`, example],
    question: read.turn.openItem || wasMentioned(read, check.question) ? 'auto' : check.question,
  }
}

function listCandidates(read: Understanding): FoundQuestion[] {
  const { text, turn } = read
  if (text.length > LONGEST) return []
  const namesAll = makeNameCheck(read)
  return searchBank(text, turn.unit, turn.conceptId)
    .slice(0, MOST_COMPARED)
    .filter((found) => found.isExact || (namesAll(found) && (found.isAlike || asksTheseNumbers(found, text))))
}

/** If the second score is as near as this to the best, the second question may be meant as well. */
const CLOSE = 0.7

/** The two most likely questions, if only the second keeps the first from being accepted. */
export function findRivals(read: Understanding): [FoundQuestion, FoundQuestion] | null {
  const candidates = listCandidates(read)
  const [first, second] = candidates
  if (!first || !second || second.score < first.score - CLOSE) return null
  return sureness([first]) >= SURE && sureness(candidates) < SURE ? [first, second] : null
}

const DENIES = /아니|아닌|않|없|못|안\s/
const VERDICT_OF = { true: 'yes', false: 'no' } as const

/** A judgement with its verdict and its reason. */
export function draftVerdict({ holds, verdict, because }: ClaimJudgement): string[] {
  return [`${VERDICTS[VERDICT_OF[`${holds}`]]}${verdict}`, because]
}

/** What is said of all numbers of a kind is tried out; a stored answer may give the same verdict with its reason. */
export function replyToGenerality(read: Understanding): Draft | null {
  if (read.wishes.has('why')) return null
  const judged = judgeGenerality(read.text)
  if (!judged) return null
  const verdict = VERDICT_OF[`${judged.holds}`]
  const all = listCandidates(read)
  // A stored 'yes' where an example fails is about something else (two different primes), which its reason says.
  const [likeliest] = all
  const isOpposed = !judged.holds && likeliest?.question.verdict === 'yes' && sureness(all) >= SURE_OF_VERDICT
  if (isOpposed && !DENIES.test(read.text))
    return { blocks: [...draftVerdict(judged), likeliest.question.reason], question: 'auto' }
  const candidates = all.filter(
    ({ isExact, isSame, question }) => isExact || (isSame && question.verdict === verdict),
  )
  const [best] = candidates
  if (best && (best.isExact || sureness(candidates) >= SURE)) return tellStored(read, best.question)
  return {
    blocks: draftVerdict(judged),
    question:
      read.turn.openItem || !best || wasMentioned(read, best.question.check.question)
        ? 'auto'
        : best.question.check.question,
  }
}

/** No longer than a message that leaves its subject to the thread: 평면에서도 생겨? */
const LONGEST_ELLIPSIS = 24

/** The candidates of a message that leaves out what it is about, with what the thread spoke of. */
function listWithSubject(read: Understanding): FoundQuestion[] {
  const own = listCandidates(read)
  const isUnlike = (own[0]?.likeness ?? 0) < LEAST_LIKENESS
  const { text, turn, subject, topics, wishes } = read
  const isWhole =
    isUnlike ||
    turn.history.length === 0 ||
    wishes.has('agreement') ||
    text.length > LONGEST_ELLIPSIS ||
    subject === null ||
    topics.includes(subject)
  if (isWhole || text.includes(properName(subject.name))) return own
  const full = listCandidates({
    ...read,
    text: `${properName(subject.name)} ${text}`,
    topics: [subject, ...topics],
  })
  return sureness(full) > sureness(own) ? full : own
}

/** 20 맞지, 1반 맞지: a value of something in the thread, and of no stored question. */
const VALUE_ALONE =
  /^(?:그럼|그러면|아하?|나는?|답은?)?\s*-?[\d./]+π?\s?[가-힣]{0,2}\s?(?:맞[지죠아나]|이?[지죠네])요?\s*\?*$/

/** In 'if A then B, so conversely if B then A' the converse is the question; the verdict on the first statement does not answer it. */
const CONVERSE = /^.{4,}(?:반대로|거꾸로|역으로)\s*(.{6,})$/

function findConverse(read: Understanding): Understanding {
  const converse = CONVERSE.exec(read.text)?.[1]
  return converse === undefined ? read : { ...read, text: converse }
}

const COMPARES = /(?:이?랑|와|과|하고)\s.*(?:다르|다른|달라|차이|구별|구분)/
/** '최소공배수는 어디서 배워?' asks for a place in the course. */
const ASKS_PLACE = /어디서\s?배|몇\s?단원/

/** What is compared with what has to be in the wordings: 소인수랑 인수 is not 소수랑 소인수. */
function comparesOthers(text: string, question: FoundQuestion['question']): boolean {
  return COMPARES.test(text) && !isTold(text, question)
}

/** How a learner feels is no question of the bank's, though it may name what the lesson was about. */
const FEELING = /우울|슬[프퍼]|속상|외로|울고\s?싶/

const ASKS_VALUE = /(?:[은는]|몇\s?\S{0,4}|얼마\S{0,3}|구해\S{0,3}|풀어\S{0,3})\s*[?.!]*$/

/** A value is claimed: the reason for a rule does not judge it. */
const TELLS_VALUE =
  /(?:=\s*-?[\d./]+π?\s?\S{0,2}|\d\s?(?:개|도|명|번|cm)?\s?(?:이?[지죠네]|임|맞\S{0,3}))\s*[?!.]*$/

/** The reason alone, which holds no numbers of an example, for a message that holds numbers by the way. */
function tellRule(
  read: Understanding,
  { question }: FoundQuestion,
  sure: number,
  draft: Draft,
): Draft | null {
  const { text, turn } = read
  const [told = question.reason] = draft.blocks
  const isFit =
    sure >= SURE_OF_RULE &&
    !TELLS_VALUE.test(text) &&
    told.includes(question.reason) &&
    holdsNoOtherNumbers(told, text)
  if (!isFit) return null
  const isTask = ASKS_VALUE.test(text) && !read.wishes.has('why') && !turn.openItem
  const more = isTask ? ['이 수들로 세운 식을 한 줄 적어 주면 거기서부터 같이 풀어요.'] : []
  return { blocks: [told, ...more], question: 'auto' }
}

function find(given: Understanding, leastSure: number): Draft | null {
  const read = findConverse(given)
  const { text } = read
  const candidates = listWithSubject(read)
  const [best] = candidates
  const sure = sureness(candidates)
  if (!best || sure < leastSure) return null
  const isOther =
    VALUE_ALONE.test(text) ||
    FEELING.test(text) ||
    ASKS_PLACE.test(text) ||
    comparesOthers(text, best.question)
  if (isOther && !best.isExact) return null
  const draft = answer(read, best, sure)
  // Of a formula of the same shape the same is true.
  if (best.isAlike && !quotesNumbers(listNumbers(text), numbersOf(best))) {
    const numbers = listNumbers(text).map((number) => `\`${number}\``)
    return { ...draft, blocks: [`${numbers.join(', ')}도 이렇게 생각하면 돼요.`, ...draft.blocks] }
  }
  // The stored question is asked with these very numbers, or the answer has to speak of them.
  return best.isExact || quotesNumbers(listNumbers(withoutCounts(text)), numbersOf(best))
    ? draft
    : (tellRule(read, best, sure, draft) ?? withNumbersUsed(read, draft))
}

/** What a learner says is so, in the words of a stored statement: that is no task, whatever numbers it holds. */
export function replyToStatement(read: Understanding): Draft | null {
  if (read.turn.openItem || read.wishes.has('why') || !CLAIMS.test(read.text) || !isYesOrNo(read.text))
    return null
  const candidates = listCandidates(read)
  const [best] = candidates
  if (!best || best.question.verdict === 'none') return null
  const isKnown = best.isExact || compareStatements(read.text, best.question.asks) !== null
  return isKnown ? answer(read, best, sureness(candidates)) : null
}

/** A question that the bank knows. */
export function replyFromBank(read: Understanding): Draft | null {
  return find(read, SURE)
}

/** The nearest question of the bank where nothing else was found. */
export function replyFromBankPerhaps(read: Understanding): Draft | null {
  return find(read, PERHAPS)
}

/** The first of the texts that the thread has not seen. */
function fresh(read: Understanding, texts: readonly string[]): string | null {
  return texts.find((text) => !read.earlierText.includes(flattenQuestion(text))) ?? null
}

/** Returns the stored check question of a concept that is nearest to a text and new to the thread. */
export function nearestCheck(read: Understanding, { bank }: TutorConcept, text: string): string {
  if (read.turn.openItem) return 'auto'
  return findNearestCheck(bank, text, (question) => wasMentioned(read, question))?.question ?? 'auto'
}

const LONGEST_EASY = 130
const SHORTEST_EASY = 50
const SENTENCE = /(?<=[요죠다][.!?])\s+/
/** Of a text that is cut, how much has to be left for it to make its point. */
const LEAST_KEPT = 0.55

/** A text, or its beginning in whole sentences, that is no longer than `most`; null if too little would be left. */
function shorten(text: string, most: number): string | null {
  const sentences = text.split(SENTENCE)
  while (sentences.join(' ').length > most) sentences.pop()
  const kept = sentences.join(' ')
  return kept.length >= text.length * LEAST_KEPT && sentences.length > 1 ? kept : null
}

/** In easy words from daily life, and no longer than what was said before. */
function explainEasily(read: Understanding, { bank }: TutorConcept): [opening: string, text: string] | null {
  const [before = 0, last = 0] = ['', '', ...read.turn.history.slice(-2).map(({ response }) => response)]
    .slice(-2)
    .map((response) => (response.split('```')[0] ?? '').trim().length)
  // A hint of one line is no explanation that was too hard.
  const name = read.subject === null ? '' : properName(read.subject.name)
  const opening = `${name === '' ? '' : `${attachParticle(name, '을/를')} `}더 쉽게 말해 볼게요.`
  const most = Math.min(LONGEST_EASY, (last < SHORTEST_EASY ? before : last) - opening.length - 2)
  const fresh = [...(bank?.explanations ?? []).slice(1).toReversed(), ...(bank?.examples ?? [])].filter(
    (text) => !wasMentioned(read, text.split(SENTENCE)[0] ?? ''),
  )
  const texts = fresh.flatMap((text) => shorten(text, most) ?? [])
  const text = texts.find((one) => one.includes(name)) ?? texts[0]
  if (text !== undefined) return [opening, text]
  // Nothing shorter is left: a picture from daily life, and then the first sentence of what is left.
  const [example] = (bank?.examples ?? []).filter((one) => fresh.includes(one))
  return example === undefined ? null : ['이렇게 떠올려 봐요.', shorten(example, LONGEST_EASY) ?? example]
}

/** The concept once more, easier than before: its explanations, then its everyday examples; null if nothing is left to say. */
export function explainFurther(read: Understanding, concept: TutorConcept): Draft | null {
  if (read.acts.includes('asks-easier') && read.turn.history.length > 0) {
    const easy = explainEasily(read, concept)
    return easy && { blocks: easy, question: nearestCheck(read, concept, easy[1]) }
  }
  const text = fresh(read, [...(concept.bank?.explanations ?? []), ...(concept.bank?.examples ?? [])])
  return text === null
    ? null
    : {
        blocks: [
          vary(read, '괜찮아요. 다르게 말해 볼게요.', '이번에는 더 쉽게 말해 볼게요.', '이렇게 떠올려 봐요.'),
          text,
        ],
        question: nearestCheck(read, concept, text),
      }
}

const EASIER = ['asks-easier', 'asks-again', 'asks-from-start'] as const

/** 'I do not get it', 'easier': the next explanation of the open concept. */
export function replyWithEasier(read: Understanding): Draft | null {
  const isAsked = EASIER.some((act) => read.acts.includes(act))
  const concept = openConcept(read)
  const isOther = read.topics.some(({ conceptId }) => conceptId !== read.turn.conceptId)
  return isAsked && concept && !isOther && read.text.length <= 30 ? explainFurther(read, concept) : null
}

/** 'an example', 'another': the next everyday example of the open concept. */
export function replyWithEveryday(read: Understanding): Draft | null {
  const concept = openConcept(read)
  const isAsked = read.wishes.has('example') || read.acts.includes('asks-another')
  const isOther = read.topics.some(({ conceptId }) => conceptId !== read.turn.conceptId)
  if (!isAsked || read.wishes.has('exercise') || !concept || isOther || read.text.length > 30) return null
  const text = fresh(read, concept.bank?.examples ?? [])
  return text === null ? null : { blocks: [text], question: nearestCheck(read, concept, text) }
}
