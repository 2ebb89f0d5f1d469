import { log } from './log/en.ts'
import {
  capital,
  citizenPlaces,
  coinsText,
  counted,
  crowd,
  goodsList,
  listed,
  names,
  origins,
  plannedPlace,
  pointsText,
  several,
  spotText,
  who,
} from './names/en.ts'
import { type Somebody, type Spot, type Standing, spotFor } from './shared.ts'
import type { DeedLine, OrleansWords, PlayerLine, ToldRound, TownLine, WayLine } from './words.ts'

const { followers, goods, places, deeds, events } = names

const putText = (somebody: Somebody, spot: Spot): string =>
  `${capital(who(somebody))} → ${spotText(spotFor(somebody, spot))}`

const rewardText = (coins: number, development: number): string =>
  development > 0 ? `${coinsText(coins)} or ${pointsText(development)}` : coinsText(coins)

function standingText({ place, need, piece, isPlanned }: Standing): string {
  const anybody = place === 'townhall' ? 'anybody neutral' : 'anybody'
  const asked = need === null ? anybody : followers[need]
  if (piece === null) return `${asked}: free`
  return `${asked}: ${piece === 'tech' ? 'tech tile' : who(piece)}${isPlanned ? ' (planned)' : ''}`
}

function deedLine({ deed, spaces, coins, development, keeper }: DeedLine): string {
  const rows = spaces.map(({ type, filled, size }) => `${several[type]} ${filled} of ${size}`)
  const citizen = keeper === null ? 'its citizen is still there' : `full; ${keeper} has its citizen`
  return `Deed ${deeds[deed]} (${rewardText(coins, development)} each): ${rows.join(', ')}; ${citizen}.`
}

const wayText = ({ to, goods: lying }: WayLine): string =>
  `${to} (${lying.map((good) => goods[good]).join(', ') || 'no goods'})`

