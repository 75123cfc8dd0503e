import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import { type ConsoleLevel, describeConsoleCall } from '#domain/client-log/describe-console-call.ts'
import { makeBeacon } from './beacon.ts'

/** Well below the server's limit per address: a whole class may share one. */
const RATE = { most: 20 }

/** Makes a sender of console calls to the server's log, but for those that start with '!' (specification section 7). */
export function makeConsoleBeacon(): (level: ConsoleLevel, args: readonly unknown[]) => void {
  const send = makeBeacon(pathOf(minified.site.log), RATE)
  return (level, args) => {
    const entry = describeConsoleCall(level, args)
    if (entry) send(entry)
  }
}
