import { useAtomValue, useSetAtom } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isNotFetched } from '#domain/client-log/is-not-fetched.ts'
import { withoutReload } from '#platform/lazy-chunk.ts'

interface LatePartOptions<Props> {
  load: () => Promise<ComponentType<Props>>
  /** In its place until it is there. */
  pending?: (props: Props) => ReactNode
  /** In its place if it cannot be fetched. */
  failed: (onRetry: () => void, props: Props) => ReactNode
}

/** A part in a chunk of its own that the page works without: if the chunk fails, the part can be fetched again and nothing is reloaded. */
export function makeLatePart<Props extends object>(options: LatePartOptions<Props>): ComponentType<Props> {
  const { load, pending, failed } = options
  const makeLate = (loading: typeof load) =>
    lazy<ComponentType<Props>>(() =>
      loading().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          // The chunk came and is at fault.
          if (!isNotFetched(error)) window.reportError(error)
          return { default: Failed }
        },
      ),
    )
  // Replaced by a retry: a lazy component keeps how its first load ended.
  const lateAtom = atom(makeLate(() => withoutReload(load())))
  function Failed(props: Props) {
    const setLate = useSetAtom(lateAtom)
    return failed(() => setLate(makeLate(load)), props)
  }
  return function LatePart(props: Props) {
    const Late = useAtomValue(lateAtom)
    return (
      <Suspense fallback={pending?.(props) ?? null}>
        <Late {...props} />
      </Suspense>
    )
  }
}
