import type { Environment, Output } from './io.ts'

/** How text is laid out: how wide, and how words are set off. Where there is no terminal, or it is not wanted, they stay as they are. */
export interface Page {
  readonly width: number
  strong(text: string): string
  faint(text: string): string
}

const usualWidth = 80
const widest = 100

/** https://no-color.org: any value but an empty one means no. */
export function pageOn(output: Output, env: Environment): Page {
  const isPlain = !output.isTTY || env.NO_COLOR || env.TERM === 'dumb'
  return {
    get width() {
      // a terminal that does not know its size says 0
      return Math.min(output.columns || usualWidth, widest)
    },
    strong: (text) => (isPlain ? text : `\x1b[1m${text}\x1b[22m`),
    faint: (text) => (isPlain ? text : `\x1b[2m${text}\x1b[22m`),
  }
}
