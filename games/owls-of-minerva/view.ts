import { pick, type Random, type Seat, shuffle, type Viewer } from '@eminence/kernel'
import { allCards, allFactions, allRegions, type Card, contactFactions, none } from './data.ts'
import { canPay } from './rules/legal.ts'
import { followersAt, mayBeIdentity, type State } from './state.ts'

/**
 * What a seat or the audience may know (OM-3.35), with all that it could have noted down.
 *
 * What a drawing needs besides:
 * - Followers of a faction in a region: `followers[followersAt(region, faction)]`; of a seat `held[heldAt(seat, faction)]`; disks
 *   `disks[diskAt(region, seat)]`. What is printed: `tablesOf(view).set`, cards by their number, reform cards by `reforms[region]`.
 * - A reform card is still there if `isOpen(view, region)`; `takers[region]` has it otherwise, with the card `under[region]`.
 * - This round's edict is the last of `edicts`; the round is `roundOf(view)`.
 * - In an oust `defender` is a seat; it is about `pawns[active]` until the loser is displaced. `attack` and `defence` are the cards besides `card`.
 * - Who decides what: the last of `todo`; after `freemason` that task has the `region` and `faction` in it.
 */
export interface View
  extends Readonly<Omit<State, 'hands' | 'ids' | 'deck' | 'discards' | 'edictPile' | 'contactPile' | 'contacts'>> {
  readonly viewer: Viewer
  /** By seat; null where hidden. */
  readonly hands: readonly (readonly Card[] | null)[]
  readonly sizes: readonly number[]
  /** By seat: none until it is chosen; null where it is chosen and still secret. */
  readonly ids: readonly (Card | null)[]
  /** How many cards are in the deck, and which one is on top of the discards. */
  readonly deckSize: number
  readonly discard: Card
  readonly discardSize: number
  /** By seat: the contact card it was dealt, or none. */
  readonly contacts: readonly number[]
  /**
   * What every attentive player could have written down from the log. Computer players have such a memory, and imagined states need it.
   * A table draws nothing of this.
   */
  readonly noted: Noted
}

interface Noted {
  readonly discards: readonly Card[]
  /** By seat: cards in hand that came from the court. */
  readonly known: readonly (readonly Card[])[]
  /** By seat, for each other card in hand (a secret identity is one of them), and for the deck from the bottom: which shuffle they came out of. */
  readonly handPools: readonly (readonly number[])[]
  readonly deckPools: readonly Run[]
}

type Run = readonly [pool: number, cards: number]

/** OM-1.4: whether the seat has chosen, but not all have. */
const isSecret = ({ starter, ids }: Pick<State, 'starter' | 'ids'>, seat: Seat): boolean =>
  starter === none && ids[seat] !== none

export function view(s: State, viewer: Viewer): View {
  const { pools } = s
  return {
    viewer,
    hands: s.hands.map((hand, seat) => (seat === viewer ? hand.slice() : null)),
    sizes: s.hands.map((hand) => hand.length),
    ids: s.ids.map((card, seat) => (isSecret(s, seat) && seat !== viewer ? null : card)),
    deckSize: s.deck.length,
    discard: s.discards.at(-1) ?? none,
    discardSize: s.discards.length,
    contacts: s.contacts.slice(),
    noted: {
      discards: s.discards.slice(),
      known: s.hands.map((hand) => hand.filter((card) => pools[card] === none)),
      handPools: s.hands.map((hand, seat) =>
        (isSecret(s, seat) ? [...hand, s.ids[seat]] : hand)
          .map((card) => pools[card])
          .filter((pool) => pool !== none)
          .sort((a, b) => a - b),
      ),
      deckPools: runsOf(s),
    },
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    colours: s.colours.slice(),
    ending: s.ending,
    starter: s.starter,
    edicts: s.edicts.slice(),
    court: s.court.slice(),
    pools: pools.slice(),
    shuffles: s.shuffles,
    followers: s.followers.slice(),
    held: s.held.slice(),
    bank: s.bank.slice(),
    disks: s.disks.slice(),
    supply: s.supply.slice(),
    pawns: s.pawns.slice(),
    reforms: s.reforms.slice(),
    takers: s.takers.slice(),
    under: s.under.slice(),
    turn: s.turn,
    active: s.active,
    card: s.card,
    used: s.used,
    added: s.added.slice(),
    drawsLeft: s.drawsLeft,
    attacked: s.attacked,
    defender: s.defender,
    attack: s.attack.slice(),
    defence: s.defence.slice(),
    winner: s.winner,
  }
}

