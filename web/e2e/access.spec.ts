import { expectAccess } from './access.ts'
import { phone, test, visit } from './given.ts'
import { allMoves, openSaved, savedTable } from './position.ts'
import { openTable, sitDown } from './server.ts'

const sizes = { desktop: {}, phone }

for (const theme of ['day', 'night'] as const)
  for (const [size, options] of Object.entries(sizes))
    test.describe(`on a ${size} by ${theme} everybody has access`, () => {
      test.use({ ...options, settings: { theme } })

      test('to a table in the middle of a game, and to its end', async ({ page }) => {
        await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 11 }))
        await expectAccess(page, 'the table')
        await openSaved(page, savedTable({ seats: 4, seed: 3, moves: allMoves }))
        await expectAccess(page, 'the end')
      })
    })

const intrigues = { game: 'richelieu', seats: 4, seed: 22 }

test.describe('on a desktop by day everybody has access', () => {
  test('to a table of Richelieu, and to an intrigue being shown', async ({ page }) => {
    await openSaved(page, savedTable({ ...intrigues, moves: 107 }))
    await expectAccess(page, 'the table')
    await openSaved(page, savedTable({ ...intrigues, moves: allMoves }))
    await page.getByRole('region', { name: 'Key moments' }).getByRole('button').last().click()
    await page.getByRole('region', { name: 'Intrigue 13', exact: true }).waitFor()
    await expectAccess(page, 'an intrigue')
  })
})

/** Tables in the middle of a game, and the size in which its end is looked at: the end page is the same for all games. */
const middles = [
  { what: 'the neutral step of Richelieu', endOn: 'phone', ...intrigues, seats: 2, seed: 4, moves: 70 },
  { what: 'a plan of Orléans', endOn: 'desktop', game: 'orleans', seats: 4, seed: 5, moves: 400 },
  { what: 'a turn of Lisboa', endOn: 'phone', game: 'lisboa', seats: 3, seed: 5, moves: 260 },
  { what: 'a turn against Lacerda', endOn: 'desktop', game: 'lisboa', seats: 1, seed: 5, moves: 120 },
  {
    what: 'a turn beside a bot of Pax Illuminaten',
    endOn: 'desktop',
    game: 'pax-illuminaten',
    options: { bot: 'weishaupt' },
    seats: 3,
    seed: 5,
    moves: 176,
  },
  { what: 'a turn of Owls of Minerva', endOn: 'phone', game: 'owls-of-minerva', seats: 4, seed: 5, moves: 70 },
]

// Each page as a whole in two of the four ways to see it: together they have every size and every colour. Rulebooks are alike: each in one of them.
for (const { size, theme, options, rulebooks } of [
  { size: 'desktop', theme: 'day', options: {}, rulebooks: ['trounce', 'orleans', 'pax-illuminaten'] },
  { size: 'phone', theme: 'night', options: phone, rulebooks: ['richelieu', 'lisboa', 'owls-of-minerva'] },
] as const)
  test.describe(`on a ${size} by ${theme} everybody has access`, () => {
    test.use({ ...options, settings: { theme } })

    for (const { what, endOn, ...wanted } of middles)
      test(`to ${what}${endOn === size ? ', and to the end of the game' : ''}`, async ({ page }) => {
        await openSaved(page, savedTable(wanted))
        await expectAccess(page, what)
        if (endOn !== size) return
        await openSaved(page, savedTable({ ...wanted, moves: allMoves }))
        await page.locator('#moments').waitFor()
        await expectAccess(page, 'the end')
      })

    for (const path of [
      '/',
      '/tables',
      '/settings',
      '/about',
      ...rulebooks.map((game) => `/games/${game}/rules`),
      '/nowhere/at/all',
    ])
      test(`to ${path}`, async ({ page }) => {
        await visit(page, path)
        await page.locator('h1').first().waitFor()
        await expectAccess(page, path)
      })

    test('to a link that leads to no table', async ({ page }) => {
      await page.goto('/tables/nosuchtable1')
      await page.getByRole('heading', { name: 'This table cannot be reached' }).waitFor()
      await expectAccess(page, 'a table that does not exist')
    })

    test('to the other forms of the game, to its beginning and its past', async ({ page }) => {
      for (const seats of [2, 3]) {
        await openSaved(page, savedTable({ seats, seed: 3, moves: 11 }))
        await expectAccess(page, `a table of ${seats}`)
      }
      await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 1 }))
      await expectAccess(page, 'the ordering')
      await page.getByRole('button', { name: 'Replay' }).click()
      await page.getByRole('slider').waitFor()
      await expectAccess(page, 'the past')
    })

    test('to the lobby and the waiting room', async ({ page: anna, visitor, server }) => {
      const link = await openTable(anna, server.address)
      await expectAccess(anna, 'the waiting room of the host')
      const ben = await visitor({ name: 'Ben', theme }, options)
      await sitDown(ben, link)
      await expectAccess(ben, 'the waiting room of a guest')
      await ben.goto('/tables')
      await ben.getByRole('heading', { name: 'Tables of the server' }).waitFor()
      await expectAccess(ben, 'the lobby')
    })
  })
