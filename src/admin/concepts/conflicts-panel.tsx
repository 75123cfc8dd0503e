import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentConflict } from '#contract/content.ts'
import type { ReleasedEntity } from '#domain/curriculum/curriculum.ts'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { conflictsQuery } from '../kit/content.queries.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { describeRecorded } from '../kit/describe-recorded.ts'
import { useWrite } from '../kit/use-write.ts'
import { describeItemField, ITEM_FIELD_NAMES } from './describe-released-item.ts'
import { ExplanationDifference } from './explanation-difference.tsx'

const ENTITIES: Readonly<Record<ReleasedEntity, string>> = {
  curriculum: '단원',
  concept: '개념',
  link: '링크',
  explanation: '설명',
  term: '용어',
  item: '문항',
}

const FIELDS: Readonly<Record<string, string>> = {
  label: '이름',
  title: '제목',
  term: '용어',
  definition: '뜻',
  description: '한 줄 소개',
  url: '주소',
  kind: '종류',
  hidden: '숨김',
  imageRequired: '그림이 꼭 있어야 함',
  ordered: '차례',
  parentId: '위 단원',
  nodeId: '소단원',
  status: '상태',
}

function nameField(entity: ReleasedEntity, field: string): string {
  if (entity === 'item') return ITEM_FIELD_NAMES[field] ?? FIELDS[field] ?? field
  if (field === 'content') return entity === 'explanation' ? '설명 글' : '이름'
  return FIELDS[field] ?? field
}

/** What a later release has otherwise than the rows that were edited here: each is kept or taken over. */
export function ConflictsPanel() {
  const { data, error, isPending, refetch } = useQuery(conflictsQuery)
  if (isPending) return <LoadingState rows={6} label="견줄 것을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="견줄 것을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>새 배포판과 다른 것</h2>
          <p>
            여기에서 고친 뒤에 새 배포판에서도 바뀐 것이에요. 고를 때까지 학습자는 여기에서 고친 것을 봐요.
          </p>
        </div>
      </header>
      {data.length === 0 && (
        <EmptyState
          icon="check"
          title="고를 것이 없어요"
          detail="새 배포판이 여기에서 고친 것을 다르게 바꾸면 여기에 나와요."
        />
      )}
      {data.map((conflict) => (
        <Conflict key={`${conflict.entity}/${conflict.entityId}`} conflict={conflict} />
      ))}
    </>
  )
}

/** Returns a field as Markdown that is compared word by word; null if it is one short value. */
function toMarkdown(entity: ReleasedEntity, field: string, value: unknown): string | null {
  if (entity === 'item') return describeItemField(field, value)
  return entity === 'explanation' && field === 'content' ? String(value) : null
}

const QUESTION_SHOWN = 40

function nameOf({ current, entity, entityId }: ContentConflict): string {
  if (entity === 'item') return String(current.question).slice(0, QUESTION_SHOWN)
  const name =
    current.label ?? current.title ?? current.term ?? (entity === 'concept' ? current.content : null)
  return typeof name === 'string' ? name : entityId
}

function Conflict({ conflict }: { conflict: ContentConflict }) {
  const { entity, entityId, conceptId, current, fields, foundAt } = conflict
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const name = nameOf(conflict)
  const resolve = (take: 'release' | 'edited') =>
    run(() =>
      call(adminApi.content.resolveConflict({ entity, entityId, take, version: Number(current.version) })),
    )
  const place =
    entity === 'item'
      ? `ExerciseManager?id=${entityId}`
      : `ConceptManager?${conceptId === null ? `node=${entityId}` : `concept=${conceptId}`}`
  const headId = `conflict-${entity}-${entityId}`
  return (
    <section className="release-conflict" aria-labelledby={headId}>
      <h3 id={headId}>
        {ENTITIES[entity]} ‘{name}’
      </h3>
      <p className="release-conflict-facts">
        <span className="panel-id">{entityId}</span>
        <span>{describeMoment(foundAt)}에 찾음</span>
      </p>
      {fields.map((field) => (
        <ConflictField key={field} conflict={conflict} field={field} />
      ))}
      <div className="conflict-acts">
        <Button busy={isPending} onClick={() => void resolve('edited')}>
          여기 것 두기
        </Button>
        <Button busy={isPending} onClick={() => setAsking(true)}>
          새 배포판 것으로 바꾸기
        </Button>
        <ButtonLink variant="text" href={`/admin/${place}`}>
          열어서 고치기
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        title={`‘${name}’ ${ENTITIES[entity]}, 새 배포판 것으로 바꾸기`}
        confirmLabel="바꾸기"
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void resolve('release').then(() => setAsking(false))}
      >
        <p>학습자가 바로 새 배포판의 것을 봐요. 여기에서 고친 것은 기록에 남아서 다시 되돌릴 수 있어요.</p>
      </ConfirmDialog>
    </section>
  )
}

function ConflictField({ conflict, field }: { conflict: ContentConflict; field: string }) {
  const { entity, base, release, current } = conflict
  const before = toMarkdown(entity, field, current[field])
  const after = toMarkdown(entity, field, release[field])
  return (
    <div className="release-field">
      <h4>
        {nameField(entity, field)} <Chip tone="line">{describeSource(base, release, current, field)}</Chip>
      </h4>
      {before !== null && after !== null ? (
        <ExplanationDifference
          subject={`${nameOf(conflict)} ${nameField(entity, field)}`}
          before={before}
          after={after}
          names={['여기에서 고친 글', '새 배포판의 글']}
        />
      ) : (
        <dl className="release-values">
          {base && <Value label="고치기 전" value={base[field]} />}
          <Value label="여기" value={current[field]} />
          <Value label="새 배포판" value={release[field]} />
        </dl>
      )}
    </div>
  )
}

type Row = Readonly<Record<string, unknown>>

/** Returns who changed a field since the edit began, for people. */
function describeSource(base: Row | null, release: Row, current: Row, field: string): string {
  if (base === null) return '서로 다름'
  const isSame = (row: Row) => JSON.stringify(row[field] ?? null) === JSON.stringify(base[field] ?? null)
  if (isSame(release)) return '여기에서 고침'
  return isSame(current) ? '새 배포판에서 바뀜' : '둘 다 바뀜'
}

function Value({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="release-value">
      <dt>{label}</dt>
      <dd>{describeRecorded(value)}</dd>
    </div>
  )
}
