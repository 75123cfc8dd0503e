const ENDING = '(?:이?야|이?에요|예요|인가요?|인지|일까요?|입니까|이?니|임|이?지|죠|이?냐|이?요)'
const HAPPENS = '(?:돼요?|되나요?|되니|되지|되는지|될까요?|됨|나와요?|나오나요?)'
const DOES = '(?:구|계산|풀이)(?:을|를|좀)?\\s?(?:해|하)|알려|가르쳐|풀어|찾아|말해'
const PLEASE =
  '(?:줘|주세요|주라|줄래|줄\\s?수\\s?있(?:어|나|을까)|봐|보자|보세요|시오|십시오|세요|여라|라|자|면|나요|는\\s?(?:법|방법)|야\\s?(?:해|돼|하나|되나)요?|려면)'

/**
 * Source of a pattern for one word or mark that only asks, and says nothing of what is asked for: 구해 줘, 얼마야, 좀, `?`.
 * Never empty; for patterns that have to account for a whole message.
 */
export const ASKING = [
  '[\\s,.?!]+',
  `(?:${DOES})(?:\\s?${PLEASE})*(?:요|은|이|을|좀)?`,
  `(?:얼마나?|몇|무엇|뭐|뭘|뭔|어떻게|답|정답|값)(?:은|는|이|가|을|를)?\\s?(?:${ENDING}|${HAPPENS})?`,
  `(?:해|하|할래|한번\\s?해)(?:\\s?${PLEASE})*요?`,
  `(?:나타내|보여|도와)(?:\\s?${PLEASE})*요?`,
  '좀|제발|혹시|빨리|이거|문제|과정|방법|자세히|쉽게|안녕(?:하세요)?|부탁(?:해요?|드려요)|어케|그럼|그러면|선생님|쌤|샘|셈샘아?|궁금해요?|알고\\s?싶어요?|모르겠어요?',
].join('|')

/** The matches of a pattern that together make up the whole text; null where anything of it is left over. */
export const readWhole = (text: string, pattern: RegExp): RegExpExecArray[] | null => {
  const found = [...text.matchAll(new RegExp(pattern, 'gy'))]
  return found.reduce((length, [part]) => length + part.length, 0) === text.length ? found : null
}
