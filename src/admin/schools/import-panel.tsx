import './schools.css'
import { useState } from 'react'
import type { SchoolImport } from '#contract/school.ts'
import { call } from '#platform/http.ts'
import { Field } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useWrite } from '../kit/use-write.ts'
import { readCsvFile } from './read-csv-file.ts'

/** With a byte order mark, by which Excel recognises UTF-8. */
const TEMPLATE =
  '\uFEFF학교명,지역,학교급\r\n가람중학교,서울 강남구,중학교\r\n나래고등학교,부산 해운대구,고등학교\r\n'
const TEMPLATE_HREF = `data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`

/** A file that was read, and what its import would do. */
interface Trial {
  fileName: string
  csv: string
  result: SchoolImport
}

/** Adds schools from a CSV: first only what it would do, with every fault, then the import itself. */
export function ImportPanel() {
  const [trial, setTrial] = useState<Trial | null>(null)
  const [done, setDone] = useState<SchoolImport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isPending } = useWrite()
  const choose = async (file: File) => {
    setTrial(null)
    setDone(null)
    const csv = await readCsvFile(file)
    setProblem(csv === null ? '파일이 너무 커요. 여러 파일로 나누어 주세요.' : null)
    if (csv === null) return
    const result = await run(() => call(adminApi.school.importCsv({ csv, dryRun: true })))
    if (result) setTrial({ fileName: file.name, csv, result })
  }
  const apply = async ({ csv, fileName }: Trial) => {
    const result = await run(() => call(adminApi.school.importCsv({ csv, dryRun: false })))
    if (!result) return
    if (result.faults.length > 0) return setTrial({ fileName, csv, result })
    setTrial(null)
    setDone(result)
  }
  return (
    <>
      <h2>CSV로 가져오기</h2>
      <p className="import-note">
        첫 줄에 <b>학교명, 지역, 학교급</b>이 있는 CSV를 골라 주세요. 먼저 무엇이 더해질지 보여 주고, 확인한
        다음에 더해요. 이미 있는 학교는 건너뛰어요.{' '}
        <a href={TEMPLATE_HREF} download="학교-양식.csv">
          CSV 양식 받기
        </a>
      </p>
      <Field label="CSV 파일" error={problem}>
        {(control) => (
          <input
            {...control}
            className="input import-file"
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // The same file can be chosen again once it is mended.
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
        )}
      </Field>
      {isPending && <LoadingState rows={2} label="파일을 살피는 중" />}
      {trial && !isPending && <TrialResult trial={trial} onApply={() => void apply(trial)} />}
      {done && (
        <p className="notice" role="status">
          <Icon name="check" size={18} />
          <span>
            학교 {count(done.added)}곳을 더했어요. 이미 있던 {count(done.known)}곳은 그대로예요.
          </span>
        </p>
      )}
    </>
  )
}

function count(value: number): string {
  return value.toLocaleString('ko-KR')
}

/** Twenty thousand at once would hold the page. */
const FAULTS_SHOWN = 200

function TrialResult({ trial, onApply }: { trial: Trial; onApply: () => void }) {
  const { fileName, result } = trial
  const { added, known, faults } = result
  const [isWhole, setWhole] = useState(false)
  if (faults.length > 0) {
    const shown = isWhole ? faults : faults.slice(0, FAULTS_SHOWN)
    return (
      <section className="import-result" aria-label="파일에서 고칠 곳">
        <p className="notice notice-danger" role="alert">
          <Icon name="error" size={18} />
          <span>
            {fileName}에 고칠 곳이 {count(faults.length)}군데 있어서 아무것도 더하지 않았어요. 고친 다음에
            다시 골라 주세요.
          </span>
        </p>
        <ol className="import-faults">
          {shown.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <b>{count(line)}번째 줄</b> {message}
            </li>
          ))}
        </ol>
        {shown.length < faults.length && (
          <Button onClick={() => setWhole(true)}>
            나머지 {count(faults.length - shown.length)}군데도 보기
          </Button>
        )}
      </section>
    )
  }
  return (
    <section className="import-result" aria-label="가져오면 달라지는 것">
      <p role="status">
        {fileName}: 새 학교 <b>{count(added)}곳</b>, 이미 있는 학교 <b>{count(known)}곳</b>
      </p>
      {added > 0 ? (
        <Button variant="filled" onClick={onApply}>
          학교 {count(added)}곳 더하기
        </Button>
      ) : (
        <p>더할 새 학교가 없어요.</p>
      )}
    </section>
  )
}
