import { BlockList, isIP, isIPv6 } from 'node:net'

/** Completes the sentence "TRUST_PROXY must be …". */
export const TRUST_PROXY_RULE =
  'off, on (one proxy), the number of proxies, or their networks such as 10.0.0.0/8,fd00::/8'

/** Fastify's own: never, the proxies' networks, or who may say it, by address and hop. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean)

const BITS = { v4: 32, v6: 128 } as const
const PRIVATE_V4 = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const
const PRIVATE_V6 = [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const

const privateNetworks = new BlockList()
for (const [network, bits] of PRIVATE_V4) privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of PRIVATE_V6) privateNetworks.addSubnet(network, bits, 'ipv6')

const isPrivate = (address: string): boolean => {
  const [withoutZone = ''] = address.split('%')
  if (isIP(withoutZone) === 0) return false
  return privateNetworks.check(withoutZone, isIPv6(withoutZone) ? 'ipv6' : 'ipv4')
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  const most = isIPv6(address) ? BITS.v6 : BITS.v4
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}

/**
 * So many proxies, counted from the server; what whoever calls wrote into the header before them is
 * not believed. The nearest one must be in a private network: a caller from outside is no proxy.
 */
const proxiesInFront =
  (count: number) =>
  (address: string, hop: number): boolean =>
    hop < count && (hop > 0 || isPrivate(address))

/** What TRUST_PROXY says; null when it is none of the things it can say. */
export const trustedProxies = (text: string): TrustProxy | null => {
  if (text === 'off' || text === '0') return false
  if (text === 'on') return proxiesInFront(1)
  if (/^\d{1,2}$/.test(text)) return proxiesInFront(Number(text))
  const networks = text.split(',').map(each => each.trim())
  return networks.every(isNetwork) ? networks : null
}
