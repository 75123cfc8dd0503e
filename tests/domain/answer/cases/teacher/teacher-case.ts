import type { WrittenTestType } from '#domain/exam/item.ts'

/**
 * What a good teacher would say: 'right' is correct; 'form' right in value, not yet in form; 'wrong' counted wrong; 'refused' wrong or unfinished, never
 * correct; 'spared' said in words that nobody need understand, but not counted wrong: correct, nudged or asked again.
 */
export type Judgement = 'right' | 'form' | 'wrong' | 'refused' | 'spared'

export interface TeacherCase {
  readonly theme: string
  readonly writtenTestType: WrittenTestType
  readonly judgement: Judgement
  readonly answer: string
  readonly key: string
}

/** Cases of one theme, a line for a key: `key <- answer ¦ answer`. */
export const judge = (
  theme: string,
  judgement: Judgement,
  lines: string,
  writtenTestType: WrittenTestType = 2,
): TeacherCase[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', answers = ''] = line.split('<-')
      return answers.split('¦').map((answer) => ({
        theme,
        writtenTestType,
        judgement,
        answer: answer.trim(),
        key: key.trim(),
      }))
    })
