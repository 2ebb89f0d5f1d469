import type { GameTexts, Refusal } from '@eminence/kernel'
import type { CliTexts } from '../texts/texts.ts'

/** Why something was refused, in a sentence. */
export const reasonOf = (refusal: Refusal, gameTexts: GameTexts, { refusals }: CliTexts): string =>
  refusal.code === 'blocked' ? `${gameTexts.reason(refusal.reason)} (${refusal.rule})` : refusals[refusal.code]
