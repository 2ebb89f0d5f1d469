import type { BotDeed } from '../../events.ts'
import type { How } from '../../moves.ts'
import { counted, listed, names } from '../names/en.ts'
import type { BotStep, LogWords } from './words.ts'

const {
  luminaries: { factions },
  tally,
} = names

const shown = (items: readonly string[] | null): string => (items === null ? '' : `: ${items.join(', ')}`)

/** What allows the action, where it is no main action. */
const by: Readonly<Record<How, string>> = {
  main: '',
  scheme: ' (scheme)',
  faction: ' (faction card)',
  cube: ' (follow-up)',
}

const deeds: Readonly<Record<BotDeed, (step: BotStep) => string>> = {
  plans: ({ card, direction, place }) =>
    `turns up ${card} as its planning card, which points to the ${direction}; the target is ${place}`,
  turnsUp: ({ place }) => `turns ${place} face up`,
  influences: ({ place, disks, paid }) =>
    disks === 0
      ? `has no disk to put on ${place}, and only moves its token there`
      : `puts ${counted(disks, 'disk')} on ${place}${paid.length === 0 ? '' : `, paying ${tally(paid)} for more than one,`} and moves its token there`,
  replaces: ({ place, card }) => `replaces the card on ${place} by its planning card, ${card}`,
  expels: ({ place }) => `expels ${place} for the top card of the deck`,
  ousts: ({ place, disks }) => `attacks ${counted(disks, 'disk')} on ${place}`,
  fills: ({ place, disks }) => `fills ${place} with ${counted(disks, 'disk')}`,
  charges: ({ place }) => `charges: its token goes to ${place}`,
  moves: ({ place }) => `moves its token to ${place}`,
  extorts: ({ place }) => `extorts ${place}`,
  turnsOn: ({ place, direction }) => `can do nothing there and turns on clockwise: ${place}, to the ${direction}`,
  stays: () => 'stays where it is',
}

