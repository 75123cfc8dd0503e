import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { ProcedureMeta } from '#contract/procedure.ts'

/** Whether an address is a read of curriculum content, by the contract. */
export function makeContentMatcher(contract: AnyContractRouter): (pathname: string) => boolean {
  const patterns = listContentPaths(contract).map(
    (path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  )
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

function listContentPaths(router: AnyContractRouter): string[] {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((child) => listContentPaths(child as AnyContractRouter))
  const { meta, route } = router['~orpc']
  return (meta as ProcedureMeta).content && route.path ? [route.path] : []
}
