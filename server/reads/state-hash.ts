import { hash } from 'node:crypto'
import { canonical } from '@eminence/kernel'

/** What the kernel's `hashOf` gives, by the SHA-256 of Node: it is many times faster. */
export const stateHash = (state: object): string => hash('sha256', canonical(state)).slice(0, 16)