export const log: LogWords = {
  gameBegan: (starter, court, row, plots, bot) =>
    `The map is laid out. Court: ${court.join(', ')}. Faction cards: ${row.map((each) => factions[each]).join(', ')}. Public plots: ${plots.join(', ')}.${bot === null ? '' : ` The bot is ${bot.as}${bot.name === bot.as ? '' : ` (${bot.name})`}.`} ${starter} has the lowest contact and begins`,
  handDealt: (name, number, cards, plot) =>
    `${name} gets ${counted(number, 'card')} and a hidden plot${shown(cards)}${plot === null ? '' : `; plot: ${plot}`}`,
  turnBegan: (name, round) => `Round ${round}: it is ${name}’s turn`,
  edictReleased: (name, faction, left) =>
    `Edict of the ${factions[faction]}: one favor to the pool, one to ${name}; ${left} left on it`,
  edictDiscarded: (faction, number) =>
    `The edict of the ${factions[faction]} is empty and is discarded: ${number} of 5`,
  lastRoundBegan: 'The fifth edict is discarded: this round is the last',
  eventEnded: (name, event) => `${name}’s event is over: ${event}`,
  eventActivated: (name, event) => `${name} puts an event into force: ${event}`,
  advanceUsed: (name, action) => `Rosicrucian Advance: ${name} needs no main action for this (${action})`,
  paid: (name, favors) => `${name} pays ${tally(favors)}`,
  gained: (name, favors, from) =>
    from === null
      ? `${name} gains ${tally(favors)}`
      : `Subversion: the pool is empty, ${name} takes ${tally(favors)} from ${from}`,
  gainLost: (name, tokens) => `${counted(tokens, 'favor')} for ${name} cannot be had anywhere`,
  scouted: (name, place, how, card) =>
    `${name} scouts ${place}${by[how]} and takes the card${card === null ? '' : `: ${card}`}`,
  cardPlaced: (name, card, place) => `${name} lays ${card} on ${place}`,
  influenced: (name, place, disks, how) => `${name} puts ${counted(disks, 'disk')} on ${place}${by[how]}`,
  extorted: (name, place, whispers, how) =>
    whispers ? `Whisper: ${name} also extorts ${place}` : `${name} extorts ${place}${by[how]}`,
  extortedPlacard: (name, how) => `${name} extorts the placard${by[how]}`,
  conspired: (name, to, faction) => `Conspire: ${name} gives ${to} a favor of the ${factions[faction]}`,
  organized: (name, faction, how) =>
    faction === null ? `${name} organizes${by[how]}` : `${name} organizes with ${factions[faction]}`,
  diskMoved: (name, from, to) => `${name} moves a disk from ${from} to ${to}`,
  expelBegan: (name, place, how) => `${name} expels ${place}${by[how]}`,
  expelled(name, gone, card, place, returned) {
    const back = returned.map(([owner, disks]) => `${owner} ${disks}`).join(', ')
    return `${gone} leaves ${place}, ${name} lays ${card} there${back === '' ? '' : `; disks that find no location: ${back}`}`
  },
  oustBegan: (name, defender, place, disks, [own, theirs], advantaged, how) =>
    `${name} wants to oust ${counted(disks, 'disk')} of ${defender} from ${place}${by[how]}: initial strength ${own} to ${theirs}, ${advantaged === null ? 'nobody is advantaged' : `${advantaged} is advantaged`}`,
  cardChosen: (name, card) => `${name} has chosen a card${card === null ? '' : `: ${card}`}`,
  cardsShown: (cards, [own, theirs], automatic) =>
    `Challenge: ${cards.map(([name, card]) => `${name} shows ${card}`).join(', ')}; ${own} to ${theirs}${automatic.length === 0 ? '' : `; automatic win of ${listed(automatic)}`}`,
  challengeGoesOn: (name) => `${name} goes on with another card`,
  conceded: (name) => `${name} concedes`,
  challengeEnded(winner, [own, theirs], why, cancelled, defended) {
    const reason = {
      automatic: 'by an automatic win',
      strength: `${own} to ${theirs}${own === theirs && defended ? ', as a tie is the defender’s' : ''}`,
      conceded: 'as the attacker concedes',
    }[why]
    return `${winner} wins the challenge ${reason}${cancelled ? ' (dagger and hammer cancel each other)' : ''}`
  },
  ousted: (name, defender, place, disks) => `${name} ousts ${counted(disks, 'disk')} of ${defender} from ${place}`,
  compensated: (name, faction) => `${name} gets a favor of the ${factions[faction]} for a lost disk`,
  cubePlaced: (name, place) => `${name} puts a bonus cube on ${place}`,
  followedUp: (name, place, action) => `${name} follows up on ${place}: ${action}`,
  schemed: (name, card, place) =>
    place === 1
      ? `${name} begins a scheme chain with ${card}`
      : `${name} adds ${card} to the scheme chain (card ${place})`,
  schemeUsed(name, card, mode, ability) {
    const use = {
      ability: `ability ${ability}`,
      quick: 'quick favor',
      both: `quick favor and ability ${ability}`,
      nothing: 'only for the link',
    }[mode]
    return `${name} uses ${card}: ${use}`
  },
  buffed: (name, ability, times) =>
    `For the rest of ${name}’s turn: ${ability}${times === 1 ? '' : ` (${times} times)`}`,
  extraAction(name, why, allowed) {
    const source = { crown: 'Crown', congress: 'Congress of Wilhelmsbad', press: 'Recruitment Press' }[why]
    return `${source}: ${name} has ${allowed} main actions in this turn`
  },
  cardsSwapped: (name, first, second) => `${name} swaps the cards of ${first} and ${second}`,
  edictTaken: (name, faction, tokens) =>
    `${name} takes ${counted(tokens, 'favor')} from the edict of the ${factions[faction]}`,
  plotDrawn: (name, plot) => `${name} draws a plot${plot === null ? '' : `: ${plot}`}`,
  plotReturned: (name, plot) => `${name} puts a plot at the bottom of the plot deck${plot === null ? '' : `: ${plot}`}`,
  cardsDrawn: (name, number, cards) => `${name} draws ${counted(number, 'card')} from the deck${shown(cards)}`,
  courtCardTaken: (name, card) => `${name} takes ${card} from the court`,
  factionBorrowed: (name, faction, from) =>
    `${name} borrows the card of the ${factions[faction]}${from === null ? '' : ` from ${from}`}`,
  factionClaimed: (name, faction, from) =>
    `${name} claims the card of the ${factions[faction]}${from === null ? '' : ` from ${from}`}`,
  factionsReturned: (name, list) =>
    `${name} gives back what was borrowed: ${list.map((each) => factions[each]).join(', ')}`,
  factionCardUsed: (name, faction, action) => `${name} uses the card of the ${factions[faction]}: ${action}`,
  plotClaimed: (name, plot, hidden) =>
    `${name} claims ${hidden ? 'a plot that was hidden until now' : 'a plot'}: ${plot}`,
  plotLost: (name, plot) => `${name} no longer meets ${plot}: the disk goes under the plot`,
  plotRegained: (name, plot) => `${name} meets ${plot} again: the disk is back on the plot`,
  lookedAtHand: (name, at, cards) => `${name} looks at the hand of ${at}${shown(cards)}`,
  lookedAtPlot: (name, at, plot) => `${name} looks at the hidden plot of ${at}${plot === null ? '' : `: ${plot}`}`,
  actionsEnded: (name, unused) =>
    `${name} ends the action phase${unused === 0 ? '' : ` (${counted(unused, 'main action')} unused)`}`,
  eventsDrawn: (name, number, events) =>
    `An ace or crown was shown: ${name} draws ${counted(number, 'event card')}${shown(events)}`,
  specialKept: (name, event) => `${name} keeps a special event${event === null ? '' : `: ${event}`}`,
  edictPlayed(name, faction, returned) {
    const back = returned.map(([owner, tokens]) => `${owner} ${tokens}`).join(', ')
    return `Edict of the ${factions[faction]} before ${name}: all their favors go back to the pool${back === '' ? '' : ` (${back})`}, and six of them onto the edict`
  },
  specialDiscarded: (name, event) => `${name} has no use for a special event and discards it: ${event}`,
  cardsDiscarded: (cards) => `Played cards are discarded: ${cards.join(', ')}`,
  discardedDown: (name, card) => `${name} discards ${card} down to the hand limit`,
  courtUpdated: (gone, above, court) =>
    `${gone === null ? 'The Chamberlain moves on' : `The Chamberlain sends ${gone} away and moves on`}${above === null ? '' : ` to ${above}`}. Court: ${court.join(', ') || 'empty'}`,
  deckShuffled: (cards, exhaustions) =>
    `The deck has run out (${exhaustions} so far): ${counted(cards, 'discarded card')} are shuffled into a new one`,
  botStep: (step) =>
    `${step.bot}, ${step.line === null ? '' : `line ${step.line}, `}${step.rule}: ${deeds[step.deed](step)}`,
  gameEnded(why, totals, winners, botPlots) {
    const winner = `${listed(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}`
    if (why === 'plots') return `${winner} with two plots. Plots met: ${totals}`
    if (why === 'bot')
      return `${winner}: of the bot’s three plots, ${listed(botPlots.map((plot) => `no. ${plot + 1}`))} ${botPlots.length > 1 ? 'are' : 'is'} met`
    return `${why === 'edicts' ? 'Five edicts are gone' : 'Sixty rounds are over'}, the lodges decide: ${totals}. ${winner}`
  },
}
