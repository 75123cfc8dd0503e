import { type AddressedRouter, listAddressed, patternOf } from '#contract/address.ts'
import { type ProcedureMeta, readMeta } from '#contract/procedure.ts'

/** Returns whether a path belongs to a procedure of the contract whose policy `isMeant` accepts. */
export function makePathMatcher(
  contract: AddressedRouter,
  isMeant: (meta: ProcedureMeta) => boolean = () => true,
): (pathname: string) => boolean {
  const patterns = listAddressed(contract)
    .filter((procedure) => isMeant(readMeta(procedure['~orpc'].meta)))
    .map(patternOf)
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}
