import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { TextField } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'

/** Same rule as in `contract/user.ts`, which would bring its schemas into the page. */
const NICKNAME_LIMIT_CHARACTERS = 20

function findProblem(nickname: string): string | null {
  if (nickname === '') return '별명을 적어 주세요.'
  if (nickname.length <= NICKNAME_LIMIT_CHARACTERS) return null
  return `별명은 ${NICKNAME_LIMIT_CHARACTERS}자까지 쓸 수 있어요. 지금은 ${nickname.length}자예요.`
}

type Step = 'writing' | 'saving' | 'saved'

export function NicknameForm({ nickname }: { nickname: string }) {
  const save = useSetAtom(savePreferencesAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState<Step>('writing')
  const shown = typed ?? nickname
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = shown.trim()
    const found = findProblem(wanted)
    setProblem(found)
    if (found) return
    setTyped(null)
    if (wanted === nickname) return
    setStep('saving')
    setStep((await save({ nickname: wanted })) ? 'saved' : 'writing')
  }
  return (
    <form className="settings-nickname" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="별명"
        note={`튜터가 부르는 이름이에요. ${NICKNAME_LIMIT_CHARACTERS}자까지`}
        error={problem}
        value={shown}
        autoComplete="nickname"
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(null)
          setStep('writing')
        }}
      />
      <Button type="submit">저장</Button>
      <p className="settings-saved" role="status">
        {step === 'saved' && '저장했어요.'}
        {step === 'saving' && '저장하는 중이에요. 연결이 없으면 연결될 때 저장돼요.'}
      </p>
    </form>
  )
}
