import { useQuery } from '@tanstack/react-query'
import type { ItemFile } from '#contract/item-file.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/primitives/button.tsx'
import { EmptyState, ErrorState } from '#ui/states/list-state.tsx'
import { describeCount } from '../kit/import/describe-count.ts'
import { ImportProgress } from '../kit/import/import-progress.tsx'
import { ImportRows } from '../kit/import/import-rows.tsx'
import { zipFiles } from '../kit/zip-files.ts'
import type { ConceptChoices } from './concept-choices.tsx'
import { exportQuery, type ItemFilters } from './items.queries.ts'

interface ExportPanelProps {
  filters: ItemFilters
  choices: ConceptChoices
}

function saveYaml({ conceptId, yaml }: ItemFile): void {
  saveFile(new Blob([yaml], { type: 'text/yaml' }), `${conceptId}.items.yaml`)
}

/** The published items that the list shows, as files that can be imported again: one a concept. */
export function ExportPanel({ filters, choices }: ExportPanelProps) {
  const { data: files, error, isPending, refetch } = useQuery(exportQuery(filters))
  const items = files?.reduce((sum, file) => sum + file.items, 0) ?? 0
  const saveAll = (all: readonly ItemFile[]) => {
    const [only] = all
    if (only && all.length === 1) saveYaml(only)
    else saveFile(zipFiles(all.map(({ file, yaml }) => ({ name: file, text: yaml }))), 'semsaem-items.zip')
  }
  return (
    <>
      <h2>YAML로 내보내기</h2>
      <p className="import-note">
        목록에서 고른 조건의 문항 가운데 <b>공개 중인 것</b>만, 개념마다 파일 하나로 내보내요. 초안과 보관함은
        들어가지 않아요.
      </p>
      {isPending && <ImportProgress label="문항을 모으는 중" />}
      {error && (
        <ErrorState
          title="내보낼 문항을 모으지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {files?.length === 0 && (
        <EmptyState
          icon="search"
          title="내보낼 문항이 없어요"
          detail="목록의 조건을 바꾸거나 문항을 먼저 공개해 주세요."
        />
      )}
      {files && files.length > 0 && (
        <section className="import-result" aria-label="내보낼 파일">
          <p role="status">
            개념 <b>{describeCount(files.length)}개</b>, 문항 <b>{describeCount(items)}개</b>
          </p>
          <Button variant="filled" icon="download" onClick={() => saveAll(files)}>
            {files.length === 1 ? '파일 받기' : '한꺼번에 받기 (ZIP)'}
          </Button>
          <ImportRows rows={files} keyOf={({ conceptId }) => conceptId} counter="개">
            {(file) => (
              <>
                <span>{choices.nameOf(file.conceptId)}</span>
                <small>문항 {describeCount(file.items)}개</small>
                <Button variant="text" icon="download" onClick={() => saveYaml(file)}>
                  {file.conceptId}.items.yaml
                </Button>
              </>
            )}
          </ImportRows>
        </section>
      )}
    </>
  )
}
