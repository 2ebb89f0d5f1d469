import { log } from './log/hu.ts'
import {
  capital,
  citizenPlaces,
  coinsText,
  crowd,
  goodsList,
  listed,
  names,
  origins,
  plannedPlace,
  pointsText,
  spotText,
  who,
} from './names/hu.ts'
import { type Somebody, type Spot, type Standing, spotFor } from './shared.ts'
import type { DeedLine, OrleansWords, PlayerLine, ToldRound, TownLine, WayLine } from './words.ts'

const { followers, goods, places, deeds, events } = names

const putText = (somebody: Somebody, spot: Spot): string =>
  `${capital(who(somebody))} → ${spotText(spotFor(somebody, spot))}`

const rewardText = (coins: number, development: number): string =>
  development > 0 ? `${coinsText(coins)} vagy ${pointsText(development)}` : coinsText(coins)

function standingText({ place, need, piece, isPlanned }: Standing): string {
  const anybody = place === 'townhall' ? 'bármelyik semleges' : 'bárki'
  const asked = need === null ? anybody : followers[need]
  if (piece === null) return `${asked}: szabad`
  return `${asked}: ${piece === 'tech' ? 'technikalapka' : who(piece)}${isPlanned ? ' (tervben)' : ''}`
}

function deedLine({ deed, spaces, coins, development, keeper }: DeedLine): string {
  const rows = spaces.map(({ type, filled, size }) => `${followers[type]} ${filled}/${size}`)
  const citizen = keeper === null ? 'a polgár még szabad' : `kész, a polgár gazdája: ${keeper}`
  return `Jótett: ${deeds[deed]} (követőnként ${rewardText(coins, development)}): ${rows.join(', ')}; ${citizen}.`
}

const wayText = ({ to, goods: lying }: WayLine): string =>
  `${to} (${lying.map((good) => goods[good]).join(', ') || 'nincs áru'})`

