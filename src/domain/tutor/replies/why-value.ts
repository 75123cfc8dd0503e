import { attachParticle } from '#domain/korean/attach-particle.ts'
import { findBug } from '../bugs/find-bug.ts'
import { type ClaimedValue, readClaimedValue } from '../practice/read-claimed-value.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { nearestCheck } from './from-bank.ts'
import { showSteps } from './show-steps.ts'

const WHY = /\s*(?:도대체|대체|근데|그런데|그럼)?\s*(?:왜|어째서)\s*/g
const REASON =
  /\s?(?:[이가]\s?)?(?:인|되는|돼는|나오는|나온|이라는|라는)\s?(?:이유|까닭)(?:가|는|이|은|를|을)?\s?(?:뭐|뭔|무엇|알려|설명|좀)?[가-힣\s]{0,6}$/
/** Behind the value: that it is so (9가 돼?), or that it is not (-1이 아니야?). */
const BECOMES = /(?<=[\d)a-z])\s?(?:이|가)?\s?(?:되|돼|됨|나와|나오|나옴)[가-힣]{0,6}$/i
const DENIED = /(?<=[\d)a-z])\s?(?:이|가|은|는)?\s?(?:아니|아닌|아님|아냐|안\s?[돼되나])[가-힣]{0,6}$/i
/** Before the value: (-3)^2은, -3-2인데. */
const BEING = /(?<=[\d)a-z])\s?(?:인데|이면|면|하면)\s+(?=[-(\d])/i

/** What is asked the reason of, as a task with its value; and whether the value is denied. */
function readWhyValue(text: string): { claimed: ClaimedValue; isDenied: boolean } | null {
  if (!/왜|어째서|이유|까닭/.test(text) || text.length > 60) return null
  const bare = text
    .replace(/[?!.\s]+$/, '')
    .replace(REASON, '')
    .replace(WHY, ' ')
    .trim()
  const isDenied = DENIED.test(bare)
  const plain = bare.replace(DENIED, '').replace(BECOMES, '').replace(BEING, '은 ').trim()
  const claimed = readClaimedValue(`${plain} 맞아?`)
  return claimed && { claimed, isDenied }
}

/** 'Why is (-3)^2 9?', 'why is -3-2 not -1?': the working, which shows why; or that it is not so. */
export function replyToWhyValue(read: Understanding): Draft | null {
  const asked = readWhyValue(read.text)
  if (!asked) return null
  const { exercise, worked, said, holds } = asked.claimed
  const bug = holds ? null : findBug(exercise, said, worked.solution.answer)
  const opening = holds
    ? asked.isDenied
      ? [`${attachParticle(`\`${said}\``, '이/가')} 맞는 값이에요. 차례대로 보면 이래요.`]
      : ['차례대로 따라가 보면 까닭이 보여요.']
    : asked.isDenied
      ? [`네, \`${said}\` 말고 다른 값이에요. 차례대로 보면 이래요.`]
      : [`사실 \`${said}\` 말고 다른 값이에요.`]
  return {
    blocks: [
      ...opening,
      ...(bug ? [bug.says] : []),
      showSteps(worked.solution.steps),
      `**${worked.conclusion}**`,
    ],
    question: read.concept ? nearestCheck(read, read.concept, read.text) : 'auto',
  }
}
