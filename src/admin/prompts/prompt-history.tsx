import { useState } from 'react'
import type { Prompt } from '#contract/prompt.ts'
import { PROMPT_PURPOSES, type PromptPurpose } from '#domain/prompt/prompt.ts'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { PRIORITY_NAMES, PURPOSE_NAMES } from './names.ts'

const PURPOSES = PROMPT_PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }))

const FIELD_NAMES = {
  version: '쓰는 판',
  newestVersion: '가장 새 판',
  versionNote: '새 판의 메모',
  priority: '중요도',
  temperature: '온도',
  maxTokens: '가장 긴 답',
  note: '메모',
  promoted: '옮긴 판',
}

/** Who changed the prompts of a family, and what learners were answered with. */
export function PromptHistory({ dev, prod }: { dev: Prompt; prod: Prompt }) {
  const [purpose, setPurpose] = useState<PromptPurpose>('prod')
  const { id } = purpose === 'dev' ? dev : prod
  return (
    <div className="prompt-part">
      <Segmented label="누구의 프롬프트" segments={PURPOSES} value={purpose} onChange={setPurpose} quiet />
      <HistoryTab
        key={id}
        entity="prompt"
        entityId={id}
        fieldNames={FIELD_NAMES}
        valueNames={PRIORITY_NAMES}
      />
    </div>
  )
}
