import { isIPv4, isIPv6 } from 'node:net'

/** What a proxy may add to an address: its port. */
const withPort = /^(?:\[(?<v6>.+)\]|(?<v4>[\d.]+))(?::\d+)?$/

const groupsOfNetwork = 4
const groupsInAll = 8

/**
 * The key by which limits tell one caller from another. Whoever has IPv6 has a whole /64 to call from, so only its network counts. What
 * is no address shares one key: a forged header cannot make up callers.
 */
export function addressKey(ip: string): string {
  const { v6, v4 } = withPort.exec(ip)?.groups ?? {}
  const address = (v6 ?? v4 ?? ip).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? keyOfIPv6(groupsOf(address)) : 'unknown'
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [left, right] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf))
  if (right === undefined) return left
  return [...left, ...Array<number>(groupsInAll - left.length - right.length).fill(0), ...right]
}

/** The last part may be written as an IPv4 address. */
function numbersOf(part: string): readonly number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)]
  const [a, b, c, d] = part.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function keyOfIPv6(groups: readonly number[]): string {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6] >> 8, groups[6] & 0xff, groups[7] >> 8, groups[7] & 0xff].join('.')
  const network = groups.slice(0, groupsOfNetwork).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
