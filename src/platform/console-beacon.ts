import { CONSOLE_LEVELS, describeConsoleCall } from '#domain/client-log/describe-console-call.ts'
import { makeBeacon } from './beacon.ts'

/** Well below what the server takes from an address: a class may be behind one. */
const RATE = { most: 20 }

/** From now on the server's log hears of every console call but those that start with '!' (specification section 7). */
export function tellOfConsole(): void {
  const send = makeBeacon('/api/_log', RATE)
  for (const level of CONSOLE_LEVELS) {
    // biome-ignore lint/suspicious/noConsole: it is the console that is listened to
    const say = console[level].bind(console)
    console[level] = (...args: unknown[]) => {
      say(...args)
      const entry = describeConsoleCall(level, args)
      if (entry) send(entry)
    }
  }
}
