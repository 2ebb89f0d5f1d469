import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Client } from '../../server/tests/client.ts'
import { ServerProcess } from '../../server/tests/process.ts'
import type { Settings } from '../settings/settings.ts'
import { launchOptions, needChromium, thisMachine } from './chromium.ts'
import { begin, desktop, phone } from './given.ts'
import { allMoves, keep, openSaved, savedTable } from './position.ts'

// Takes the pictures of the app that the documentation shows: npm run pictures -- <folder> [pattern of names]
const [folder = 'docs/pictures', only = ''] = process.argv.slice(2)

const tables = [
  savedTable({ seats: 4, seed: 3, moves: 11 }),
  savedTable({ seats: 2, seed: 4, moves: 10 }),
  savedTable({ seats: 3, seed: 2, moves: allMoves }),
]

async function goWithTables(page: Page, path: string): Promise<void> {
  for (const table of tables) await keep(page, table)
  await page.goto(path)
  await page.locator('h2').last().waitFor()
}

const loire = { game: 'orleans', seats: 4, seed: 5 }
const journey = { game: 'owls-of-minerva', seats: 4, seed: 5 }
const city = { game: 'lisboa', seats: 3, seed: 5 }
const order = { game: 'pax-illuminaten', seats: 3, seed: 5 }
const intrigue = { game: 'richelieu', seats: 4, seed: 22 }

/** Shows once more how the last intrigue was resolved. */
async function watchResolution(page: Page): Promise<void> {
  await openSaved(page, savedTable({ ...intrigue, moves: 126 }))
  const log = page.locator('.tabs button').nth(2)
  if (await log.isVisible()) await log.click()
  await page.locator('.log li button').last().click()
  await page.locator('.scene').waitFor()
}

/** How to come to each page. */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => goWithTables(page, '/'),
  lobby: (page) => goWithTables(page, '/tables'),
  table: (page) => openSaved(page, tables[0]),
  strawhand: (page) => openSaved(page, tables[1]),
  end: (page) => openSaved(page, savedTable({ seats: 4, seed: 3, moves: allMoves })),
  'richelieu-table': (page) => openSaved(page, savedTable({ ...intrigue, moves: 107 })),
  'richelieu-neutral': (page) => openSaved(page, savedTable({ ...intrigue, seats: 2, seed: 4, moves: 70 })),
  'richelieu-resolution': watchResolution,
  'richelieu-end': (page) => openSaved(page, savedTable({ ...intrigue, moves: allMoves })),
  'orleans-table': (page) => openSaved(page, savedTable({ ...loire, moves: 620 })),
  'orleans-end': (page) => openSaved(page, savedTable({ ...loire, moves: allMoves })),
  'lisboa-table': (page) => openSaved(page, savedTable({ ...city, moves: 260 })),
  'lisboa-solo': (page) => openSaved(page, savedTable({ ...city, seats: 1, moves: 120 })),
  'lisboa-end': (page) => openSaved(page, savedTable({ ...city, moves: allMoves })),
  'pax-table': (page) => openSaved(page, savedTable({ ...order, moves: 150 })),
  'pax-bot': (page) => openSaved(page, savedTable({ ...order, seats: 2, options: { bot: 'weishaupt' }, moves: 58 })),
  'pax-end': (page) => openSaved(page, savedTable({ ...order, moves: allMoves })),
  'owls-table': (page) => openSaved(page, savedTable({ ...journey, moves: 70 })),
  'owls-end': (page) => openSaved(page, savedTable({ ...journey, moves: allMoves })),
}

const sizes = { desktop, phone: { ...phone, deviceScaleFactor: 1 } }

const shots = Object.entries(scenes).flatMap(([scene, come]) =>
  Object.entries(sizes).flatMap(([size, options]) =>
    (['day', 'night'] as const).flatMap((theme) =>
      (['en', 'ja', 'hu'] as const).map((language) => ({
        name: [scene, size, theme, ...(language === 'en' ? [] : [language])].join('-'),
        settings: { language, theme, motion: 'none' } satisfies Partial<Settings>,
        options,
        come,
      })),
    ),
  ),
)

/** Others who wait for players, so that the lobby is not empty. */
async function openTables(address: string): Promise<void> {
  for (const [name, seats] of [
    ['Margit', 4],
    ['Haruka', 3],
    ['Blaise', 2],
  ] as const) {
    const guest = await Client.guest(address, name)
    const table = await guest.open(seats)
    await guest.sit(table, 0)
    if (seats === 4) await guest.seatComputer(table, 2, 'club')
    await guest.hangUp()
  }
}

async function take(browser: Browser, address: string, { name, settings, options, come }: (typeof shots)[number]) {
  const context = await browser.newContext({ ...options, baseURL: address })
  await begin(context, settings)
  const page = await context.newPage()
  await come(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' })
  await context.close()
}

mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'eminence-pictures-'))
const server = await ServerProcess.start(data)
const browser = await chromium.launch({ ...launchOptions, executablePath: needChromium(thisMachine) })
try {
  await openTables(server.address)
  for (const shot of shots.filter(({ name }) => new RegExp(only).test(name))) await take(browser, server.address, shot)
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true })
}
process.stdout.write(`${resolve(folder)}\n`)
