import type { ItemImport } from '#contract/item-file.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { describeCount } from '../kit/import/describe-count.ts'
import { ImportRows } from '../kit/import/import-rows.tsx'
import { ITEM_FIELDS } from './item-values.ts'
import { shortenQuestion } from './shorten-question.ts'

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ITEM_FIELDS.map(({ name, label }) => [name, label])),
  performanceTestType: '수행 평가 유형',
  images: '그림 파일',
  conceptIds: '개념',
  status: '공개 상태',
}

interface ImportPlanProps {
  trial: ItemImport
  isBusy: boolean
  onApply: () => void
}

/** Everything that an import would add and change. */
export function ImportPlan({ trial, isBusy, onApply }: ImportPlanProps) {
  const { changes, same } = trial
  const added = changes.filter(({ kind }) => kind === 'add').length
  return (
    <section className="import-result" aria-label="가져오면 달라지는 것">
      <p role="status">
        새 문항 <b>{describeCount(added)}개</b>, 바뀌는 문항 <b>{describeCount(changes.length - added)}개</b>,
        이미 같은 문항 <b>{describeCount(same)}개</b>
      </p>
      {changes.length === 0 ? (
        <p>달라지는 것이 없어요.</p>
      ) : (
        <>
          <ImportRows rows={changes} keyOf={({ id }) => id} counter="개">
            {({ line, kind, question, fields }) => (
              <>
                <b>{describeCount(line)}번째 줄</b>
                <Chip tone={kind === 'add' ? 'accent' : 'line'}>{kind === 'add' ? '더함' : '바꿈'}</Chip>
                <span>
                  <Markdown text={shortenQuestion(question)} inline />
                  {fields.length > 0 && (
                    <small className="field-note">
                      {' '}
                      {fields.map((name) => FIELD_NAMES[name] ?? name).join(', ')}
                    </small>
                  )}
                </span>
              </>
            )}
          </ImportRows>
          <Button variant="filled" busy={isBusy} onClick={onApply}>
            문항 {describeCount(changes.length)}개 가져와 공개하기
          </Button>
        </>
      )}
    </section>
  )
}
