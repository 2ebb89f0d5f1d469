import type { Play, Seat } from '@eminence/kernel'
import { boatman, deedCount, knight, none } from '../data.ts'
import type { CitizenFrom, Event, Source, TownLabel } from '../events.ts'
import { type DeedId, deedIds, type EventId } from '../sets.ts'
import type { Doings, Twist } from '../story.ts'

interface Weighed {
  readonly moves: number
  readonly weight: number
  readonly told: Twist
}

/** A round, with all that the story asks of it. */
export interface Round {
  readonly number: number
  readonly event: EventId
  /** By seat. */
  readonly doings: readonly Doings[]
  /** By seat: the move that shows best what it did. */
  readonly shownBy: readonly number[]
  /** By seat, at the end of the round. */
  readonly levels: readonly number[]
  readonly twists: readonly Weighed[]
  readonly tortures: readonly {
    readonly moves: number
    readonly seat: Seat
    readonly missing: number
    readonly source: Source
  }[]
  /** Who has most stations at the end of the game, alone. */
  readonly majority: Seat | null
}

/** Goes through a play and keeps what a round needs to know of what was before it. */
export function roundsOf({ chapters, seats }: Play<Event>): Round[] {
  const ledger = new Ledger(seats)
  return chapters.map(({ steps }, at) => {
    ledger.open(at + 1, steps[0]?.moves ?? 0)
    for (const { told, moves } of steps) for (const event of told) ledger.note(event, moves)
    return ledger.close()
  })
}

/** What a seat does in the round that is being noted. */
interface Notes {
  stations: TownLabel[]
  citizens: CitizenFrom[]
  goods: number
  coins: number
  /** The move that shows it, and how well. */
  moves: number
  worth: number
}

/** How well a move shows what a seat did. */
const [worthCitizen, worthStation, worthDevelopment, worthAction] = [4, 3, 2, 1]

/** Narrowly missed. */
const fewSpaces = 2

class Ledger {
  readonly #seats: Seat[]
  readonly #levels: number[]
  readonly #development: number[]
  readonly #knights: number[]
  readonly #boatmen: number[]
  /** By deed and seat: followers sent. */
  readonly #sent: number[][]

  #number = 0
  /** Of this round, and of the next one. */
  #event: EventId = 'pilgrimage'
  #next: EventId = 'pilgrimage'
  #levelsBefore: readonly number[] = []
  #notes: Notes[] = []
  #twists: Weighed[] = []
  #tortures: { moves: number; seat: Seat; missing: number; source: Source }[] = []
  #majority: Seat | null = null

  constructor(seats: number) {
    const forEachSeat = (number: number) => Array.from({ length: seats }, () => number)
    this.#seats = Array.from({ length: seats }, (_, seat) => seat)
    this.#levels = forEachSeat(1)
    this.#development = forEachSeat(0)
    this.#knights = forEachSeat(0)
    this.#boatmen = forEachSeat(0)
    this.#sent = Array.from({ length: deedCount }, () => forEachSeat(0))
  }

  open(number: number, moves: number): void {
    this.#number = number
    this.#event = this.#next
    this.#levelsBefore = [...this.#levels]
    this.#notes = this.#seats.map(() => ({ stations: [], citizens: [], goods: 0, coins: 0, moves, worth: 0 }))
    this.#twists = []
    this.#tortures = []
  }

  close(): Round {
    const levels = [...this.#levels]
    return {
      number: this.#number,
      event: this.#event,
      doings: this.#notes.map(({ stations, citizens, goods, coins }, seat) => ({
        stations,
        citizens,
        level: levels[seat] > this.#levelsBefore[seat] ? levels[seat] : null,
        goods: Math.max(0, goods),
        coins: Math.max(0, coins),
      })),
      shownBy: this.#notes.map(({ moves }) => moves),
      levels,
      twists: this.#twists,
      tortures: this.#tortures,
      majority: this.#majority,
    }
  }

  note(event: Event, moves: number): void {
    switch (event.type) {
      case 'roundBegan':
        this.#next = event.event
        // the first round begins with the setup
        if (event.round === this.#number) this.#event = event.event
        break
      case 'acted':
        this.#show(event.seat, moves, worthAction)
        break
      case 'coinsGained':
        this.#notes[event.seat].coins += event.coins
        break
      case 'coinsPaid':
        this.#notes[event.seat].coins -= event.coins
        break
      case 'goodGained':
        this.#notes[event.seat].goods++
        break
      case 'goodCarried':
        if (event.good !== null) this.#notes[event.seat].goods++
        break
      case 'foodPaid':
      case 'goodGivenUp':
        this.#notes[event.seat].goods--
        break
      case 'stationBuilt':
        this.#notes[event.seat].stations.push(event.town)
        this.#show(event.seat, moves, worthStation)
        break
      case 'recruited':
        if (event.follower === knight) this.#knights[event.seat] = event.step
        if (event.follower === boatman) this.#boatmen[event.seat] = event.step
        break
      case 'developed':
        this.#development[event.seat] = event.to
        this.#levels[event.seat] = event.level
        this.#show(event.seat, moves, worthDevelopment)
        break
      case 'developmentGivenUp':
        this.#development[event.seat] = event.to
        this.#levels[event.seat] = event.level
        break
      case 'deedDone':
        this.#sent[deedIds.indexOf(event.deed)][event.seat]++
        break
      case 'citizenTaken':
        this.#notes[event.seat].citizens.push(event.from)
        this.#show(event.seat, moves, worthCitizen)
        this.#noteTwist(event.seat, event.from, moves)
        break
      case 'tortureBegan': {
        const { seat, missing, source } = event
        this.#tortures.push({ moves, seat, missing, source })
        break
      }
      case 'majority':
        this.#majority = event.seat === none ? null : event.seat
    }
  }

  #show(seat: Seat, moves: number, worth: number): void {
    const notes = this.#notes[seat]
    if (worth <= notes.worth) return
    notes.moves = moves
    notes.worth = worth
  }

  #noteTwist(seat: Seat, from: CitizenFrom, moves: number): void {
    switch (from) {
      case 'edge':
        break
      case 'development':
        this.#noteRace(seat, from, this.#development, moves)
        break
      case 'knights':
        this.#noteRace(seat, from, this.#knights, moves)
        break
      case 'boatmen':
        this.#noteRace(seat, from, this.#boatmen, moves)
        break
      default:
        this.#noteDeed(seat, from, moves)
    }
  }

  /** The next one behind, if it was close. What was reached is worth more the further it is. */
  #noteRace(seat: Seat, from: 'development' | 'knights' | 'boatmen', markers: readonly number[], moves: number): void {
    const others = this.#seats.filter((each) => each !== seat).sort((a, b) => markers[b] - markers[a])
    const [other] = others
    const behind = markers[seat] - markers[other]
    if (behind < 1 || behind > fewSpaces) return
    const told: Twist = { type: 'race', round: this.#number, event: this.#event, seat, from, other, behind }
    this.#twists.push({ moves, weight: this.#levels[seat], told })
  }

  #noteDeed(seat: Seat, deed: DeedId, moves: number): void {
    const sent = this.#sent[deedIds.indexOf(deed)]
    const others = Math.max(...sent)
    if (others <= sent[seat]) return
    const told: Twist = {
      type: 'snatched',
      round: this.#number,
      event: this.#event,
      seat,
      deed,
      other: sent.indexOf(others),
      own: sent[seat],
      others,
    }
    this.#twists.push({ moves, weight: this.#levels[seat] + others - sent[seat], told })
  }
}
