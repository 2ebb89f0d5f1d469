import type { GameTexts } from '@eminence/kernel'
import type { PortRefusal } from '../table/port.ts'
import type { Words } from '../texts/words.ts'

/** Why not, in one sentence to a person. */
export function refusalText(refusal: PortRefusal, words: Words, texts: Pick<GameTexts, 'reason'>): string {
  if (refusal.code !== 'blocked') return words.refusals[refusal.code]
  return `${texts.reason(refusal.reason)} (${words.frame.rule(refusal.rule)})`
}
