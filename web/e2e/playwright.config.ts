import { defineConfig } from '@playwright/test'

const address = 'http://127.0.0.1:4174'

/** By hand: `npx vite build web && npx playwright test --config web/e2e`. CHROMIUM names another browser than Debian's. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  workers: 1,
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npx vite preview web --host 127.0.0.1 --port 4174 --strictPort',
    cwd: '../..',
    url: address,
    reuseExistingServer: true,
  },
})
