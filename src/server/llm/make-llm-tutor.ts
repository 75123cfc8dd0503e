import type { LanguageModelV3 } from '@ai-sdk/provider'
import { listQuestions } from '#domain/markdown/list-questions.ts'
import type { PromptParameters } from '#domain/prompt/prompt.ts'
import { fillPrompt, ownWords, withFocusPlace } from '#domain/prompt/prompt-places.ts'
import { chooseHint } from '#domain/tutor/choose-hint.ts'
import { readDistress } from '#domain/tutor/safety/read-distress.ts'
import type { TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { findUsedTerms } from '#domain/tutor/used-terms.ts'
import { speak } from '#domain/tutor/voice/speak.ts'
import type { GuardedTurn, HintRequest, TutorCallContext, TutorEvent, TutorPort } from '../chat/tutor-port.ts'
import { askInReply } from './ask-in-reply.ts'
import { BUILT_IN_MODEL_ID, makeBuiltInModel } from './built-in-model.ts'
import { closeMarkdown } from './close-markdown.ts'
import { describeHistory, joinSameRole } from './describe-history.ts'
import { describeMessage, describeTurn } from './describe-turn.ts'
import { makeLeakFinder } from './find-leak.ts'
import { guardReply } from './guard-reply.ts'
import type { ModelRequest } from './model-request.ts'
import { recorded } from './record-call.ts'
import { redactPersonal } from './redact-personal.ts'
import { makeRemoteModel } from './remote-model.ts'
import { type ModelEnd, streamModel } from './stream-model.ts'
import { type LlmTutorOptions, NO_PARAMETERS, settingsOf } from './tutor-options.ts'
import { writeHint } from './write-hint.ts'

/** A child in danger gets the same careful words with every model. */
function isInDanger({ message }: TutorTurn): boolean {
  return readDistress(message)?.level === 'danger'
}

/** The server's tutor: the configured model, or the built-in one; the rest of the server cannot tell which (tutor.md). */
export function makeLlmTutor(options: LlmTutorOptions): TutorPort {
  const remote = options.remote ? makeRemoteModel(options.remote) : null
  return {
    hasModel: remote !== null,
    models: () => [{ id: options.remote?.model ?? BUILT_IN_MODEL_ID, default: true }],
    streamTurn: (turn, caller, signal) =>
      remote && !isInDanger(turn)
        ? streamRemoteTurn(options, remote, turn, caller, signal)
        : streamBuiltInTurn(options, turn, caller, signal),
    streamReplay: (request, parameters, caller, signal) => {
      if (!remote) throw new Error('a replay needs a model')
      return streamReplay(options, remote, { request, parameters }, caller, signal)
    },
    streamHint: (request, caller, signal) => streamHint(options, remote, request, caller, signal),
  }
}

async function* streamBuiltInTurn(
  options: LlmTutorOptions,
  turn: GuardedTurn,
  caller: TutorCallContext,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const replies: TutorReply[] = []
  const model = makeBuiltInModel(
    () => options.answerTurn(turn),
    (reply) => replies.push(reply),
  )
  const request: ModelRequest = {
    system: '',
    messages: [{ role: 'user', content: redactPersonal(turn.message, turn.personalWords) }],
  }
  yield* recorded(
    options,
    { purpose: caller.purpose ?? 'chat', model: BUILT_IN_MODEL_ID, prompt: null, caller },
    request,
    signal,
    async function* (call) {
      for await (const content of streamModel({
        model,
        request,
        signal,
        ...settingsOf(options, NO_PARAMETERS),
      })) {
        call.response += content
        yield { content }
      }
      const [reply] = replies
      for (const termId of reply?.termIds ?? []) yield { termId }
      // Whoever reads leaves with the last event.
      call.status = 'success'
      if (reply) yield { reply }
    },
  )
}

async function* streamRemoteTurn(
  options: LlmTutorOptions,
  model: LanguageModelV3,
  turn: GuardedTurn,
  caller: TutorCallContext,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const [main, wrap] = await Promise.all([
    options.findPrompt('main', caller),
    options.findPrompt('main-user', caller),
  ])
  const request: ModelRequest = {
    system: fillPrompt(withFocusPlace(main.content), describeTurn(turn)),
    messages: joinSameRole([
      ...describeHistory(turn),
      { role: 'user', content: fillPrompt(wrap.content, describeMessage(turn)) },
    ]),
  }
  const about = {
    purpose: caller.purpose ?? ('chat' as const),
    model: options.remote?.model ?? '',
    prompt: caller.prompt.name === wrap.used?.name ? wrap.used : main.used,
    caller,
  }
  yield* recorded(options, about, request, signal, async function* (call) {
    const pieces = streamModel({
      model,
      request,
      signal,
      ...settingsOf(options, main),
      onEnd: ({ usage, reachedLimit }) => {
        call.usage = usage
        if (reachedLimit) call.status = 'length'
      },
    })
    const guarded = guardReply(pieces, {
      openItem: turn.openItem,
      alsoOpen: turn.alsoOpen,
      leaks: makeLeakFinder([ownWords(main.content), ownWords(wrap.content)]),
      hint: () => replacementHint(turn),
      refusal: speak(turn.persona, '그건 말해 줄 수 없어요. 우리 수학 이야기로 돌아가요.'),
      onCut: () => {
        call.status = 'cut'
      },
    })
    for await (const content of guarded) {
      call.response += content
      yield { content }
    }
    const ending = closeMarkdown(call.response)
    if (ending !== '') yield { content: ending }
    call.response += ending
    const question = listQuestions(call.response).length === 0 ? askInReply(turn) : ''
    if (question !== '') yield { content: question }
    call.response += question
    const termIds = findUsedTerms(call.response, turn)
    for (const termId of termIds) yield { termId }
    if (call.status === 'aborted') call.status = 'success'
    yield { reply: { response: call.response, termIds, relatedQuestions: listQuestions(call.response) } }
  })
}

async function* streamReplay(
  options: LlmTutorOptions,
  model: LanguageModelV3,
  { request, parameters }: { request: ModelRequest; parameters: PromptParameters },
  caller: TutorCallContext,
  signal: AbortSignal,
): AsyncGenerator<{ content: string }> {
  const { name, purpose, version } = caller.prompt
  const about = {
    purpose: 'try-out' as const,
    model: options.remote?.model ?? '',
    prompt: name === null || version === null ? null : { name, purpose, version },
    caller,
  }
  yield* recorded(options, about, request, signal, async function* (call) {
    const onEnd = ({ usage, reachedLimit }: ModelEnd) => {
      call.usage = usage
      if (reachedLimit) call.status = 'length'
    }
    for await (const content of streamModel({
      model,
      request,
      signal,
      ...settingsOf(options, parameters),
      onEnd,
    })) {
      call.response += content
      yield { content }
    }
    // Whoever reads leaves with the last event.
    if (call.status === 'aborted') call.status = 'success'
  })
}

const REFUSED_HINT = '(모델의 힌트가 없거나 점검을 통과하지 못해서, 학습자는 저장된 힌트를 봐요.)\n\n'

/** The next stored hint, as what replaces a block that gave the open item's answer away. */
function replacementHint({ openItem, tried, persona }: TutorTurn): string {
  const { hint } = openItem
    ? chooseHint({ item: openItem, answer: null, hintsShown: tried?.hintsShown ?? 0 })
    : { hint: null }
  const text = hint ?? '문제에서 구하라는 것과 주어진 것을 한 줄씩 적어 보세요.'
  return speak(persona, `답은 스스로 찾아야 내 것이 되니까, 여기서는 힌트를 줄게요. ${text}`)
}

async function* streamHint(
  options: LlmTutorOptions,
  model: LanguageModelV3 | null,
  request: HintRequest,
  caller: TutorCallContext,
  signal: AbortSignal,
): AsyncGenerator<{ content: string }> {
  const stored = chooseHint(request)
  const written = model ? await writeHint(options, model, request, caller, signal) : null
  const blocks = written === null ? [stored.mistake, stored.hint] : [written]
  const texts = blocks.filter((block): block is string => block !== null)
  if (written === null && caller.purpose === 'try-out') yield { content: REFUSED_HINT }
  if (texts.length === 0) texts.push('문제에서 구하라는 것과 주어진 것을 한 줄씩 적어 보세요.')
  const text = texts.map((block) => (written === null ? speak(request.persona, block) : block)).join('\n\n')
  for (const content of text.match(/\s*\S+(?:\s+\S+){0,2}/g) ?? []) {
    signal.throwIfAborted()
    yield { content }
  }
}
