import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The text of a sound content folder with one concept, file by file; tests change it to make one fault. */
export const OUTLINE = `grades:
  - id: M1
    label: 중학교 수학 1학년 (2022 개정)
    schoolLevel: MIDDLE
    grade: 1
    revision: 2022
    subjectArea: 수학
    subject: 수학(2022 개정)
    standards:
      '[9수02-03]': 방정식과 해, 등식의 성질
    units:
      - id: M1U03
        title: 문자의 사용과 식
        domain: 변화와 관계
        standards: ['[9수02-03]']
        middleUnits:
          - id: M1U03M01
            title: 문자의 사용
            smallUnits:
              - id: M1U03M01S01
                title: 문자를 사용한 식
                concepts:
                  - {id: M1U03C01, name: 문자를 사용한 식, description: 문자, standards: ['[9수02-03]'], prerequisites: []}
                  - {id: M1U03C02, name: 식의 값, description: 대입, standards: ['[9수02-03]'], prerequisites: []}
                  - {id: M1U03C04, name: 일차식의 계산, description: 분배, standards: ['[9수02-03]'], prerequisites: []}
      - id: M1U04
        title: 일차방정식
        domain: 변화와 관계
        standards: ['[9수02-03]']
        middleUnits:
          - id: M1U04M01
            title: 방정식과 그 해
            smallUnits:
              - id: M1U04M01S01
                title: 등식과 방정식
                concepts:
                  - id: M1U04C01
                    name: 방정식과 항등식
                    description: 방정식과 항등식을 구별한다.
                    standards: ['[9수02-03]']
                    prerequisites: [M1U03C02]
                  - id: M1U04C02
                    name: 등식의 성질
                    description: 등식의 성질을 이용한다.
                    standards: ['[9수02-03]']
                    prerequisites: [M1U04C01]
`

const filler = Array.from({ length: 90 }, (_, index) => `설명 낱말 ${index}번째 문장이에요.`).join(' ')

export const EXPLANATION = `---
id: M1U04C01
name: 방정식과 항등식
description: 방정식과 항등식을 구별한다.
standards: ['[9수02-03]']
prerequisites: [M1U03C02]
terms:
  - {id: M1U04C01T01, term: 등식, definition: 등호를 쓴 식이에요.}
  - {id: M1U04C01T02, term: 방정식, definition: '\\(x\\)의 값에 따라 참이 되는 등식이에요.'}
  - {id: M1U04C01T03, term: 해, definition: 방정식을 참이 되게 하는 값이에요.}
  - {id: M1U04C01T04, term: 항등식, definition: 늘 참인 등식이에요.}
links:
  - {id: ba7441c7-c94e-4dca-8f4e-4c0830d3dad6, title: 더 읽기, url: 'https://ko.wikipedia.org/wiki/항등식', kind: page}
---

## 왜 배울까

${filler}

## 핵심

등식은 \\(2x + 3 = 11\\)처럼 써요.

\`\`\`figure
kind: balance
alt: 균형을 이룬 저울
left: 2x + 3
right: '11'
\`\`\`

## 예제와 풀이

${filler}

## 자주 하는 실수

\\[ x = 4 \\]

## 정리

끝이에요.
`

export const HAND_WRITTEN = `- id: aec9e349-e31e-483b-ae8b-1a3974cb21cb
  level: 0
  type: 2
  question: '방정식 \\(2x = 8\\)의 해를 구하세요.'
  answer: '4'
  solution: '양변을 \\(2\\)로 나누면 \\(x = 4\\)예요.'
  hints: ['대입해 보세요.', '양변을 같은 수로 나누세요.', '양변을 \\(2\\)로 나누세요.']
  mistakes: [{answer: '6', says: 나누지 않고 뺐어요.}]
`

export const ITEMS = `${HAND_WRITTEN}- {template: M1U04C01L0A1, seed: 1}
- {template: M1U04C01L0A2, seed: 1}
- {template: M1U04C01L1A1, seed: 1}
- {template: M1U04C01L1A1, seed: 2}
- {template: M1U04C01L1A2, seed: 1}
- {template: M1U04C01L1A2, seed: 2}
- {template: M1U04C01L3A1, seed: 1}
- {template: M1U04C01L3A1X, seed: 2}
- {template: M1U04C01L3A2, seed: 1}
- {template: M1U04C01L3A2X, seed: 2}
- {template: M1U04C01L5A1, seed: 1}
- {template: M1U04C01L5A1X, seed: 2}
- {template: M1U04C01L5A2, seed: 1}
`

export const SOUND: Readonly<Record<string, string>> = {
  'outline.yaml': OUTLINE,
  'M1U04/M1U04C01.md': EXPLANATION,
  'M1U04/M1U04C01.items.yaml': ITEMS,
}

/** Writes the files to a fresh folder, lets `use` work with it, and takes it away. */
export async function withContentFolder<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string, write: (file: string, text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'semsaem-content-'))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  try {
    for (const [file, text] of Object.entries(files)) await write(file, text)
    return await use(folder, write)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The line (from 1) of a text at which `part` stands last. */
export function lineOf(text: string, part: string): number {
  const at = text.lastIndexOf(part)
  if (at < 0) throw new Error(`'${part}' is not in the text`)
  return text.slice(0, at).split('\n').length
}
