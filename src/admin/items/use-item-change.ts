import { useQueryClient } from '@tanstack/react-query'
import type { EditableItem } from '#contract/item-editing.ts'
import { useWrite } from '../kit/use-write.ts'
import { itemQuery } from './items.queries.ts'

/**
 * Returns a function that saves a change of an item at once. Changes are saved one after the other, each on top of the previous one, so that a
 * click during a save is neither lost nor a conflict. Resolves to whether the change was saved.
 */
export function useItemChange(item: EditableItem) {
  const queryClient = useQueryClient()
  const { queryKey } = itemQuery(item.id)
  const { run, isPending } = useWrite(`item/${item.id}`)
  const change = async (save: (latest: EditableItem) => Promise<EditableItem>): Promise<boolean> => {
    const saved = await run(async () => {
      const answer = await save(queryClient.getQueryData(queryKey) ?? item)
      queryClient.setQueryData(queryKey, answer)
      return answer
    })
    return saved !== undefined
  }
  return { change, isPending }
}
