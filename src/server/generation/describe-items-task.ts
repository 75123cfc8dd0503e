import type { GenerationRequest, PictureRequest, Similarity } from '#contract/generation.ts'
import { DIFFICULTY_LABELS, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { delimitData } from '../llm/delimit-data.ts'

/** What is particular to each type. */
const TYPE_RULES: Record<WrittenTestType, string> = {
  [WRITTEN_TYPE.choice]:
    '객관식. options에 서로 다른 보기 5개를 번호 없이 쓰고, correctAnswer는 맞는 보기의 번호(예: 2, 여러 개면 1,3). mistakes의 answer는 틀린 보기의 번호.',
  [WRITTEN_TYPE.shortAnswer]:
    '단답형. options는 빈 목록. correctAnswer는 학생이 글자판으로 칠 수 있는 값이나 식(예: -3/4, 2x+1). 다른 표기는 쉼표로, 함께 써야 하는 값은 &로 잇는다. LaTeX를 쓰지 않는다. 분수는 기약분수.',
  [WRITTEN_TYPE.trueFalse]: 'O/X. options는 빈 목록. correctAnswer는 O 또는 X.',
  [WRITTEN_TYPE.matching]:
    '연결형. options는 빈 목록. pairing의 left(2~5개)와 right(left보다 2개까지 많게)에 짝지을 것을 쓴다. correctAnswer는 ㄱ-2&ㄴ-1처럼 left의 차례대로. solution은 "ㄱ-2, ㄴ-1"처럼 짝을 적으며 끝난다.',
  [WRITTEN_TYPE.combination]:
    '합답형. question 안에 ㄱ, ㄴ, ㄷ으로 시작하는 진술을 한 줄에 하나씩 쓴다. options는 빈 목록. correctAnswer는 옳은 것의 기호를 &로 이은 것(예: ㄱ&ㄷ).',
  [WRITTEN_TYPE.essay]:
    '서술형. options는 빈 목록. correctAnswer는 풀이가 이르는 마지막 값. rubric에 채점 기준 2개 이상(한 문장과 배점, 합이 10점까지).',
  [WRITTEN_TYPE.other]: '자유로운 모양. options는 빈 목록. correctAnswer는 한 줄의 값이나 낱말.',
}

const SIMILARITY_RULES: Record<Similarity, string> = {
  high: '그림 속 문항과 거의 같게, 수만 바꾼다.',
  medium: '그림 속 문항과 같은 생각을 묻되, 수와 상황을 바꾼다.',
  low: '그림 속 문항이 다루는 개념만 빌려 새롭게 만든다.',
}

const FIELDS = `{"items": [{"question": "", "options": [], "correctAnswer": "", "solution": "", "hints": ["", "", ""], "mistakes": [{"answer": "", "says": ""}], "rubric": [], "pairing": null}]}`

/** The conditions of a run, for the material of the prompt. */
export function describeItemsTask(
  request: GenerationRequest | PictureRequest,
  criterion: string | null,
): string {
  const { writtenTestType, difficultyLevel, prompt } = request
  const lines = [
    `유형: ${TYPE_RULES[writtenTestType]}`,
    `난이도: ${DIFFICULTY_LABELS[difficultyLevel]}`,
    ...('similarity' in request ? [`그림과의 거리: ${SIMILARITY_RULES[request.similarity]}`] : []),
    ...(criterion === null ? [] : [`성취기준: ${criterion}`]),
    '모든 글의 수식은 \\( \\) 또는 \\[ \\] 안에 쓴다. 힌트는 꼭 3개이고 정답을 말하지 않는다. mistakes에는 학생이 정말로 낼 법한 오답과 까닭을 한 문장으로 쓴다. 그림이 있어야 풀 수 있는 문항은 만들지 않는다.',
    `JSON 모양: ${FIELDS}`,
  ]
  const wishes = prompt === undefined ? [] : [`바라는 점:\n${delimitData('자료', prompt)}`]
  return [...lines, ...wishes].join('\n')
}
