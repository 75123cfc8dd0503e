import { type Allowance, type Rate, takeTurn } from '#domain/client-log/take-turn.ts'

/** Makes a sender of beacons: no answer is read, they survive the page, and those beyond the rate are dropped. */
export function makeBeacon(address: string, rate: Rate): (body: unknown) => void {
  let allowance: Allowance = { left: rate.most, at: Date.now() }
  return (body) => {
    const turn = takeTurn(allowance, rate, Date.now())
    allowance = turn.allowance
    if (!turn.isAllowed || !('sendBeacon' in navigator)) return
    navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  }
}
