import type { Gains } from '../events.ts'
import type { Effect, Faction } from '../sets.ts'
import { signed, valueText } from './shared.ts'
import type { LoggedPlacement, PlayerLine, PrintedReward, RichelieuWords, SheetLine, Spot } from './words.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

const factions: Readonly<Record<Faction, string>> = {
  richelieu: 'Richelieu',
  england: 'England',
  france: 'France',
  habsburg: 'Habsburg',
  protestants: 'Protestants',
}

const victories: Readonly<Record<Faction, string>> = {
  richelieu: 'Richelieu wins',
  england: 'England wins',
  france: 'The plotters of France win',
  habsburg: 'Habsburg wins',
  protestants: 'The Protestants win',
}

const effects: Readonly<Record<Effect, string>> = {
  placeAgent: 'place an agent',
  bribe: 'bribe',
  queen: 'the Queen',
  greyEminence: 'the Grey Eminence',
}

const listed = (items: readonly string[], conjunction = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

const counted = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
const values = (list: readonly number[]): string => list.map(valueText).join(', ')

/** “the third space of The Intendants”. */
const at = ({ sheet, index }: Spot): string => `the ${ordinals[index]} space of ${sheet}`
/** For a button: “The Intendants, third space”. */
const spotLabel = ({ sheet, index }: Spot): string => `${sheet}, ${ordinals[index]} space`

const versus = (upper: string, lower: string): string => `“${upper}” against “${lower}”`

const amounts = ({ prestige, money, income, military }: Gains): string[] => [
  ...(prestige > 0 ? [`${prestige} prestige`] : []),
  ...(money > 0 ? [`${money} louis`] : []),
  ...(income > 0 ? [`income +${income}`] : []),
  ...(military > 0 ? [`military +${military}`] : []),
]

/** A reward as it is printed: “3 prestige, income +1”. */
export const reward = (printed: PrintedReward): string =>
  [...amounts(printed), ...printed.effects.map((effect) => effects[effect])].join(', ') || 'nothing'

function placed({ name, neutral, spot, placing, cost, surcharge, faceUp, value }: LoggedPlacement): string {
  const agent = neutral === null ? 'an agent' : `an agent of ${neutral}`
  const shown = value === undefined ? '' : faceUp ? `, openly: ${valueText(value)}` : ` (it is a ${valueText(value)})`
  const hidden = faceUp ? '' : ' face down'
  const price = surcharge > 0 ? ` for ${cost} louis (${spot.label} + ${surcharge})` : ` for ${cost} louis`
  const payment = placing === 'action' ? (cost === 0 ? ' for free' : price) : placing === 'reward' ? ' as a reward' : ''
  return `${name} puts ${agent}${hidden} on ${at(spot)}${payment}${shown}`
}

function sheetLine({ box, name, faction, spaces, first, second, cardinal }: SheetLine): string {
  const row = spaces.map(({ label, who, value, faceUp }) => {
    if (who === null) return `${label}: free`
    if (value === null) return `${label}: ${who}, face down`
    return `${label}: ${who} ${valueText(value)}${faceUp ? '' : ', face down'}`
  })
  const rewards = `first ${reward(first)}; second ${reward(second)}; Cardinal ${signed(cardinal)}`
  return `Box ${box}, ${factions[faction]}: ${name} (${rewards}). Spaces: ${row.join(' | ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, prestige, income, military, agents, money, jewels, isBehindCardinal } = player
  const parts = [
    `prestige ${prestige}, ${isBehindCardinal ? 'behind the Cardinal' : 'not behind the Cardinal'}`,
    `income ${income}`,
    `military ${military}`,
    `${counted(agents, 'agent')} in hand`,
    ...(money === null ? [] : [`${money} louis`]),
    ...(jewels === null ? [] : [counted(jewels, 'jewel')]),
  ]
  return `${name}${isReader ? ' (you)' : ''}: ${parts.join('; ')}.`
}

export const en: RichelieuWords = {
  title: 'Richelieu',
  summary:
    'Two to four nobles slip their agents into the intrigues for and against Cardinal Richelieu, and are rewarded when their side prevails.',
  credits:
    'Richelieu was designed by Olivier Lamontagne and published by White Goblin Games in 2012. What is printed on sheets and tracks was not available to us: except for the figures that the rules mention, this component set is reconstructed. Eminence is not affiliated with the designer or the publisher.',
  options: {
    neutralLastSpace: {
      name: 'Neutral agents may fill a sheet',
      help: 'Two players: if every sheet has only one free space left, the neutral agent must take one of these, and that intrigue is resolved. Without this option no neutral agent is placed in such a turn.',
    },
    wonSheetsFaceDown: {
      name: 'Won sheets lie face down',
      help: 'Only the back of a won sheet is shown: red for Richelieu, yellow for his opponents. Without this option all can see who has won what.',
    },
    hiddenMoney: {
      name: 'Hidden money and jewels',
      help: 'Money and jewels are kept behind the screens, and only what is taken and paid is announced. Without this option all can see them.',
    },
  },

  sheets: {
    R01: 'The Siege of La Rochelle',
    R02: 'The Day of the Dupes',
    R03: 'The Edict against Duels',
    R04: 'The Peace of Alès',
    R05: 'The Treaty of Bärwalde',
    R06: 'The Intendants',
    R07: 'The Company of New France',
    R08: 'The Razing of the Castles',
    R09: 'The Académie française',
    R10: 'The Relief of Casale',
    R11: 'The Birth of the Dauphin',
    R12: 'Father Joseph’s Letters',
    R13: 'The Palais-Cardinal',
    E1: 'Buckingham off the Île de Ré',
    E2: 'The Hand of Henrietta Maria',
    E3: 'The Channel Merchants',
    E4: 'The Diamond Studs',
    F1: 'The Chalais Plot',
    F2: 'Montmorency’s Revolt',
    F3: 'The Cinq-Mars Plot',
    H1: 'The Spanish Road',
    H2: 'The Year of Corbie',
    H3: 'The Gold of Olivares',
    P1: 'Rohan in Languedoc',
    P2: 'Soubise Takes to the Sea',
    P3: 'The Walls of Privas',
  },
  factions,
  effects,
  neutrals: ['Ochre', 'Slate'],
  comma: ', ',
  semicolon: '; ',
  colon: ': ',

  prompts: {
    chooseAction(acts, allowance, open, surcharge) {
      const which = acts > 0 ? 'Second action' : allowance > 1 ? 'First of two actions' : 'One action'
      const agent = surcharge > 0 ? `place another agent for ${surcharge} louis more` : 'place an agent'
      const deeds = {
        income: 'take income',
        place: agent,
        commission: 'buy a commission',
        jewel: 'trade a jewel',
      }
      const choices = [...open.map((kind) => deeds[kind]), ...(acts > 0 ? ['end your turn'] : [])]
      return `${which}: ${listed(choices, 'or')}.`
    },
    chooseAgent: (spot, cost) =>
      `Which agent goes to ${at(spot)}${cost > 0 ? `, for ${cost} louis` : ''}? It will lie ${spot.label > 0 ? 'face down' : 'face up'}.`,
    rewardSpace: 'Your reward: put one of your agents on any lit space, free of charge, or do without.',
    rewardAgent: (spot) =>
      `Which agent goes to ${at(spot)}, free of charge? It will lie ${spot.label > 0 ? 'face down' : 'face up'}.`,
    bribeTarget: 'Your reward: bribe an agent of somebody else and move it to another space, or do without.',
    bribeDestination: (spot) => `Where does the bribed agent go from ${at(spot)}? On a 0 it is turned up.`,
    queenSpace: 'Your reward: put the Queen on a lit space of a Richelieu sheet, or do without.',
    greySpace: 'Your reward: put the Grey Eminence on a lit space of an opposing sheet, or do without.',
    neutralSpace: (neutral) => `Before your turn ends: choose a space for a neutral agent of ${neutral}.`,
    neutralAgent: (neutral, spot) =>
      `Which agent of ${neutral} goes to ${at(spot)}? It will lie ${spot.label > 0 ? 'face down' : 'face up'}.`,
  },

  moves: {
    income: (money) => `Income: ${money} louis`,
    place: (spot, cost) => `${spotLabel(spot)}: ${cost === 0 ? 'free' : `${cost} louis`}`,
    placeFree: spotLabel,
    agent: (value) => `Agent ${valueText(value)}`,
    commission: (cost) => (cost === null ? 'Commission' : `Commission: ${cost} louis`),
    sellJewel: (money) => `Sell a jewel: ${money} louis`,
    buyJewel: (money) => `Buy a jewel: ${money} louis`,
    endTurn: 'End turn',
    decline: 'Do without',
    bribe: (spot) => `Bribe: ${spotLabel(spot)}`,
    moveTo: (spot) => `To ${spotLabel(spot)}`,
    queen: (spot) => `Queen: ${spotLabel(spot)}`,
    greyEminence: (spot) => `Grey Eminence: ${spotLabel(spot)}`,
  },

  log: {
    gameBegan(starter, sheets, neutrals) {
      const pairs = [0, 1, 2].map((box) => versus(sheets[2 * box], sheets[2 * box + 1]))
      const held = neutrals.map(([name, neutral]) => `${name} holds the neutral agents of ${neutral}.`)
      return [`The first intrigues: ${pairs.join('; ')}.`, ...held, `${starter} begins.`].join(' ')
    },
    turnBegan: (name, turn, actions, prestige, cardinal) =>
      `Turn ${turn}: ${name} has ${counted(actions, 'action')} (prestige ${prestige}, Cardinal on ${cardinal})`,
    incomeTaken: (name, money) => `${name} takes an income of ${money} louis`,
    agentPlaced: placed,
    agentsReturned: (name, neutral, list) =>
      `${name} takes ${neutral === null ? 'all own agents' : `all agents of ${neutral}`} back from the city: ${values(list)}`,
    commissionBought: (name, cost, military) =>
      `${name} buys a commission for ${cost} louis and moves to ${military} on the military track`,
    jewelSold: (name, money) => `${name} sells a jewel for ${money} louis`,
    jewelBought: (name, money) => `${name} buys a jewel for ${money} louis`,
    actionDeclined: (name) => `${name} does without a second action`,
    boxPending: (sheet, box, queue) =>
      `${sheet} is full: box ${box} is locked and waits to be resolved${queue > 1 ? ` (place ${queue} in the queue)` : ''}`,
    resolutionBegan(intrigue, box, sheets, turnedUp) {
      const shown = turnedUp === 0 ? '' : `; ${turnedUp === 1 ? 'one agent is' : `${turnedUp} agents are`} turned up`
      return `Intrigue ${intrigue}, box ${box}: ${versus(sheets[0], sheets[1])}${shown}`
    },
    intrigueWon(sheet, faction, [richelieu, opposing], ranking) {
      const tie = richelieu === opposing ? ', and a tie goes to Richelieu' : ''
      const strengths = `Richelieu ${valueText(richelieu)}, opponents ${valueText(opposing)}${tie}`
      const ranks = ranking.map(({ name, sum, tied }) => `${name} ${sum}${tied ? ' (further right)' : ''}`)
      const contributors =
        ranks.length === 0 ? 'Nobody made a positive contribution' : `Contributions: ${ranks.join(', ')}`
      return `${victories[faction]} with ${sheet} (${strengths}). ${contributors}.`
    },
    rewarded: (name, place, sheet, gains) =>
      `${name} is ${ordinals[place - 1]}: ${listed(amounts(gains)) || 'nothing'}${place === 1 ? `, and the sheet ${sheet}` : ''}`,
    rewardLost: (place, neutral) =>
      `Nobody gets the ${ordinals[place - 1]} reward${neutral === null ? '' : `: ${neutral} would have earned it`}`,
    militaryBonus: (name, military, bonus, gained) =>
      `${name} reaches ${military} on the military track: ${bonus === 'prestige' ? '1 prestige' : gained ? 'income +1' : 'income is at its highest already'}`,
    lapped: (name, laps, prestige) =>
      `${name} has ${prestige} prestige and ${laps > 1 ? 'turns' : 'takes'} the tile for a full lap`,
    effectDeclined: (name, effect) => `${name} does without the reward “${effects[effect]}”`,
    effectLost: (name, effect) => `${name} cannot use the reward “${effects[effect]}”: it is lost`,
    agentBribed(name, owner, from, to, value, turnedUp) {
      const which = value === undefined || turnedUp ? '' : ` (${valueText(value)})`
      const shown = turnedUp && value !== undefined ? ` and turns it up: ${valueText(value)}` : ''
      return `${name} bribes an agent of ${owner}${which} from ${at(from)} to ${at(to)}${shown}`
    },
    pieceMoved: (name, effect, sheet, fromPalace) =>
      `${name} ${fromPalace ? 'sends' : 'moves'} ${effects[effect]} to ${sheet}`,
    cardinalMoved(step, from, to) {
      if (from === to) return `The Cardinal stays on ${to}`
      return `The Cardinal goes ${step < 0 ? 'back' : 'forward'} from ${from} to ${to}`
    },
    cardinalCaughtUp: (name, to) => `The Cardinal catches up with ${name} on ${to}`,
    boxCleared(box, keeper, winning, agents) {
      const taken = keeper === null ? `${winning} leaves the game` : `${keeper} keeps ${winning}`
      return `Box ${box} is cleared: ${taken}, and ${agents === 1 ? '1 agent goes' : `${agents} agents go`} to the city`
    },
    sheetsTurnedUp: (box, [upper, lower]) => `New in box ${box}: ${versus(upper, lower)}`,
    boxStaysEmpty: (box) => `The decks are empty: box ${box} stays empty`,
    neutralSkipped: (name, why) =>
      why === 'noSpace'
        ? `${name} places no neutral agent: every sheet has at most one free space`
        : `${name} has no neutral agent in hand`,
    lastQuietRound: (turns) =>
      `Nothing has moved on the sheets for a long time: the game ends after ${counted(turns, 'more quiet turn')}`,
    gameEnded: (why, totals, winners) =>
      `${why === 'quiet' ? 'Nothing moves any more' : 'All intrigues are resolved'}. Final score: ${totals}. ${listed(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}.`,
  },

  position: {
    course: (resolved, all, cardinal) =>
      `Intrigues resolved: ${resolved} of ${all}. The Cardinal is on ${cardinal} of the prestige track.`,
    sheet: sheetLine,
    emptyBox: (box) => `Box ${box} is empty.`,
    resolving: (box) => `Box ${box} is being resolved.`,
    pending: (boxes) => `Locked, to be resolved next: ${boxes.map((box) => `box ${box}`).join(', then ')}.`,
    player: playerLine,
    won: (name, sheets) => `Won by ${name}: ${sheets.join(', ')}.`,
    wonFaceDown: (name, red, yellow) => `Won by ${name}: ${red} with a red back, ${yellow} with a yellow back.`,
    city: (agents) =>
      agents.length === 0
        ? 'There are no agents in the city.'
        : `In the city: ${agents.map((each) => `${each.name} ${values(each.values)}`).join('; ')}.`,
    cityJewels: (jewels) => `Jewels in the city: ${jewels}.`,
    ownHand: (list) => `Your agents: ${values(list) || 'none in hand'}.`,
    ownNeutral: (neutral, list) => `Your neutral agents of ${neutral}: ${values(list) || 'none in hand'}.`,
    neutralHand: (neutral, holder, agents) =>
      `Neutral agents of ${neutral}, held by ${holder}: ${counted(agents, 'agent')} in hand.`,
    quiet: (turns, atMost) => `Quiet turns in a row: ${turns}. The game ends at ${atMost}.`,
    actions: (name, acts, allowance) =>
      `It is the turn of ${name}: ${acts} of ${counted(allowance, 'action')} ${allowance === 1 ? 'is' : 'are'} done.`,
    turn: (name) => `To decide: ${name}.`,
    ownTurn: 'To decide: you.',
    over: 'The game is over.',
  },

  reasons: {
    incomeOnce: 'You have taken your income in this turn already.',
    spaceTaken: 'Somebody stands on this space already.',
    noAgentInHand: 'All your agents are on sheets: you have none in hand.',
    tooDear: 'You do not have the money for this space.',
    surchargeTooDear: 'You have the money for the space, but not for the surcharge on a second agent in the same turn.',
    commissionOnce: 'You have bought a commission in this turn already.',
    notBehindCardinal: 'Only a player who is behind the Cardinal on the prestige track may buy a commission.',
    militaryTrackEnds: 'You have reached the end of the military track.',
    commissionTooDear: 'You do not have the money for the next commission.',
    jewelOnce: 'You have already traded a jewel in this turn: one sale or one purchase is all.',
    noJewel: 'You have no jewel to sell.',
    noJewelInCity: 'There is no jewel to buy in the city.',
    jewelTooDear: 'You do not have the money for a jewel.',
    firstActionDue: 'The first action of a turn must be taken.',
    notInHand: 'You have no agent of this value in hand now.',
    boxLocked: 'This box is being resolved or waits for it: nothing may be put there or taken away.',
    nobodyThere: 'There is no agent here who could be bribed.',
    pieceNotBribed: 'The Queen and the Grey Eminence cannot be bribed.',
    ownAgentNotBribed: 'Your own agents cannot be bribed.',
    queenForRichelieu: 'The Queen goes to Richelieu sheets only.',
    greyForOpponents: 'The Grey Eminence goes to opposing sheets only.',
    otherSheetOnly: 'From the sheet where this piece stands it may only go to a different one.',
    lastFreeSpace: 'A neutral agent may not take the last free space of a sheet.',
  },
  endings: {
    allResolved: 'All 13 intrigues are resolved.',
    quiet: 'For several rounds nothing was put or moved on the sheets.',
  },
  sources: {
    prestige: 'Prestige',
    income: 'Income track',
    military: 'Military track',
    richelieu: 'Most Richelieu sheets',
    opposing: 'Opposing sheets',
    jewels: 'Jewels',
  },
  story: {
    chapter: (act) => `Act ${act}`,
    course: 'had the game ended after each act: an intrigue, or a chain of them',
    deed({ faction, won, lost, first }) {
      const victory = `${victories[faction]}, ${valueText(won)} to ${valueText(lost)}.`
      if (first === null) return `${victory} Nobody is rewarded.`
      const { name, sum, gains } = first
      if (gains === null) return `${victory} ${name} is first with ${sum}: the reward is lost.`
      return `${victory} ${name} is first with ${sum}: ${listed(amounts(gains)) || 'no gain'}.`
    },
    most: (names, points) =>
      names.length > 1
        ? `${listed(names)} now share the most Richelieu sheets: ${points} points each.`
        : `${names[0]} now has the most Richelieu sheets: ${points} points.`,
    overtakes: (name) => `Only this makes ${name} the winner.`,
    staysAhead: (name) => `${name} was ahead before it and stays ahead.`,
    quietEnd: {
      title: 'Nothing moves any more',
      text: (totals) => `Round after round nobody touched the sheets, and the game was scored as it stood: ${totals}.`,
    },
    leadForGood: (name) => `From here on ${name} is never caught up with.`,
    bigAct: (name, points) => `This act lifts ${name} by ${counted(points, 'point')}.`,
    cardinal: (from, to, names) =>
      to > from
        ? `It pulls the Cardinal from ${from} up to ${to}: ${listed(names)} ${names.length > 1 ? 'are' : 'is'} behind him again, with two actions.`
        : `The Cardinal falls from ${from} to ${to}: ${listed(names)} ${names.length > 1 ? 'are' : 'is'} no longer behind him, and down to one action.`,
    sidesTied: 'The sides were level, and a tie goes to Richelieu.',
    ranksTied: (first, second, sum) => `${second} has ${sum} as well, but an agent of ${first} stands further left.`,
    piece: (name, effect) =>
      `It was ${name} who had sent ${effects[effect]}: without those points the other side would have won.`,
    saboteur: (name, value) => `The other side would have won, had ${name} not slipped a ${valueText(value)} into it.`,
    bribe: (name, owner, value) =>
      `${name} had bribed an agent of ${owner} (${valueText(value)}): in its old place the other side would have won.`,
    space: ' ',
  },
}
