import { useAtomValue, useSetAtom } from 'jotai'
import { chooseLevelAct, type LevelAct, REDO_WRONG } from '#domain/exam/choose-level-act.ts'
import type { DifficultyExam } from '#domain/exam/exam-set.ts'
import { DIFFICULTY_LABELS, isContentLevel } from '#domain/exam/item.ts'
import { toLevelSet } from '#domain/exam/to-level-set.ts'
import { readPracticeFacts } from '#domain/follow-up/read-practice-facts.ts'
import { describeLevel, levelPercent } from '#domain/progress/describe-level.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import type { LevelChoice } from '#ui/overlay/level-marks.tsx'
import type { MenuItem } from '#ui/overlay/menu-props.ts'
import { pressFollowUpAtom } from '../composer/composer.state.ts'
import { examInfoAtom, isReceivingAtom, threadAtom } from '../thread/thread.state.ts'
import { canBeginOnDeviceAtom, isBeginningExamAtom } from './exam.state.ts'

/** The levels of the open concept, and what the learner may do with each whenever they like. */
export function useLevelChoices(): LevelChoice[] {
  const state = useAtomValue(threadAtom)
  const info = useAtomValue(examInfoAtom)
  const isBeginning = useAtomValue(isBeginningExamAtom)
  const isReceiving = useAtomValue(isReceivingAtom)
  const reachable = useAtomValue(reachableAtom)
  const canBeginOnDevice = useAtomValue(canBeginOnDeviceAtom)
  const press = useSetAtom(pressFollowUpAtom)
  if (!state || !info) return []
  const toItem = (act: LevelAct): MenuItem => ({
    id: act.label,
    label: act.label,
    icon: 'answer',
    disabledReason: isReceiving
      ? '대답이 끝난 뒤에 풀 수 있어요'
      : isBeginning
        ? '문제를 가져오는 중이에요'
        : reachable || canBeginOnDevice(act.difficultyLevel)
          ? null
          : '연결되면 풀 수 있어요',
    onSelect: () => void press({ kind: 'exam', ...act }),
  })
  const hasWrong = state.user !== null && readPracticeFacts(state).wrongItems > 0
  const redo = hasWrong ? [toItem(REDO_WRONG)] : []
  const toChoice = (exam: DifficultyExam): LevelChoice => ({
    label: DIFFICULTY_LABELS[exam.difficultyLevel],
    percent: levelPercent(toLevelSet(exam)),
    words: describeLevel(toLevelSet(exam)),
    items: [toItem(chooseLevelAct(exam)), ...redo],
  })
  return info.difficultyExams
    .filter((exam) => exam.available && isContentLevel(exam.difficultyLevel))
    .map(toChoice)
}
