import type { AnyContractProcedure } from '@orpc/contract'

/** Returns the schema of what a call takes, as the server checks it. */
export function inputOf<Procedure extends AnyContractProcedure>(procedure: Procedure) {
  const { inputSchema } = procedure['~orpc']
  if (!inputSchema) throw new Error('The call takes nothing')
  return inputSchema as NonNullable<Procedure['~orpc']['inputSchema']>
}
