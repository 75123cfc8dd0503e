/** A start that fails for a reason that the operator can fix; `message` is Korean and is shown unchanged. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
