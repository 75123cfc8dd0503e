import type { TutorReply, TutorTurn } from '../tutor-turn.ts'
import { speak } from '../voice/speak.ts'
import { type Distress, readDistress } from './read-distress.ts'

type DangerKind = Extract<Distress, { level: 'danger' }>['kind']

const THANKS = '이야기해 줘서 고마워요. 많이 힘들었겠어요. 지금 느끼는 마음은 잘못된 것이 아니에요.'
/** Where only the wording tells of danger, which may have been misread. */
const CONCERN =
  '말해 준 것을 그냥 지나칠 수 없어서 먼저 이야기할게요. 힘들거나 무서운 일이 있다면 혼자 참지 않아도 돼요.'
const IF_MISREAD = '셈샘이 잘못 알아들었다면 하던 것을 그대로 이어서 말해 주세요.'
const NOT_ALONE = '셈샘은 수학을 돕는 프로그램이라 곁에 있어 주지 못하지만, 혼자 견디지 않았으면 해요.'
const ADULT = `${NOT_ALONE} 부모님이나 담임 선생님, 보건·상담 선생님 가운데 **믿을 수 있는 어른**에게 지금 그대로 말해 보세요.`
/** The person who hurts the child may be a parent. */
const ADULT_OUTSIDE = `${NOT_ALONE} 담임 선생님이나 보건·상담 선생님처럼 **믿을 수 있는 어른**에게 지금 그대로 말해 보세요.`
const LINES = '**청소년전화 1388**(전화·문자, 24시간)'
const CRISIS_LINE = '**자살예방상담전화 109**(24시간)'
const LATER = '수학은 언제든 다시 하면 돼요. 지금은 마음이 먼저예요.'

/** Who can help at once, by what a message tells of. Each names both lines that take any child's call. */
const HELP: Readonly<Record<DangerKind, string>> = {
  life: `죽고 싶거나 스스로를 다치게 하고 싶은 마음이 들면 지금 바로 ${CRISIS_LINE}에 전화해 주세요. ${LINES}에서도 언제든 이야기를 들어 줘요. 지금 다쳤거나 아주 위험하면 **119**나 **112**에 전화해 주세요. 친구 이야기라면 혼자 비밀로 안고 있지 말고 어른에게 꼭 알려 주세요.`,
  violence: `어떤 이유로도 때리거나 겁을 주거나 굶겨서는 안 돼요. 그런 일을 당한 사람에게는 잘못이 없어요. 잘못은 그렇게 한 사람에게 있어요. 지금 위험하면 **112**에 전화해 주세요. 집에서 있는 일이면 학교의 선생님에게, 학교나 학원에서 있는 일이면 집의 어른에게 말하면 돼요. ${LINES}에 말해도 되고, 마음이 너무 무거우면 ${CRISIS_LINE}도 있어요.`,
  bullying: `괴롭힘은 당하는 사람의 잘못이 아니에요. **학교폭력 신고 117**(24시간)과 ${LINES}에서 어떻게 하면 좋을지 함께 찾아 줘요. 받은 메시지나 사진은 지우지 말고 두세요. 마음이 너무 무거우면 ${CRISIS_LINE}도 있고, 지금 위험하면 **112**에 전화해 주세요.`,
  eating: `먹는 것을 참거나 억지로 토하면 몸이 크게 다칠 수 있어요. 혼자 멈추기 어려운 일이라 도움을 받는 것이 당연해요. 보건 선생님이나 병원에서 도와줄 수 있고, ${LINES}에 말해도 돼요. 마음이 너무 무거우면 ${CRISIS_LINE}도 있어요. 쓰러질 것 같거나 아주 아프면 **119**에 전화해 주세요.`,
  stranger: `사진이나 주소를 보내지 말고, 만나러 가지 마세요. 이미 보냈거나 만났더라도 혼날 일이 아니에요. 대화는 지우지 말고 어른에게 보여 주세요. 지금 위험하면 **112**에 전화해 주세요. ${LINES}에 말해도 되고, 마음이 너무 무거우면 ${CRISIS_LINE}도 있어요.`,
  unnamed: `누가 다치게 하거나 겁을 준다면, 그런 일을 당한 사람에게는 잘못이 없어요. ${LINES}에 지금 이야기해도 돼요. 이름을 말하지 않아도 괜찮아요. 마음이 너무 무거우면 ${CRISIS_LINE}, 괴롭힘이라면 **117**, 지금 다쳤거나 위험하면 **112**나 **119**에 전화해 주세요.`,
}

const WARMTH = [
  '말해 줘서 고마워요. 마음이 많이 무거웠겠어요.',
  '그런 일이 있었군요. 속상한 것이 당연해요.',
  '그랬군요. 혼자 안고 있기 힘든 마음이었겠어요.',
] as const
const SOMEONE_NEAR = `이런 마음은 부모님이나 담임 선생님, 상담 선생님처럼 편한 어른 한 사람에게 꼭 이야기해 보세요. ${LINES}에서도 들어 줘요.`
const GO_ON = '지금 조금 이어서 해 볼까요, 아니면 쉬었다 할까요?'
const REST = '그래요, 쉬었다 와요. 하고 싶을 때 여기서 이어서 하면 돼요.'
const STILL_HERE =
  '괜찮아요. 말하기 어려우면 천천히 해도 돼요. 믿을 수 있는 어른 한 사람을 떠올려 보고, 말이 어려우면 **1388**에 문자로만 보내도 돼요.'

/** Anything of mathematics, or any other wish: the talk has gone on. */
const OTHER_MATTER = /\d|[a-z]\s*[=+]|문제|풀|수학|뭐|왜|어떻|알려|설명|예시|힌트|이어서|계속|해\s?보/i
const WANTS_REST = /쉬|나중|그만|아니|안\s?할|안\s?해|싫|못\s?하/

function textOf(turn: TutorTurn, blocks: readonly string[], question: string | null): string {
  return [...blocks, ...(question === null ? [] : [`\`\`\`question\n${question}\n\`\`\``])]
    .map((block) => speak(turn.persona, block))
    .join('\n\n')
}

function listHelp(kind: DangerKind): string[] {
  if (kind === 'unnamed') return [CONCERN, HELP.unnamed, ADULT_OUTSIDE, `${LATER} ${IF_MISREAD}`]
  return [THANKS, HELP[kind], kind === 'violence' ? ADULT_OUTSIDE : ADULT, LATER]
}

/** The words after a reply to a child in trouble, while the child says nothing else. */
function listComfort({ history, message }: TutorTurn): string[] | null {
  const last = history.at(-1)?.response ?? ''
  if (OTHER_MATTER.test(message)) return null
  if (last.includes('109') && last.includes('1388')) return [STILL_HERE]
  return last.includes(GO_ON.slice(0, 12)) && WANTS_REST.test(message) ? [REST] : null
}

/**
 * The reply to a child in trouble, in place of any lesson, with either tutor: calm and without a question where there is danger,
 * else one warm sentence, who can listen, and the choice to go on. Null if the message tells of no trouble.
 */
export function respondToDistress(turn: TutorTurn): TutorReply | null {
  const distress = readDistress(turn.message)
  const blocks =
    distress === null
      ? listComfort(turn)
      : distress.level === 'danger'
        ? listHelp(distress.kind)
        : [WARMTH[turn.history.length % WARMTH.length] ?? WARMTH[0], SOMEONE_NEAR]
  if (!blocks) return null
  const question = distress?.level === 'sad' ? GO_ON : null
  return { response: textOf(turn, blocks, question), termIds: [], relatedQuestions: [] }
}
