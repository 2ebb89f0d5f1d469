import { defineConfig } from 'vitest/config'
import { room } from './rooms.ts'

export default defineConfig({
  test: { include: [...room.tests], isolate: false, testTimeout: 60_000 },
})
