import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Networks that are not public (registries of RFC 6890). An IPv4-mapped IPv6 address is checked as IPv4. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

const notPublic = new BlockList()
for (const [network, prefix] of NOT_PUBLIC) {
  notPublic.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')
}

export function isPublicAddress(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Resolves a host name for a request's socket and rejects addresses outside the public network, right before
 * the connection: DNS for the name of a push service may be spoofed.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses
    if (!first) return done(error ?? new Error(`${hostname} has no address`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} leads off the public network`), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
