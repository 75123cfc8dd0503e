import type { PromptFamily } from '#domain/prompt/prompt-places.ts'
import type { AppDeps } from '../deps.ts'
import { type AuthorModel, makeAuthorModel } from '../llm/author-model.ts'
import { makeLlmTutor } from '../llm/make-llm-tutor.ts'
import { makePictureReader, type PictureReader } from '../llm/picture-reader.ts'
import { DEFAULT_PROMPTS } from '../llm/prompts/default-prompts.ts'
import type { RemoteModelSettings } from '../llm/remote-model.ts'
import { type LlmTutorOptions, NO_PARAMETERS, type PromptText } from '../llm/tutor-options.ts'
import { titleOf } from '../prompt/load-prompts.flow.ts'
import { insertLlmCall } from './llm-calls.queries.ts'
import { findPromptVersion } from './prompt-choice.queries.ts'
import type { TutorCallContext, TutorPort } from './tutor-port.ts'

type TutorDeps = Pick<AppDeps, 'env' | 'db' | 'clock' | 'newId' | 'log' | 'site' | 'metrics'>

/** Creates the configured tutor, with prompts and call history in the database. */
export function makeTutor(deps: TutorDeps & Pick<AppDeps, 'rules'>): TutorPort {
  return makeLlmTutor({
    ...keepInDatabase(deps),
    remote: readRemote(deps, deps.env.TUTOR_MODEL),
    answerTurn: (turn) => deps.rules.answerTurn(turn),
  })
}

/** Creates the models that write for administrators: the tutor's, and one that sees. */
export function makeConfiguredAuthor(deps: TutorDeps): AuthorModel {
  const { TUTOR_MODEL, TUTOR_VISION_MODEL } = deps.env
  return makeAuthorModel({
    ...keepInDatabase(deps),
    text: readRemote(deps, TUTOR_MODEL),
    vision: readRemote(deps, TUTOR_VISION_MODEL),
  })
}

/** Creates the model that reads learners' pictures. */
export function makeConfiguredReader(deps: TutorDeps): PictureReader {
  return makePictureReader({
    ...keepInDatabase(deps),
    vision: readRemote(deps, deps.env.TUTOR_VISION_MODEL),
  })
}

function readRemote({ env }: TutorDeps, model: string | undefined): RemoteModelSettings | null {
  if (env.TUTOR_BASE_URL === undefined || model === undefined) return null
  return { baseUrl: env.TUTOR_BASE_URL, apiKey: env.TUTOR_API_KEY, model }
}

function keepInDatabase(deps: TutorDeps): Pick<LlmTutorOptions, 'findPrompt' | 'recordCall' | 'now'> {
  const { db, clock, newId, log, site, metrics } = deps
  return {
    findPrompt: (family, caller) => findPrompt(deps, family, caller),
    recordCall: async (call) => {
      metrics?.countCall(call.purpose, call.status, call.latencyMs / 1000)
      try {
        await insertLlmCall(db, newId(), call, clock(), site.prices)
      } catch (error) {
        // A missing history entry must not fail a reply that was already read.
        log.error({ err: error }, 'model call not recorded')
      }
    },
    now: () => performance.now(),
  }
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
  if (!stored) return { content: DEFAULT_PROMPTS[family], used: null, ...NO_PARAMETERS }
  const { version, ...text } = stored
  return { ...text, used: { name, purpose, version } }
}
