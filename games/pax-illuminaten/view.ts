import { type Random, type Seat, shuffle, type Viewer } from '@eminence/kernel'
import { type Card, cards, type EventCard, edicts, isEdict, none, type Plot, plots, specialCards } from './data.ts'
import { hasBegunRightly } from './rules/actions/expel.ts'
import { attacker, defender, isBot, type Oust, type State } from './state.ts'

type Hidden =
  | 'map'
  | 'deck'
  | 'discard'
  | 'hands'
  | 'eventDeck'
  | 'eventsUnused'
  | 'eventHands'
  | 'privatePlots'
  | 'plotDeck'
  | 'drawnEvents'
  | 'drawnPlot'
  | 'oust'

/**
 * What a seat or the audience may know (PI-1.14), with all that it could have noted down.
 *
 * What a drawing needs besides:
 * - Slots are counted row by row; where they lie: `layoutFor(view).cells`. `placard` stands for a seat's placard.
 * - `disks[4 * slot + location]` is a seat or none; what a location costs: `tablesOf(view).costs[rankOf[card]][location]`.
 * - `contacts[seat]` is an index into `tablesOf(view).set.contacts`.
 * - Who decides what: the last of `todo`; a task has the slot, card or count it is about in it.
 */
export interface View extends Readonly<Omit<State, Hidden>> {
  readonly viewer: Viewer
  /** By slot: none where the card lies face down. */
  readonly map: readonly Card[]
  /** By seat: the cards that the viewer knows to be there; its own hand in order. */
  readonly hands: readonly (readonly Card[])[]
  readonly handSizes: readonly number[]
  readonly deckSize: number
  /** Only the top card may be looked at; none if there is none. */
  readonly discardTop: Card
  readonly eventHands: readonly (readonly EventCard[])[]
  readonly eventHandSizes: readonly number[]
  /** From the bottom of the deck on: none where the viewer does not know the card. */
  readonly eventDeck: readonly EventCard[]
  /** The two that were drawn: none where the viewer does not know the card. */
  readonly drawnEvents: readonly EventCard[]
  /** By seat: null where the plot is hidden, none for a bot. */
  readonly privatePlots: readonly (Plot | null)[]
  /** From the bottom of the deck on: none where the viewer does not know the plot. */
  readonly plotDeck: readonly Plot[]
  /** Null where somebody has drawn a plot that the viewer does not know. */
  readonly drawnPlot: Plot | null
  /** Cards chosen by others and not shown yet are none; `hasChosen` tells of attacker and defender who has chosen. */
  readonly oust: Oust | null
  readonly hasChosen: readonly [boolean, boolean]
  /**
   * What every attentive player could have written down. Computer players have such a memory, and imagined states need it.
   * A table draws nothing of this.
   */
  readonly noted: {
    readonly discard: readonly Card[]
    /** By seat: of the cards that the viewer does not know, how many come from which shuffling of the deck. */
    readonly unknown: readonly (readonly number[])[]
  }
}

/** How many cards of each shuffling; `shuffles` says which cards these could be. */
const byShuffle = (s: State, hand: readonly Card[]): number[] => {
  const counts = Array.from({ length: s.exhaustions + 1 }, () => 0)
  for (const card of hand) counts[s.shuffles[card]]++
  return counts
}

