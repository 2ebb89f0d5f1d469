import { isIP } from 'node:net'

const mostHops = 10
const bitsOf: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** Whose word about the address of a caller is believed. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  /** So many proxies stand in a row before the server: each adds the address that it saw to the end of the header. */
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] }

/** Null, if it is none of the ways to say it. */
export function proxiesFrom(text: string): TrustedProxies | null {
  if (text === 'no') return { kind: 'none' }
  if (text === 'yes') return { kind: 'hops', count: 1 }
  if (/^\d+$/.test(text)) {
    const count = Number(text)
    return count >= 1 && count <= mostHops ? { kind: 'hops', count } : null
  }
  const networks = text.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? { kind: 'networks', networks } : null
}

function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  const most = bitsOf[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
}

type FastifyTrust = false | string[] | ((address: string, hop: number) => boolean)

/**
 * For fastify, which goes through the forwarded addresses from the nearest on, and takes the first that it does not trust. Hops are
 * counted by a function, since fastify trusts nobody where it is given a bare number.
 */
export function fastifyTrust(proxies: TrustedProxies): FastifyTrust {
  switch (proxies.kind) {
    case 'none':
      return false
    case 'hops':
      return (_address, hop) => hop < proxies.count
    case 'networks':
      return [...proxies.networks]
  }
}
