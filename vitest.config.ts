import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,ai,protocol,server,bench,cli,ui,web,docs}/**/tests/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
})
