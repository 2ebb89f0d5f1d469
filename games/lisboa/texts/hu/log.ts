import { none } from '../../data.ts'
import type { VisitCost, Why } from '../../events.ts'
import { totalOf } from '../../score.ts'
import { landName } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import {
  actions,
  goods,
  goodsObject,
  listed,
  names,
  nobleActions,
  noblesDative,
  noblesObject,
  rubble,
  toNobles,
  wigs,
} from './names.ts'
import { placeAtCourt } from './reasons.ts'

const { amounts, building, buildingText, card, cardText, comma, cubes, decree, plan, ship, space, tile, piles } = names

const whys: Readonly<Record<Why, string>> = {
  card: 'kártya',
  land: 'a telek bónusza',
  space: 'a hely bónusza',
  ability: 'saját képesség',
  choice: 'választott áru',
  church: 'egyházi értékelés',
  newShip: 'új hajó',
  sailing: 'kifutó hajó',
  store: 'üzlet',
  building: 'középület',
  sets: 'törmelékkészletenként 3',
  tile: 'egyházi lapka',
  rubble: 'kockánként 1',
  foreignSale: 'más eladása',
}

const rewards: Readonly<Record<string, string>> = {
  state: 'állami akció',
  good: 'áru',
  official: 'hivatalnok',
  rubble: 'törmelékkocka',
  price: 'áremelés',
  treasury: 'kincstár',
  favor: 'királyi kegy',
}

function paid({ base, rivals, reduction, influence, wigs: inWigs }: VisitCost): string {
  const parts = [
    `${base}`,
    ...(rivals > 0 ? [`+ ${rivals} idegen hivatalnok`] : []),
    ...(reduction > 0 ? [`− ${reduction}`] : []),
  ]
  const sum = rivals + reduction > 0 ? ` (${parts.join(' ')})` : ''
  return `${influence + inWigs} befolyás${sum}${inWigs > 0 ? `, ebből ${wigs(inWigs)}` : ''}`
}

