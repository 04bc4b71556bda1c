import { isIPv6 } from 'node:net'

/** One household or one hired server has a whole /64 of IPv6, so addresses in it are one visitor. */
const VISITOR_BITS = 64
/** Some providers give a customer a /48, which is 65,536 of them. */
const SITE_BITS = 48
const GROUPS = 8
const GROUP_BITS = 16
/** `::ffff:192.0.2.1`: an IPv4 address as a socket for both kinds shows it. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff]
const HIGHEST_BYTE = 256

const dottedToGroups = (dotted: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return `${(a * HIGHEST_BYTE + b).toString(16)}:${(c * HIGHEST_BYTE + d).toString(16)}`
}

/** The eight numbers of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  const hex = address.replace(/[\d.]+\.\d+$/, dottedToGroups)
  const [head = [], tail = []] = hex.split('::').map(part => (part === '' ? [] : part.split(':')))
  const gap = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...gap, ...tail].map(group => Number.parseInt(group, 16))
}

/** Of an IPv6 address its first `bits` (a multiple of 16); any other one as it is. */
const cutTo = (address: string, bits: number): { isIPv6: boolean; network: string } => {
  const [withoutZone = ''] = address.split('%')
  if (!isIPv6(withoutZone)) return { isIPv6: false, network: address }
  const groups = groupsOf(withoutZone)
  if (MAPPED.every((group, at) => groups[at] === group)) {
    const [high = 0, low = 0] = groups.slice(MAPPED.length)
    return { isIPv6: false, network: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
  }
  const kept = groups.slice(0, bits / GROUP_BITS).map(group => group.toString(16))
  return { isIPv6: true, network: `${kept.join(':')}/${bits}` }
}

/**
 * What counts as one visitor's place in the network: an IPv4 address as it is, of an IPv6 address
 * its first half as `2001:db8:0:0/64`. What is no address stays what it is.
 */
export const networkOf = (address: string): string => cutTo(address, VISITOR_BITS).network

/** The /48 of an IPv6 address: one customer's, or a hundred households'; null of any other one. */
export const siteOf = (address: string): string | null => {
  const { isIPv6: hasSite, network } = cutTo(address, SITE_BITS)
  return hasSite ? network : null
}
