import { PLACE, PROMPT_PLACES, type PromptFamily } from './prompt-places.ts'

/** Places without which a reply knows nothing of the learner's question, the concept, or the voice to answer in. */
const REQUIRED_PLACES: Readonly<Record<PromptFamily, readonly string[]>> = {
  main: ['concept', 'explanation', 'voice', 'exercise'],
  'main-user': ['message'],
  sub: ['task', 'voice', 'material'],
}

export interface PlaceFault {
  /** From 1; absent if a place is missing. */
  line?: number
  message: string
}

export function isRequiredPlace(family: PromptFamily, name: string): boolean {
  return REQUIRED_PLACES[family].includes(name)
}

/**
 * Checks the places of a prompt's text against the fixed list (tutor.md, 'Prompts'). Returns the faults in the order of the text: places that
 * the family does not have, braces that form no place; then required places that are missing. Empty if there is none.
 */
export function checkPlaces(family: PromptFamily, content: string): PlaceFault[] {
  const names = Object.keys(PROMPT_PLACES[family])
  const found = new Set<string>()
  const faults = content.split('\n').flatMap((text, index): PlaceFault[] => {
    const line = index + 1
    const unknown = [...text.matchAll(PLACE)].flatMap(([, name = '']): PlaceFault[] => {
      found.add(name)
      return names.includes(name) ? [] : [{ line, message: `{{${name}}}은(는) 없는 자리예요.` }]
    })
    const isOpen = /\{\{|\}\}/.test(text.replace(PLACE, ''))
    return isOpen ? [...unknown, { line, message: '{{와 }}의 짝이 맞지 않아요.' }] : unknown
  })
  const missing = REQUIRED_PLACES[family].filter((name) => !found.has(name))
  return [...faults, ...missing.map((name) => ({ message: `{{${name}}} 자리가 꼭 있어야 해요.` }))]
}
