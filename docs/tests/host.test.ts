import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from '../../server/config.ts'
import { pageNamed } from './document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = pageNamed('host.md')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The rows of the table: a variable, and its default where that is a value. */
const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`)?[^|]*\|/gm)].map(([, name, value]) => ({
  name,
  value,
}))

describe('the environment variables', () => {
  it('are all there, and no others', () => {
    expect(rows.map(({ name }) => name)).toEqual(variables)
  })

  it('are read in one place', () => {
    const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.includes('tests'),
    )
    expect(sources).toContain('config.ts')
    expect(sources.filter((file) => read(join('server', file)).includes('process.env'))).toEqual([])
  })

  const here = { cores: 4, web: 'dist' }
  it.each(rows.filter(({ name, value }) => value !== undefined && name !== 'WEB'))(
    '$name is $value if nothing is said',
    ({ name, value }) => {
      expect(readConfig({ [name]: value }, here)).toEqual(readConfig({}, here))
    },
  )
})

it.each(['deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/eminence.service'])('the page shows %s as it is', (file) => {
  expect(page).toContain(`\n${read(file)}\`\`\``)
})

it.each(['deploy/eminence.service', 'Containerfile'])('%s sets only variables that there are', (file) => {
  const set = read(file)
    .split('\n')
    .filter((line) => /^(Environment=|ENV )/.test(line))
    .flatMap((line) => [...line.replace('Environment=', '').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name))
  expect(set).toContain('DATA')
  expect(set.filter((name) => name !== 'NODE_ENV' && !variables.includes(name))).toEqual([])
})
