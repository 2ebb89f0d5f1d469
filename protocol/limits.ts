/** Of this protocol; a server says it in its welcome. It is raised when an old client would misunderstand. */
export const protocolVersion = 2

/** How large things may be. Lengths count UTF-16 units, as JavaScript does. */
export const limits = {
  /** Bytes of one message or request body. */
  message: 4096,
  /** Bytes of a request that opens a table, since it may bring a component set. */
  opening: 65_536,
  name: 24,
  /** Of what is said at a table. */
  text: 400,
  /** Of the name that a client gives to one of its messages. */
  requestId: 40,
  /** Tables that one connection follows at the same time. */
  follows: 20,
  /** Tables of a guest that are open or being played. */
  tables: 30,
  /** Tables at which a guest sits and that are not over. */
  sittings: 60,
  /** How many lines of talk a server tells who follows a table anew. */
  talk: 100,
  /** Lines of talk that are kept of a table: the oldest go first. */
  talkKept: 500,
  /** Steps of a table, moves and moves taken back: a table that has so many ends. */
  steps: 20_000,
} as const