export const log: Omit<LogWords, LacerdaType> = {
  gameBegan({ starter, scoringTiles, favors, plans, cards, buildings }, who) {
    const tiles = scoringTiles.map(({ values }, street) => `${street + 1}. utca ${values.join('/')}`)
    const given = favors.map(
      (noble, owner) => `${who(owner)}: ${piles[noble]} kegye, ${plans[owner].map(plan).join(', ')}`,
    )
    return [
      `Értékelőlapkák: ${tiles.join(', ')}.`,
      `${given.join('; ')}.`,
      `Nyitott kártyák: ${cards.map(cardText).join('; ')}.`,
      `Nyitott középületek: ${buildings.map(buildingText).join('; ')}.`,
      `${who(starter)} kezd.`,
    ].join(' ')
  },
  handDealt: ({ seat, number, cards }, who) =>
    `${who(seat)} ${number} lapot kap${cards === undefined ? '' : `: ${cards.map(cardText).join('; ')}`}`,
  tileKept: ({ seat, tile: kept, returned }, who) =>
    `${who(seat)} megtart egy egyházi lapkát: ${tile(kept)}; visszakerül: ${tile(returned)}`,
  ringFilled: ({ tiles }) =>
    `Új lapkák az egyházi körön: ${tiles.map(({ at, tile: each }) => `${at}. mező ${tile(each)}`).join('; ')}`,
  turnBegan: ({ seat, round, period }, who) => `${period + 1}. korszak, ${round}. forduló: ${who(seat)} köre`,
  shipDocked: ({ owner, ship: deck, cargo }, who) =>
    `Visszatér a kikötőbe egy ${ship(deck)} (${who(owner)}), kirakodik: ${amounts(cargo) || 'semmi'}`,

  cardToPortfolio: ({ seat, card: played }, who) => `${who(seat)} a portfóliójába játszik: ${cardText(played)}`,
  visited: ({ seat, noble, card: played, cost }, who) =>
    `${who(seat)} meglátogatja ${noblesObject[noble]} (${card(played)}); ára ${paid(cost)}`,
  sponsored({ seat, card: played, cost }, who) {
    const event = played.type === 'treasury' ? `: ${names.events[played.event]}` : ''
    return `${who(seat)} ${cost} réisért eseményt finanszíroz (${card(played)})${event}`
  },
  cardForGold: ({ seat, card: played, gained }, who) =>
    `${who(seat)} aranyért eldob egy lapot (${card(played)})${gained ? '' : ', de nem kap: nincs hely, vagy elfogyott az arany'}`,
  subsidyTaken: ({ seat, reis, bonus }, who) =>
    `${who(seat)} ${reis + bonus} réis támogatást kap a kincstárból${bonus > 0 ? ` (${reis} + ${bonus})` : ''}`,
  cardPlaced: ({ seat, card: placed, replaced }, who) =>
    `${who(seat)} a portfóliójába teszi: ${card(placed)}${replaced === null ? '' : `; helyet ad neki: ${card(replaced)}`}`,
  cardNotPlaced: ({ seat, card: played }, who) =>
    `${who(seat)} nyitott felső helyein csak hajók állnak, a lap a királyi udvarba kerül: ${card(played)}`,
  reisGained: ({ seat, reis, why }, who) => `${who(seat)} kap ${reis} réist (${whys[why]})`,
  reisLost: ({ seat, reis }, who) => `${who(seat)} elveszít ${reis} réist`,
  reisPaid({ seat, reis, influence, why }, who) {
    const turned = influence > 0 ? `, a többit ${influence} befolyásból` : ''
    return `${who(seat)} kifizet ${reis} réist ${why === 'land' ? 'a telekért' : 'az eseményért'}${turned}`
  },
  influenceGained: ({ seat, influence, now, wig, why }, who) =>
    `${who(seat)} kap ${influence} befolyást, most ${now}${wig ? ', és 1 parókát' : ''} (${whys[why]})`,
  influenceLost: ({ seat, influence }, who) => `${who(seat)} elveszít ${influence} befolyást`,
  wigsGained: ({ seat, wigs: number, why }, who) => `${who(seat)} kap ${number} parókát (${whys[why]})`,
  wigsLost: ({ seat, wigs: number }, who) => `${who(seat)} elveszít ${number} parókát`,
  goodGained: ({ seat, good, why }, who) => `${who(seat)} kap egy ${goodsObject[good]} (${whys[why]})`,
  goodLost: ({ seat, good }, who) => `${who(seat)} elveszít egy ${goodsObject[good]}`,
  goodDropped: ({ seat, good }, who) => `${who(seat)} raktárában nincs több hely, visszaad egy ${goodsObject[good]}`,
  rewardLost: ({ seat, reward }, who) =>
    `${who(seat)} nem tudja felhasználni a jutalmat (${rewards[reward] ?? reward}): elvész`,
  rewardDeclined: ({ seat, reward }, who) => `${who(seat)} lemond a jutalomról (${rewards[reward] ?? reward})`,
  priceRaised: ({ seat, good, price }, who) => `${who(seat)} árat emel: ${goods[good]} ${price}`,
  treasuryMoved: ({ from, to }) => `A kincstár ${to > from ? 'emelkedik' : 'csökken'}: ${from} → ${to}`,

  goodSold({ seat, good, owner, ship: deck, price, modifier, bonus }, who) {
    const extra = modifier + bonus
    const sum = extra > 0 ? ` (${[price, modifier, bonus].filter((part) => part > 0).join(' + ')})` : ''
    const whose = owner === seat ? 'saját' : who(owner)
    return `${who(seat)} elad egy ${goodsObject[good]} ${price + extra} réisért${sum}; a hajó: ${ship(deck)} (${whose})`
  },
  shipSailed: ({ owner, ship: deck, wigs: number }, who) =>
    `Megtelt, és kifut egy ${ship(deck)} (${who(owner)}): ${wigs(number)}`,
  goodTraded: ({ seat, noble, good, action, bonus }, who) =>
    `${who(seat)} ad ${noblesDative[noble]} egy ${goodsObject[good]}: ${actions[action]}${bonus > 0 ? ` (és ${bonus} réis)` : ''}`,
  followed: ({ seat, noble, cost }, who) =>
    `${who(seat)} visszaadja a királyi kegyet, és követi a látogatót ${toNobles[noble]}; ára ${paid(cost)}`,
  didNotFollow: ({ seat, noble }, who) => `${who(seat)} nem követi a látogatót ${toNobles[noble]}`,
  stateSkipped: ({ seat, noble }, who) => `${who(seat)} kihagyja az állami akciót (${piles[noble]})`,
  nobleSkipped: ({ seat, noble }, who) => `${who(seat)} kihagyja a nemesi akciót: ${nobleActions[noble]}`,
  planTaken: ({ seat, plan: taken, next }, who) =>
    `${who(seat)} elvesz: ${plan(taken)}; ${next === null ? 'ez a pakli elfogyott' : `a következő: ${plan(next)}`}`,
  officialPlaced: ({ seat, noble }, who) => `${who(seat)} hivatalnokot küld ${toNobles[noble]}`,
  shipBuilt: ({ owner, ship: deck, replaced }, who) =>
    `${who(owner)} hajót épít: ${ship(deck)}${replaced === null ? '' : `; helyet ad neki: ${card(replaced)}`}`,
  produced({ seat, goods: got, prices }, who) {
    const fallen = got.flatMap((number, good) => (number > 0 ? [`${goods[good]} ${prices[good]}`] : []))
    return `${who(seat)} termel: ${amounts(got) || 'semmit'}${fallen.length === 0 ? '' : `; az árak most: ${fallen.join(comma)}`}`
  },
  cardinalMoved: ({ from, to }) => `A bíboros továbblép az egyházi körön: ${from} → ${to}`,
  churchScoring: ({ seat }, who) => `Egyházi értékelés, elsőként: ${who(seat)}`,
  tileGivenBack: ({ seat, tile: given }, who) => `${who(seat)} visszaad egy egyházi lapkát: ${tile(given)}`,
  tileTaken: ({ seat, tile: taken, at }, who) => `${who(seat)} elvesz egy egyházi lapkát (${at}. mező): ${tile(taken)}`,
  tileDropped: ({ seat, tile: dropped }, who) =>
    `${who(seat)} eldob egy egyházi lapkát, hogy helye legyen: ${tile(dropped)}`,
  noTileTaken: ({ seat }, who) => `${who(seat)} nem vesz el egyházi lapkát`,
  favorTaken: ({ seat, noble }, who) => `${who(seat)} elnyer egy királyi kegyet (${piles[noble]})`,

  storeBuilt({ seat, land, street, cube, from, price }, who) {
    const { land: ground, rubble: cost, reduction } = price
    const parts = `${ground} + ${cost} törmelék${reduction > 0 ? ` − ${reduction}` : ''}`
    const taken =
      cube === none ? 'kocka nélkül' : `elvett kocka: ${rubble[cube]} (${from === 'row' ? 'sor' : 'oszlop'})`
    return `${who(seat)} üzletet épít: ${landName(land)}, bejárat: ${street + 1}. utca, ${ground + cost - reduction} réis (${parts}); ${taken}`
  },
  storeScored({ seat, land, wigs: number, by }, who) {
    const parts = by.map((each) => `${building(each.building)} ${each.wigs}`)
    return `${who(seat)} üzlete (${landName(land)}): ${number === 0 ? 'egyelőre nincs paróka' : `${wigs(number)}, ebből ${parts.join(comma)}`}`
  },
  decreeTaken: ({ seat, decree: taken }, who) => `${who(seat)} elvesz: ${decree(taken)}`,
  decreesShown({ decrees, removed }) {
    const gone = removed.length === 0 ? '' : `; egyedül játszva kikerül: ${removed.map(decree).join('; ')}`
    return `Új rendeletek a kínálatban: ${decrees.map(decree).join('; ') || 'nincs'}${gone}`
  },
  buildingOpened({ seat, plan: used, officials, space: at, building: opened, next }, who) {
    const means = used === null ? '' : `; ${plan(used)}, felhasznált hivatalnok: ${officials}`
    const top = next === null ? 'ez a pakli elfogyott' : `a következő: ${buildingText(next)}`
    return `${who(seat)} megnyitja: ${buildingText(opened)} – ${space(at)}${means}; ${top}`
  },
  buildingPaid({ building: paying, stores }, who) {
    const parts = stores.map(({ land, owner, wigs: number }) => `${landName(land)} (${who(owner)}) ${number}`)
    return `${building(paying)} fizet: ${parts.length === 0 ? 'senkinek' : parts.join(comma)}`
  },
  officialUsed: ({ seat, noble }, who) => `${who(seat)} hivatalnokot küld a tervrajzra innen: ${piles[noble]}`,
  cubesTaken: ({ seat, cubes: taken, from }, who) =>
    `${who(seat)} elveszi ${from === 'pile' ? 'a törmelékkupacból' : 'az épület helyéről'}: ${cubes(taken) || 'semmit'}`,
  setCompleted: ({ seat, sets, capacity }, who) =>
    `${who(seat)} teljessé teszi ${sets}. törmelékkészletét; a raktárában most ${capacity} áru fér el`,
  slotOpened: ({ seat, row }, who) => `${who(seat)} kinyit egy helyet ${row === 'top' ? 'a felső' : 'az alsó'} sorban`,
  cardDrawn: ({ seat, card: drawn }, who) => `${who(seat)} húz: ${cardText(drawn)}`,
  cardTurnedUp: ({ pile, card: shown }) =>
    shown === null
      ? `Elfogyott a pakli: ${piles[pile]}`
      : `Új lap a pakli tetején (${piles[pile]}): ${cardText(shown)}`,

  periodEndTriggered: ({ seat, why }, who) =>
    why === 'sets'
      ? `${who(seat)} második törmelékkészlete is teljes: ezzel a körrel véget ér az első korszak`
      : `Három pakli kifogyott: ezzel a körrel (${who(seat)}) véget ér az első korszak`,
  endTriggered: ({ seat, why, turnsLeft }, who) =>
    `${why === 'sets' ? `${who(seat)} négy törmelékkészletet gyűjtött` : 'Három pakli kifogyott'}: még ${turnsLeft} kör, és vége a játéknak`,
  cardDismissed: ({ seat, card: put }, who) => `${who(seat)} eldob: ${cardText(put)}`,
  periodRewarded: ({ seat, card: from }, who) => `${who(seat)} megkapja a jutalmat: ${cardText(from)}`,
  displayCleared: ({ decrees, ships }) =>
    `Kikerülnek a játékból; rendeletek: ${decrees.map(({ id }) => id).join(comma) || 'nincs'}; hajók: ${ships.length === 0 ? 'nincs' : ships.map(ship).join(comma)}`,
  periodBegan: ({ period, cards }) =>
    `Kezdődik a ${period + 1}. korszak. Nyitott kártyák: ${cards.map((each) => (each === null ? 'nincs' : cardText(each))).join('; ')}`,
  gameEnded({ totals, winners, lacerda, rank }, who) {
    const tally = totals.map((total, seat) => `${who(seat)} ${total}`)
    if (lacerda === undefined || rank === undefined)
      return `Vége a játéknak. Parókák: ${tally.join(comma)}. ${winners.length > 1 ? `${listed(winners.map(who))} osztozik a győzelmen` : `A győztes ${who(winners[0])}`}.`
    return `Vége a játéknak. Parókák: ${tally.join(comma)}, ${names.lacerda} ${totalOf(lacerda)}. ${placeAtCourt(rank)}`
  },
}
