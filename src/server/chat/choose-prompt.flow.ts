import type { ChatRequest } from '#contract/chat.ts'
import { AppError } from '#contract/error.ts'
import type { AppDeps } from '../deps.ts'
import type { Asker } from './asker.ts'
import { findPromptVersion } from './prompt-choice.queries.ts'
import type { TutorCallContext } from './tutor-port.ts'

/** Only administrators may choose a version other than the current one. */
export async function choosePrompt(
  deps: AppDeps,
  asker: Asker,
  body: Pick<ChatRequest, 'promptName' | 'promptPurpose' | 'promptVersion'>,
): Promise<Omit<TutorCallContext, 'messageId'>> {
  const name = body.promptName ?? null
  const purpose = body.promptPurpose ?? 'prod'
  const version =
    body.promptVersion === null || body.promptVersion === undefined ? null : Number(body.promptVersion)
  if (version !== null && !Number.isInteger(version))
    throw new AppError('BAD_REQUEST', {
      data: { issues: [{ path: 'promptVersion', message: '정수가 아니에요.' }] },
    })
  const isAdmin = asker.user?.roles.includes('admin') === true
  if (!isAdmin) {
    const current = await findPromptVersion(deps.db, name ?? deps.site.promptNames.main, 'prod', null)
    const isCurrent = version === null || version === current?.version
    if (purpose !== 'prod' || !isCurrent) throw new AppError('PROMPT_VERSION_FORBIDDEN')
  } else if (name !== null || purpose !== 'prod' || version !== null) {
    await requirePrompt(deps, name ?? deps.site.promptNames.main, purpose, version)
  }
  return { userId: asker.user?.id ?? null, prompt: { name, purpose, version } }
}

/** Throws unless the chosen version exists; the shipped version of a configured family always does. */
async function requirePrompt(
  { db, site }: AppDeps,
  name: string,
  purpose: 'dev' | 'prod',
  version: number | null,
): Promise<void> {
  if (await findPromptVersion(db, name, purpose, version)) return
  const isShipped = purpose === 'prod' && version === null && Object.values(site.promptNames).includes(name)
  if (isShipped) return
  const wanted = version === null ? name : `${name} ${version}판`
  throw new AppError('UNPROCESSABLE', { message: `프롬프트 ${wanted}(${purpose})이(가) 없어요.` })
}
