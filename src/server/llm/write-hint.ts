import type { LanguageModelV3 } from '@ai-sdk/provider'
import { findMistake } from '#domain/exam/find-mistake.ts'
import { listFences } from '#domain/markdown/fences.ts'
import { fillPrompt, ownWords } from '#domain/prompt/prompt-places.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import type { HintRequest, TutorCallContext } from '../chat/tutor-port.ts'
import { delimitData } from './delimit-data.ts'
import { describeConcept, describeItem, describeVoice, findConcept } from './describe-turn.ts'
import { makeLeakFinder } from './find-leak.ts'
import type { ModelRequest } from './model-request.ts'
import { SUB_TASKS } from './prompts/default-prompts.ts'
import { recorded } from './record-call.ts'
import { redactPersonal } from './redact-personal.ts'
import { streamModel } from './stream-model.ts'
import { type LlmTutorOptions, settingsOf } from './tutor-options.ts'

const LONGEST_HINT = 600
const HINT_TOKENS = 400

/**
 * A hint that the model writes for the learner's wrong answer, checked whole before anything of it is sent. Null where the model fails, says too
 * much or nothing, states the answer or repeats its prompt: a stored hint serves then.
 */
export async function writeHint(
  options: LlmTutorOptions,
  model: LanguageModelV3,
  hint: HintRequest,
  caller: TutorCallContext,
  signal: AbortSignal,
): Promise<string | null> {
  const { item } = hint
  const prompt = await options.findPrompt('sub', caller)
  const known = findConcept(hint.unit, item.conceptIds[0] ?? null)
  const system = fillPrompt(prompt.content, {
    task: SUB_TASKS.hint,
    unit: hint.unit.title,
    concept: known?.concept.content ?? hint.unit.title,
    ...describeConcept(known),
    voice: describeVoice(hint.persona),
    material: describeMaterial(hint),
  })
  const request: ModelRequest = { system, messages: [{ role: 'user', content: '힌트를 쓰세요.' }] }
  const about = {
    purpose: caller.purpose ?? ('hint' as const),
    model: options.remote?.model ?? '',
    prompt: prompt.used,
    caller,
  }
  let text = ''
  try {
    const call = recorded(options, about, request, signal, async function* (running) {
      for await (const piece of streamModel({
        model,
        request,
        signal,
        ...settingsOf(options, prompt, HINT_TOKENS),
        onEnd: ({ usage }) => {
          running.usage = usage
        },
      })) {
        running.response += piece
        yield piece
      }
    })
    for await (const piece of call) text += piece
  } catch {
    // Help does not depend on the model: the stored hint is shown, and the failure is recorded in the history of calls.
    signal.throwIfAborted()
    return null
  }
  const leaks = makeLeakFinder([ownWords(prompt.content)])
  const isFit = text.trim() !== '' && text.length <= LONGEST_HINT && listFences(text).length === 0
  return isFit && !leaks(text) && !revealsAnswer(text, item.question, item) ? text.trim() : null
}

function describeMaterial({ item, answer, hintsShown, personalWords }: HintRequest): string {
  const mistake = findMistake(item, answer)
  const hints = item.hints.slice(0, hintsShown).map((text) => `- ${text}`)
  return [
    `문항:\n${describeItem(item)}`,
    `학생의 답:\n${delimitData('자료', redactPersonal(answer, personalWords))}`,
    ...(mistake ? [`짐작되는 실수: ${mistake.says}`] : []),
    ...(hints.length > 0 ? [`이미 본 힌트:\n${hints.join('\n')}`] : []),
  ].join('\n\n')
}