export function view(s: State, viewer: Viewer): View {
  const bit = viewer === null ? 0 : 1 << viewer
  const isOwn = (seat: Seat) => seat === viewer
  const knowsCard = (seat: Seat, card: Card) => isOwn(seat) || (s.seen[card] & bit) !== 0 || s.seen[card] === 15
  const knownHands = s.hands.map((hand, seat) =>
    isOwn(seat) ? hand.slice() : hand.filter((card) => knowsCard(seat, card)).sort((a, b) => a - b),
  )
  const seen = s.seen.map(() => 0)
  for (const card of knownHands.flat()) seen[card] = s.seen[card]
  const knowsEvent = (event: EventCard) => (s.eventSeen[event] & bit) !== 0
  const sees = (event: EventCard) => isOwn(s.active) || knowsEvent(event)
  const knowsPlot = (plot: Plot) =>
    plot !== none && ((s.plotSeen[plot] & bit) !== 0 || (viewer !== null && s.privatePlots[viewer] === plot))
  const isPlotOpen = (plot: Plot, seat: Seat) =>
    plot === none || isOwn(seat) || (s.revealed & (1 << seat)) !== 0 || knowsPlot(plot)
  const { oust } = s
  const chosenFor = (side: number) => (oust !== null && isOwn(oust.seats[side]) ? oust.chosen[side] : none)
  return {
    viewer,
    map: s.map.map((card, slot) => ((s.faceUp & (1 << slot)) === 0 ? none : card)),
    hands: knownHands,
    handSizes: s.hands.map((hand) => hand.length),
    deckSize: s.deck.length,
    discardTop: s.discard.at(-1) ?? none,
    eventHands: s.eventHands.map((hand, seat) => (isOwn(seat) ? hand.slice() : [])),
    eventHandSizes: s.eventHands.map((hand) => hand.length),
    eventDeck: s.eventDeck.map((event) => (knowsEvent(event) ? event : none)),
    drawnEvents: s.drawnEvents.map((event) => (sees(event) ? event : none)),
    privatePlots: s.privatePlots.map((plot, seat) => (isPlotOpen(plot, seat) ? plot : null)),
    plotDeck: s.plotDeck.map((plot) => (knowsPlot(plot) ? plot : none)),
    drawnPlot: s.drawnPlot === none || isOwn(s.active) ? s.drawnPlot : null,
    oust: oust && { ...oust, chosen: [chosenFor(attacker), chosenFor(defender)] },
    hasChosen: [oust !== null && oust.chosen[attacker] !== none, oust !== null && oust.chosen[defender] !== none],
    noted: {
      discard: s.discard.slice(),
      unknown: s.hands.map((hand, seat) =>
        byShuffle(
          s,
          hand.filter((card) => !knowsCard(seat, card)),
        ),
      ),
    },
    seen,
    eventSeen: s.eventSeen.map((bits, event) => (isEventHidden(s, event) && knowsEvent(event) ? bits : 0)),
    plotSeen: s.plotSeen.map((bits, plot) => (isPlotHidden(s, plot) && knowsPlot(plot) ? bits : 0)),
    shuffles: s.shuffles.slice(),
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    bot: s.bot,
    ending: s.ending,
    winner: s.winner,
    turn: s.turn,
    round: s.round,
    active: s.active,
    lastRound: s.lastRound,
    faceUp: s.faceUp,
    disks: s.disks.slice(),
    presence: s.presence.slice(),
    supply: s.supply.slice(),
    court: s.court.slice(),
    chamberlain: s.chamberlain,
    exhaustions: s.exhaustions,
    pool: s.pool.slice(),
    favors: s.favors.slice(),
    contacts: s.contacts.slice(),
    eventDiscard: s.eventDiscard.slice(),
    inForce: s.inForce.slice(),
    edictAt: s.edictAt.slice(),
    edictTokens: s.edictTokens.slice(),
    publicPlots: s.publicPlots.slice(),
    revealed: s.revealed,
    claims: s.claims.map((claims) => claims.slice()),
    onTop: s.onTop.slice(),
    holders: s.holders.slice(),
    mainUsed: s.mainUsed,
    mainAllowed: s.mainAllowed,
    turnUsed: s.turnUsed,
    borrowed: s.borrowed,
    abilitiesUsed: s.abilitiesUsed,
    chain: s.chain.slice(),
    played: s.played.slice(),
    produced: s.produced.slice(),
    buffs: s.buffs.slice(),
    scouted: s.scouted,
    highShown: s.highShown,
    cubes: s.cubes.slice(),
    gained: s.gained.slice(),
    ousted: s.ousted,
    looked: s.looked,
    courtTaken: s.courtTaken,
    chamberlainTaken: s.chamberlainTaken,
    token: s.token,
    planning: s.planning,
  }
}

/** Where all that somebody may know of an event is that it is there. */
const isEventHidden = (s: State, event: EventCard): boolean =>
  s.eventDeck.includes(event) || s.drawnEvents.includes(event)

/** Hidden from somebody: in the deck, or before its owner. */
const isPlotHidden = (s: State, plot: Plot): boolean =>
  s.plotDeck.includes(plot) || s.privatePlots.some((each, seat) => each === plot && (s.revealed & (1 << seat)) === 0)

