/** Every flag that some command takes; what it stands for is the same for all of them. */
export const flags = {
  all: { type: 'boolean' },
  components: { type: 'string', value: 'FILE' },
  count: { type: 'string', value: 'K' },
  data: { type: 'string', value: 'FOLDER' },
  force: { type: 'boolean' },
  game: { type: 'string', value: 'ID', multiple: true },
  games: { type: 'string', value: 'K' },
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string', value: 'ADDRESS' },
  iterations: { type: 'string', value: 'N' },
  json: { type: 'boolean' },
  lang: { type: 'string', value: 'en|ja|hu' },
  level: { type: 'string', value: 'LEVEL' },
  opponents: { type: 'string', value: 'NAME,...' },
  moves: { type: 'string', value: 'N' },
  only: { type: 'string', value: 'NAME', multiple: true },
  option: { type: 'string', value: 'NAME=VALUE', multiple: true },
  page: { type: 'boolean' },
  players: { type: 'string', value: 'NAME,...' },
  port: { type: 'string', value: 'N' },
  record: { type: 'string', value: 'FILE' },
  save: { type: 'string', value: 'FILE' },
  seat: { type: 'string', value: 'K' },
  seats: { type: 'string', value: 'N' },
  seconds: { type: 'string', value: 'S' },
  seed: { type: 'string', value: 'S' },
  'start-code': { type: 'string', value: 'CODE' },
  stride: { type: 'string', value: 'N' },
  threads: { type: 'string', value: 'T' },
  time: { type: 'string', value: 'MS' },
  to: { type: 'string', value: 'N' },
} as const satisfies Readonly<Record<string, Flag>>

export type FlagName = keyof typeof flags

type Flag =
  | { readonly type: 'boolean'; readonly short?: string }
  | { readonly type: 'string'; readonly value: string; readonly multiple?: boolean }

export const flagOf = (name: FlagName): Flag => flags[name]

/** As it is typed. */
export function spelled(name: FlagName): string {
  const flag = flagOf(name)
  return flag.type === 'string' ? `--${name} ${flag.value}` : `--${name}`
}
