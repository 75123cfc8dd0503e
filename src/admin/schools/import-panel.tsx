import { useState } from 'react'
import { SCHOOL_CSV_LIMIT, type SchoolImport } from '#contract/school.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeCount } from '../kit/import/describe-count.ts'
import { ImportFaults } from '../kit/import/import-faults.tsx'
import { ImportFile } from '../kit/import/import-file.tsx'
import { ImportProgress } from '../kit/import/import-progress.tsx'
import { readTextFile } from '../kit/import/read-text-file.ts'
import { useWrite } from '../kit/use-write.ts'

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
    const csv = await readTextFile(file, SCHOOL_CSV_LIMIT)
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
      <ImportFile
        label="CSV 파일"
        accept=".csv,text/csv"
        problem={problem}
        onPick={(file) => void choose(file)}
      />
      {isPending && <ImportProgress label="파일을 살피는 중" />}
      {trial && !isPending && <TrialResult trial={trial} onApply={() => void apply(trial)} />}
      {done && (
        <p className="notice" role="status">
          <Icon name="check" size={18} />
          <span>
            학교 {describeCount(done.added)}곳을 더했어요. 이미 있던 {describeCount(done.known)}곳은
            그대로예요.
          </span>
        </p>
      )}
    </>
  )
}

function TrialResult({ trial, onApply }: { trial: Trial; onApply: () => void }) {
  const { fileName, result } = trial
  const { added, known, faults } = result
  if (faults.length > 0) return <ImportFaults name={fileName} faults={faults} />
  return (
    <section className="import-result" aria-label="가져오면 달라지는 것">
      <p role="status">
        {fileName}: 새 학교 <b>{describeCount(added)}곳</b>, 이미 있는 학교 <b>{describeCount(known)}곳</b>
      </p>
      {added > 0 ? (
        <Button variant="filled" onClick={onApply}>
          학교 {describeCount(added)}곳 더하기
        </Button>
      ) : (
        <p>더할 새 학교가 없어요.</p>
      )}
    </section>
  )
}
