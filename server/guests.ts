import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfSecret, newGuestId, newSecret } from './secrets.ts'
import type { Storage, StoredGuest } from './storage/storage.ts'

const plainName = 'eminence'
/** A browser takes a cookie of such a name only from this very host, over https. */
const secureName = '__Host-eminence'
const secretPattern = /^[0-9a-f]{64}$/
const secondsOfAYear = 365 * 24 * 60 * 60

/** Who is behind a request: a guest is whoever has its secret. */
export class Guests {
  readonly #storage: Pick<Storage, 'guestBySecret' | 'addGuest' | 'renameGuest'>
  readonly #cookieName: string
  readonly #cookie: CookieSerializeOptions

  constructor(storage: Pick<Storage, 'guestBySecret' | 'addGuest' | 'renameGuest'>, secure: boolean) {
    this.#storage = storage
    this.#cookieName = secure ? secureName : plainName
    this.#cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: secondsOfAYear }
  }

  async of(request: FastifyRequest): Promise<StoredGuest | null> {
    const secret = this.#secretOf(request)
    return secret === null ? null : this.#storage.guestBySecret(hashOfSecret(secret))
  }

  async welcome(name: string, reply: FastifyReply): Promise<StoredGuest> {
    const secret = newSecret()
    const guest = { id: newGuestId(), name }
    await this.#storage.addGuest(guest, hashOfSecret(secret))
    reply.setCookie(this.#cookieName, secret, this.#cookie)
    return guest
  }

  /** The cookie is good for another year. One that was set before the site had https gets the name of a secure one. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const secret = this.#secretOf(request)
    if (secret !== null) reply.setCookie(this.#cookieName, secret, this.#cookie)
  }

  async rename({ id }: StoredGuest, name: string): Promise<StoredGuest> {
    const guest = { id, name }
    await this.#storage.renameGuest(guest)
    return guest
  }

  #secretOf({ cookies }: FastifyRequest): string | null {
    const secret = cookies[this.#cookieName] ?? cookies[plainName]
    return secret !== undefined && secretPattern.test(secret) ? secret : null
  }
}