/** A full state that could be behind the view, each as likely as any other; a hand that cannot go on with what its seat has begun is drawn anew. */
export function imagine(view: View, random: Random): State {
  for (let draws = 0; draws < mostDraws; draws++) {
    const state = imagineFreely(view, random)
    if (hasBegunRightly(state)) return state
  }
  throw new Error('what has been begun fits no hand that this view allows')
}

/** Even a single card among all that could be in a hand is found long before. */
const mostDraws = 10_000

function imagineFreely(view: View, random: Random): State {
  const luminaries = imagineCards(view, random)
  const events = imagineEvents(view, random)
  const hidden = imaginePlots(view, random)
  const choose = (side: number): Card => {
    const { oust, hasChosen } = view
    if (oust === null || !hasChosen[side]) return none
    if (oust.chosen[side] !== none) return oust.chosen[side]
    const hand = luminaries.hands[oust.seats[side]]
    return hand[random.below(hand.length)]
  }
  return {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    set: view.set,
    starter: view.starter,
    bot: view.bot,
    ending: view.ending,
    winner: view.winner,
    turn: view.turn,
    round: view.round,
    active: view.active,
    lastRound: view.lastRound,
    map: luminaries.map,
    faceUp: view.faceUp,
    disks: view.disks.slice(),
    presence: view.presence.slice(),
    supply: view.supply.slice(),
    deck: luminaries.deck,
    discard: view.noted.discard.slice(),
    court: view.court.slice(),
    chamberlain: view.chamberlain,
    hands: luminaries.hands,
    exhaustions: view.exhaustions,
    shuffles: view.shuffles.slice(),
    seen: view.seen.slice(),
    pool: view.pool.slice(),
    favors: view.favors.slice(),
    contacts: view.contacts.slice(),
    eventDeck: events.deck,
    eventsUnused: events.unused,
    eventDiscard: view.eventDiscard.slice(),
    eventHands: events.hands,
    inForce: view.inForce.slice(),
    eventSeen: view.eventSeen.slice(),
    edictAt: view.edictAt.slice(),
    edictTokens: view.edictTokens.slice(),
    publicPlots: view.publicPlots.slice(),
    privatePlots: hidden.privatePlots,
    revealed: view.revealed,
    plotDeck: hidden.deck,
    plotSeen: view.plotSeen.slice(),
    claims: view.claims.map((claims) => claims.slice()),
    onTop: view.onTop.slice(),
    holders: view.holders.slice(),
    mainUsed: view.mainUsed,
    mainAllowed: view.mainAllowed,
    turnUsed: view.turnUsed,
    borrowed: view.borrowed,
    abilitiesUsed: view.abilitiesUsed,
    chain: view.chain.slice(),
    played: view.played.slice(),
    produced: view.produced.slice(),
    buffs: view.buffs.slice(),
    scouted: view.scouted,
    highShown: view.highShown,
    cubes: view.cubes.slice(),
    gained: view.gained.slice(),
    oust: view.oust && { ...view.oust, chosen: [choose(attacker), choose(defender)] },
    ousted: view.ousted,
    looked: view.looked,
    courtTaken: view.courtTaken,
    chamberlainTaken: view.chamberlainTaken,
    drawnEvents: events.drawn,
    drawnPlot: hidden.drawn,
    token: view.token,
    planning: view.planning,
  }
}

/** The slot whose card has been taken and not been replaced yet (PI-6.2), or none. */
export function gapIn({ todo }: Pick<State, 'todo'>): number {
  const task = todo.find(({ type }) => type === 'scoutPlace')
  return task !== undefined && 'slot' in task && typeof task.slot === 'number' ? task.slot : none
}

/** Cards of the same shuffling are alike to who does not see them; face-down map cards are older than all shuffling. */
function imagineCards(view: View, random: Random): Pick<State, 'map' | 'deck' | 'hands'> {
  const { noted, shuffles } = view
  const known = new Set([
    ...view.map,
    ...view.hands.flat(),
    ...view.court,
    ...noted.discard,
    ...view.chain,
    ...view.played,
    view.planning,
  ])
  const unknown = noted.unknown[0].map((_, shuffling) =>
    shuffle(
      cards.filter((card) => !known.has(card) && shuffles[card] === shuffling),
      random,
    ),
  )
  const hands = view.hands.map((hand, seat) => [
    ...hand,
    ...noted.unknown[seat].flatMap((number, shuffling) => unknown[shuffling].splice(0, number)),
  ])
  const gap = gapIn(view)
  const map = view.map.map((card, slot) =>
    (view.faceUp & (1 << slot)) !== 0 || slot === gap ? card : (unknown[0].pop() ?? none),
  )
  return { hands, map, deck: unknown.flat() }
}

