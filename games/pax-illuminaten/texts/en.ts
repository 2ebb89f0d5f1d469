import type { How } from '../moves.ts'
import { log } from './log/en.ts'
import { counted, listed, names } from './names/en.ts'
import type { PaxWords, PlaceLine, PlayerLine, ToldOust, TurnLine } from './words.ts'

const {
  luminaries: { factions },
  actions,
  card,
  tally,
  symbols,
  bots,
} = names

const free: Readonly<Record<How, string>> = {
  main: '',
  scheme: ' The scheme card lets you choose any.',
  faction: ' The faction card lets you choose any.',
  cube: '',
}

function placeLine({ number, row, isEdge, next, card: facts, locations, cubes, hasToken }: PlaceLine): string {
  const where = `Place ${number} (row ${row}, ${isEdge ? 'edge' : 'interior'}; next to ${next.join(', ')})`
  const extras = [...(cubes === 0 ? [] : [counted(cubes, 'bonus cube')]), ...(hasToken ? ['bot token'] : [])]
  if (facts === null) return `${where}: ${['face down', ...extras].join('; ')}.`
  const held = locations.map((each) => ('disk' in each ? each.disk : `free for ${tally(each.cost)}`))
  return `${where}: ${[card(facts), `locations: ${held.join(' | ')}`, ...extras].join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const notes = [
    `player ${player.seat}`,
    ...(player.isReader ? ['you'] : []),
    ...(player.bot === null ? [] : [`bot: ${player.bot}`]),
    ...(player.isStarter ? ['starting player'] : []),
  ]
  const parts = [
    `favors: ${tally(player.favors) || 'none'}`,
    `contact ${player.contact}: ${player.contactFactions.map((each) => factions[each]).join(', ')}`,
    `placard next to ${player.placard.join(', ')}${player.hasToken ? ', with the bot token' : ''}`,
    `${counted(player.onMap, 'disk')} on the map, ${player.supply} in the supply`,
    ...(player.bot === null ? [`${counted(player.hand, 'card')} in hand`] : []),
    ...(player.known.length === 0 ? [] : [`known to you: ${player.known.join(', ')}`]),
    ...(player.events === 0 ? [] : [counted(player.events, 'event card')]),
    ...(player.inForce === null ? [] : [`in force: ${player.inForce}`]),
    ...(player.factionCards.length === 0
      ? []
      : [`faction cards: ${player.factionCards.map((each) => factions[each]).join(', ')}`]),
    ...(player.on.length === 0 ? [] : [`plots met: ${player.on.join(', ')}`]),
    ...(player.under.length === 0 ? [] : [`plots lost: ${player.under.join(', ')}`]),
    `${counted(player.points, 'point')} in the largest lodges`,
  ]
  return `${player.name} (${notes.join(', ')}): ${parts.join('; ')}.`
}

function acting({ name, left, chain, buffs, borrowed, quickUsed }: TurnLine): string {
  const parts = [
    `${counted(left, 'main action')} left`,
    ...(chain.length === 0 ? [] : [`scheme chain: ${chain.join(', ')}`]),
    ...(quickUsed ? ['quick favor used'] : []),
    ...(buffs.length === 0 ? [] : [`in effect: ${buffs.join(', ')}`]),
    ...(borrowed.length === 0 ? [] : [`borrowed: ${borrowed.map((each) => factions[each]).join(', ')}`]),
  ]
  return `${name}’s turn: ${parts.join('; ')}.`
}

function toldOust({ attacker, defender, disks, attackerWins, why, totals: [own, theirs] }: ToldOust): string {
  const target = disks === 1 ? 'a disk' : `${disks} disks`
  if (attackerWins) {
    return why === 'automatic'
      ? `${attacker} plays the card that decides everything and ousts ${target} of ${defender} (${own} to ${theirs} in strength).`
      : `${attacker} ousts ${target} of ${defender}, ${own} to ${theirs}.`
  }
  return why === 'automatic'
    ? `${attacker} goes for ${target}, but ${defender} has the card that decides everything (${own} to ${theirs} in strength).`
    : `${attacker} goes for ${target}, but ${defender} holds out, ${own} to ${theirs}.`
}

export const en: PaxWords = {
  ...names,
  title: 'Pax Illuminaten',
  summary:
    'Bavaria, 1776: two to four members of the Areopagus, or one against a bot, spread the influence of the Illuminati among nobles, scholars and priests until two plots come true.',
  credits:
    'Pax Illuminaten was designed by Oliver Kiley and published by Ion Game Design. The layout of the map, costs and numbers of locations, strengths, affiliations and the bots’ direction diagrams were not available to us and are reconstructed. Eminence is not affiliated with the designer or the publisher.',
  options: {
    bot: {
      name: 'Bot',
      help: 'An opponent of the rulebook that follows its script takes one seat. With it one person can play alone at a table for two.',
      values: {
        none: 'none',
        germain: `${bots.germain.name} (weak, easy to follow)`,
        joseph: `${bots.joseph.name} (strong)`,
        cagliostro: `${bots.cagliostro.name} (middling)`,
        weishaupt: `${bots.weishaupt.name} (strong)`,
      },
    },
    botFirst: {
      name: 'The bot has the first seat',
      help: 'The bot is player A instead of the last player. Who begins is decided by the contact cards all the same.',
    },
  },

  prompts: {
    activateEvent: 'You may put one special event from your hand into force.',
    menu: (left) =>
      left === 0
        ? 'You have no main action left: play schemes, claim something, or end your action phase.'
        : `${counted(left, 'main action')} left: act, play schemes, claim something, or end your action phase.`,
    scoutSlot: (how) => `Which face-down card do you scout?${free[how]}`,
    scoutPlace: (place) => `Lay one card of your hand face up on ${place}.`,
    influenceTarget: (how) => `On which card do you place disks?${free[how]}`,
    influenceCount: (place) => `How many disks do you place on ${place}?`,
    fallAway: (place) => `Your disks on ${place} are cheaper: which symbols fall away?`,
    pay: (count, list) =>
      list === null
        ? `Pay ${counted(count, 'more favor')} of the factions of one acting card.`
        : `Still to pay: ${symbols(list)}.`,
    extortTarget: 'What do you extort?',
    whisper: (place) => `Whisper: extort another card of the same rank next to ${place}, or stop.`,
    gainChoice: (list) =>
      `Which favor do you take: ${listed(
        list.map((each) => factions[each]),
        'or',
      )}?`,
    gainVictim: (faction) => `The pool has no favor of the ${factions[faction]}. From whom do you take one?`,
    give: 'Conspire: which favor do you give away?',
    organizeFaction: 'With which faction do you organize?',
    organizeFrom: (left) => `Organize, ${counted(left, 'move')} left: which disk moves next?`,
    organizeTo: (place) => `Where does the disk from ${place} go?`,
    expelTarget: 'Which card do you expel?',
    expelCard: (place) => `Which card of your hand takes the place of ${place}?`,
    expelMove: (place) => `You may move one of your disks to ${place}. From where?`,
    oustTarget: 'Whose disks do you want to oust, and from where?',
    oustCount: (place) => `How many disks do you target on ${place}?`,
    oustStrength: 'Is your initial strength one more or one less than the defender’s?',
    challengeCard(own, theirs, standing) {
      const hint = {
        advantaged: 'You are advantaged: a crown wins at once.',
        disadvantaged: 'You are disadvantaged: an ace wins at once.',
        level: 'Nobody is advantaged: aces and crowns count 0.',
      }[standing]
      return `Challenge, your ${own} against ${theirs}: choose a card. ${hint}`
    },
    challengeNext: (own, theirs) => `It is ${own} against ${theirs}. Play another card, call, or concede?`,
    compensation: (left) =>
      left === 1
        ? 'Take a favor from the pool for your lost disk.'
        : `Take ${left} favors from the pool for your lost disks, one after the other.`,
    followUpKind: (place) => `Follow-up on ${place}: what do you do?`,
    schemeMode: (name, ability) => `${name}, ${ability}: how do you use the card?`,
    swapFirst: 'Which two cards change places? Choose the first.',
    swapSecond: (place) => `Which card changes places with ${place}?`,
    takeEdict: 'From which edict do you take two favors?',
    keepPlot: 'Which hidden plot do you keep? The other goes to the bottom of the deck.',
    drawOrCourt: 'Draw two cards, or take one from the court.',
    borrow: 'Which faction card do you borrow?',
    keepEvent: 'Which event card do you keep? The other goes back on top.',
    redrawDiscard: (over) => `You hold ${counted(over, 'card')} too many: discard one.`,
    redrawCard: (missing) =>
      missing === 1
        ? 'Draw one more card, from the court or the deck.'
        : `Draw ${missing} more cards, each from the court or the deck.`,
  },

  moves: {
    congress: 'Congress: 5 favors for a main action',
    end: 'End actions',
    stop: {
      activateEvent: 'No event',
      whisper: 'No more Whisper',
      organizeFrom: 'No more moves',
      expelMove: 'Move no disk',
    },
    payAll: 'Pay all the rest',
    plusOne: 'One more than the defender',
    minusOne: 'One less than the defender',
    continue: 'Play another card',
    call: 'Call',
    concede: 'Concede',
    draw: (cards) => (cards === 1 ? 'Draw from the deck' : `Draw ${cards} cards from the deck`),
    freeSlot: (place) => `${place}, without a main action`,
    followUp: (place) => `Follow up on ${place}`,
    scheme: (name, ability) => `Scheme: ${name}, ${ability}`,
    token: (faction) => `Pay ${factions[faction]}`,
    exchange: (faction, tokens) => `Pay ${tokens} × ${factions[faction]} instead`,
    claimFaction: (faction) => `Claim ${factions[faction]}`,
    useFactionCard: (faction, action) => `${factions[faction]} card: ${action}`,
    press: (faction) => `Press: 3 ${factions[faction]} for a main action`,
    claimPlot: (plot) => `Claim plot: ${plot}`,
    keepPlot: (plot) => `Keep ${plot}`,
    lookAtHand: (seat) => `Look at the hand of ${seat}`,
    lookAtPlot: (seat) => `Look at the plot of ${seat}`,
    target: (place, seat, disks) => `${place}: ${counted(disks, 'disk')} of ${seat}`,
    disks: (disks) => counted(disks, 'disk'),
    fallAway: (list) => `Less ${tally(list)}`,
    mode: {
      ability: (ability) => `Ability: ${ability}`,
      quick: (_, value) => `Quick favor: ${symbols(value)}`,
      both: (ability, value) => `Quick favor (${symbols(value)}) and ${ability}`,
      nothing: () => 'Only for the link',
    },
    keepEvent: (event) => `Keep ${event}`,
    activate: (event) => `Put into force: ${event}`,
    court: (name, isChamberlains) => `Court${isChamberlains ? ', under the Chamberlain' : ''}: ${name}`,
  },

  log,

  position: {
    course: (round, starter, edicts, isLast) =>
      `Round ${round}${isLast ? ', the last one' : ''}. ${starter} begins each round. Edicts discarded: ${edicts} of 5.`,
    place: placeLine,
    player: playerLine,
    pool: (favors) => `Pool: ${tally(favors) || 'empty'}.`,
    edict: (faction, name, tokens) =>
      `Edict of the ${factions[faction]} before ${name}: ${counted(tokens, 'favor')} on it.`,
    row: (list) => `Faction cards in the row: ${list.map((each) => factions[each]).join(', ') || 'none'}.`,
    court: (cards, chamberlain) =>
      `Court: ${cards.map((each, at) => `${each ?? 'empty'}${at === chamberlain ? ' (Chamberlain)' : ''}`).join('; ')}.`,
    piles: (deck, discard, events, plots) =>
      `Deck: ${counted(deck, 'card')}. Top of the discards: ${discard ?? 'none'}. Event deck: ${events}. Plot deck: ${plots}.`,
    publicPlot: (plot, text) => `Public plot ${plot}: ${text}`,
    openPlot: (name, plot, text) => `Plot of ${name}, ${plot}: ${text}`,
    ownPlot: (plot, text) => `Your hidden plot ${plot}: ${text}`,
    ownCard: (name, ability, text) => `In your hand: ${name}. ${ability}: ${text}`,
    emptyHand: 'Your hand is empty.',
    ownEvent: (event, text) => `Your event card ${event}: ${text}`,
    acting,
    oust: (attacker, defender, place, disks, [own, theirs], advantaged) =>
      `Oust on ${place}: ${attacker} (${own}) against ${defender} (${theirs}) for ${counted(disks, 'disk')}; ${advantaged === null ? 'nobody is advantaged' : `${advantaged} is advantaged`}.`,
    turn: (name) => `To decide: ${name}.`,
    ownTurn: 'To decide: you.',
    over: 'The game is over.',
  },

  reasons: {
    noMainAction: 'You have no main action left for this.',
    nothingToScout: 'There is no face-down card next to your influence that you can pay for.',
    nothingToInfluence: 'There is no card in your reach with a free location that you can pay for.',
    nothingToOrganize: 'No disk of yours can move, or you lack the favor for it.',
    nothingToExpel: 'There is no card in your reach that you may expel and can pay for.',
    nobodyToOust: 'There is no disk of another player in your reach that you can pay for.',
    noDisks: 'You have not enough disks in your supply.',
    producedAlready: 'This has produced favor in this turn already.',
    noHandCard: 'You have no card in hand to lay there.',
    crownEndsChain: 'A crown has ended your scheme chain.',
    noLink: 'This card shares no faction with the last card of the chain.',
    hasDiskThere: 'You already have a disk on or under this plot.',
    onePlotATurn: 'You have claimed a plot in this turn already.',
    plotNotMet: 'You do not meet this plot.',
    plotNested:
      'This plot does not count beside your other one: the same cards or the same lodge would serve for both.',
    abilityUsed: 'You have used this faction card in this turn already.',
    abilityImpossible: 'This faction card can do nothing for you now.',
    oneFactionATurn: 'You have claimed a faction card in this turn already.',
    lodgeNotControlled: 'You do not control the largest lodge of this faction.',
    followUpImpossible: 'There is nothing that you could do here with the cube.',
    congressOnce: 'The Congress helps only once in a turn.',
    pressOnce: 'The Press helps only once in a turn.',
    lookOnce: 'The Investigators let you look only once in a turn.',
    nothingToSee: 'There is nothing hidden to look at.',
    tooDear: 'You cannot pay for this.',
    faceUp: 'This card lies face up already.',
    faceDown: 'This card lies face down.',
    outOfReach: 'This is not adjacent to your influence.',
    crownClosed: 'Another player is on this crown: it is closed to you.',
    cardFull: 'This card has no free location for that.',
    noOwnDisk: 'You have no disk there.',
    noWayOut: 'A disk there has nowhere to go.',
    notFromHere: 'A disk cannot leave this card now: it does not show the faction, or is not the right card.',
    otherCardOnly: 'It has to be another card.',
    notAdjacent: 'This is not where a disk from there may go.',
    foreignDisks: 'Another player has disks on this card.',
    noFittingCard: 'The disks of the others would not fit on the new card.',
    cubeElsewhere: 'The follow-up happens on the card with the cube.',
    noToken: 'You have no favor of this faction.',
    restUnpaid: 'Then you could not pay the rest.',
    otherFactionAsked: 'This faction is not asked for.',
    noExchange: 'Favors cannot be exchanged for this.',
    noSet: 'You have not enough favors of this faction for an exchange.',
    tokenWillDo: 'A single favor of this faction will do.',
    courtGap: 'There is no card at this place of the court.',
    twoCourtCards: 'You have taken two court cards already.',
    noFee: 'You have no favor left to pay for a second court card.',
    chamberlainOnly: 'Of two court cards one has to be the one under the Chamberlain.',
    othersHaveMore: 'Another player has more disks there than you.',
    noCardLeft: 'You have no card left to play.',
  },
  endings: {
    plots: 'Two plots were met at the same time.',
    bot: 'The bot has met one of its plots.',
    edicts: 'The fifth edict was discarded, and the lodges were counted.',
    rounds: 'Sixty rounds were played, and the lodges were counted.',
  },
  sources: {
    plots: 'Plots met',
    ...names.luminaries.factions,
  },
  story: {
    chapter: (turn) => `Turn ${turn}`,
    course: 'points in the largest lodges after each turn',
    plotVictory: {
      title: 'Two plots',
      text: (name, plots) => `${name} meets ${listed(plots)} at the same time and wins.`,
    },
    botVictory: {
      title: 'The bot prevails',
      text: (name, bot, plots) => `${name}${name === bot ? ' wins' : ` wins as ${bot}`}: ${listed(plots)}.`,
    },
    scoring: {
      title: { edicts: 'The fifth edict', rounds: 'Sixty rounds' },
      text: (totals) => `Nobody has met two plots, and the lodges decide: ${totals}.`,
    },
    victory: {
      points: (name, lead) => `${name} wins with a lead of ${counted(lead, 'point')}.`,
      cards: (name) => `Level on points, ${name} wins with more faction cards.`,
    },
    shared: (list) => `Nothing sets them apart: ${listed(list)} share the victory.`,
    firstPlot: (name, hidden) =>
      hidden
        ? `${name} reveals the hidden plot and is half way there.`
        : `${name} claims the first plot and is half way there.`,
    plotBroken: (name, by) =>
      by === null
        ? `${name} lets go of a plot that was already met.`
        : `In ${by}’s turn ${name} loses a plot that was already met.`,
    oust: toldOust,
    oustTitle: (place) => `${actions.oust}: ${place}`,
    bigTurn: {
      title: 'A big step',
      text: (name, points, total) => `${name} gains ${counted(points, 'point')} in the lodges and stands at ${total}.`,
    },
    space: ' ',
  },
}
