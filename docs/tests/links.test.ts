import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const read = (page: string): string => readFileSync(join(root, page), 'utf8')

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '')

/** As a heading is addressed on the page. */
const anchorsIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link).filter((link) => !/^\w+:/.test(link))

describe.each(pages)('%s', (page) => {
  const leadsNowhere = (link: string): boolean => {
    const [path, anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
  }

  it('has no link that leads nowhere', () => {
    expect(linksIn(read(page)).filter(leadsNowhere)).toEqual([])
  })
})

it('the README leads to every page', () => {
  const linked = linksIn(read('README.md'))
  expect(pages.filter((page) => page !== 'README.md' && !linked.includes(page))).toEqual([])
})
