import type { PromptFamily } from '#domain/prompt/prompt-places.ts'
import type { AppDeps } from '../deps.ts'
import { makeLlmTutor } from '../llm/make-llm-tutor.ts'
import { DEFAULT_PROMPTS } from '../llm/prompts/default-prompts.ts'
import type { PromptText } from '../llm/tutor-options.ts'
import { titleOf } from '../prompt/load-prompts.flow.ts'
import { insertLlmCall } from './llm-calls.queries.ts'
import { findPromptVersion } from './prompt-choice.queries.ts'
import type { TutorCallContext, TutorPort } from './tutor-port.ts'

type TutorDeps = Pick<AppDeps, 'env' | 'db' | 'clock' | 'newId' | 'log' | 'site'>

/** Creates the configured tutor, with prompts and call history in the database. */
export function makeTutor(deps: TutorDeps): TutorPort {
  const { env, db, clock, newId, log, site } = deps
  return makeLlmTutor({
    remote:
      env.TUTOR_BASE_URL !== undefined && env.TUTOR_MODEL !== undefined
        ? { baseUrl: env.TUTOR_BASE_URL, apiKey: env.TUTOR_API_KEY, model: env.TUTOR_MODEL }
        : null,
    findPrompt: (family, caller) => findPrompt(deps, family, caller),
    recordCall: async (call) => {
      try {
        await insertLlmCall(db, newId(), call, clock(), site.prices)
      } catch (error) {
        // A missing history entry must not fail a reply that was already read.
        log.error({ err: error }, 'model call not recorded')
      }
    },
    now: () => performance.now(),
  })
}

/** An administrator's choice applies to the family it names, by default `main`; other families use the current version. */
async function findPrompt(
  { db, site }: TutorDeps,
  family: PromptFamily,
  { prompt }: TutorCallContext,
): Promise<PromptText> {
  const name = titleOf(site, family)
  const isChosen = (prompt.name ?? site.promptNames.main) === name
  const purpose = isChosen ? prompt.purpose : 'prod'
  const stored = await findPromptVersion(db, name, purpose, isChosen ? prompt.version : null)
  return stored
    ? { content: stored.content, used: { name, purpose, version: stored.version } }
    : { content: DEFAULT_PROMPTS[family], used: null }
}
