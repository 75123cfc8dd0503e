import type { z } from 'zod'
import { AppError } from '#contract/error.ts'
import type { hintRequestSchema } from '#contract/item.ts'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { countHintsShown } from '../exam/exam.queries.ts'
import { findHelpItem } from '../item/item.routes.ts'
import type { Asker } from './asker.ts'
import { MOST_STREAMS } from './chat-turn.flow.ts'
import { takeTurn } from './check-allowance.flow.ts'
import { choosePrompt } from './choose-prompt.flow.ts'
import { findPersonalWords } from './personal-words.queries.ts'
import type { RunningReply } from './running-reply.ts'
import { registerStream } from './running-stream.queries.ts'
import { loadTutorUnit } from './tutor-unit.flow.ts'

type HintRequestBody = z.output<typeof hintRequestSchema>

/** Writes one more hint for the learner's answer. Saves nothing: the page posts the turn that shows it. */
export async function answerHint(
  deps: AppDeps,
  asker: Asker,
  { id: itemId, answer, ...choice }: HintRequestBody,
): Promise<RunningReply> {
  const { userId, prompt } = await choosePrompt(deps, asker, choice)
  const item = await findHelpItem(deps.db, asker.user?.id ?? null, itemId)
  const index = await getCurriculumIndex(deps)
  const unit = index.unitOf(item.conceptIds[0] ?? '')
  if (!unit) throw new AppError('ITEM_NOT_FOUND')
  const tutorUnit = await loadTutorUnit(deps, unit.id)
  await takeTurn(deps, asker)
  const id = deps.newId()
  const isLetIn = await deps.db.transaction((tx) => registerStream(tx, asker.owner, id, MOST_STREAMS))
  if (!isLetIn) throw new AppError('TOO_MANY_REQUESTS', { data: { retryAfter: 5 } })
  const hintsShown = asker.user ? await countHintsShown(deps.db, asker.user.id, item.id) : 0
  const hint = {
    item,
    unit: tutorUnit,
    answer,
    hintsShown,
    persona: asker.user?.tutorPersona ?? DEFAULT_PERSONA,
    personalWords: await findPersonalWords(deps.db, asker.user?.id ?? null),
  }
  const caller = { userId, messageId: id, prompt }
  return deps.replies.start(asker.owner, {
    id,
    waitsForReaders: false,
    produce: (signal) => deps.tutor.streamHint(hint, caller, signal),
    save: async () => undefined,
  })
}
