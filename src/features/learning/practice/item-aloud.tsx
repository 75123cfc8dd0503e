import type { Item } from '#domain/exam/item.ts'
import { writeItemAloud } from '#domain/speech/write-item-aloud.ts'
import { ReadAloudButton } from '#ui/speech/read-aloud-button.tsx'

/** Reads a matching item or an essay with the device's voice: its instructions are spread over the card. */
export function ItemAloud({ id, item }: { id: string; item: Item }) {
  return <ReadAloudButton id={id} text={writeItemAloud(item)} onDevice />
}
