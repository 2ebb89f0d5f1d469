import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { commandNames } from '../commands/command.ts'
import { commands } from '../commands/index.ts'
import { texts } from '../texts/index.ts'
import { eminence } from './eminence.ts'

const entry = fileURLToPath(new URL('../eminence.js', import.meta.url))

describe('help', () => {
  it.each(languages)('lists every command (%s)', async (lang) => {
    const { code, out } = await eminence(['help', '--lang', lang])
    expect(code).toBe(0)
    for (const name of commandNames) expect(out).toContain(`${name} `)
    expect(out).toContain(texts[lang].commands.play)
    expect(await eminence([], { env: { LANG: lang } })).toMatchObject({ code: 0, out })
    expect(await eminence(['--help'], { env: { LANG: lang } })).toMatchObject({ code: 0, out })
  })

  it.each(commandNames)('tells what %s takes', async (name) => {
    const { code, out } = await eminence(['help', name])
    expect(code).toBe(0)
    expect(out).toContain(`eminence ${[name, ...commands[name].positionals].join(' ')}`)
    for (const flag of commands[name].flags) expect(out).toContain(`--${flag}`)
    expect(await eminence([name, '--help'])).toMatchObject({ code: 0, out })
    expect(await eminence([name, '-h'])).toMatchObject({ code: 0, out })
  })

  it('fits a terminal of 80 columns', async () => {
    for (const name of commandNames) {
      const { out } = await eminence(['help', name])
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    }
  })

  it('speaks the language of the system, unless --lang asks for another', async () => {
    const usage = async (argv: string[], env: Record<string, string>) =>
      (await eminence(['help', ...argv], { env })).out
    const { en, ja, hu } = texts
    expect(await usage([], { LANG: 'ja_JP.UTF-8' })).toContain(ja.help.usage)
    expect(await usage([], { LANG: 'ja_JP.UTF-8', LC_ALL: 'hu_HU' })).toContain(hu.help.usage)
    expect(await usage([], { LANG: 'hu', LC_MESSAGES: 'ja' })).toContain(ja.help.usage)
    expect(await usage([], { LANG: 'de_DE' })).toContain(en.help.usage)
    expect(await usage(['--lang=hu'], { LANG: 'ja' })).toContain(hu.help.usage)
  })
})

describe('the program', () => {
  const run = (...argv: string[]) => spawnSync(process.execPath, [entry, ...argv], { encoding: 'utf8' })

  it('writes to the standard streams and ends with the exit code', () => {
    expect(run('--version')).toMatchObject({ status: 0, stdout: 'eminence 0.1.0\n', stderr: '' })
    const unknown = run('simulat', '--lang', 'en')
    expect(unknown).toMatchObject({ status: 2, stdout: '' })
    expect(unknown.stderr).toBe('eminence: there is no command "simulat"; did you mean "simulate"?\n')
  })
})
