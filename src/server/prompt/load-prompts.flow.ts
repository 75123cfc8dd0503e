import { PROMPT_PURPOSES, type PromptPurpose } from '#domain/prompt/prompt.ts'
import { PROMPT_FAMILIES, type PromptFamily } from '#domain/prompt/prompt-places.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { DEFAULT_PROMPTS } from '../llm/prompts/default-prompts.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { insertPrompt, insertVersion, listPrompts, listVersions, lockLoading } from './prompt.queries.ts'

const FIRST_NOTE = '기본 프롬프트'
const RELEASE_NOTE = '새 배포의 기본 프롬프트'

export function titleOf(site: Pick<SiteSettings, 'promptNames'>, family: PromptFamily): string {
  const { main, mainUser, sub } = site.promptNames
  return { main, 'main-user': mainUser, sub }[family]
}

/** Returns the family that a title is configured for; null if none is. */
export function familyOf(site: Pick<SiteSettings, 'promptNames'>, title: string): PromptFamily | null {
  return PROMPT_FAMILIES.find((family) => titleOf(site, family) === title) ?? null
}

type LoadDeps = Pick<AppDeps, 'db' | 'site' | 'clock' | 'newId'>

/**
 * Adds the shipped texts: every family has a `dev` and a `prod` prompt, and a text that a release changed becomes a version. It becomes the current one
 * only if the last shipped one was: what an administrator chose stays.
 */
export async function loadPrompts(
  deps: LoadDeps,
  shipped: Readonly<Record<PromptFamily, string>> = DEFAULT_PROMPTS,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Servers that start at the same time.
    await lockLoading(tx)
    for (const family of PROMPT_FAMILIES)
      for (const purpose of PROMPT_PURPOSES)
        await loadPrompt(tx, deps, { title: titleOf(deps.site, family), purpose }, shipped[family])
  })
}

async function loadPrompt(
  tx: Queryable,
  { clock, newId }: LoadDeps,
  { title, purpose }: { title: string; purpose: PromptPurpose },
  content: string,
): Promise<void> {
  const createdAt = clock()
  const row = (await listPrompts(tx)).find((one) => one.title === title && one.purpose === purpose)
  const release = { content, origin: 'shipped' as const, createdAt }
  if (!row) {
    const id = newId()
    await insertPrompt(tx, { id, title, purpose, createdAt })
    await insertVersion(tx, { ...release, promptId: id, version: 1, note: FIRST_NOTE, current: true })
    return
  }
  const { id: promptId, newestVersion, newestShipped } = row
  const last = (await listVersions(tx, promptId)).find(({ version }) => version === newestShipped)
  if (last?.content === content) return
  const isFollowed = last?.current === true
  const version = newestVersion + 1
  await insertVersion(tx, { ...release, promptId, version, note: RELEASE_NOTE, current: isFollowed })
}
