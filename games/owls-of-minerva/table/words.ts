import { Spoken } from '@eminence/ui/spoken.ts'

/** The words on the drawn table: labels, tags and short notes. Names, prompts and the log are in `texts`. */
export interface TableWords {
  readonly setup: string
  readonly headline: (round: number, rounds: number, made: number, reforms: number) => string
  readonly first: string
  readonly seatFacts: (points: number, reforms: number, disks: number, cards: number) => string
  readonly map: string
  readonly rivers: { readonly donau: string; readonly inn: string; readonly lech: string; readonly isar: string }
  readonly lands: {
    readonly bohemia: string
    readonly swabia: string
    readonly austria: string
    readonly helvetia: string
  }
  readonly legend: {
    readonly follower: string
    readonly disk: string
    readonly reform: string
    readonly made: string
    readonly steps: string
  }
  readonly region: {
    readonly followers: (tally: string) => string
    readonly disks: (name: string, count: number) => string
    readonly pawn: (name: string) => string
    readonly reform: (tally: string) => string
    readonly made: (name: string) => string
    readonly start: (name: string) => string
    readonly edict: (faction: string) => string
  }
  readonly edict: string
  readonly roundOf: (round: number, rounds: number) => string
  readonly noEdict: string
  /** Shown with the faction that is blocked. */
  readonly blocked: (faction: string) => string
  readonly hiddenEdicts: (count: number) => string
  readonly court: string
  readonly deck: (cards: number) => string
  readonly discards: (cards: number) => string
  readonly stats: {
    readonly points: (points: number) => string
    readonly reforms: (reforms: number) => string
    readonly disks: (disks: number) => string
    readonly cards: (cards: number) => string
  }
  readonly noFollowers: string
  readonly secretId: string
  readonly noId: string
  readonly takeFrom: (name: string) => string
  readonly yourId: string
  readonly yourFollowers: string
  readonly yourHand: string
  readonly inPlay: string
  readonly anywhere: string
  readonly steps: (steps: number) => string
  readonly covers: (symbols: number, place: string) => string
  readonly coversHere: (symbols: number) => string
  readonly chosen: string
  readonly outcome: { readonly wins: string; readonly tie: string; readonly loses: string }
  readonly total: (total: number) => string
  readonly deeds: { readonly gather: string; readonly rosicrucian: string; readonly freemason: string }
  /** What the Freemason asks for, since its targets lie on the map. */
  readonly pickFollower: string
  readonly reform: {
    readonly title: (place: string) => string
    readonly points: (reform: number, card: number) => string
    readonly pays: (tally: string) => string
    readonly free: string
    readonly missing: (tally: string) => string
    readonly choose: string
    readonly button: string
    readonly final: string
    readonly by: {
      readonly action: string
      readonly identity: string
      readonly further: string
      readonly follower: string
      readonly nothing: string
    }
  }
  readonly oust: {
    readonly ask: (name: string) => string
    readonly title: (place: string) => string
    readonly won: (name: string) => string
    readonly disks: string
    readonly id: string
    readonly cards: string
    readonly total: string
    readonly open: string
    readonly theirCard: string
    readonly outcomes: { readonly win: string; readonly tie: string; readonly lost: string }
    readonly ace: string
    readonly button: string
    readonly by: {
      readonly crown: string
      readonly ace: string
      readonly strength: string
      readonly tie: string
    }
    readonly close: string
  }
  readonly ifItEnded: string
  readonly finalScore: string
  readonly preview: {
    readonly steps: (place: string, steps: number) => string
    readonly leap: (place: string) => string
    readonly oust: (place: string, own: number, name: string, other: number) => string
    readonly reform: (place: string, tally: string) => string
    readonly gather: (tally: string) => string
    readonly disk: string
    readonly card: (reach: string) => string
    /** How an oust stands with one more card. */
    readonly outcome: Readonly<Record<'wins' | 'tie' | 'loses', string>>
    readonly noWayBack: string
    readonly tapAgain: string
    readonly between: string
  }
  readonly explained: {
    readonly steps: (steps: number) => string
    readonly anywhere: string
    readonly strength: (strength: number) => string
    readonly ace: string
    readonly crown: string
    readonly gathers: (factions: string) => string
    readonly freemason: string
    readonly rosicrucian: string
    readonly points: (points: number) => string
    readonly edict: string
    readonly court: string
    readonly score: (reform: number, disk: number, fullSet: number, majority: number) => string
    readonly next: (places: string) => string
    readonly made: (place: string, card: string) => string
  }
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
