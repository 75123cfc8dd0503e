import './prompt-picker.css'
import '#ui/form/field.css'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Prompt } from '#contract/prompt.ts'
import { PROMPT_FAMILIES, type PromptFamily } from '#domain/prompt/prompt-places.ts'
import { promptChoiceAtom } from '#platform/prompt-choice.ts'
import { FAMILY_NAMES, PURPOSE_NAMES } from './names.ts'
import {
  type PromptChoices,
  readPromptChoices,
  type StoredChoice,
  writePromptChoices,
} from './prompt-choices.ts'
import { promptsQuery, promptVersionsQuery, useFailureToast } from './prompts.queries.ts'

const CURRENT = 'current'

/** Which prompt answers an administrator's next questions, or writes the next hints (`sub`): family, purpose and version, remembered on this device by family. */
export function PromptPicker() {
  const { data: prompts = [], error } = useQuery(promptsQuery)
  useFailureToast(error, '프롬프트 가져오기 실패')
  const [stored, setStored] = useState(readPromptChoices)
  const setChoice = useSetAtom(promptChoiceAtom)
  const { family } = stored
  const ofFamily = prompts.filter((prompt) => prompt.family === family)
  const prod = ofFamily.find(({ purpose }) => purpose === 'prod')
  const choice = stored.choices[family]
  const chosen = ofFamily.find(({ purpose }) => purpose === choice?.purpose) ?? prod
  const version = chosen?.purpose === choice?.purpose ? (choice?.version ?? null) : null
  const isDefault = !chosen || (chosen.purpose === 'prod' && version === null)
  useEffect(() => {
    setChoice(
      isDefault ? null : { promptName: chosen.title, promptPurpose: chosen.purpose, promptVersion: version },
    )
    return () => setChoice(null)
  }, [isDefault, chosen, version, setChoice])
  const change = (next: PromptChoices) => {
    writePromptChoices(next)
    setStored(next)
  }
  const choose = (next: StoredChoice) => change({ ...stored, choices: { ...stored.choices, [family]: next } })
  return (
    <fieldset className="prompt-picker">
      <legend className="sr-only">답할 프롬프트</legend>
      <select
        className="input"
        aria-label="프롬프트의 종류"
        value={family}
        onChange={(event) => change({ ...stored, family: event.target.value as PromptFamily })}
      >
        {PROMPT_FAMILIES.map((one) => (
          <option key={one} value={one}>
            {FAMILY_NAMES[one]}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="프롬프트의 목적"
        value={chosen?.purpose ?? 'prod'}
        disabled={!prod}
        onChange={(event) => {
          const next = ofFamily.find(({ purpose }) => purpose === event.target.value)
          if (next) choose({ title: next.title, purpose: next.purpose, version: null })
        }}
      >
        {ofFamily.map(({ purpose }) => (
          <option key={purpose} value={purpose}>
            {PURPOSE_NAMES[purpose]}
          </option>
        ))}
      </select>
      {chosen && (
        <VersionSelect
          prompt={chosen}
          version={version}
          onChoose={(next) => choose({ title: chosen.title, purpose: chosen.purpose, version: next })}
        />
      )}
    </fieldset>
  )
}

interface VersionSelectProps {
  prompt: Prompt
  version: number | null
  onChoose: (version: number | null) => void
}

function VersionSelect({ prompt, version, onChoose }: VersionSelectProps) {
  const { data: versions, error } = useQuery(promptVersionsQuery(prompt.id))
  useFailureToast(error, '프롬프트 버전 가져오기 실패')
  const isGone = version !== null && versions && !versions.some((one) => one.version === version)
  // A version that was deleted since would be refused with every question.
  useEffect(() => {
    if (isGone) onChoose(null)
  }, [isGone, onChoose])
  return (
    <select
      className="input"
      aria-label="프롬프트의 판"
      value={version ?? CURRENT}
      onChange={(event) => onChoose(event.target.value === CURRENT ? null : Number(event.target.value))}
    >
      <option value={CURRENT}>지금 판 ({prompt.version}판)</option>
      {(versions ?? []).map((one) => (
        <option key={one.version} value={one.version}>
          {one.version}판{one.note && ` · ${one.note}`}
        </option>
      ))}
    </select>
  )
}
