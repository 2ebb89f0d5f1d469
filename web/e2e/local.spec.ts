import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccess } from './access.ts'
import { expect, test, visit } from './given.ts'
import { answerByKeyboard, answerByMouse, isSecondHand, logOf, ownTurn, startByKeyboard, tabTo } from './play.ts'
import { allMoves, openSaved, savedTable } from './position.ts'

test('a whole game for two against the computer, by keyboard alone', async ({ page }) => {
  await startByKeyboard(page)
  while ((await ownTurn(page)) === 'turn') {
    await answerByKeyboard(page)
    // The focus is never lost: something of the table has it, before and after every move.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  await expect(page.locator('#end')).toContainText(/win/)
  await expect(page.locator('#end')).toBeFocused()
  await expect(page.getByRole('table').first()).toContainText('Own orders')
})

test('a whole hand for four with the mouse', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 2 }))
  while (!(await isSecondHand(page))) {
    await ownTurn(page)
    await answerByMouse(page)
  }
})

test('two people at one screen: the hand is hidden until the device is passed', async ({ page }) => {
  await visit(page, '/')
  await page.getByText('One screen').click()
  await page.getByLabel('Name at seat 2').fill('Ben')
  await page.getByRole('button', { name: 'Play Trounce' }).click()
  const ready = page.getByRole('button', { name: /^I am / })
  const owners = new Set<string>()
  for (let passed = 0; passed < 4; passed++) {
    await expect(ready).toBeFocused()
    await expect(page.locator('[data-target]')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
    owners.add(await ready.innerText())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
    // Who orders may also lead: it takes a move or two until it is the other's turn.
    for (let moves = 0; moves < 4 && (await ready.count()) === 0; moves++) {
      await ownTurn(page)
      await answerByKeyboard(page)
    }
  }
  expect([...owners].sort()).toEqual(['I am Anna', 'I am Ben'])
})

test('the past can be shown and left again', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 3, seed: 2, moves: 13 }))
  await page.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 0 of 13/)
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(slider).toHaveCount(0)
  await tabTo(page, '[data-target]')
})

test('a move is taken back', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 1 }))
  const before = await logOf(page)
  const prompt = await page.locator('#prompt .line').innerText()
  await page
    .getByRole('button', { name: / trump, / })
    .first()
    .click()
  await expect(page.locator('#prompt .line')).not.toHaveText(prompt)
  await page.keyboard.press('Control+z')
  await expect(page.locator('#prompt .line')).toHaveText(prompt)
  expect(await logOf(page)).toEqual(before)
})

test('a rematch is a new table that is played at once, and one can go back to the old one', async ({ page }) => {
  const saved = savedTable({ seats: 2, seed: 4, moves: allMoves })
  await openSaved(page, saved)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(saved.id))
  expect(await ownTurn(page)).toBe('turn')
  await page.goBack()
  await expect(page.locator('#end')).toBeVisible()
})

test('a card that may not be played says why, and nothing is played', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 4, seed: 3, moves: 11 }))
  const before = await logOf(page)
  const hand = page.getByRole('region', { name: 'Your hand' })
  await hand.locator('[aria-disabled=true]').first().click({ force: true })
  await expect(page.getByRole('alert')).toContainText(/TR-\d/)
  await expect(page.locator('.refusal')).toBeVisible()
  expect(await logOf(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('.refusal')).toHaveCount(0)
})

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

async function savedRecord(page: Page): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save record' }).first().click()
  return download
}

test('a record that was saved opens in another browser, and is the same when it is saved there', async ({
  page,
  visitor,
}) => {
  await openSaved(page, savedTable({ seats: 3, seed: 5, moves: allMoves }))
  const download = await savedRecord(page)
  const text = await textOf(download)

  const other = await visitor({ name: 'Ben' })
  await visit(other, '/')
  await other.getByLabel('Open a saved record').setInputFiles(await download.path())
  await expect(other).toHaveURL(/\/local\//)
  await expect(other.locator('#end')).toBeVisible()
  expect(await logOf(other)).toHaveLength((await logOf(page)).length)
  expect(await textOf(await savedRecord(other))).toBe(text)
})

test('a file that is no record is refused in words', async ({ page }) => {
  await visit(page, '/')
  const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') }
  await page.getByLabel('Open a saved record').setInputFiles(broken)
  await expect(page.getByRole('alert')).toHaveText('This file is not a whole record of one of our games.')
  await expect(page).toHaveURL('/')
})

test('a record that was changed says so before it is shown', async ({ page }) => {
  await openSaved(page, savedTable({ seats: 3, seed: 5, moves: allMoves }))
  const record = JSON.parse(await textOf(await savedRecord(page)))
  record.hashes[4] = record.hashes[3]
  await visit(page, '/tables')
  const changed = { name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await page.getByLabel('Open a saved record').setInputFiles(changed)
  await expect(page.getByRole('alert')).toContainText('After move 4 the table is not the recorded one.')
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeFocused()
  await expectAccess(page, 'the warning')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/tables')

  await page.getByLabel('Open a saved record').setInputFiles(changed)
  await page.getByRole('button', { name: 'Open it all the same' }).click()
  await expect(page.locator('#end')).toBeVisible()
})
