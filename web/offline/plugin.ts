import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker: the hand-written one of this folder with the list of what was built. */
export function offline(): Plugin {
  return {
    name: 'eminence-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'))
      const files = ['/', '/manifest.webmanifest', '/icon.svg', ...built.map((name) => `/${name}`)].filter(
        (name) => name !== '/index.html' && !name.endsWith('.woff'),
      )
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
      const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace("'version'", () => `'${version}'`).replace("['/']", () => JSON.stringify(files)),
      })
    },
  }
}
