import { en as luminaries } from '../../luminaries/texts/en.ts'
import type { Decided, Strength } from '../events.ts'
import type { Faction } from '../sets.ts'
import type { ActKind, Tally } from './shared.ts'
import type {
  CardFacts,
  LoggedReform,
  Margin,
  OwlsWords,
  PlayerLine,
  RegionLine,
  ToldOust,
  ToldReform,
} from './words.ts'

const { factions } = luminaries
const colours = { red: 'red', blue: 'blue', black: 'black', tan: 'tan' }
const icons = { freemason: 'Freemason', rosicrucian: 'Rosicrucian' }

const listed = (items: readonly string[], conjunction = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

const counted = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
const named = (list: readonly Faction[]): string => list.map((each) => factions[each]).join(', ')

/** “Artists 1, Clergy 2”. */
export const tally = (list: Tally): string =>
  list.map(({ faction, count }) => `${factions[faction]} ${count}`).join(', ')

const isHigh = ({ rank }: CardFacts): boolean => rank === 'Ace' || rank === 'Crown'
const rankOf = ({ rank }: CardFacts): string => (rank === 'Ace' ? 'ace' : rank === 'Crown' ? 'crown' : `rank ${rank}`)
const strengthOf = (card: CardFacts): string => (isHigh(card) ? rankOf(card) : `${card.strength}`)
const pair = ({ factions: list }: CardFacts): string => list.map((each) => factions[each]).join('–')

/** “Loder (rank II, Scholars–Professions, strength 3, Freemason)”. */
function inFull(card: CardFacts): string {
  const parts = [
    rankOf(card),
    pair(card),
    ...(isHigh(card) ? [] : [`strength ${card.strength}`]),
    ...(card.icon === null ? [] : [icons[card.icon]]),
  ]
  return `${card.name} (${parts.join(', ')})`
}

const range = ({ rank }: CardFacts): string => {
  if (rank === 'Ace' || rank === 'Crown') return 'move to any region'
  return rank === 'I' ? 'move one region' : `move up to ${rank === 'II' ? 'two' : 'three'} regions`
}

const used: Readonly<Record<ActKind, string>> = {
  move: 'move',
  gather: 'gathering',
  freemason: 'Freemason',
  rosicrucian: 'Rosicrucian',
  reform: 'reform',
}

const strength = ({ disks, identity, cards, total }: Strength): string =>
  `${total} (${[`disks ${disks}`, `identity ${identity}`, ...cards.map((card) => `card ${card}`)].join(' + ')})`

const decided: Readonly<Record<Decided, (to: string) => string>> = {
  crown: () => 'by a crown',
  ace: () => 'by an ace',
  strength: (to) => to,
  tie: (to) => `${to}: a tie that the attacker leaves is the defender’s`,
}

function reformed({ name, place, symbols, card, further, paid, points, left }: LoggedReform): string {
  const means = [
    ...(further.length === 0 ? [] : [`further cards: ${further.join(', ')}`]),
    ...(paid.length === 0 ? [] : [`followers paid: ${tally(paid)}`]),
  ]
  const payment = means.length === 0 ? '' : `; ${means.join('; ')}`
  return `${name} reforms ${place} (${tally(symbols)}) over ${card}: ${counted(points, 'point')}${payment}. ${counted(left, 'reform card')} left`
}

function regionLine({ name, neighbours, followers, disks, pawn, reform, taker, start }: RegionLine): string {
  const parts = [
    `followers: ${tally(followers) || 'none'}`,
    ...(disks.length === 0 ? [] : [`disks: ${disks.map((each) => `${each.name} ${each.count}`).join(', ')}`]),
    ...(reform === null ? [] : [`reform: ${tally(reform)}`]),
    ...(taker === null ? [] : [`reformed by ${taker}`]),
    ...(reform === null && taker === null ? ['no reform card'] : []),
    ...(start === null ? [] : [`start region of ${colours[start]}`]),
    ...(pawn === null ? [] : [`here: ${pawn}`]),
  ]
  return `${name} (next to ${neighbours.join(', ')}): ${parts.join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, isStarter, colour, identity, isSecret, followers, hand, disks, supply, points } = player
  const notes = [...(isReader ? ['you'] : []), colours[colour], ...(isStarter ? ['starting player'] : [])]
  const parts = [
    counted(points, 'point'),
    ...(identity === null ? [] : [`identity ${inFull(identity)}`]),
    ...(isSecret ? ['identity chosen, still secret'] : []),
    `followers: ${tally(followers) || 'none'}`,
    `${counted(hand, 'card')} in hand`,
    `${counted(disks, 'disk')} on the map, ${supply} left`,
  ]
  return `${name} (${notes.join(', ')}): ${parts.join('; ')}.`
}

function toldReform({ name, card, followers, cards, points }: ToldReform): string {
  const means = [
    ...(followers === 0 ? [] : [counted(followers, 'follower')]),
    ...(cards === 0 ? [] : [counted(cards, 'further card')]),
  ]
  const cost = means.length === 0 ? 'at no further cost' : `with ${listed(means)}`
  return `${name} reforms the region over ${card}, ${cost}: ${points} points.`
}

function toldOust({ winner, loser, winnerAttacked, by, strengths: [more, less] }: ToldOust): string {
  if (by === 'crown') return `${winner} attacks with a crown, and ${loser} has to go (${more} to ${less} in strength).`
  if (by === 'ace')
    return `${loser} attacks, but ${winner} turns it all round with an ace (${more} to ${less} in strength).`
  if (by === 'tie') return `${loser} attacks and leaves it at a tie of ${more}: ${winner} holds the region.`
  return winnerAttacked
    ? `${winner} ousts ${loser}, ${more} to ${less}.`
    : `${loser} attacks, but ${winner} holds out, ${more} to ${less}.`
}

const victories: Readonly<Record<Margin, (name: string, lead: number) => string>> = {
  points: (name, lead) => `${name} wins with a lead of ${counted(lead, 'point')}.`,
  reforms: (name) => `Level on points, ${name} wins with more reforms.`,
  disks: (name) => `Level on points and reforms, ${name} wins with more disks on the map.`,
  followers: (name) => `Level on points, reforms and disks, ${name} wins with more followers left.`,
}

export const en: OwlsWords = {
  title: 'Owls of Minerva',
  summary:
    'The order is banned: two to four fugitive luminaries wander through Bavaria and Tyrol, gather followers and found the order anew, region by region.',
  credits:
    'Owls of Minerva was designed by Robin Spathon Ek. It is played with the components of Pax Illuminaten (a game by Oliver Kiley, published by Ion Game Design) and some of its own. Borders and start regions of the map, the reform cards and some figures on the luminary cards were not available to us and are reconstructed. Eminence is not affiliated with the designers or the publisher.',
  options: {
    idFollowersPay: {
      name: 'The identity card pays',
      help: 'In every reform each faction on your identity card covers one symbol, like those on your action card. Without this option it only helps to be allowed a reform.',
    },
    finishRound: {
      name: 'Finish the round',
      help: 'When the last reform card is taken, the round is played to its end, so that all have had the same number of turns. Without this option the game ends with that turn.',
    },
    balancedStart: {
      name: 'Balanced start',
      help: 'Who comes later in the round gets points for it at the end: with two players 2, with three 3 and 4, with four 1, 2 and 5. Whoever begins wins too often otherwise.',
    },
  },

  luminaries,
  regions: {
    bamberg: 'Bamberg',
    nuernberg: 'Nürnberg',
    amberg: 'Amberg',
    ansbach: 'Ansbach',
    eichstaett: 'Eichstätt',
    ulm: 'Ulm',
    augsburg: 'Augsburg',
    straubing: 'Straubing',
    passau: 'Passau',
    muenchen: 'München',
    burghausen: 'Burghausen',
    kempten: 'Kempten',
    innsbruck: 'Innsbruck',
    brixen: 'Brixen',
    trient: 'Trient',
  },
  colours,
  icons,
  comma: ', ',
  colon: ': ',

  prompts: {
    chooseId: 'Who are you? Choose your identity card; the other four are your hand.',
    chooseStart: (colour) => `Put your pawn on one of the three ${colours[colour]} regions.`,
    playCard: (blocked) => `Play one card from your hand. ${factions[blocked]} are blocked on the map in this round.`,
    act(card, open) {
      const deeds: Readonly<Record<ActKind, string>> = {
        move: range(card),
        gather: 'gather followers here',
        freemason: 'move a follower with the Freemason',
        rosicrucian: 'take cards with the Rosicrucian',
        reform: 'reform here',
      }
      if (open.length === 0) return `Nothing is left to do with ${card.name}: end your turn.`
      return `${card.name}: ${open.map((kind) => deeds[kind]).join(', ')}, or end your turn.`
    },
    freemasonTo: (faction, place) => `Where does the follower of the ${factions[faction]} go from ${place}?`,
    rosicrucianDraw: (cards) =>
      `Rosicrucian: take ${cards === 1 ? 'a card' : 'two cards, one after the other,'} from the court or the deck.`,
    reformAdd(place, open, means) {
      const deed = {
        cards: 'Add another card',
        followers: 'Pay with followers',
        both: 'Add another card, or pay with followers',
      }
      return `Reform of ${place}, still open: ${tally(open)}. ${deed[means]}.`
    },
    oustDefend: (place, attack, defence, hasCrown) =>
      `You are attacked in ${place}, ${attack} to your ${defence}. Play a card to add its strength${hasCrown ? '; only an ace stands up to the crown' : ''}.`,
    oustRaise: (place, strengthOfBoth) =>
      `A tie of ${strengthOfBoth} in ${place}. Play another card, or stop and lose the oust.`,
    oustAnswer: (place, attack, defence, hasCrown) =>
      `The attacker in ${place} has added a card: ${attack} to your ${defence}. Answer with a card${hasCrown ? ' (only an ace stands up to the crown)' : ''}, or leave it at that.`,
    oustDisplace: (place) => `You have won the oust in ${place}. Where does the other pawn go?`,
    oustTake: 'Which follower do you take from the loser?',
    drawFrom: (cards) =>
      cards === 1
        ? 'Draw a card, from the court or from the deck.'
        : `Draw ${cards} cards, each from the court or from the deck.`,
  },

  moves: {
    identity: (card) => `${card.name}: strength ${card.strength}, ${pair(card)}`,
    playCard: inFull,
    reformWith: (card) => `Add ${card.name}: ${pair(card)}`,
    defend: (card) => `${card.name}: ${strengthOf(card)}`,
    raise: (card) => `Add ${card.name}: ${strengthOf(card)}`,
    answer: (card) => `Answer with ${card.name}: ${strengthOf(card)}`,
    court: (card) => `Court: ${inFull(card)}`,
    start: (place) => `Begin in ${place}`,
    move: (place, ousts) => `Move to ${place}${ousts ? ': oust' : ''}`,
    freemason: (place, faction) => `Freemason: ${factions[faction]} from ${place}`,
    freemasonTo: (place) => `To ${place}`,
    displace: (place) => `To ${place}`,
    take: (faction) => `Take ${factions[faction]}`,
    gather: (list) => (list.length === 0 ? 'Gather' : `Gather: ${named(list)}`),
    rosicrucian: 'Rosicrucian: take cards',
    reform: (open) => (open.length === 0 ? 'Reform' : `Reform, paying ${tally(open)}`),
    endTurn: 'End turn',
    stop: 'Stop and lose',
    decline: 'No answer',
    deck: 'Top card of the deck',
  },

  log: {
    gameBegan: (reforms, court, given) =>
      `The followers are on the map, and ${reforms} reform cards. Court: ${court.join(', ')}. Start colours: ${given.map(([name, colour]) => `${name} ${colours[colour]}`).join(', ')}`,
    handShown: (name, cards) => `${name} shows a hand of aces and crowns alone and gets a new one: ${cards.join(', ')}`,
    identityChosen: (name, card) => `${name} has chosen an identity${card === null ? '' : `: ${card}`}`,
    identitiesRevealed: (identities) =>
      `The identities: ${identities.map(([name, card]) => `${name} is ${card}`).join(', ')}`,
    contactsDealt: (dealt, starter) =>
      `First followers: ${dealt.map(([name, contact, followers]) => `${name} ${followers.map(({ faction }) => factions[faction]).join(', ')} (contact ${contact})`).join('; ')}. ${starter} has the lowest contact and begins every round`,
    pawnPlaced: (name, place) => `${name} begins in ${place}`,
    edictRevealed: (round, faction, isLast) =>
      `Round ${round}${isLast ? ', the last one' : ''}. Edict: followers of the ${factions[faction]} are blocked on the map`,
    turnBegan: (name, round) => `Round ${round}: it is ${name}’s turn`,
    handEmpty: (name) => `${name} has no card to play`,
    cardPlayed: (name, card) => `${name} plays ${card}`,
    moved: (name, from, to, steps) => `${name} goes from ${from} to ${to} (${counted(steps, 'step')})`,
    gathered: (name, place, list, barred) =>
      `${name} gathers in ${place}: ${named(list)}${barred.length === 0 ? '' : ` (blocked: ${named(barred)})`}`,
    diskPlaced: (name, place, left) => `${name} puts a disk in ${place}${left < 4 ? ` (${left} left)` : ''}`,
    noDiskLeft: (name, place) => `${name} has no disk left for ${place}`,
    followerMoved: (name, faction, from, to) =>
      `${name} sends a follower of the ${factions[faction]} from ${from} to ${to}`,
    oustBegan: (attacker, defender, place, card, attack, defence) =>
      `${attacker} attacks ${defender} in ${place} with ${card}: ${strength(attack)} against ${strength(defence)}`,
    oustCardPlayed(name, card, as, attack, defence) {
      const deed = { defend: 'defends with', raise: 'adds', answer: 'answers with' }[as]
      return `${name} ${deed} ${card}: attack ${attack}, defence ${defence}`
    },
    oustTied: (strengthOfBoth) => `A tie of ${strengthOfBoth}`,
    raiseRefused: (name) => `${name} adds no card`,
    answerRefused: (name) => `${name} does not answer`,
    oustDecided: (winner, loser, place, by, [more, less]) =>
      `${winner} wins the oust in ${place} against ${loser}, ${decided[by](`${more} to ${less}`)}`,
    displaced: (name, by, from, to) => `${by} drives ${name} from ${from} to ${to}`,
    followerTaken: (name, from, faction) => `${name} takes a follower of the ${factions[faction]} from ${from}`,
    noFollowerToTake: (name, from) => `${name} takes nothing: ${from} has no followers`,
    reformCardAdded: (name, card, place) => `${name} adds ${card} for the reform of ${place}`,
    reformed,
    turnEnded: (name, card) => (card === null ? `${name} is done` : `${name} is done and discards ${card}`),
    courtCardTaken: (name, card, why) =>
      `${name} takes ${card} from the court${why === 'rosicrucian' ? ' (Rosicrucian)' : ''}`,
    cardDrawn(name, why, card) {
      const reason = { rosicrucian: ' (Rosicrucian)', attacked: ' (attacked in this turn)', refill: '' }[why]
      return `${name} draws from the deck${reason}${card === null ? '' : `: ${card}`}`
    },
    discardsShuffled: (cards) =>
      `The deck is empty: the discards are shuffled into a new one (${counted(cards, 'card')})`,
    courtFilled: (cards) => `New at the court: ${cards.join(', ')}`,
    lastReformTaken: (name, roundGoesOn) =>
      `${name} has taken the last reform card: ${roundGoesOn ? 'the round is played to its end' : 'the game ends with this turn'}`,
    gameEnded: (why, totals, winners) =>
      `${why === 'lastReform' ? 'All reforms are made' : 'Six rounds are over'}. Final score: ${totals}. ${listed(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}.`,
  },

  position: {
    setup: 'The game is being set up.',
    course: (round, rounds, starter, reforms) =>
      `Round ${round} of ${rounds}. ${starter} begins each round. Reform cards on the map: ${reforms}.`,
    edicts: (edicts) =>
      `Blocked now: ${named(edicts.slice(-1))}.${edicts.length > 1 ? ` Blocked before: ${named(edicts.slice(0, -1))}.` : ''}`,
    region: regionLine,
    player: playerLine,
    reforms: (name, reforms) =>
      `Reforms of ${name}: ${reforms.map(({ place, card }) => `${place} over ${card}`).join('; ')}.`,
    court: (cards) => `Court: ${cards.map(inFull).join('; ') || 'empty'}.`,
    piles: (deck, discards, discard) =>
      `Deck: ${counted(deck, 'card')}. Discards: ${discard === null ? 'none' : `${counted(discards, 'card')}, ${discard} on top`}.`,
    bank: (followers) => `Followers in the bank: ${tally(followers) || 'none'}.`,
    ownIdentity: (card) => `Your secret identity: ${inFull(card)}.`,
    ownHand: (cards) => `Your hand: ${cards.map(inFull).join('; ') || 'empty'}.`,
    card: (name, card, kinds) =>
      `${name} has played ${inFull(card)}. Used so far: ${kinds.map((kind) => used[kind]).join(', ') || 'nothing'}.`,
    reforming: (place, further, open) =>
      `Reform of ${place} under way, with ${further.join(', ')}. Still open: ${tally(open) || 'nothing'}.`,
    oust: (attacker, defender, place, attack, defence) =>
      `Oust in ${place}: ${attacker} attacks with ${attack}, ${defender} has ${defence}.`,
    turn: (name) => `To decide: ${name}.`,
    ownTurn: 'To decide: you.',
    over: 'The game is over.',
  },

  reasons: {
    notAnIdentity: 'An ace or a crown cannot be your identity.',
    otherColour: 'You begin in a region of your own start colour.',
    moveUsed: 'You have moved in this turn already.',
    sameRegion: 'You stand here: a move has to end in another region.',
    tooFar: 'The rank of your action card does not reach that far.',
    gatheringUsed: 'You have gathered in this turn already.',
    onlyBlockedFollowers: 'All that this card could gather here is blocked by the edict.',
    noFollowerHere: 'There is no follower of your action card’s factions here.',
    iconUsed: 'You have used the icon of this card already.',
    noIcon: 'This action card has no such icon.',
    noSuchFollower: 'There is no such follower in that region.',
    factionBlocked: 'The edict of this round blocks this faction on the map.',
    notAdjacent: 'The follower goes to an adjacent region only.',
    handFull: 'You hold five cards already: no more fit into your hand.',
    reformUsed: 'You have made a reform in this turn already.',
    noSlot: 'There is no reform card in this region with this number of players.',
    reformTaken: 'The reform of this region is made already.',
    noFactionShown: 'Neither your action card nor your identity card shows a faction that this reform asks for.',
    cannotPay: 'Your cards and followers together do not cover all symbols.',
    followersMissing: 'You do not have the followers for what is still open: add cards first.',
    coversNothing: 'This card covers no symbol that is still open.',
    contestedRegion: 'The loser has to leave the region of the oust.',
    pawnThere: 'There is a pawn in that region already.',
    notNearest: 'The pawn goes to a nearest region without a pawn.',
    loserHasNone: 'The loser has no follower of this faction.',
    nothingToDraw: 'Deck and discards are both empty.',
  },
  endings: {
    lastReform: 'The last reform card was taken.',
    sixRounds: 'Six rounds were played.',
  },
  sources: {
    reforms: 'Reform cards',
    actionCards: 'Cards under them',
    influence: 'Disks on the map',
    fullSet: 'All six factions',
    majorities: 'Most followers of a faction',
    headStart: 'Balanced start',
  },
  story: {
    chapter: (round) => `Round ${round}`,
    course: 'had the game ended after each round',
    reform: toldReform,
    oust: toldOust,
    lastRound: {
      title: 'The sixth edict',
      text: (totals) => `Six rounds are over, and the map still has reforms to offer: ${totals}.`,
    },
    lastReform: 'It is the last reform card.',
    victory: (name, by, lead) => victories[by](name, lead),
    shared: (names) => `Nothing sets them apart: ${listed(names)} share the victory.`,
    overtakes: (name) => `Only in the last round does ${name} pull ahead.`,
    leadForGood: (name) => `After this round and all that follow, ${name} is in front.`,
    dearest: 'No other reform of this game is worth more.',
    bigRound: (name, points) => `In this round ${name} gains ${points} points in all.`,
    space: ' ',
  },
}
