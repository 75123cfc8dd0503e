/** A start that fails for a reason that the operator can mend; `message` is Korean and is shown as it is. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
