import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

const units = new Map<string, ReturnType<typeof readUnitTurn>>()

/** The replies to the messages of one thread; each unit is read once. */
export async function talk(conceptId: string, messages: readonly string[]): Promise<string[]> {
  const unitId = conceptId.slice(0, 5)
  const unit = units.get(unitId) ?? readUnitTurn(unitId, null, { banks: true })
  units.set(unitId, unit)
  const base = { ...(await unit), conceptId }
  const history: { message: string; response: string }[] = []
  for (const message of messages)
    history.push({ message, response: answerTurn({ ...base, history: [...history], message }).response })
  return history.map(({ response }) => response)
}
