import { type ConsoleLevel, describeConsoleCall } from '#domain/client-log/describe-console-call.ts'
import { makeBeacon } from './beacon.ts'

/** Well below what the server takes from an address: a class may be behind one. */
const RATE = { most: 20 }

/** A way to tell the server's log of a console call, unless it starts with '!' (specification section 7). */
export function makeConsoleBeacon(): (level: ConsoleLevel, args: readonly unknown[]) => void {
  const send = makeBeacon('/api/_log', RATE)
  return (level, args) => {
    const entry = describeConsoleCall(level, args)
    if (entry) send(entry)
  }
}
