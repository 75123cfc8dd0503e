import { raiseContentVersion } from '#server/curriculum/curriculum.queries.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  achievementCriteria,
  conceptLinks,
  concepts,
  curriculumNodes,
  evaluationItems,
  explanations,
  itemConcepts,
  nodeCriteria,
  terms,
} from '#server/db/schema.ts'

/** Ids of the tests' own curriculum: one grade, one open unit of two concepts, one hidden unit. Its codes are no real ones. */
export const SMALL = {
  grade: 'T1',
  unit: 'T1U01',
  concept: 'T1U01C01',
  otherConcept: 'T1U01C02',
  hiddenUnit: 'T1U02',
  hiddenConcept: 'T1U02C01',
  /** Of `concept`. */
  link: 'L1',
  explanation: 'E1',
  term: 'T1',
} as const

/** `T1U01C01-0-1`: concept, level, number. The key is the number. */
export const smallItemId = (conceptId: string, level: number, number: number) =>
  `${conceptId}-${level}-${number}`

const LEVELS = [0, 1, 3, 5]
const ITEMS_A_LEVEL = 3

export async function seedSmallCurriculum(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(curriculumNodes).values([
      {
        id: 'T1',
        parentId: null,
        kind: 'grade',
        label: '중학교 수학 1학년',
        ordered: 1,
        depth: 0,
        schoolLevel: 'MIDDLE',
        grade: 1,
        subjectArea: '수학',
        subject: '수학(2022 개정)',
      },
      { id: 'T1U01', parentId: 'T1', kind: 'unit', label: '소인수분해', ordered: 1, depth: 1 },
      { id: 'T1U01M01', parentId: 'T1U01', kind: 'middle', label: '소인수분해', ordered: 1, depth: 2 },
      {
        id: 'T1U01M01S01',
        parentId: 'T1U01M01',
        kind: 'small',
        label: '소수와 합성수',
        ordered: 1,
        depth: 3,
        curriculumAchievement: '소인수분해의 뜻을 안다',
      },
      { id: 'T1U02', parentId: 'T1', kind: 'unit', label: '숨긴 단원', ordered: 2, depth: 1, hidden: true },
      { id: 'T1U02M01', parentId: 'T1U02', kind: 'middle', label: '숨긴', ordered: 1, depth: 2 },
      { id: 'T1U02M01S01', parentId: 'T1U02M01', kind: 'small', label: '숨긴', ordered: 1, depth: 3 },
    ])
    await tx
      .insert(achievementCriteria)
      .values({ id: 'R2022N0101', code: '[9수01-01]', text: '소인수분해의 뜻을 알고', revision: 2022 })
    await tx.insert(nodeCriteria).values({ nodeId: 'T1U01M01S01', criterionId: 'R2022N0101' })
    await tx.insert(concepts).values([
      {
        id: 'T1U01C01',
        nodeId: 'T1U01M01S01',
        content: '소수와 합성수',
        description: '소수의 뜻',
        ordered: 1,
      },
      {
        id: 'T1U01C02',
        nodeId: 'T1U01M01S01',
        content: '소인수분해',
        description: '소인수의 곱',
        ordered: 2,
      },
      { id: 'T1U02C01', nodeId: 'T1U02M01S01', content: '숨긴 개념', ordered: 1 },
    ])
    await tx.insert(conceptLinks).values({
      id: 'L1',
      conceptId: 'T1U01C01',
      title: '소수 찾기',
      url: 'https://example.com/primes',
      kind: 'video',
    })
    await tx.insert(explanations).values({
      id: 'E1',
      conceptId: 'T1U01C01',
      content: '# 소수\n1과 자기 자신',
      status: 'published',
      author: 'person',
    })
    await tx.insert(terms).values([
      { id: 'T1', conceptId: 'T1U01C01', term: '소수', definition: '약수가 두 개인 수', ordered: 1 },
      { id: 'T2', conceptId: 'T1U01C01', term: '합성수', definition: '약수가 셋 이상인 수', ordered: 2 },
    ])
    for (const conceptId of ['T1U01C01', 'T1U01C02']) {
      for (const level of LEVELS) {
        for (let number = 1; number <= ITEMS_A_LEVEL; number += 1) {
          const id = smallItemId(conceptId, level, number)
          await tx.insert(evaluationItems).values({
            id,
            question: `\\(${number}\\)을 쓰세요.`,
            correctAnswer: String(number),
            solution: `답은 \\(${number}\\)이에요.`,
            difficultyLevel: level,
            writtenTestType: 2,
            hints: ['문제를 다시 읽어요.', '수를 봐요.', '그대로 써요.'],
            ordered: number,
          })
          await tx.insert(itemConcepts).values({ itemId: id, conceptId })
        }
      }
    }
    await tx.insert(evaluationItems).values({
      id: 'draft-item',
      question: '초안',
      correctAnswer: '1',
      difficultyLevel: 0,
      writtenTestType: 2,
      hidden: true,
    })
    await tx.insert(itemConcepts).values({ itemId: 'draft-item', conceptId: 'T1U01C01' })
    await raiseContentVersion(tx)
  })
}
