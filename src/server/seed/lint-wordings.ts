import type { BankQuestion } from '#domain/tutor/bank/question-bank.ts'
import { flattenWording, listWordingGrams } from '#domain/tutor/bank/wording-grams.ts'

/** A wording that is as near as this to one of another question cannot tell the two apart. */
const TOO_NEAR = 0.86
/** Rare grams count more than in proportion. */
const RARITY_POWER = 1.3

export interface WordingFault {
  /** Index of the question and of its wording. */
  question: number
  ask: number
  message: string
}

interface Wording {
  question: number
  ask: number
  text: string
  numbers: string
}

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join()
}

/** The grams of wordings as numbers, the rarest having the lowest. */
function numberGrams(all: readonly Wording[]) {
  const holders = new Map<string, Wording[]>()
  for (const wording of all) {
    for (const gram of listWordingGrams(wording.text)) {
      const list = holders.get(gram)
      if (list) list.push(wording)
      else holders.set(gram, [wording])
    }
  }
  const lists = [...holders.values()].sort((a, b) => a.length - b.length)
  const grams = new Map<Wording, number[]>(all.map((wording) => [wording, []]))
  for (const [gram, list] of lists.entries()) for (const wording of list) grams.get(wording)?.push(gram)
  return { lists, gramsOf: (wording: Wording) => grams.get(wording) ?? [] }
}

/** Returns a function that finds the wordings that are too near to one, the nearest first. */
function makeNearSearch(all: readonly Wording[]): (wording: Wording) => { other: Wording; score: number }[] {
  const { lists, gramsOf } = numberGrams(all)
  const squares = Float64Array.from(
    lists,
    (list) => Math.log(1 + all.length / list.length) ** (2 * RARITY_POWER),
  )
  const squareOf = (gram: number) => squares[gram] ?? 0
  const lengths = new Map(
    all.map((wording) => [
      wording,
      Math.sqrt(gramsOf(wording).reduce((sum, gram) => sum + squareOf(gram), 0)),
    ]),
  )
  const lengthOf = (wording: Wording) => lengths.get(wording) ?? 1

  const isOther = (wording: Wording, other: Wording) =>
    other.question !== wording.question && other.numbers === wording.numbers

  /** Those that share one of the rarest grams: without any of them the rest is too little to be near. */
  function listCandidates(wording: Wording): Set<Wording> {
    const candidates = new Set<Wording>()
    let rest = lengthOf(wording) ** 2
    const least = rest * TOO_NEAR ** 2
    for (const gram of gramsOf(wording)) {
      if (rest < least) break
      for (const holder of lists[gram] ?? []) if (isOther(wording, holder)) candidates.add(holder)
      rest -= squareOf(gram)
    }
    return candidates
  }

  /** Squares of the grams of the wording that is searched for, 0 for others. */
  const own = new Float64Array(lists.length)
  return (wording) => {
    for (const gram of gramsOf(wording)) own[gram] = squareOf(gram)
    const near = [...listCandidates(wording)]
      .map((other) => {
        const product = gramsOf(other).reduce((sum, gram) => sum + (own[gram] ?? 0), 0)
        return { other, score: product / (lengthOf(wording) * lengthOf(other)) }
      })
      .filter(({ score }) => score >= TOO_NEAR)
      .sort((a, b) => b.score - a.score)
    for (const gram of gramsOf(wording)) own[gram] = 0
    return near
  }
}

/** Wordings that are repeated, or too near to another question's. Questions about different numbers may be alike: 1은 소수야, 2는 소수야. */
export function lintWordings(questions: readonly BankQuestion[]): WordingFault[] {
  const all = questions.flatMap(({ asks }, question) =>
    asks.map((text, ask) => ({
      question,
      ask,
      text,
      numbers: numbersOf(text),
    })),
  )
  const findNear = makeNearSearch(all)
  const first = new Map<string, string>()
  return all.flatMap((wording) => {
    const { question, ask, text } = wording
    const flat = flattenWording(text)
    const repeated = first.get(flat)
    if (repeated !== undefined)
      return [{ question, ask, message: `'${text}' is the same wording as '${repeated}'` }]
    first.set(flat, text)
    const [near] = findNear(wording)
    if (!near) return []
    const id = questions[near.other.question]?.id ?? ''
    const message = `'${text}' is too near to '${near.other.text}' of ${id} (${near.score.toFixed(2)}): reword or join the questions`
    return [{ question, ask, message }]
  })
}
