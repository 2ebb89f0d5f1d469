import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfSecret, newGuestId, newSecret } from './secrets.ts'
import type { Storage, StoredGuest } from './storage/storage.ts'

const cookieName = 'eminence'
const secretPattern = /^[0-9a-f]{64}$/
const secondsOfAYear = 365 * 24 * 60 * 60

/** Who is behind a request: a guest is whoever has its secret. */
export class Guests {
  readonly #storage: Storage
  readonly #cookie: CookieSerializeOptions

  constructor(storage: Storage, secure: boolean) {
    this.#storage = storage
    this.#cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: secondsOfAYear }
  }

  async of(request: FastifyRequest): Promise<StoredGuest | null> {
    const secret = request.cookies[cookieName]
    if (secret === undefined || !secretPattern.test(secret)) return null
    return this.#storage.guestBySecret(hashOfSecret(secret))
  }

  async welcome(name: string, reply: FastifyReply): Promise<StoredGuest> {
    const secret = newSecret()
    const guest = { id: newGuestId(), name }
    await this.#storage.addGuest(guest, hashOfSecret(secret))
    reply.setCookie(cookieName, secret, this.#cookie)
    return guest
  }

  async rename({ id }: StoredGuest, name: string): Promise<StoredGuest> {
    const guest = { id, name }
    await this.#storage.renameGuest(guest)
    return guest
  }
}
