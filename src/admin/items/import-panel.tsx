import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ITEM_FILE_LIMIT, type ItemImportProgress } from '#contract/item-file.ts'
import { Field } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import { describeCount } from '../kit/import/describe-count.ts'
import { ImportFaults } from '../kit/import/import-faults.tsx'
import { ImportFile } from '../kit/import/import-file.tsx'
import { ImportProgress } from '../kit/import/import-progress.tsx'
import { readTextFile } from '../kit/import/read-text-file.ts'
import { isRunning } from '../kit/running-jobs.ts'
import { setUnsavedAtom } from '../kit/unsaved.state.ts'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { ImportPlan } from './import-plan.tsx'
import { showLine } from './show-line.ts'
import { useItemImport } from './use-item-import.ts'

const TOO_LONG = `파일이 너무 커요. 한 번에 ${describeCount(ITEM_FILE_LIMIT)}자까지 가져올 수 있으니 여러 파일로 나누어 주세요.`

/** The id of a concept at the beginning of a file's name: 'M1U01C01.items.yaml'. */
function readConceptId(fileName: string): string | undefined {
  return /^[A-Z0-9]+(?=\.)/.exec(fileName)?.[0]
}

const STEP_LABELS: Readonly<Record<ItemImportProgress['step'], string>> = {
  read: '문항을 읽는 중',
  check: '문항을 점검하는 중',
  write: '문항을 공개하는 중',
}

/** Imports the items of one concept from YAML: first only what would change, with every fault, then all of it at once. */
export function ImportPanel({ choices }: { choices: ConceptChoices }) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const [fileName, setFileName] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { job, ended, isStarting, preview, apply, cancel, reset } = useItemImport()
  const isWorking = isStarting || (job !== null && isRunning(job))
  const done = ended?.result?.applied ? ended.result : null
  const trial = done ? null : (ended?.result ?? null)
  // After a reload: the text and the concept of the import that goes on or was not applied.
  const yaml = done ? '' : (written ?? ended?.yaml ?? '')
  const namedId = fileName === null ? undefined : readConceptId(fileName)
  const isKnown = choices.groups.some(({ concepts }) => concepts.some(({ id }) => id === namedId))
  const conceptId = chosenId ?? (isKnown ? namedId : null) ?? job?.conceptId ?? ''
  const text = useRef<HTMLTextAreaElement>(null)
  const setUnsaved = useSetAtom(setUnsavedAtom)
  // The text of an import is kept with it.
  const isUnsaved = written !== null && written !== '' && job === null
  useEffect(() => {
    setUnsaved('item-import', isUnsaved)
    return () => setUnsaved('item-import', false)
  }, [isUnsaved, setUnsaved])

  const write = (next: string) => {
    setWritten(next)
    setChosenId(conceptId || null)
    reset()
  }
  const choose = async (file: File) => {
    const read = await readTextFile(file, ITEM_FILE_LIMIT)
    setProblem(read === null ? TOO_LONG : null)
    if (read === null) return
    write(read)
    setFileName(file.name)
    setChosenId(readConceptId(file.name) ? null : conceptId || null)
  }
  const missing = conceptId === '' ? '개념을 먼저 골라 주세요' : yaml.trim() === '' ? '내용이 없어요' : null
  return (
    <>
      <h2>YAML로 가져오기</h2>
      <p className="import-note">
        내보내기로 받은 것과 같은 꼴의 문항 목록이에요. 파일을 고르거나 붙여 넣으면 먼저 무엇이 달라질지 보여
        주고, 확인한 다음에 모두 한꺼번에 공개해요. 번호(id)가 같은 문항은 바뀌고, 적지 않은 문항은 그대로
        있어요.
      </p>
      <form
        className="record-form item-import"
        onSubmit={(event) => {
          event.preventDefault()
          if (!missing) void preview({ conceptId, yaml })
        }}
      >
        <ImportFile
          label="YAML 파일"
          accept=".yaml,.yml,text/yaml"
          problem={problem}
          onPick={(file) => void choose(file)}
        />
        <Field label="개념" note="개념을 따로 적지 않은 문항이 들어갈 곳이에요.">
          {(control) => (
            <select
              {...control}
              value={conceptId}
              disabled={isWorking}
              onChange={(event) => {
                setChosenId(event.target.value)
                setWritten(yaml)
                reset()
              }}
            >
              <option value="">골라 주세요</option>
              <ConceptOptions choices={choices} />
            </select>
          )}
        </Field>
        <Field label={fileName === null ? '문항 목록' : `문항 목록 (${fileName})`}>
          {(control) => (
            <textarea
              {...control}
              ref={text}
              className="input item-import-text"
              rows={10}
              wrap="off"
              spellCheck={false}
              maxLength={ITEM_FILE_LIMIT}
              readOnly={isWorking}
              value={yaml}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        {ended && ended.problem !== null && (
          <p className="notice notice-warn" role="alert">
            <Icon name="warn" size={18} />
            <span>{ended.problem} 글은 그대로 있어요.</span>
          </p>
        )}
        <div>
          <Button
            type="submit"
            variant={trial && trial.faults.length === 0 ? 'outlined' : 'filled'}
            busy={isWorking}
            disabledReason={missing}
          >
            {trial || ended?.problem ? '다시 미리 보기' : '미리 보기'}
          </Button>
        </div>
      </form>
      {job && isRunning(job) && (
        <ImportProgress
          label={STEP_LABELS[job.progress?.step ?? 'read']}
          progress={job.progress}
          onCancel={() => void cancel()}
        />
      )}
      {trial && trial.faults.length > 0 && (
        <ImportFaults
          name={fileName}
          faults={trial.faults}
          onShow={(line) => text.current && showLine(text.current, line)}
        />
      )}
      {trial && trial.faults.length === 0 && (
        <ImportPlan trial={trial} isBusy={isWorking} onApply={() => void apply()} />
      )}
      {done && (
        <p className="notice import-done" role="status">
          <Icon name="check" size={18} />
          <span>
            문항 {describeCount(done.changes.length)}개를 가져와 공개했어요. 이미 같던{' '}
            {describeCount(done.same)}개는 그대로예요.{' '}
            {ended?.endedAt && <small>{describeMoment(ended.endedAt)}</small>}
          </span>
        </p>
      )}
    </>
  )
}
