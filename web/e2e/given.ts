import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { ServerProcess } from '../../server/tests/process.ts'
import type { Settings } from '../settings/settings.ts'

export { expect }

/** Quick and still, so that tests are. */
const usual: Partial<Settings> = { name: 'Anna', language: 'en', theme: 'day', pace: 'fast', motion: 'none' }

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** A server that a test may kill and start again, with the same data at the same address. */
export interface OwnServer {
  readonly address: string
  kill(): Promise<void>
  startAgain(): Promise<void>
}

export interface Given {
  /** What the reader of this page has set, besides the usual. */
  settings: Partial<Settings>
  /** Complaints of the browser that belong to what is tested; any other fails the test. */
  expectedProblems: RegExp
}

interface Fixtures extends Given {
  problems: string[]
  /** A page in a browser of its own, for one more person. */
  visitor: (settings: Partial<Settings>, options?: BrowserContextOptions) => Promise<Page>
  ownServer: OwnServer
}

interface WorkerFixtures {
  server: ServerProcess
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eminence-browser-'))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Notes every error in the console, refusals of the content security policy among them, and every uncaught one. */
function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`${error.error().stack}`))
}

/** The settings that a browser begins with; what its reader changes stays. */
export async function begin(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (location.protocol === 'about:') return
      if (localStorage.getItem('eminence.settings') === null) localStorage.setItem('eminence.settings', text)
    },
    JSON.stringify({ ...usual, ...settings }),
  )
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  expectedProblems: [/^$/, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await withFolder(async (folder) => {
        const server = await ServerProcess.start(folder)
        await use(server)
        await server.stop()
      })
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.address),

  problems: [
    async ({ expectedProblems }, use) => {
      const problems: string[] = []
      await use(problems)
      const unexpected = problems.filter((problem) => !expectedProblems.test(problem))
      expect(unexpected, 'the browser complains about nothing').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, problems, settings }, use) => {
    watch(context, problems)
    await begin(context, settings)
    await use(context)
  },

  visitor: async ({ browser, server, problems }, use) => {
    const opened: BrowserContext[] = []
    await use(async (settings, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        serviceWorkers: 'block',
        ...desktop,
        ...options,
      })
      opened.push(context)
      watch(context, problems)
      await begin(context, settings)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownServer: async ({}, use) => {
    await withFolder(async (folder) => {
      let server = await ServerProcess.start(folder)
      const { address, port } = server
      await use({
        address,
        kill: () => server.killHard(),
        async startAgain() {
          server = await ServerProcess.start(folder, port)
        },
      })
      await server.killHard()
    })
  },
})

/** Opens a page and waits until all of it is drawn. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#content[aria-busy=false]').waitFor()
}
