import type { ItemIssue } from '#contract/item-editing.ts'
import { findMistake } from '#domain/exam/find-mistake.ts'
import type { AnswerTest, Item } from '#domain/exam/item.ts'
import { runAnswerTest } from '#domain/exam/run-answer-test.ts'
import { attachParticle } from '#domain/korean/attach-particle.ts'
import { listItemFaults } from '../seed/lint-item.ts'

/** As the loader reads them. */
const HINTS = 3

const VERDICT_NAMES: Record<AnswerTest['verdict'], string> = {
  correct: '정답',
  incorrect: '오답',
  nudge: '아직 아닌 답',
}

function fault(path: string, message: string): ItemIssue {
  return { path, message, severity: 'fault' }
}

function* blankFaults(item: Item): Generator<ItemIssue> {
  if (item.conceptIds.length === 0) yield fault('conceptIds', '개념을 하나 이상 골라 주세요.')
  if (item.question === '') yield fault('question', '문제를 적어 주세요.')
  if (item.correctAnswer === '') yield fault('correctAnswer', '정답을 적어 주세요.')
  if (item.solution === '') yield fault('solution', '풀이를 적어 주세요.')
  if (item.hints.length !== HINTS) yield fault('hints', `힌트는 ${HINTS}개여야 해요.`)
  for (const [index, hint] of item.hints.entries())
    if (hint === '') yield fault(`hints.${index}`, '힌트를 적어 주세요.')
  for (const [index, { answer, says }] of item.mistakes.entries()) {
    if (answer === '') yield fault(`mistakes.${index}.answer`, '오답을 적어 주세요.')
    if (says === '') yield fault(`mistakes.${index}.says`, '어떤 실수인지 적어 주세요.')
  }
  for (const [index, { point }] of item.rubric.entries())
    if (point === '') yield fault(`rubric.${index}.point`, '채점 기준을 적어 주세요.')
  for (const side of ['left', 'right'] as const)
    for (const [index, entry] of (item.pairing?.[side] ?? []).entries())
      if (entry === '') yield fault(`pairing.${side}.${index}`, '항목을 적어 주세요.')
}

/** Mistakes that no answer leads to, because an earlier one takes it. */
function* mistakeFaults(item: Item): Generator<ItemIssue> {
  for (const [index, mistake] of item.mistakes.entries())
    if (mistake.answer !== '' && findMistake(item, mistake.answer) !== mistake)
      yield fault(`mistakes.${index}.answer`, '앞에 적은 오답과 같은 답이라 이 오답까지 오지 않아요.')
}

function* testFaults(item: Item, tests: readonly AnswerTest[]): Generator<ItemIssue> {
  for (const [index, test] of tests.entries()) {
    const actual = runAnswerTest(item, test)
    if (!actual) continue
    const answer = attachParticle(`'${test.answer}'`, '은/는')
    const message =
      actual.verdict === test.verdict
        ? `${answer} '${test.mistake}' 오답이어야 하는데, '${actual.mistake?.says ?? '이름 없음'}' 오답이에요.`
        : `${answer} ${VERDICT_NAMES[test.verdict]}이어야 하는데, ${attachParticle(VERDICT_NAMES[actual.verdict], '으로/로')} 채점돼요: ${actual.message}`
    yield fault(`answerTests.${index}`, message)
  }
}

/**
 * Returns what keeps an item from being published, and what its author should look at. `conceptIds` are those of the outline. Blank
 * fields have that one issue.
 */
export function verifyItem(
  item: Item,
  tests: readonly AnswerTest[],
  conceptIds: readonly string[],
): ItemIssue[] {
  const blank = [...blankFaults(item)]
  const found = listItemFaults(item, conceptIds, 'loading').map(({ path, korean, severity }) => ({
    ...{ path, message: korean, severity },
  }))
  const isBlank = (path: string) => blank.some((issue) => issue.path === path)
  const others = [...found, ...mistakeFaults(item), ...testFaults(item, tests)]
  return [...blank, ...others.filter(({ path }) => !isBlank(path))]
}
