/** A service that the operator has not configured. */
const NOT_CONFIGURED = 501

/** Whether an answer's status says that the server failed, and not its caller. */
export function isServerFault(status: number): boolean {
  return status >= 500 && status !== NOT_CONFIGURED
}
