import type { GameTexts } from '@eminence/kernel'
import type { CliTexts } from '../texts/texts.ts'

/** How many games ended how, by the game's key: in its words, without the full stop. */
export const endingsInWords = (why: Readonly<Record<string, number>>, gameTexts: GameTexts, texts: CliTexts): string =>
  Object.entries(why)
    .map(([key, count]) => texts.named(gameTexts.why(key).replace(/[.。]$/, ''), `${count}`))
    .join('; ')
