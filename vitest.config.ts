import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,ai,bench,cli}/**/tests/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
