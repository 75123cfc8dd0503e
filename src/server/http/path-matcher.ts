import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { type ProcedureMeta, readMeta } from '#contract/procedure.ts'

/** Whether an address is of a procedure of the contract that `isMeant` says yes to. */
export function makePathMatcher(
  contract: AnyContractRouter,
  isMeant: (meta: ProcedureMeta) => boolean = () => true,
): (pathname: string) => boolean {
  const patterns = listPaths(contract, isMeant).map(
    (path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  )
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}

function listPaths(router: AnyContractRouter, isMeant: (meta: ProcedureMeta) => boolean): string[] {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((child) => listPaths(child as AnyContractRouter, isMeant))
  const { meta, route } = router['~orpc']
  return isMeant(readMeta(meta)) && route.path ? [route.path] : []
}
