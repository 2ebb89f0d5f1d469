import { room } from './rooms.ts'

export default {
  mutate: room.mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'docs/mutations/vitest.ts' },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress'],
}