function runsOf({ deck, pools }: State): Run[] {
  const runs: [number, number][] = []
  for (const card of deck) {
    const last = runs.at(-1)
    if (last !== undefined && last[0] === pools[card]) last[1]++
    else runs.push([pools[card], 1])
  }
  return runs
}

/** A full state that could be behind the view, each as likely as any other. */
export function imagine(view: View, random: Random): State {
  const { noted } = view
  const s: State = {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    set: view.set,
    colours: view.colours.slice(),
    ending: view.ending,
    contactPile: contactsLeft(view, random),
    contacts: view.contacts.slice(),
    starter: view.starter,
    edictPile: shuffle(
      allFactions.filter((faction) => !view.edicts.includes(faction)),
      random,
    ),
    edicts: view.edicts.slice(),
    deck: [],
    discards: noted.discards.slice(),
    court: view.court.slice(),
    hands: [],
    ids: [],
    pools: view.pools.slice(),
    shuffles: view.shuffles,
    followers: view.followers.slice(),
    held: view.held.slice(),
    bank: view.bank.slice(),
    disks: view.disks.slice(),
    supply: view.supply.slice(),
    pawns: view.pawns.slice(),
    reforms: view.reforms.slice(),
    takers: view.takers.slice(),
    under: view.under.slice(),
    turn: view.turn,
    active: view.active,
    card: view.card,
    used: view.used,
    added: view.added.slice(),
    drawsLeft: view.drawsLeft,
    attacked: view.attacked,
    defender: view.defender,
    attack: view.attack.slice(),
    defence: view.defence.slice(),
    winner: view.winner,
  }
  do dealHidden(s, view, random)
  while (!chooseSecretly(s, view, random) || !canFinishReform(s))
  return s
}

/** Each place of a shuffle gets any of its cards that the viewer has not seen. */
function dealHidden(s: State, { viewer, hands, sizes, ids, noted }: View, random: Random): void {
  const own = viewer === null ? [] : [...(hands[viewer] ?? []), ids[viewer]]
  const unseen: Card[][] = Array.from({ length: s.shuffles }, () => [])
  for (const card of allCards) if (s.pools[card] !== none && !own.includes(card)) unseen[s.pools[card]].push(card)
  for (const cards of unseen) shuffle(cards, random)
  const next = (pool: number): Card => unseen[pool].pop() ?? none
  s.hands = sizes.map((_, seat) => {
    const hand = hands[seat]
    if (hand !== null) return hand.slice()
    return [...noted.known[seat], ...noted.handPools[seat].map(next)].sort((a, b) => a - b)
  })
  s.ids = ids.map((card) => card ?? none)
  s.deck = noted.deckPools.flatMap(([pool, cards]) => Array.from({ length: cards }, () => next(pool)))
}

/** OM-1.4: nobody chooses from a hand without a card to choose; which one a seat has chosen is anybody's guess. */
function chooseSecretly(s: State, { ids, viewer }: View, random: Random): boolean {
  if (s.starter !== none) return true
  for (const [seat, hand] of s.hands.entries()) {
    if (seat === viewer) continue
    const eligible = hand.filter((card) => mayBeIdentity(s, card))
    if (eligible.length === 0) return false
    if (ids[seat] !== null) continue
    s.ids[seat] = pick(eligible, random)
    hand.splice(hand.indexOf(s.ids[seat]), 1)
  }
  return true
}

/** OM-3.27: who has begun to pay for a reform can pay for it. */
function canFinishReform(s: State): boolean {
  const task = s.todo.at(-1)
  if (task?.type !== 'reformAdd') return true
  const [seat] = task.owing
  return canPay(s, seat, s.pawns[seat], true)
}

/** OM-1.5: those that are neither on the map nor dealt, in any order. The map at the start tells which they are. */
function contactsLeft(view: View, random: Random): number[] {
  if (view.starter !== none) return []
  const all = contactFactions.map((_, contact) => contact)
  return shuffle(
    all.filter((contact) => !isOnMap(view, contact)),
    random,
  )
}

/** A region that has not been touched has just the three followers of its card. */
const isOnMap = ({ followers }: View, contact: number): boolean =>
  allRegions.some((region) =>
    contactFactions[contact].every((faction) => followers[followersAt(region, faction)] === 1),
  )
