import type { Game, GameTexts, Knowledge, Language, Storyteller } from '@eminence/kernel'

/** Everything that is needed to play one game. */
export interface Playable {
  readonly game: Game
  readonly knowledge: Knowledge
  /** How its plays are told at the end, where it can be. */
  readonly story?: Storyteller
}

/** Everything that the rest of Eminence knows of one game, but for what is drawn and read. */
export interface GameEntry extends Playable {
  readonly texts: Readonly<Record<Language, GameTexts>>
}
