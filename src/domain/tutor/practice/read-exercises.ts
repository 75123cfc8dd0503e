import { type Exercise, readExercise } from './read-exercise.ts'

const TASK =
  '평균|중앙값|최빈값|최대\\s?공약수|최소\\s?공배수|공약수|공배수|소인수\\s?분해|소인수|약수의?\\s?[개갯]수|약수|겉넓이|부피|넓이|둘레(?:의?\\s?길이)?|호의?\\s?길이'
const AND = '\\s*(?:이랑|랑|와|과|하고|하구|이나|및|,|·|(?:을|를)?\\s?(?:구하고|하고|찾고))\\s*'
/** Several tasks of the same numbers: 평균이랑 중앙값, 소인수분해하고 약수의 개수. */
const SEVERAL = new RegExp(`(?:${TASK})(?:${AND}(?:${TASK}))+`)
const EACH = new RegExp(TASK, 'g')

/**
 * Every task typed in a normalized message, where it asks for several of the same numbers; all of them are read, or none. Else the one task
 * of the message.
 */
export function readExercises(message: string): Exercise[] {
  const list = SEVERAL.exec(message)?.[0]
  if (list === undefined) return [readExercise(message) ?? []].flat()
  const exercises = (list.match(EACH) ?? []).map((task) => readExercise(message.replace(list, task)))
  return exercises.every((exercise) => exercise !== null) ? exercises : []
}
