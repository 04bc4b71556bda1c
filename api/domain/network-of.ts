import { isIPv6 } from 'node:net'

/** One household or one hired server has a whole /64 of IPv6, so addresses in it are one visitor. */
const VISITOR_BITS = 64
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

/**
 * What counts as one visitor's place in the network: an IPv4 address as it is, of an IPv6 address
 * its first `bits` (a multiple of 16) as `2001:db8:0:0/64`. What is no address stays what it is.
 */
export const networkOf = (address: string, bits = VISITOR_BITS): string => {
  const [withoutZone = ''] = address.split('%')
  if (!isIPv6(withoutZone)) return address
  const groups = groupsOf(withoutZone)
  if (MAPPED.every((group, at) => groups[at] === group)) {
    const [high = 0, low = 0] = groups.slice(MAPPED.length)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const kept = groups.slice(0, bits / GROUP_BITS).map(group => group.toString(16))
  return `${kept.join(':')}/${bits}`
}
