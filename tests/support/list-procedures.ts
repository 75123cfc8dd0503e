import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { ProcedureMeta } from '#contract/procedure.ts'

export interface ListedProcedure {
  /** Dotted place in the contract: `exam.create`. */
  name: string
  method: string
  path: string
  meta: ProcedureMeta
}

/** Every procedure of a contract with its method, path and meta. */
export function listProcedures(router: AnyContractRouter, prefix = ''): ListedProcedure[] {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc']
    return [
      { name: prefix, method: route.method ?? 'POST', path: route.path ?? '', meta: meta as ProcedureMeta },
    ]
  }
  return Object.entries(router).flatMap(([key, child]) =>
    listProcedures(child, prefix ? `${prefix}.${key}` : key),
  )
}
