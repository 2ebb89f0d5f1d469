import { none } from '../../data.ts'
import type { VisitCost, Why } from '../../events.ts'
import { totalOf } from '../../score.ts'
import { landName } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import { actions, aGood, goods, listed, many, names, nobleActions, nobles, placed, rubble, wigs } from './names.ts'
import { placeAtCourt } from './reasons.ts'

const { amounts, building, buildingText, card, cardText, comma, cubes, decree, plan, ship, tile, piles } = names

const whys: Readonly<Record<Why, string>> = {
  card: 'card',
  land: 'land bonus',
  space: 'bonus of the place',
  ability: 'own ability',
  choice: 'of own choice',
  church: 'church scoring',
  newShip: 'new ship',
  sailing: 'ship sets sail',
  store: 'store',
  building: 'public building',
  sets: '3 per rubble set',
  tile: 'clergy tile',
  rubble: '1 per cube',
  foreignSale: 'somebody else’s sale',
}

const rewards: Readonly<Record<string, string>> = {
  state: 'State action',
  good: 'good',
  official: 'official',
  rubble: 'rubble cube',
  price: 'price',
  treasury: 'treasury',
  favor: 'Royal Favor',
}

/** “5 influence (2 + 3 rivals’ officials), of which 2 in wigs”. */
function paid({ base, rivals, reduction, influence, wigs: inWigs }: VisitCost): string {
  const parts = [`${base}`, ...(rivals > 0 ? [`+ ${many(rivals, 'rival official')}`] : [])]
  const less = reduction > 0 ? [`− ${reduction}`] : []
  const sum = rivals + reduction > 0 ? ` (${[...parts, ...less].join(' ')})` : ''
  return `${influence + inWigs} influence${sum}${inWigs > 0 ? `, ${wigs(inWigs)} of it` : ''}`
}

const cargoOf = (cargo: readonly number[]): string => amounts(cargo) || 'nothing'

