import type { RefusalCode } from '@eminence/protocol'

const statuses: Partial<Readonly<Record<RefusalCode, number>>> = {
  malformed: 400,
  setup: 400,
  unknownGame: 400,
  noGuest: 401,
  foreign: 403,
  notHost: 403,
  notSeated: 403,
  unknownTable: 404,
  noSuchSeat: 404,
  notFound: 404,
  tooLarge: 413,
  tooMany: 429,
  tooManyTables: 429,
  failed: 500,
  stopping: 503,
}

/** The others are conflicts with how things stand. */
export const statusOf = (code: RefusalCode): number => statuses[code] ?? 409
