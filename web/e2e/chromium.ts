import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What of this machine decides which browser the tests run in. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  /** The text of /etc/os-release. */
  readonly system: string
  isProgram(path: string): boolean
  /** Runs a command; whether it went well. */
  run(command: string, ...words: readonly string[]): boolean
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium that CHROMIUM names, or else the first on the PATH. */
export function findChromium({ env, isProgram }: Pick<Machine, 'env' | 'isProgram'>): string | null {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : null
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null
}

const hasDebianPackages = (system: string): boolean => /^(ID|ID_LIKE)=.*\b(debian|ubuntu)\b/m.test(system)

const help =
  'The browser tests need a Chromium: install one (on Debian: apt-get install chromium fonts-noto-cjk), or name one in the variable CHROMIUM.'

/** Finds a Chromium, or installs the one of Debian; where neither is possible, an error says what to do. */
export function needChromium(machine: Machine): string {
  const found = findChromium(machine)
  if (found !== null) return found
  const { env, isRoot, system } = machine
  if (env.CHROMIUM) throw new Error(`CHROMIUM names ${env.CHROMIUM}, but there is no such program. ${help}`)
  if (!isRoot || !hasDebianPackages(system)) throw new Error(`There is no Chromium here. ${help}`)
  const isInstalled =
    machine.run('apt-get', 'update') && machine.run('apt-get', 'install', '-y', 'chromium', 'fonts-noto-cjk')
  const installed = findChromium(machine)
  if (!isInstalled || installed === null)
    throw new Error(`There is no Chromium here, and installing it failed. ${help}`)
  return installed
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  system: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  isProgram,
  run: (command, ...words) =>
    spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0,
}

/** Nothing of the browser's own that goes to the network; no sandbox, which needs more rights than a container has. */
export const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

if (import.meta.main) {
  try {
    needChromium(thisMachine)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
