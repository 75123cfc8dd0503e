import { AppError } from '#contract/error.ts'
import type { ModelCallSummary } from '#contract/llm-history.ts'
import { CALL_GROUPS } from '#domain/prompt/model-call.ts'
import { fillPrompt, PLACE, withFocusPlace } from '#domain/prompt/prompt-places.ts'
import { readFilled } from '#domain/prompt/read-filled.ts'
import { findPromptVersion } from '../chat/prompt-choice.queries.ts'
import type { Queryable } from '../db/open-database.ts'
import type { ModelRequest } from '../llm/model-request.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { titleOf } from './load-prompts.flow.ts'

const REPLAYED: readonly string[] = [...CALL_GROUPS.tutor, 'try-out']
/** As the prompts say where there is nothing. */
const NOTHING = '없음'

function refuse(message: string): never {
  throw new AppError('UNPROCESSABLE', { message })
}

interface Replayed {
  call: ModelCallSummary
  request: ModelRequest
}

/**
 * Returns the request that a call would have made with another text of its prompt. Throws UNPROCESSABLE for a call that is not the tutor's,
 * of another family, or whose prompt is no longer stored as it was.
 */
export async function makeReplay(
  db: Queryable,
  site: Pick<SiteSettings, 'promptNames'>,
  { call: { prompt, purpose }, request }: Replayed,
  chosen: { title: string; content: string },
): Promise<ModelRequest> {
  if (!REPLAYED.includes(purpose) || !prompt)
    return refuse('튜터가 프롬프트로 답한 호출만 다시 할 수 있어요.')
  if (prompt.name !== chosen.title) return refuse('이 호출과 같은 종류의 프롬프트를 골라 주세요.')
  const used = await findPromptVersion(db, prompt.name, prompt.purpose, Number(prompt.version))
  if (!used) return refuse('이 호출에 쓴 판이 지워져서 다시 할 수 없어요.')
  const isWrapped = prompt.name === titleOf(site, 'main-user')
  const last = request.messages.at(-1)
  const values = isWrapped
    ? readFilled(used.content, last?.content ?? '')
    : (readFilled(withFocusPlace(used.content), request.system) ?? readFilled(used.content, request.system))
  if (!values || !last) return refuse('이 호출은 지금의 프롬프트와 모양이 달라서 다시 할 수 없어요.')
  const content = isWrapped ? chosen.content : withFocusPlace(chosen.content)
  const names = [...content.matchAll(PLACE)].map(([, name = '']) => name)
  const filled = fillPrompt(content, {
    ...Object.fromEntries(names.map((name) => [name, NOTHING])),
    ...values,
  })
  return isWrapped
    ? { ...request, messages: [...request.messages.slice(0, -1), { ...last, content: filled }] }
    : { ...request, system: filled }
}
