import { BlockList, isIP } from 'node:net'

const OPENAI = 'https://api.openai.com/v1'
const REALTIME_PATH = '/realtime'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** RFC 1918, link-local (3927, 4291) and unique local (4193) addresses. */
const PRIVATE = new BlockList()
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

const isIn = (list: BlockList, host: string): boolean =>
  isIP(host) !== 0 && list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isIn(LOOPBACK, host)

/** Names without a dot are those of a local network, or of containers beside this one. */
const isPrivate = (host: string): boolean =>
  isIn(PRIVATE, host) ||
  (isIP(host) === 0 && (!host.includes('.') || /\.(local|internal|lan)$/.test(host)))

/** Where the realtime socket is: named, or beside the address of the chat completions. */
type Where = { url: string | null; baseUrl: string | null }

/** The socket's address, http turned into ws. Whether it may be spoken to: `addressFault`. */
export const realtimeAddress = ({ url, baseUrl }: Where): URL => {
  const address = new URL(url ?? baseUrl ?? OPENAI)
  address.protocol = address.protocol.replace('http', 'ws')
  const path = address.pathname.replace(/\/+$/, '')
  address.pathname = path.endsWith(REALTIME_PATH) ? path : `${path}${REALTIME_PATH}`
  return address
}

/**
 * Voices and keys do not travel unencrypted over the internet: plain ws goes to this machine, or
 * to a private network where OPENAI_REALTIME_URL says so. Null when the address is good.
 */
export const addressFault = (where: Where): string | null => {
  const { protocol, hostname } = realtimeAddress(where)
  if (protocol === 'wss:') return null
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host) || (where.url !== null && isPrivate(host))) return null
  return where.url === null
    ? 'OPENAI_REALTIME_URL must name the realtime address when OPENAI_BASE_URL is http:// and not on this machine.'
    : 'OPENAI_REALTIME_URL must begin with wss:// unless it is on this machine or a private network.'
}
