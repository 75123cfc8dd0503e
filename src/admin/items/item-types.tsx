import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableItem } from '#contract/item-editing.ts'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { call } from '#platform/http.ts'
import { Checkbox } from '#ui/form/switch.tsx'
import { ErrorState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { typesQuery } from '../kit/criterion-types.query.ts'
import { nodesQuery } from '../kit/nodes.query.ts'
import { useItemChange } from './use-item-change.ts'

/** The achievement criteria of the nodes that have one of the concepts. */
function listCriteria(nodes: readonly TreeNode[], conceptIds: readonly string[]) {
  const criteria = nodes
    .filter(({ curriculumConcepts }) => curriculumConcepts.some(({ id }) => conceptIds.includes(id)))
    .flatMap(({ achievementCriterion }) => achievementCriterion)
  return [...new Map(criteria.map((one) => [one.id, one])).values()]
}

/** The types of the criteria of an item's concepts that the item has; each change is saved at once. */
export function ItemTypes({ item }: { item: EditableItem }) {
  const { conceptIds, criterionTypeIds } = item
  const { data: nodes } = useQuery(nodesQuery)
  const criteria = listCriteria(nodes ?? [], conceptIds)
  const lists = useQueries({ queries: criteria.map((criterion) => typesQuery(criterion.id)) })
  const { change, isPending } = useItemChange(item)
  const failed = lists.find(({ error }) => error)
  // What is being saved; if that fails the item's own types are shown again.
  const [chosen, setChosen] = useState<string[] | null>(null)
  const shown = chosen ?? criterionTypeIds
  const save = async (typeId: string, isChosen: boolean) => {
    const choose = (typeIds: readonly string[]) => {
      const others = typeIds.filter((one) => one !== typeId)
      return isChosen ? [...others, typeId] : others
    }
    const next = choose(shown)
    setChosen(next)
    await change(({ id, version, criterionTypeIds }) =>
      call(adminApi.itemEditing.update({ id, version, criterionTypeIds: choose(criterionTypeIds) })),
    )
    setChosen((now) => (now === next ? null : now))
  }
  const isEmpty = lists.length > 0 && lists.every(({ data }) => data?.length === 0)
  return (
    <section className="item-types-of" aria-label="평가 유형" aria-busy={isPending}>
      <h3>평가 유형</h3>
      {failed && (
        <ErrorState
          title="유형을 불러오지 못했어요"
          detail={failed.error?.message ?? ''}
          onRetry={() => void failed.refetch()}
        />
      )}
      {isEmpty && (
        <p className="field-note">
          이 개념의 성취기준에는 아직 유형이 없어요. ‘문항 유형’에서 더할 수 있어요.
        </p>
      )}
      {criteria.map(({ id: criterionId, code, text }, at) => {
        const types = lists[at]?.data ?? []
        return (
          types.length > 0 && (
            <fieldset key={criterionId}>
              <legend className="field-note">
                [{code}] {text}
              </legend>
              {types.map((type) => (
                <Checkbox
                  key={type.id}
                  label={type.name}
                  checked={shown.includes(type.id)}
                  onChange={(isChosen) => void save(type.id, isChosen)}
                />
              ))}
            </fieldset>
          )
        )
      })}
    </section>
  )
}
