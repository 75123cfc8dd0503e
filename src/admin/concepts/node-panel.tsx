import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { EditableNode } from '#contract/content.ts'
import { KIND_BELOW } from '#domain/curriculum/curriculum.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { ORIGIN_NAMES } from '../kit/origin-names.ts'
import { KIND_NAMES, type Outline } from '../kit/outline-entries.ts'
import { pickFilled } from '../kit/pick-filled.ts'
import { SwitchField } from '../kit/switch-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { AddDialog } from './add-dialog.tsx'
import { type NodeValues, nodeFormSchema } from './forms.ts'

const FIELDS: readonly FieldName<NodeValues>[] = [
  { name: 'label', label: '이름' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

const TABS = [
  { id: 'node', label: '단원' },
  { id: 'history', label: '기록' },
] as const

function toRecord({ label, hidden, version }: EditableNode) {
  return { values: { label, hidden }, version }
}

const NODE_FIELDS = { label: '이름', hidden: '숨김', parentId: '위 단원', order: '아래 차례' }

interface NodePanelProps {
  node: EditableNode
  outline: Outline
  /** More buttons beside the name. */
  acts: ReactNode
  onOpen: (id: string) => void
}

/** One node of the curriculum: its fields and history, and what can be added below it. */
export function NodePanel({ node, outline, acts, onOpen }: NodePanelProps) {
  const [tab, selectTab] = useTab(TABS)
  const [adding, setAdding] = useState(false)
  const { run, isPending } = useWrite()
  const below = KIND_BELOW[node.kind]
  const belowName = KIND_NAMES[below]
  const add = async (name: string) => {
    const { createNode, createConcept } = adminApi.content
    const made = await run<{ id: string }>(() =>
      below === 'concept'
        ? call(createConcept({ id: node.id, content: name }))
        : call(createNode({ parentId: node.id, label: name })),
    )
    setAdding(false)
    if (made) onOpen(made.id)
  }
  const count =
    below === 'concept'
      ? outline.concepts.filter(({ nodeId }) => nodeId === node.id).length
      : outline.nodes.filter(({ parentId }) => parentId === node.id).length
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{node.label}</h2>
          <p>
            <span className="panel-id">{node.id}</span>
            <Chip>{KIND_NAMES[node.kind]}</Chip>
            <Chip>{ORIGIN_NAMES[node.origin]}</Chip>
            {node.hidden && <Chip tone="line">학습자에게 숨김</Chip>}
            <span>
              {belowName} {count}개
            </span>
          </p>
        </div>
        {acts}
        <Button onClick={() => setAdding(true)}>{belowName} 더하기</Button>
      </header>
      <AddDialog
        open={adding}
        title={`‘${node.label}’에 ${belowName} 더하기`}
        label={`새 ${belowName} 이름`}
        note="만들면 맨 뒤에 놓여요. 내용은 만든 뒤에 써요."
        isBusy={isPending}
        onAdd={(name) => void add(name)}
        onClose={() => setAdding(false)}
      />
      <Tabs
        label="단원에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'node' ? (
          <NodeForm node={node} />
        ) : (
          <HistoryTab
            entity="curriculum"
            entityId={node.id}
            fieldNames={NODE_FIELDS}
            restore={{
              label: '이때로 되돌리기',
              note: '자리와 차례는 그대로예요. 되돌린 것도 기록에 남아요.',
              schema: nodeFormSchema,
              current: nodeFormSchema.parse(node),
              write: (values) =>
                call(adminApi.content.updateNode({ id: node.id, version: node.version, ...values })),
            }}
          />
        )}
      </Tabs>
    </>
  )
}

function NodeForm({ node }: { node: EditableNode }) {
  const queryClient = useQueryClient()
  const state = useRecordForm<NodeValues>({
    record: `node/${node.id}`,
    current: toRecord(node),
    schema: nodeFormSchema,
    save: async (values, { version }) => {
      const saved = await call(adminApi.content.updateNode({ id: node.id, ...pickFilled(values), version }))
      await refreshContent(queryClient)
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as EditableNode),
  })
  const { register, control, formState } = state.form
  return (
    <RecordFormFrame label="단원" state={state} fields={FIELDS}>
      <TextField label="이름" error={formState.errors.label?.message} {...register('label')} />
      <SwitchField
        control={control}
        name="hidden"
        label="학습자에게 숨겨요"
        note="안에 있는 것이 모두 차례에서 사라져요. 학습 기록은 남아요."
      />
    </RecordFormFrame>
  )
}
