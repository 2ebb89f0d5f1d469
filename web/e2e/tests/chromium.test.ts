import { describe, expect, it } from 'vitest'
import { findChromium, type Machine, needChromium } from '../chromium.ts'

const debian = 'NAME="Debian GNU/Linux"\nID=debian\n'

/** A machine with these programs; apt-get brings what it is told to bring. */
function machine(part: Partial<Machine>, programs: readonly string[], brings: readonly string[] = []) {
  const there = new Set(programs)
  const ran: string[] = []
  const made: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: true,
    system: debian,
    isProgram: (path) => there.has(path),
    run(...words) {
      ran.push(words.join(' '))
      if (words.includes('install')) for (const each of brings) there.add(each)
      return brings.length > 0
    },
    ...part,
  }
  return { made, ran }
}

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM names', () => {
    const { made } = machine({ env: { CHROMIUM: '/opt/mine' } }, ['/opt/mine', '/usr/bin/chromium'])
    expect(findChromium(made)).toBe('/opt/mine')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('is %s on the PATH', (name) => {
    const { made, ran } = machine({}, [`/usr/local/bin/${name}`])
    expect(needChromium(made)).toBe(`/usr/local/bin/${name}`)
    expect(ran).toEqual([])
  })

  it('is installed by root on Debian and its kin', () => {
    for (const system of [debian, 'ID=ubuntu\nID_LIKE=debian\n', 'ID=mine\nID_LIKE="ubuntu debian"\n']) {
      const { made, ran } = machine({ system }, [], ['/usr/bin/chromium'])
      expect(needChromium(made)).toBe('/usr/bin/chromium')
      expect(ran).toEqual(['apt-get update', 'apt-get install -y chromium fonts-noto-cjk'])
    }
  })

  it('is asked for with one clear sentence where it cannot be installed', () => {
    const cases = [
      machine({ isRoot: false }, [], ['/usr/bin/chromium']),
      machine({ system: 'ID=fedora\n' }, [], ['/usr/bin/chromium']),
    ]
    for (const { made, ran } of cases) {
      expect(() => needChromium(made)).toThrow(/no Chromium here.*apt-get install chromium.*CHROMIUM/)
      expect(ran).toEqual([])
    }
    expect(() => needChromium(machine({}, []).made)).toThrow(/installing it failed/)
    expect(() => needChromium(machine({ env: { CHROMIUM: '/opt/gone' } }, ['/usr/bin/chromium']).made)).toThrow(
      /\/opt\/gone, but there is no such program/,
    )
  })
})
