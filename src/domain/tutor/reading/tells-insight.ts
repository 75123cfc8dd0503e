/** Words that ask for something else than a yes. */
const ASKS = /왜|뭐|뭔|무엇|몇|얼마|어떻|어케|어캐|어디|언제|무슨|어느|모르|예시|알려|해\s?줘/
const LEARNED = /(?:네|구나|구만|군|거지|잖아|겠다)요?[\s?!.]*$/
const CONCLUDES =
  /^(?:아하?|오|음|그니까|그러니까|결국|즉|그럼|그러면)[\s,]+.*(?:[야임지죠]|인가|거)요?[\s?!.]*$/

/** Whether a normalized message states a conclusion of the learner, to be confirmed: 아 곱하기랑은 다르네, 그니까 밑이 같을 때만 되는 거지? */
export function tellsInsight(text: string): boolean {
  return !ASKS.test(text) && (LEARNED.test(text) || CONCLUDES.test(text))
}
