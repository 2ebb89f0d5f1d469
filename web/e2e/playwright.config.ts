import { defineConfig } from '@playwright/test'
import { findChromium, launchOptions, thisMachine } from './chromium.ts'
import { desktop, type Given } from './given.ts'

const executablePath = findChromium(thisMachine)

/** `npm run test:browser` builds the app, sees to the browser and runs all of them; each worker starts a server of its own. */
export default defineConfig<Given>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    // Every test is a first visit, at which a service worker fetches the whole app: only those that go offline wait for that.
    serviceWorkers: 'block',
    ...desktop,
    launchOptions: { ...launchOptions, ...(executablePath !== null && { executablePath }) },
  },
})
