import { inspect } from 'node:util'

type Writer = typeof process.stdout.write
const CONSOLE_METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const

export interface CapturedOutput {
  lines: string[]
  release: () => void
}

/** Everything that this process writes to its console, stdout and stderr goes into `lines` until it is released. */
export function captureOutput(): CapturedOutput {
  const lines: string[] = []
  const streams = [process.stdout, process.stderr]
  const writers = streams.map((stream) => stream.write)
  const methods = CONSOLE_METHODS.map((name) => console[name])
  for (const stream of streams) {
    stream.write = ((text: string | Uint8Array, ...rest: unknown[]) => {
      lines.push(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'))
      const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined
      done?.()
      return true
    }) as Writer
  }
  for (const name of CONSOLE_METHODS) {
    console[name] = (...values: unknown[]) => {
      lines.push(inspect(values, { depth: 8 }))
    }
  }
  return {
    lines,
    release: () => {
      for (const [index, stream] of streams.entries()) stream.write = writers[index]!
      for (const [index, name] of CONSOLE_METHODS.entries()) console[name] = methods[index]!
    },
  }
}
