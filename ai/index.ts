export * from './arena.ts'
export * from './player.ts'
export * from './players.ts'
