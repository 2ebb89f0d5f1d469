import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(js|css|html|svg|json|webmanifest)$/

/** Below this a smaller answer is no faster. */
const leastBytes = 1024

/** Writes a compressed copy beside each file that a server may send instead. Without TLS, browsers take gzip only. */
export function compressed(): Plugin {
  return {
    name: 'eminence-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const file = join(dir, name)
        if (!isText.test(name)) continue
        const content = readFileSync(file)
        if (content.length < leastBytes) continue
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