export const log: Omit<LogWords, LacerdaType> = {
  gameBegan({ starter, scoringTiles, favors, plans, cards, buildings }, who) {
    const tiles = scoringTiles.map(({ values }, street) => `street ${street + 1} ${values.join('/')}`)
    const given = favors.map(
      (noble, owner) => `${who(owner)}: Royal Favor of ${nobles[noble]}, ${plans[owner].map(plan).join(', ')}`,
    )
    return [
      `Scoring tiles: ${tiles.join(', ')}.`,
      `${given.join('; ')}.`,
      `Open cards: ${cards.map(cardText).join('; ')}.`,
      `Open buildings: ${buildings.map(buildingText).join('; ')}.`,
      `${who(starter)} begins.`,
    ].join(' ')
  },
  handDealt: ({ seat, number, cards }, who) =>
    `${who(seat)} is dealt ${many(number, 'card')}${cards === undefined ? '' : `: ${cards.map(cardText).join('; ')}`}`,
  tileKept: ({ seat, tile: kept, returned }, who) =>
    `${who(seat)} keeps the clergy tile ${tile(kept)} and returns ${tile(returned)}`,
  ringFilled: ({ tiles }) =>
    `New on the church ring: ${tiles.map(({ at, tile: each }) => `space ${at} ${tile(each)}`).join('; ')}`,
  turnBegan: ({ seat, round, period }, who) => `Round ${round}, period ${period + 1}: it is the turn of ${who(seat)}`,
  shipDocked: ({ owner, ship: deck, cargo }, who) =>
    `The ${ship(deck)} of ${who(owner)} is back in port and unloads ${cargoOf(cargo)}`,

  cardToPortfolio: ({ seat, card: played }, who) => `${who(seat)} plays to the portfolio: ${cardText(played)}`,
  visited: ({ seat, noble, card: played, cost }, who) =>
    `${who(seat)} visits ${nobles[noble]} with ${card(played)} for ${paid(cost)}`,
  sponsored({ seat, card: played, cost }, who) {
    const event = played.type === 'treasury' ? `: ${names.events[played.event]}` : ''
    return `${who(seat)} sponsors the event of ${card(played)} for ${cost} réis${event}`
  },
  cardForGold: ({ seat, card: played, gained }, who) =>
    `${who(seat)} discards ${card(played)} for a gold${gained ? '' : ', but gets none: no room, or no gold in supply'}`,
  subsidyTaken: ({ seat, reis, bonus }, who) =>
    `${who(seat)} takes ${reis + bonus} réis from the treasury${bonus > 0 ? ` (${reis} + ${bonus})` : ''}`,
  cardPlaced: ({ seat, card: placed, replaced }, who) =>
    `${who(seat)} places ${card(placed)} in the portfolio${replaced === null ? '' : `, where ${card(replaced)} makes room`}`,
  cardNotPlaced: ({ seat, card: played }, who) =>
    `${who(seat)} has only ships in the open top slots: ${card(played)} goes to the royal court`,
  reisGained: ({ seat, reis, why }, who) => `${who(seat)} gains ${reis} réis (${whys[why]})`,
  reisLost: ({ seat, reis }, who) => `${who(seat)} loses ${reis} réis`,
  reisPaid({ seat, reis, influence, why }, who) {
    const turned = influence > 0 ? ` and turns ${influence} influence into the rest` : ''
    return `${who(seat)} pays ${reis} réis for ${why === 'land' ? 'the land' : 'the event'}${turned}`
  },
  influenceGained: ({ seat, influence, now, wig, why }, who) =>
    `${who(seat)} gains ${influence} influence and is on ${now}${wig ? ', which brings 1 wig' : ''} (${whys[why]})`,
  influenceLost: ({ seat, influence }, who) => `${who(seat)} loses ${influence} influence`,
  wigsGained: ({ seat, wigs: number, why }, who) => `${who(seat)} gains ${wigs(number)} (${whys[why]})`,
  wigsLost: ({ seat, wigs: number }, who) => `${who(seat)} loses ${wigs(number)}`,
  goodGained: ({ seat, good, why }, who) => `${who(seat)} takes ${aGood[good]} (${whys[why]})`,
  goodLost: ({ seat, good }, who) => `${who(seat)} loses ${aGood[good]}`,
  goodDropped: ({ seat, good }, who) => `${who(seat)} has no room for everything and drops ${aGood[good]}`,
  rewardLost: ({ seat, reward }, who) =>
    `${who(seat)} cannot use the reward “${rewards[reward] ?? reward}”: it is lost`,
  rewardDeclined: ({ seat, reward }, who) => `${who(seat)} does without the reward “${rewards[reward] ?? reward}”`,
  priceRaised: ({ seat, good, price }, who) => `${who(seat)} raises the price of ${goods[good]} to ${price}`,
  treasuryMoved: ({ from, to }) => `The treasury ${to > from ? 'rises' : 'falls'} from level ${from} to ${to}`,

  goodSold({ seat, good, owner, ship: deck, price, modifier, bonus }, who) {
    const extra = modifier + bonus
    const sum = extra > 0 ? ` (${[price, modifier, bonus].filter((part) => part > 0).join(' + ')})` : ''
    const whose = owner === seat ? `their own ${ship(deck)}` : `the ${ship(deck)} of ${who(owner)}`
    return `${who(seat)} sells ${aGood[good]} onto ${whose} for ${price + extra} réis${sum}`
  },
  shipSailed: ({ owner, ship: deck, wigs: number }, who) =>
    `The ${ship(deck)} of ${who(owner)} is full and sets sail: ${wigs(number)}`,
  goodTraded: ({ seat, noble, good, action, bonus }, who) =>
    `${who(seat)} gives ${nobles[noble]} ${aGood[good]}: ${actions[action]}${bonus > 0 ? ` (and ${bonus} réis)` : ''}`,
  followed: ({ seat, noble, cost }, who) =>
    `${who(seat)} returns the Royal Favor and follows to ${nobles[noble]} for ${paid(cost)}`,
  didNotFollow: ({ seat, noble }, who) => `${who(seat)} does not follow to ${nobles[noble]}`,
  stateSkipped: ({ seat, noble }, who) => `${who(seat)} does without a State action of ${nobles[noble]}`,
  nobleSkipped: ({ seat, noble }, who) => `${who(seat)} leaves out the Noble action: ${nobleActions[noble]}`,
  planTaken: ({ seat, plan: taken, next }, who) =>
    `${who(seat)} takes a ${plan(taken)}; ${next === null ? 'that stack is empty now' : `next on the stack: ${plan(next)}`}`,
  officialPlaced: ({ seat, noble }, who) => `${who(seat)} places an official in the office of ${nobles[noble]}`,
  shipBuilt: ({ owner, ship: deck, replaced }, who) =>
    `${who(owner)} builds a ${ship(deck)}${replaced === null ? '' : `; ${card(replaced)} makes room for it`}`,
  produced({ seat, goods: got, prices }, who) {
    const fallen = got.flatMap((number, good) => (number > 0 ? [`${goods[good]} ${prices[good]}`] : []))
    return `${who(seat)} produces ${amounts(got) || 'nothing'}${fallen.length === 0 ? '' : `; prices now: ${fallen.join(comma)}`}`
  },
  cardinalMoved: ({ from, to }) => `The Cardinal goes from space ${from} to ${to} of the church ring`,
  churchScoring: ({ seat }, who) => `Church scoring, from ${who(seat)} on`,
  tileGivenBack: ({ seat, tile: given }, who) => `${who(seat)} gives back the clergy tile ${tile(given)}`,
  tileTaken: ({ seat, tile: taken, at }, who) => `${who(seat)} takes the clergy tile ${tile(taken)} from space ${at}`,
  tileDropped: ({ seat, tile: dropped }, who) => `${who(seat)} drops the clergy tile ${tile(dropped)} to make room`,
  noTileTaken: ({ seat }, who) => `${who(seat)} takes no clergy tile`,
  favorTaken: ({ seat, noble }, who) => `${who(seat)} takes a Royal Favor of ${nobles[noble]}`,

  storeBuilt({ seat, land, street, cube, from, price }, who) {
    const { land: ground, rubble: cost, reduction } = price
    const parts = `${ground} + ${cost} rubble${reduction > 0 ? ` − ${reduction}` : ''}`
    const taken = cube === none ? 'no cube' : `the ${rubble[cube]} cube of the ${from}`
    return `${who(seat)} builds a store on ${landName(land)}, entrance on street ${street + 1}, for ${ground + cost - reduction} réis (${parts}), and takes ${taken}`
  },
  storeScored({ seat, land, wigs: number, by }, who) {
    const parts = by.map((each) => `${building(each.building)} ${each.wigs}`)
    return `The store ${landName(land)} brings ${who(seat)} ${number === 0 ? 'no wigs yet' : `${wigs(number)}: ${parts.join(comma)}`}`
  },
  decreeTaken: ({ seat, decree: taken }, who) => `${who(seat)} takes ${decree(taken)}`,
  decreesShown({ decrees, removed }) {
    const gone = removed.length === 0 ? '' : `; removed from the solo game: ${removed.map(decree).join('; ')}`
    return `New in the display: ${decrees.map(decree).join('; ') || 'nothing'}${gone}`
  },
  buildingOpened({ seat, plan: used, officials, space: at, building: opened, next }, who) {
    const means = used === null ? '' : ` with a ${plan(used)} and ${many(officials, 'official')}`
    const top = next === null ? 'that stack is empty now' : `next on the stack: ${buildingText(next)}`
    return `${who(seat)} opens ${buildingText(opened)} ${placed(at)}${means}; ${top}`
  },
  buildingPaid({ building: paying, stores }, who) {
    const parts = stores.map(({ land, owner, wigs: number }) => `${landName(land)} (${who(owner)}) ${number}`)
    return `${building(paying)} pays ${parts.length === 0 ? 'nobody' : parts.join(comma)}`
  },
  officialUsed: ({ seat, noble }, who) =>
    `${who(seat)} sends an official from the office of ${nobles[noble]} onto the plan`,
  cubesTaken: ({ seat, cubes: taken, from }, who) =>
    `${who(seat)} takes from the ${from === 'pile' ? 'rubble pile' : 'place'}: ${cubes(taken) || 'no cube'}`,
  setCompleted: ({ seat, sets, capacity }, who) =>
    `${who(seat)} completes rubble set ${sets}; the warehouse holds ${capacity} now`,
  slotOpened: ({ seat, row }, who) => `${who(seat)} uncovers a slot of the ${row} row`,
  cardDrawn: ({ seat, card: drawn }, who) => `${who(seat)} draws ${cardText(drawn)}`,
  cardTurnedUp: ({ pile, card: shown }) =>
    shown === null ? `The ${piles[pile]} pile is empty` : `New on the ${piles[pile]} pile: ${cardText(shown)}`,

  periodEndTriggered: ({ seat, why }, who) =>
    why === 'sets'
      ? `${who(seat)} has a second rubble set: the first period ends with this turn`
      : `Three piles are empty: the first period ends with this turn (${who(seat)})`,
  endTriggered: ({ seat, why, turnsLeft }, who) =>
    `${why === 'sets' ? `${who(seat)} has four rubble sets` : 'Three piles are empty'}: the game ends after ${many(turnsLeft, 'more turn')}`,
  cardDismissed: ({ seat, card: put }, who) => `${who(seat)} discards ${cardText(put)}`,
  periodRewarded: ({ seat, card: from }, who) => `${who(seat)} takes the reward of ${cardText(from)}`,
  displayCleared: ({ decrees, ships }) =>
    `Out of the game go the decrees ${decrees.map(({ id }) => id).join(comma) || '(none)'} and ${ships.length === 0 ? 'no ship' : ships.map(ship).join(comma)}`,
  periodBegan: ({ period, cards }) =>
    `Period ${period + 1} begins. Open cards: ${cards.map((each) => (each === null ? 'none' : cardText(each))).join('; ')}`,
  gameEnded({ totals, winners, lacerda, rank }, who) {
    const tally = totals.map((total, seat) => `${who(seat)} ${total}`)
    if (lacerda === undefined || rank === undefined)
      return `The game is over. Wigs: ${tally.join(comma)}. ${listed(winners.map(who))} ${winners.length > 1 ? 'share the victory' : 'wins'}.`
    return `The game is over. Wigs: ${tally.join(comma)}, ${names.lacerda} ${totalOf(lacerda)}. ${placeAtCourt(rank)}`
  },
}
