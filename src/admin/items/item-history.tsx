import type { EditableItem } from '#contract/item-editing.ts'
import { HistoryTab } from '../kit/history-tab.tsx'
import type { ConceptChoices } from './concept-choices.tsx'
import { ITEM_FIELDS, toRecord } from './item-values.ts'
import { STATUS_NAMES } from './names.ts'

const FIELD_NAMES: Readonly<Record<string, string>> = {
  status: '상태',
  itemVersion: '공개한 판',
  concepts: '개념',
  types: '평가 유형',
  ...Object.fromEntries(ITEM_FIELDS.map(({ name, label }) => [name, label])),
}

/** Who changed the item, when, and what. */
export function ItemHistory({ id, choices }: { id: string; choices: ConceptChoices }) {
  const readRow = (recorded: object) => {
    const item = recorded as EditableItem
    const { values } = toRecord(item)
    const texts = ITEM_FIELDS.map(({ name, write, valueNames }) => [
      name,
      write ? write(values[name]) : (valueNames?.[values[name]] ?? values[name]),
    ])
    return {
      status: STATUS_NAMES[item.status],
      itemVersion: item.itemVersion,
      concepts: item.conceptIds.map(choices.nameOf),
      types: `${item.criterionTypeIds.length}개`,
      ...Object.fromEntries(texts),
    }
  }
  return (
    <HistoryTab
      entity="item"
      entityId={id}
      fieldNames={FIELD_NAMES}
      actionNames={{ archive: '거둠', restore: '다시 공개' }}
      readRow={readRow}
    />
  )
}