function townLine({ town, stations, merchants, ways }: TownLine): string {
  const routes = (['road', 'water'] as const).flatMap((kind) => {
    const there = ways.filter(({ by }) => by === kind).map(wayText)
    return there.length === 0 ? [] : [`${kind === 'water' ? 'vízi úton' : 'országúton'} ${there.join(', ')}`]
  })
  const here = [
    ...(stations.length > 0 ? [`kereskedőház: ${listed(stations)}`] : []),
    ...(merchants.length > 0 ? [`kalmár: ${listed(merchants)}`] : []),
  ]
  return `${town}: ${[...here, ...routes].join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, points, coins, goods: owned, stations, stationsLeft, citizens, development, level } = player
  const parts = [
    `${points} pont, ha most érne véget`,
    coinsText(coins),
    goodsList(owned) || 'nincs áru',
    `${stations} kereskedőház a térképen, ${stationsLeft} a készletben`,
    `${citizens} polgár`,
    `fejlődés ${development}, ${level}. szint`,
    ...(player.tech > 0 ? [`${player.tech} le nem rakott technikalapka`] : []),
  ]
  return `${name}${isReader ? ' (te)' : ''}: ${parts.join('; ')}.`
}

function roundText({ name, stations, citizens, level, goods: gained, coins }: ToldRound): string {
  const did = [
    ...(stations.length > 0 ? [`kereskedőházat épít (${stations.join(', ')})`] : []),
    ...(citizens.length > 0 ? [`polgárt szerez (${citizens.map((from) => citizenPlaces[from]).join(', ')})`] : []),
    ...(level === null ? [] : [`${level === 1 || level === 5 ? 'az' : 'a'} ${level}. szintre lép`]),
    ...(gained > 0 ? [`${gained} áruval gyarapszik`] : []),
    ...(coins > 0 ? [`${coins} érmével lesz gazdagabb`] : []),
  ]
  return did.length === 0 ? '' : `${name} ${listed(did)}.`
}

export const hu: OrleansWords = {
  ...names,
  title: 'Orléans',
  summary:
    'Két–négy játékos zsákba gyűjti a követőit, és munkába állítja őket a középkori Orléans-ban: 18 fordulón át kereskednek, építkeznek, tanulnak és jótetteket visznek véghez.',
  credits:
    'Az Orléans tervezője Reiner Stockhausen, kiadója a dlp games (2014); ez az asztal a 2019-es kiadás szabályait követi. Az Eminence nem áll kapcsolatban sem a tervezővel, sem a kiadóval.',
  options: {
    openPlanning: {
      name: 'Nyílt tervezés sorban',
      help: 'A kezdőjátékostól kezdve egymás után terveztek, és mindenki látja a kész terveket. Ha nincs bekapcsolva, mindenki egyszerre tervez, és a tervek akkor derülnek ki, amikor mindenki kész.',
    },
    startPlayer: {
      name: 'Kezdőjátékos',
      help: 'Ki kezdi az első fordulót: akire a sors esik, vagy egy választott ülés. Ha az asztalnál nincs ilyen ülés, akkor is a sors dönt.',
      values: { random: 'sorsolás', seat1: '1. ülés', seat2: '2. ülés', seat3: '3. ülés', seat4: '4. ülés' },
    },
  },
  comma: ', ',

  prompts: {
    gather: (comers, drawn, canRecall) =>
      drawn === 0
        ? `A zsákod üres: legfeljebb ${comers} követőt visszahívhatsz a helyszíneidről, vagy ne húzz.`
        : `Legfeljebb ${comers} követő jöhet. Húzz a zsákból (legfeljebb ${drawn})${canRecall ? ', vagy előbb hívj vissza követőket a helyszíneidről' : ''}.`,
    store: (room, tooMany) =>
      tooMany > 0
        ? `A piac túl zsúfolt: még ${tooMany} követőnek a Lőportoronyba kell mennie.`
        : `Legfeljebb ${room} követőt a Lőportoronyba tehetsz, vagy a piacon hagyhatod őket.`,
    plan(market, tech) {
      const left = [...(market > 0 ? [`${market} követőd`] : []), ...(tech > 0 ? [`${tech} technikalapkád`] : [])]
      return left.length === 0
        ? 'Mindent leraktál: hagyd jóvá a tervet, vagy vegyél vissza valamit.'
        : `Tervezés: tedd a követőidet a helyszíneidre, majd hagyd jóvá a tervet. Még van ${listed(left)}.`
    },
    chooseAction: 'Használd egy betöltött helyszínedet, vagy passzolj erre a fordulóra.',
    villageKind: 'Falu: kit szerzel?',
    chooseTile: (isFirstPileOnly) =>
      isFirstPileOnly
        ? 'Válassz egy helyszínlapkát az I. kupacból.'
        : 'Válassz egy helyszínlapkát az I. vagy a II. kupacból.',
    travel: (by, from) =>
      `Hová utazik a kalmárod ${by === 'water' ? 'vízi úton' : 'országúton'}? Innen indul: ${from}.`,
    takeGood: 'Vedd fel az úton fekvő áruk egyikét, vagy hagyd ott.',
    doDeed: (moved) =>
      moved === 0 ? 'Melyik követő melyik jótetthez menjen?' : 'Még egy követőt küldhetsz jótettre, vagy megállhatsz.',
    deedReward: (deed, coins, development) => `${deeds[deed]}: ${coinsText(coins)} vagy ${pointsText(development)}?`,
    payPharmacy: 'Patika: hány érmét fizetsz? Mindegyikért 1 fejlődéspont jár.',
    bathhouse: (drawn) =>
      `${places.bathhouse}${drawn.length === 0 ? '' : `, a kihúzott követők: ${crowd(drawn)}`}. Állítsd egyiküket egy szabad helyre, vagy tedd vissza mindet.`,
    sacristy: (event) => `${events[event]}: visszateszed a Sekrestye szerzetesét a zsákba, hogy megúszd az eseményt?`,
    harvest(food, price) {
      const unit = food === 1 ? '' : 'a következőt '
      const means = price === null ? 'áruval' : `áruval vagy ${price} érmével`
      return `Betakarítás: még ${food} élelemmel tartozol. Fizesd ki ${unit}${means}.`
    },
    torture: (missing) =>
      `Kínvallatás: hiányzik ${coinsText(missing)}. Miről mondasz le ${missing === 1 ? 'érte' : 'a következőért'}?`,
  },

  moves: {
    recall: (somebody, spot) =>
      `Visszahívom: ${somebody === null ? '' : `${who(somebody)}, `}${spotText(spotFor(somebody, spot))}`,
    draw: (count) => (count === 0 ? 'Nem húzok' : `Húzok: ${count}`),
    store: (somebody) => `${capital(who(somebody))} → ${places['gunpowder-tower']}`,
    keepOnMarket: 'A többi a piacon marad',
    put: putText,
    putFromTower: (somebody, spot) => `${putText(somebody, spot)}, a toronyból`,
    layTech: (spot) => `Technikalapka → ${spotText(spot)}`,
    lift: (somebody, spot) =>
      `Visszaveszem: ${somebody === null ? 'technikalapka' : who(somebody)}, ${spotText(spotFor(somebody, spot))}`,
    confirm: 'Terv jóváhagyása',
    reopen: 'Terv módosítása',
    act: (place, effect) => `${places[place]}: ${effect}`,
    pass: 'Passz',
    recruit: (type) => capital(followers[type]),
    takeTile: (tile, pile, effect) => `${places[tile]} (${pile}.): ${effect}`,
    travel: (town, by, lying) =>
      `${town}, ${by === 'water' ? 'vízi úton' : 'országúton'}: ${lying.map((good) => goods[good]).join(', ') || 'nincs áru'}`,
    takeGood: (good) => `Felveszem: 1 ${goods[good]}`,
    leaveGoods: 'Otthagyom az árut',
    doDeed: (type, deed, coins, development) =>
      `${capital(followers[type])} → ${deeds[deed]}: ${rewardText(coins, development)}`,
    stopDeeds: 'Nincs több jótett',
    takeCoins: coinsText,
    takeDevelopment: pointsText,
    payPharmacy: (coins) => `Fizetek: ${coinsText(coins)}`,
    putBack: 'Mindenki vissza a zsákba',
    useSacristy: 'Használom a szerzetest',
    keepMonk: 'Megtartom a szerzetest',
    payFood: (good) => `Fizetek: 1 ${goods[good]}`,
    payCoins: (coins) => `Fizetek: ${coinsText(coins)}`,
    giveStation: 'Kereskedőház a készletből',
    giveStationAt: (town) => `Kereskedőház: ${town}`,
    giveFollower: 'Követő a zsákból, vakon húzva',
    giveDevelopment: 'Egy fejlődéspont',
    giveGood: (good) => `1 ${goods[good]}`,
    giveTile: (tile) => `Helyszínlapka: ${places[tile]}`,
    giveTech: 'Le nem rakott technikalapka',
    giveTechAt: (spot) => `Technikalapka: ${spotText(spot)}`,
  },

  log,

  position: {
    round: (round, all, event, letter, starter) =>
      `${round}. forduló, összesen ${all}. Esemény: ${events[event]} ${letter}. Kezdőjátékos: ${starter}.`,
    coming: (letter, list) => `Még hátralévő ${letter} események: ${list.map((event) => events[event]).join(', ')}.`,
    supply: (crowds, lying, tech) =>
      `Készlet: ${crowd(crowds) || 'nincs követő'}; ${goodsList(lying) || 'nincs áru'}; ${tech} technikalapka.`,
    pile: (pile, tiles) =>
      `Helyszínlapkák, ${pile}. kupac: ${tiles.map(({ tile, effect }) => `${places[tile]} (${effect})`).join('; ')}.`,
    deed: deedLine,
    citizens(development, knights, boatmen) {
      const waiting = [
        ...development.map((space) => `fejlődés ${space}`),
        ...(knights === null ? [] : [`lovagsáv ${knights}`]),
        ...(boatmen === null ? [] : [`hajóssáv ${boatmen}`]),
      ]
      return `Polgárok a sávokon: ${waiting.join(', ') || 'már nincs'}.`
    },
    town: townLine,
    lost({ followers: crowds, goods: lying, tech, stations, tiles }) {
      const parts = [
        ...(crowds.length > 0 ? [crowd(crowds)] : []),
        ...(lying.length > 0 ? [goodsList(lying)] : []),
        ...(tech > 0 ? [`${tech} technikalapka`] : []),
        ...(stations > 0 ? [`${stations} kereskedőház`] : []),
        ...tiles.map((tile) => places[tile]),
      ]
      return `Kikerült a játékból: ${parts.join('; ')}.`
    },
    player: playerLine,
    tracks: ({ name, steps, draws }) =>
      `${name} sávjai: ${steps.map(({ type, step, last }) => `${followers[type]} ${step}/${last}`).join(', ')}; fordulónként ${draws} követő jöhet.`,
    pools({ name, bag, market, tower }) {
      const stored = tower === null ? '' : `; torony: ${crowd(tower) || 'üres'}`
      return `${name} követői: zsák: ${crowd(bag) || 'üres'}; piac: ${crowd(market) || 'üres'}${stored}.`
    },
    tiles: (name, tiles) =>
      `${name} helyszínlapkái: ${tiles.map(({ tile, effect }) => `${places[tile]} (${effect})`).join('; ')}.`,
    ownPlace: (place, spaces, effect) =>
      `Saját helyszín: ${places[place]} (${effect}): ${spaces.map(standingText).join(' | ') || 'nincs helye'}.`,
    standing: (name, list) => `${name} dolgozó követői: ${list.map(plannedPlace).join('; ')}.`,
    drawn: (drawn) => `A Fürdőházban húztad: ${crowd(drawn)}.`,
    passed: (players) => `Passzolt: ${listed(players)}.`,
    debt: (name, coins) => `${name} tartozása: ${coinsText(coins)}.`,
    food: (name, food) => `${name} még ${food} élelemmel tartozik.`,
    stages: {
      gather: (name) => `${name} a követőit gyűjti.`,
      store: (name) => `${name} a Lőportornyot tölti.`,
      wait: (name) => `${name} a tervezésre vár.`,
      plan: (name) => `${name} tervez.`,
      ready: (name) => `${name} elkészült a tervével.`,
    },
    turn: (name) => `Most dönt: ${name}.`,
    ownTurn: 'Most te döntesz.',
    over: 'A játék véget ért.',
  },

  reasons: {
    bagTooSmall: 'Nincs ennyi követő a zsákodban.',
    marketTooSmall: 'Ennyi követőnek nincs hely.',
    recalledInstead: 'A visszahívott követők is beleszámítanak: annyival kevesebbet húzhatsz.',
    marketTooFull: 'A piacon több a követő, mint a hely: akik nem férnek el, azoknak a toronyba kell menniük.',
    techThere: 'Ezt a helyet technikalapka fedi.',
    spaceTaken: 'Ez a hely nem szabad.',
    neutralOnly: 'A saját színű követőid nem állhatnak a Városházára.',
    monksOnly: 'Ide csak szerzetes állhat.',
    wrongFollower: 'Ezen a helyen más követő kell.',
    noTechForMonks: 'Technikalapka nem helyettesíthet szerzetest.',
    oneFollowerPlace: 'Ahol egyetlen követő is elég, oda nem kerülhet technikalapka.',
    oneTechPerPlace: 'Ezen a helyszínen már van technikalapka.',
    firstTechOnFarmer: 'Az első technikalapkádnak földműves helyére kell kerülnie.',
    techStays: 'A lerakott technikalapka a helyén marad.',
    standsThere: 'Ez a követő egy korábbi forduló óta itt áll; csak a követők fázisában lehetett volna visszahívni.',
    changedTooOften: 'Ebben a fordulóban már elégszer változtattál a terven: hagyd jóvá.',
    notFilled: 'Ezen a helyszínen még van betöltetlen hely.',
    noAction: 'Ennek a lapkának nincs akciója: magától hat.',
    shieldOnly: 'Az itt álló szerzetes csak a betakarítás, az adók és a pestis ellen véd.',
    noneInSupply: 'Ilyen követő már nincs a készletben.',
    trackEnds: 'A jelződ elérte ennek a sávnak a végét.',
    nobodyToRecruit: 'Itt már senkit sem szerezhetsz.',
    pilgrimage: 'Zarándoklat: ebben a fordulóban nem szerezhetsz szerzetest.',
    noWaterway: 'A kalmárod városából nem vezet vízi út.',
    noRoad: 'A kalmárod városából nem vezet országút.',
    noStationLeft: 'Nincs több kereskedőházad, amit felépíthetnél.',
    ownStationThere: 'Ebben a városban már van kereskedőházad.',
    townTaken: 'Ebben a városban már áll valakinek a kereskedőháza.',
    developmentEnds: 'A fejlődéssáv itt véget ér.',
    goodOut: 'Ebből az áruból már nincs a készletben.',
    techOut: 'Elfogytak a technikalapkák.',
    noDeedForThem: 'Az itt álló követőknek egyik jótettnél sincs szabad helyük.',
    noCoins: 'Nincs érméd, amivel fizethetnél.',
    bagEmpty: 'A zsákod üres: nincs kit húzni.',
    tileGone: 'Ez a helyszínlapka már nincs a kupacában.',
    secondPileLater: 'Az első kereskedőddel csak az I. kupacból választhatsz.',
    byWaterOnly: 'A Hajó nem jár országúton.',
    byRoadOnly: 'Kocsival nem lehet vízi úton menni.',
    deedSpaceTaken: 'Itt ennek a követőnek már minden helye foglalt.',
    notOnThisDeed: 'Ennél a jótettnél ilyen követőnek nincs helye.',
    notInBathhouse: 'Akit itt húztál, nem maradhat a Fürdőházban.',
    tooFewCoins: 'Nincs ennyi érméd.',
    notFood: 'Ez nem élelem.',
    noNeutralInBag: 'A zsákodban csak saját színű követők vannak, őket pedig sosem veszítheted el.',
    trackBegins: 'A jelződ a fejlődéssáv elején áll.',
    coinSpace: 'A jelző nem léphet vissza érmés mezőre, és érmés mezőről sem léphet vissza.',
  },
  endings: { lastRound: 'Mind a 18 forduló véget ért.' },
  sources: { coins: 'Érmék', goods: 'Áruk', stations: 'Kereskedőházak', citizens: 'Polgárok' },
  story: {
    chapter: (round) => `${round}. forduló`,
    course: 'ha a játék az egyes fordulók után ért volna véget',
    deeds: roundText,
    leadForGood: (name, points) => `Most ${points} pont az előnye, és ${name} innentől végig vezet.`,
    bigRound: (name, points) => `Ebben a fordulóban ${name} ${points} ponttal javít az állásán.`,
    snatched: (name, deed, other, own, others) =>
      `Jótett: ${deeds[deed]}. ${other} összesen ${others} követőt küldött oda, ${name} csak ${own} követőt; mégis ${name} töltötte be az utolsó helyet, és vitte el a polgárt.`,
    race: (name, from, other, behind) =>
      `${name} ér oda elsőként a polgárhoz (${citizenPlaces[from]}); ${other} csak ${behind} mezővel volt mögötte.`,
    torture: (name, missing, source) =>
      `${name} nem tud fizetni (${origins[source]}): hiányzik ${coinsText(missing)}, és ugyanennyi mindenről kell lemondania.`,
    end: {
      title: 'Az utolsó számvetés',
      totals: (totals) => `Végeredmény: ${totals}.`,
      majority: (name, points) =>
        `A legtöbb kereskedőházat ${name} építette: az utolsó polgár még ${points} pontot hoz.`,
      overtakes: (name) => `Csak az utolsó fordulóval lesz ${name} a győztes.`,
      staysAhead: (name) => `${name} már az utolsó forduló előtt is vezetett, és az élen is marad.`,
      alwaysAhead: (name) => `${name} az első fordulótól az utolsóig vezetett.`,
      byDevelopment: (name) => `A pontok egyenlők; ${name} nyer, mert előrébb áll a fejlődéssávon.`,
      shared: (players) => `Megosztott győzelem: ${listed(players)}.`,
    },
    space: ' ',
  },
}
