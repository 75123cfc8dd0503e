/** A step of a test that goes through several states of one loaded page: its failure is told with its name. */
export async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error) error.message = `in the step '${name}': ${error.message}`
    throw error
  }
}