interface ImaginedEvents {
  readonly deck: EventCard[]
  readonly drawn: EventCard[]
  readonly hands: EventCard[][]
  readonly unused: EventCard[]
}

/** Table 1.3, step 15: as long as the upper packet lasts, the lower six are three edicts and three specials. */
function imagineEvents(view: View, random: Random): ImaginedEvents {
  const pile = [...view.eventDeck, ...view.drawnEvents.toReversed()]
  const out = new Set([...view.eventDiscard, ...view.inForce, ...view.eventHands.flat(), ...pile])
  const isOut = (event: EventCard) => out.has(event) || (isEdict(event) && view.edictAt[event] !== none)
  const unknownEdicts = shuffle(
    edicts.filter((event) => !isOut(event)),
    random,
  )
  const unknownSpecials = shuffle(
    specialCards.filter((event) => !isOut(event)),
    random,
  )
  const fill = (from: number, to: number, inPart: number) => {
    const open = pile.flatMap((event, at) => (event === none && at >= from && at < to ? [at] : []))
    const known = pile.slice(from, to).filter((event) => event !== none && isEdict(event)).length
    shuffle(open, random).forEach((at, nth) => {
      pile[at] = (nth < inPart - known ? unknownEdicts.pop() : unknownSpecials.pop()) ?? none
    })
  }
  const packet = 6
  const left = edicts.filter((_, faction) => view.edictAt[faction] === none).length
  if (pile.length > packet) {
    fill(0, packet, 3)
    fill(packet, pile.length, left - 3)
  } else fill(0, pile.length, left)
  const hands = view.eventHands.map((hand, seat) => [
    ...hand,
    ...unknownSpecials.splice(0, view.eventHandSizes[seat] - hand.length),
  ])
  const drawn = pile.splice(view.eventDeck.length).reverse()
  return { deck: pile, drawn, hands, unused: unknownSpecials.sort((a, b) => a - b) }
}

interface ImaginedPlots {
  readonly privatePlots: Plot[]
  readonly deck: Plot[]
  readonly drawn: Plot
}

function imaginePlots(view: View, random: Random): ImaginedPlots {
  const known = new Set([...view.publicPlots, ...view.privatePlots, ...view.plotDeck, view.drawnPlot])
  const unknown = shuffle(
    [...plots.keys()].filter((plot) => !known.has(plot)),
    random,
  )
  const next = () => unknown.pop() ?? none
  return {
    privatePlots: view.privatePlots.map((plot) => plot ?? next()),
    drawn: view.drawnPlot ?? next(),
    deck: view.plotDeck.map((plot) => (plot === none ? next() : plot)),
  }
}

/** PI-1.14, invariant 15: whether this view tells its viewer something that is hidden from it. */
export function tellsTooMuch(s: State, seen: View): boolean {
  const { viewer } = seen
  const isForeign = (seat: Seat) => seat !== viewer && !isBot(s, seat)
  const mayKnow = (bits: number) => bits === 15 || (viewer !== null && (bits & (1 << viewer)) !== 0)
  return (
    seen.map.some((card, slot) => card !== none && (s.faceUp & (1 << slot)) === 0) ||
    seen.hands.some((hand, seat) => isForeign(seat) && hand.some((card) => !mayKnow(s.seen[card]))) ||
    seen.eventHands.some((hand, seat) => seat !== viewer && hand.length > 0) ||
    seen.eventDeck.some((event) => event !== none && !mayKnow(s.eventSeen[event])) ||
    seen.plotDeck.some((plot) => plot !== none && !mayKnow(s.plotSeen[plot])) ||
    seen.privatePlots.some(
      (plot, seat) =>
        plot !== null &&
        plot !== none &&
        isForeign(seat) &&
        (s.revealed & (1 << seat)) === 0 &&
        !mayKnow(s.plotSeen[plot]),
    ) ||
    (s.active !== viewer && typeof seen.drawnPlot === 'number' && seen.drawnPlot !== none) ||
    'deck' in seen ||
    'discard' in seen
  )
}
