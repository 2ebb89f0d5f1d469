import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

// Photographs the positions below: node photograph.ts [pattern of names] [path of a Chromium]
const [only = '', executablePath] = process.argv.slice(2)

const positions = {
  four: 'seats=4&moves=27&seed=3',
  fourLead: 'seats=4&moves=24&seed=3',
  fourLong: 'seats=4&moves=11&seed=5&names=long',
  three: 'seats=3&moves=13&seed=2',
  two: 'seats=2&moves=10&seed=4',
  order4: 'seats=4&moves=1&seed=3',
  order4second: 'seats=4&moves=5&seed=3&prefer=pass',
  order3stuck: 'seats=3&moves=6&seed=3&prefer=pass',
  order2: 'seats=2&moves=0&seed=4',
  trounce: 'seats=4&moves=10&seed=1',
  alone: 'seats=4&moves=8&seed=3&prefer=alone',
  audience: 'seats=4&moves=26&seed=3&viewer=none',
}

const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
}

const shots = Object.entries(positions).flatMap(([position, query]) =>
  Object.entries(sizes).flatMap(([size, viewport]) =>
    ['day', 'night'].flatMap((theme) =>
      ['en', 'ja', 'hu'].map((language) => ({
        name: `${position}-${size}-${theme}-${language}`,
        query: `${query}&theme=${theme}&language=${language}`,
        viewport,
      })),
    ),
  ),
)

const folder = join(tmpdir(), 'eminence-gallery')
mkdirSync(folder, { recursive: true })
const server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts'), server: { port: 0 } })
await server.listen()
const [address] = server.resolvedUrls?.local ?? []
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

for (const { name, query, viewport } of shots.filter((shot) => new RegExp(only).test(shot.name))) {
  const page = await browser.newPage({ viewport })
  page.on('pageerror', (error) => console.error(name, error.message))
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()))
  await page.goto(`${address}?${query}`)
  await page.waitForSelector('.table')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1900)
  await page
    .locator('[data-target]')
    .first()
    .focus({ timeout: 300 })
    .catch(() => {})
  await page.waitForTimeout(350)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  if (sideways) console.error(`${name} scrolls sideways`)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}
await browser.close()
await server.close()
console.log(folder)