function townLine({ town, stations, merchants, ways }: TownLine): string {
  const routes = (['road', 'water'] as const).flatMap((kind) => {
    const there = ways.filter(({ by }) => by === kind).map(wayText)
    return there.length === 0 ? [] : [`${kind === 'water' ? 'by water' : 'by road'} to ${there.join(', ')}`]
  })
  const here = [
    ...(stations.length > 0 ? [`station of ${listed(stations)}`] : []),
    ...(merchants.length > 0 ? [`merchant of ${listed(merchants)}`] : []),
  ]
  return `${town}: ${[...here, ...routes].join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, points, coins, goods: owned, stations, stationsLeft, citizens, development, level } = player
  const parts = [
    `${counted(points, 'point')} if it ended now`,
    coinsText(coins),
    goodsList(owned) || 'no goods',
    `${counted(stations, 'station')} on the map, ${stationsLeft} in supply`,
    counted(citizens, 'citizen'),
    `development ${development}, level ${level}`,
    ...(player.tech > 0 ? [`${counted(player.tech, 'tech tile')} not placed yet`] : []),
  ]
  return `${name}${isReader ? ' (you)' : ''}: ${parts.join('; ')}.`
}

function roundText({ name, stations, citizens, level, goods: gained, coins }: ToldRound): string {
  const did = [
    ...(stations.length > 0 ? [`builds in ${listed(stations)}`] : []),
    ...(citizens.length > 0
      ? [
          `takes the ${citizens.length > 1 ? 'citizens' : 'citizen'} of ${listed(citizens.map((from) => citizenPlaces[from]))}`,
        ]
      : []),
    ...(level === null ? [] : [`reaches level ${level}`]),
    ...(gained > 0 ? [`gains ${counted(gained, 'good')}`] : []),
    ...(coins > 0 ? [`grows richer by ${coinsText(coins)}`] : []),
  ]
  return did.length === 0 ? '' : `${name} ${listed(did)}.`
}

export const en: OrleansWords = {
  ...names,
  title: 'Orléans',
  summary:
    'Two to four players gather followers in a bag and put them to work in medieval Orléans: they trade, build, study and do good deeds, for 18 rounds.',
  credits:
    'Orléans was designed by Reiner Stockhausen and published by dlp games in 2014; this table follows the rules of the 2019 edition. Eminence is not affiliated with the designer or the publisher.',
  options: {
    openPlanning: {
      name: 'Open planning in turn order',
      help: 'All see the plans at once: one player after the other plans, from the start player on. Without this option all plan at the same time, and the plans are shown when everybody is ready.',
    },
    startPlayer: {
      name: 'Start player',
      help: 'Who starts in the first round: whoever the lot falls on, or a seat of your choice. If the table has no such seat, the lot decides, too.',
      values: { random: 'by lot', seat1: 'seat 1', seat2: 'seat 2', seat3: 'seat 3', seat4: 'seat 4' },
    },
  },
  comma: ', ',

  prompts: {
    gather(comers, drawn, canRecall) {
      const back = canRecall ? ', or first call followers back from your places' : ''
      return drawn === 0
        ? `Your bag is empty: call up to ${counted(comers, 'follower')} back from your places, or draw nobody.`
        : `Followers: up to ${comers} may come. Draw up to ${drawn} from the bag${back}.`
    },
    store: (room, tooMany) =>
      tooMany > 0
        ? `The market is too full: ${tooMany} more must go into the ${places['gunpowder-tower']}.`
        : `Put up to ${counted(room, 'follower')} into the ${places['gunpowder-tower']}, or leave them on the market.`,
    plan(market, tech) {
      const left = [
        ...(market > 0 ? [counted(market, 'follower')] : []),
        ...(tech > 0 ? [counted(tech, 'tech tile')] : []),
      ]
      return left.length === 0
        ? 'Everything is placed: confirm your plan, or take something back.'
        : `Plan: put followers on your places, then confirm. You still have ${listed(left)}.`
    },
    chooseAction: 'Use one of your filled places, or pass for this round.',
    villageKind: `${places.village}: whom do you recruit?`,
    chooseTile: (isFirstPileOnly) =>
      isFirstPileOnly ? 'Choose a place tile from pile I.' : 'Choose a place tile from pile I or II.',
    travel: (by, from) =>
      by === 'water' ? `Where does your merchant sail from ${from}?` : `Where does your merchant drive from ${from}?`,
    takeGood: 'Take one of the goods on your way, or leave them.',
    doDeed: (moved) =>
      moved === 0 ? 'Which follower goes to which deed?' : 'Another follower may go to a deed, or stop here.',
    deedReward: (deed, coins, development) => `${deeds[deed]}: ${coinsText(coins)} or ${pointsText(development)}?`,
    payPharmacy: `${places.pharmacy}: how many coins do you pay? Each is a development point.`,
    bathhouse: (drawn) =>
      `${places.bathhouse}${drawn.length === 0 ? '' : `: you have drawn ${crowd(drawn)}`}. Put one of those drawn on a free space, or put all back.`,
    sacristy: (event) => `${events[event]}: send the monk from the ${places.sacristy} to the bag and be spared?`,
    harvest(food, price) {
      const unit = food === 1 ? 'it' : 'the next one'
      const means = price === null ? 'a good' : `a good or with ${coinsText(price)}`
      return `${events.harvest}: you owe ${food} food. Pay ${unit} with ${means}.`
    },
    torture: (missing) =>
      `Torture: you are ${coinsText(missing)} short. What do you give up for ${missing === 1 ? 'it' : 'the next one'}?`,
  },

  moves: {
    recall: (somebody, spot) =>
      `Back from ${spotText(spotFor(somebody, spot))}${somebody === null ? '' : `: ${who(somebody)}`}`,
    draw: (count) => (count === 0 ? 'Draw nobody' : `Draw ${count}`),
    store: (somebody) => `${capital(who(somebody))} → ${places['gunpowder-tower']}`,
    keepOnMarket: 'Leave the others on the market',
    put: putText,
    putFromTower: (somebody, spot) => `${putText(somebody, spot)}, from the tower`,
    layTech: (spot) => `Tech tile → ${spotText(spot)}`,
    lift: (somebody, spot) =>
      `Take back: ${somebody === null ? 'tech tile' : who(somebody)}, ${spotText(spotFor(somebody, spot))}`,
    confirm: 'Confirm the plan',
    reopen: 'Change the plan',
    act: (place, effect) => `${places[place]}: ${effect}`,
    pass: 'Pass',
    recruit: (type) => capital(followers[type]),
    takeTile: (tile, pile, effect) => `${places[tile]} (${pile}): ${effect}`,
    travel: (town, by, lying) =>
      `${town} ${by === 'water' ? 'by water' : 'by road'}: ${lying.map((good) => goods[good]).join(', ') || 'no goods'}`,
    takeGood: (good) => `Take 1 ${goods[good]}`,
    leaveGoods: 'Leave the goods',
    doDeed: (type, deed, coins, development) =>
      `${capital(followers[type])} → ${deeds[deed]}: ${rewardText(coins, development)}`,
    stopDeeds: 'No more deeds',
    takeCoins: (coins) => capital(coinsText(coins)),
    takeDevelopment: (points) => capital(pointsText(points)),
    payPharmacy: (coins) => `Pay ${coinsText(coins)}`,
    putBack: 'Put all back',
    useSacristy: 'Use the monk',
    keepMonk: 'Keep the monk',
    payFood: (good) => `Pay 1 ${goods[good]}`,
    payCoins: (coins) => `Pay ${coinsText(coins)}`,
    giveStation: 'A station from the supply',
    giveStationAt: (town) => `The station in ${town}`,
    giveFollower: 'A follower from the bag, drawn blind',
    giveDevelopment: 'A development point',
    giveGood: (good) => `1 ${goods[good]}`,
    giveTile: (tile) => `Place tile: ${places[tile]}`,
    giveTech: 'An unplaced tech tile',
    giveTechAt: (spot) => `Tech tile from ${spotText(spot)}`,
  },

  log,

  position: {
    round: (round, all, event, letter, starter) =>
      `Round ${round} of ${all}. Event: ${events[event]} ${letter}. Start player: ${starter}.`,
    coming: (letter, list) => `Still to come of ${letter}: ${list.map((event) => events[event]).join(', ')}.`,
    supply: (crowds, lying, tech) =>
      `Supply: ${crowd(crowds) || 'no followers'}; ${goodsList(lying) || 'no goods'}; ${counted(tech, 'tech tile')}.`,
    pile: (pile, tiles) =>
      `Place tiles, pile ${pile}: ${tiles.map(({ tile, effect }) => `${places[tile]} (${effect})`).join('; ')}.`,
    deed: deedLine,
    citizens(development, knights, boatmen) {
      const waiting = [
        ...development.map((space) => `development ${space}`),
        ...(knights === null ? [] : [`knight track ${knights}`]),
        ...(boatmen === null ? [] : [`boatman track ${boatmen}`]),
      ]
      return `Citizens on the tracks: ${waiting.join(', ') || 'none left'}.`
    },
    town: townLine,
    lost({ followers: crowds, goods: lying, tech, stations, tiles }) {
      const parts = [
        ...(crowds.length > 0 ? [crowd(crowds)] : []),
        ...(lying.length > 0 ? [goodsList(lying)] : []),
        ...(tech > 0 ? [counted(tech, 'tech tile')] : []),
        ...(stations > 0 ? [counted(stations, 'station')] : []),
        ...tiles.map((tile) => places[tile]),
      ]
      return `Out of the game: ${parts.join('; ')}.`
    },
    player: playerLine,
    tracks: ({ name, steps, draws }) =>
      `Tracks of ${name}: ${steps.map(({ type, step, last }) => `${several[type]} ${step} of ${last}`).join(', ')}; ${draws} may come each round.`,
    pools({ name, bag, market, tower }) {
      const stored = tower === null ? '' : `; tower: ${crowd(tower) || 'empty'}`
      return `Followers of ${name}: bag: ${crowd(bag) || 'empty'}; market: ${crowd(market) || 'empty'}${stored}.`
    },
    tiles: (name, tiles) =>
      `Place tiles of ${name}: ${tiles.map(({ tile, effect }) => `${places[tile]} (${effect})`).join('; ')}.`,
    ownPlace: (place, spaces, effect) =>
      `Your ${places[place]} (${effect}): ${spaces.map(standingText).join(' | ') || 'no spaces'}.`,
    standing: (name, list) => `At work for ${name}: ${list.map(plannedPlace).join('; ')}.`,
    drawn: (drawn) => `Drawn for your ${places.bathhouse}: ${crowd(drawn)}.`,
    passed: (players) => `Passed: ${listed(players)}.`,
    debt: (name, coins) => `${name} is ${coinsText(coins)} short.`,
    food: (name, food) => `${name} still owes ${food} food.`,
    stages: {
      gather: (name) => `${name} is gathering followers.`,
      store: (name) => `${name} is filling the ${places['gunpowder-tower']}.`,
      wait: (name) => `${name} is waiting to plan.`,
      plan: (name) => `${name} is planning.`,
      ready: (name) => `${name} has finished planning.`,
    },
    turn: (name) => `To decide: ${name}.`,
    ownTurn: 'To decide: you.',
    over: 'The game is over.',
  },

  reasons: {
    bagTooSmall: 'There are not so many followers in your bag.',
    marketTooSmall: 'There is not room for so many followers.',
    recalledInstead: 'Followers that you call back count, too: fewer are left to draw.',
    marketTooFull: 'There are more followers on the market than it holds: the rest must go into the tower.',
    techThere: 'A tech tile covers this space.',
    spaceTaken: 'This space is not free.',
    neutralOnly: 'Followers in your own colour cannot stand in the Town Hall.',
    monksOnly: 'Only a monk may stand here.',
    wrongFollower: 'This space asks for somebody else.',
    noTechForMonks: 'A tech tile cannot replace a monk.',
    oneFollowerPlace: 'A tech tile cannot lie where a single follower is enough.',
    oneTechPerPlace: 'This place has a tech tile already.',
    firstTechOnFarmer: 'Your first tech tile has to lie on a farmer space.',
    techStays: 'A tech tile stays where it was placed.',
    standsThere:
      'This follower has been here since an earlier round; only in the followers’ phase could you call it back.',
    changedTooOften: 'You have changed your plan often enough in this round: confirm it.',
    notFilled: 'Not all spaces of this place are filled.',
    noAction: 'This tile has no action: it works by itself.',
    shieldOnly: 'The monk here only helps against Harvest, Taxes and Plague.',
    noneInSupply: 'There is no such follower left in the supply.',
    trackEnds: 'Your marker has reached the end of this track.',
    nobodyToRecruit: 'There is nobody left whom you could recruit here.',
    pilgrimage: 'Pilgrimage: no monks join in this round.',
    noWaterway: 'No waterway leads from the town of your merchant.',
    noRoad: 'No road leads from the town of your merchant.',
    noStationLeft: 'You have no station left to build.',
    ownStationThere: 'You have a station in this town already.',
    townTaken: 'There is a station of somebody in this town already.',
    developmentEnds: 'The development track does not go further.',
    goodOut: 'There is none of this good left in the supply.',
    techOut: 'There are no tech tiles left.',
    noDeedForThem: 'No deed has a free space for the followers here.',
    noCoins: 'You have no coins to pay with.',
    bagEmpty: 'Your bag is empty: there is nobody to draw.',
    tileGone: 'This place tile is not in its pile any more.',
    secondPileLater: 'With your first trader you may only choose from pile I.',
    byWaterOnly: 'The Ship does not travel by road.',
    byRoadOnly: 'A wagon does not travel by water.',
    deedSpaceTaken: 'All spaces for this follower are taken here.',
    notOnThisDeed: 'This deed has no space for this follower.',
    notInBathhouse: 'A follower that was drawn here cannot stay in the Bathhouse.',
    tooFewCoins: 'You do not have so many coins.',
    notFood: 'This is not food.',
    noNeutralInBag: 'Only followers in your own colour are in your bag, and these are never lost.',
    trackBegins: 'Your marker is at the beginning of the development track.',
    coinSpace: 'The marker cannot go back onto a coin space, nor leave one backwards.',
  },
  endings: { lastRound: 'All 18 rounds have been played.' },
  sources: { coins: 'Coins', goods: 'Goods', stations: 'Stations', citizens: 'Citizens' },
  story: {
    chapter: (round) => `Round ${round}`,
    course: 'had the game ended after each round',
    deeds: roundText,
    leadForGood: (name, points) =>
      `${name} is ${counted(points, 'point')} ahead now, and is never caught up with again.`,
    bigRound: (name, points) => `This round lifts ${name} by ${counted(points, 'point')}.`,
    snatched: (name, deed, other, own, others) =>
      `${other} had sent ${others} followers to the deed ${deeds[deed]}, ${name} only ${own}; but ${name} filled the last space and took the citizen.`,
    race: (name, from, other, behind) =>
      `${name} is first to the citizen of ${citizenPlaces[from]}; ${other} was only ${counted(behind, 'space')} behind.`,
    torture: (name, missing, source) =>
      `${name} is ${coinsText(missing)} short (${origins[source]}) and has to give up as many things.`,
    end: {
      title: 'The last count',
      totals: (totals) => `Final score: ${totals}.`,
      majority: (name, points) =>
        `${name} has most stations: the last citizen brings ${counted(points, 'point')} more.`,
      overtakes: (name) => `Only the last round makes ${name} the winner.`,
      staysAhead: (name) => `${name} was ahead before the last round and stays ahead.`,
      alwaysAhead: (name) => `${name} has led from the first round to the last.`,
      byDevelopment: (name) => `The points are equal; ${name} wins, being further on the development track.`,
      shared: (players) => `${listed(players)} share the victory.`,
    },
    space: ' ',
  },
}
