import { BlockList, isIP, isIPv6 } from 'node:net'

/** Loopback and the private networks. */
const PRIVATE = '127.0.0.0/8, 10.0.0.0/8, 192.168.0.0/16, 172.16.0.0/12, ::1, fc00::/7'

/** Parses addresses and networks (`10.0.0.0/8`) separated by commas; `private` and `none` name lists. Null if a part is invalid. */
export function parseNetworks(text: string): BlockList | null {
  const list = new BlockList()
  const parts = text === 'none' ? [] : (text === 'private' ? PRIVATE : text).split(',')
  for (const part of parts) {
    const [address = '', prefix, ...more] = part.trim().split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    const length = prefix === undefined ? most : Number(prefix)
    if (version === 0 || more.length > 0 || !Number.isInteger(length) || length < 0 || length > most)
      return null
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

export function isInNetworks(address: string, networks: BlockList): boolean {
  return isIP(address) !== 0 && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** A household or school has a whole /64 of IPv6, which counts as one address. */
export function toCountedAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const whole =
    after === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
  const prefix = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
