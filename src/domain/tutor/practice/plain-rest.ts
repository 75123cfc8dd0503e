import { findFormulas } from '../reading/find-formulas.ts'

/** Words that make another task of it, or no task at all. */
const OTHERWISE =
  /합(?!동)|곱|차(?![례이])|배(?![수출])|반(?!지|비)|제곱|[빼뺀뺄]|더[하한해했]|뺐|나머지|[홀짝]수|보다|제외|말고|왜|이유|까닭|차이|다른|비교|사이|이상|이하|미만|초과|항상|무조건|언제나|적어도|최소한|만족|각각|의미|예시|만들|뜻|문제|달[라랐]|무슨\s?말|공식|조건|가장|제일|다음|자리|두 수는|\d\s?개|약수의\s?[개갯]수/
/** Syllables that may be left over beside the words of the task and its numbers. */
const MOST_LEFT = 14
/** Whether the words beside a task or a claim make nothing else of it. */
export function isPlain(rest: string): boolean {
  return (rest.match(/[가-힣]/g) ?? []).length <= MOST_LEFT && !OTHERWISE.test(rest)
}

/** Takes the formulas out of a text; its words stay. */
export function dropFormulas(text: string): string {
  return findFormulas(text)
    .toReversed()
    .reduce(
      (rest, formula) => `${rest.slice(0, formula.at)} ${rest.slice(formula.at + formula.text.length)}`,
      text,
    )
}
