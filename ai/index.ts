export * from './arena.ts'
export * from './player.ts'
export * from './players.ts'
export { Search, type Style } from './search.ts'
