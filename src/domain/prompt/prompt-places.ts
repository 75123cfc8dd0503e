/** Prompt families (tutor.md) and the places that a version of each may hold, `{{name}}`. */
export const PROMPT_FAMILIES = ['main', 'main-user', 'sub'] as const
export type PromptFamily = (typeof PROMPT_FAMILIES)[number]

/** What each place is filled with, for administrators who write a version. */
export const PROMPT_PLACES = {
  main: {
    unit: '대단원 이름',
    concept: '지금 배우는 개념 이름',
    explanation: '개념 설명(Markdown)',
    terms: '용어와 뜻, 한 줄에 하나',
    concepts: '같은 단원의 개념 이름과 주소, 한 줄에 하나',
    voice: '말투 지시(페르소나에 따라)',
    exercise: '풀고 있는 문항의 문제와 보기, 짝 지을 것. 정답은 들어 있지 않다. 없으면 "없음"',
    progress: '그 문항에서 학생이 낸 답과 본 힌트. 없으면 "없음"',
    focus: '학생의 말이 무엇에 대한 것인지: 하려는 것, 맞았는지, 이름 붙은 실수, 마지막 과제. 없으면 "없음"',
  },
  'main-user': {
    message: '학생의 글(경계 표시로 감싼 자료)',
    mode: '질문 또는 풀이 제출',
  },
  sub: {
    task: '맡길 일',
    unit: '대단원 이름',
    concept: '개념 이름',
    explanation: '개념 설명(Markdown)',
    terms: '용어와 뜻, 한 줄에 하나',
    voice: '말투 지시(페르소나에 따라)',
    material: '일에 필요한 자료(경계 표시로 감쌈)',
  },
} as const satisfies Record<PromptFamily, Record<string, string>>

export type PromptValues<Family extends PromptFamily> = Record<keyof (typeof PROMPT_PLACES)[Family], string>

/** A place in a prompt's text; its group is the name. */
export const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** `content` with its places filled, in one pass: braces inside a value stay what they are. */
export function fillPrompt(content: string, values: Readonly<Record<string, string>>): string {
  return content.replace(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : place,
  )
}

const FOCUS_PLACE = '{{focus}}'
const FOCUS_SECTION = `\n# 지금 학생의 말이 향하는 곳 (이것부터 답한다)\n${FOCUS_PLACE}\n`

/** A `main` prompt that has a place for the turn's focus: added at its end where a version was written without it. */
export function withFocusPlace(content: string): string {
  const hasPlace = [...content.matchAll(PLACE)].some(([, name]) => name === 'focus')
  return hasPlace ? content : `${content}${FOCUS_SECTION}`
}

/** The text of a version outside its places: the tutor's own instructions, which no reply may repeat. */
export function ownWords(content: string): string {
  return content.replace(PLACE, '\n')
}
