import type { How } from '../moves.ts'
import { log } from './log/hu.ts'
import { listed, names } from './names/hu.ts'
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
  scheme: ' A cselszövéskártya miatt bármelyiket választhatod.',
  faction: ' A frakciókártya miatt bármelyiket választhatod.',
  cube: '',
}

function placeLine({ number, row, isEdge, next, card: facts, locations, cubes, hasToken }: PlaceLine): string {
  const where = `${number}. mező (${row}. sor, ${isEdge ? 'perem' : 'belső'}; szomszédai: ${next.join(', ')})`
  const extras = [...(cubes === 0 ? [] : [`${cubes} bónuszkocka`]), ...(hasToken ? ['botjelző'] : [])]
  if (facts === null) return `${where}: ${['lefordítva', ...extras].join('; ')}.`
  const held = locations.map((each) => ('disk' in each ? each.disk : `szabad, ára: ${tally(each.cost)}`))
  return `${where}: ${[card(facts), `helyek: ${held.join(' | ')}`, ...extras].join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const notes = [
    `${player.seat} játékos`,
    ...(player.isReader ? ['te'] : []),
    ...(player.bot === null ? [] : [`bot: ${player.bot}`]),
    ...(player.isStarter ? ['kezdőjátékos'] : []),
  ]
  const parts = [
    `kegyek: ${tally(player.favors) || 'nincs'}`,
    `${player.contact}. kapcsolat: ${player.contactFactions.map((each) => factions[each]).join(', ')}`,
    `a tanácstábla szomszédai: ${player.placard.join(', ')}${player.hasToken ? ', rajta a botjelző' : ''}`,
    `${player.onMap} korong a térképen, ${player.supply} a készletben`,
    ...(player.bot === null ? [`${player.hand} kártya kézben`] : []),
    ...(player.known.length === 0 ? [] : [`ebből ismered: ${player.known.join(', ')}`]),
    ...(player.events === 0 ? [] : [`${player.events} eseménykártya`]),
    ...(player.inForce === null ? [] : [`érvényben: ${player.inForce}`]),
    ...(player.factionCards.length === 0
      ? []
      : [`frakciókártyák: ${player.factionCards.map((each) => factions[each]).join(', ')}`]),
    ...(player.on.length === 0 ? [] : [`teljesített tervek: ${player.on.join(', ')}`]),
    ...(player.under.length === 0 ? [] : [`elveszett tervek: ${player.under.join(', ')}`]),
    `${player.points} pont a legnagyobb páholyokban`,
  ]
  return `${player.name} (${notes.join(', ')}): ${parts.join('; ')}.`
}

function acting({ name, left, chain, buffs, borrowed, quickUsed }: TurnLine): string {
  const parts = [
    `hátralévő főakció: ${left}`,
    ...(chain.length === 0 ? [] : [`cselszövéslánc: ${chain.join(', ')}`]),
    ...(quickUsed ? ['a gyors kegy elhasználva'] : []),
    ...(buffs.length === 0 ? [] : [`érvényben: ${buffs.join(', ')}`]),
    ...(borrowed.length === 0 ? [] : [`kölcsönben: ${borrowed.map((each) => factions[each]).join(', ')}`]),
  ]
  return `${name} köre: ${parts.join('; ')}.`
}

function toldOust({ attacker, defender, disks, attackerWins, why, totals: [own, theirs] }: ToldOust): string {
  if (attackerWins) {
    return why === 'automatic'
      ? `${attacker} kijátssza a mindent eldöntő lapot, és kiszorít ${disks} korongot; a vesztes ${defender} (erőben ${own}:${theirs}).`
      : `${attacker} ${own}:${theirs} arányban kiszorít ${disks} korongot; a vesztes ${defender}.`
  }
  return why === 'automatic'
    ? `${attacker} ${disks} korongra támad, de ${defender} kijátssza a mindent eldöntő lapot (erőben ${own}:${theirs}).`
    : `${attacker} ${disks} korongra támad, de ${defender} kitart, ${own}:${theirs}.`
}

export const hu: PaxWords = {
  ...names,
  title: 'Pax Illuminaten',
  summary:
    'Bajorország, 1776: az Areopágosz két–négy tagja (vagy egy, bot ellen) terjeszti az illuminátusok befolyását nemesek, tudósok és papok között, amíg két terve valóra nem válik.',
  credits:
    'A Pax Illuminaten tervezője Oliver Kiley, kiadója az Ion Game Design. A térkép elrendezéséhez, a helyek számához és árához, az erőkhöz, a hovatartozásokhoz és a botok irányábráihoz nem jutottunk hozzá, ezeket mi rekonstruáltuk. Az Eminence nem áll kapcsolatban sem a tervezővel, sem a kiadóval.',
  options: {
    bot: {
      name: 'Botellenfél',
      help: 'A szabálykönyv forgatókönyv szerint játszó ellenfele foglal el egy széket. Vele egy ember egyedül is játszhat egy kétszemélyes asztalnál.',
      values: {
        none: 'nincs',
        germain: `${bots.germain.name} (gyenge, könnyen követhető)`,
        joseph: `${bots.joseph.name} (erős)`,
        cagliostro: `${bots.cagliostro.name} (közepes)`,
        weishaupt: `${bots.weishaupt.name} (erős)`,
      },
    },
    botFirst: {
      name: 'A boté az első szék',
      help: 'A bot nem az utolsó széken, hanem az A játékosén ül. Hogy ki kezd, azt ekkor is a kapcsolatkártyák döntik el.',
    },
  },

  prompts: {
    activateEvent: 'Életbe léptethetsz egy különleges eseményt a kezedből.',
    menu: (left) =>
      left === 0
        ? 'Nincs több főakciód: szőj cselt, jelents be valamit, vagy fejezd be az akciószakaszt.'
        : `Még ${left} főakciód van: cselekedj, szőj cselt, jelents be valamit, vagy fejezd be az akciószakaszt.`,
    scoutSlot: (how) => `Melyik lefordított kártyát deríted fel?${free[how]}`,
    scoutPlace: (place) => `Melyik kártyádat rakod le képpel felfelé ide: ${place}?`,
    influenceTarget: (how) => `Melyik kártyára teszel korongot?${free[how]}`,
    influenceCount: (place) => `Hány korongot teszel ide: ${place}?`,
    fallAway: (place) => `Itt olcsóbbak a korongjaid: ${place}. Melyik jelek maradjanak el az árból?`,
    pay: (count, list) =>
      list === null
        ? `Fizess még ${count} kegyet egy cselekvő kártya frakcióiból.`
        : `Még fizetendő: ${symbols(list)}.`,
    extortTarget: 'Mit zsarolsz meg?',
    whisper: (place) => `Suttogás: megzsarolhatsz még egy azonos rangú szomszédot (${place}), vagy abbahagyhatod.`,
    gainChoice: (list) =>
      `Melyik kegyet kéred: ${listed(
        list.map((each) => factions[each]),
        'vagy',
      )}?`,
    gainVictim: (faction) => `A közösben nincs ilyen kegy: ${factions[faction]}. Kitől veszel el egyet?`,
    give: 'Összejátszás: melyik kegyet adod oda?',
    organizeFaction: 'Melyik frakcióval szervezel?',
    organizeFrom: (left) => `Szervezés, még ${left} mozgatás: melyik korong mozdul?`,
    organizeTo: (place) => `Hová kerül a korong innen: ${place}?`,
    expelTarget: 'Melyik kártyát bocsátod el?',
    expelCard: (place) => `Melyik kártyád kerül a helyére: ${place}?`,
    expelMove: (place) => `Áttehetsz ide egy korongodat: ${place}. Honnan?`,
    oustTarget: 'Kinek a korongjait szorítod ki, és honnan?',
    oustCount: (place) => `Hány korongot veszel célba itt: ${place}?`,
    oustStrength: 'Eggyel több vagy eggyel kevesebb legyen a kezdőerőd a védőénél?',
    challengeCard(own, theirs, standing) {
      const hint = {
        advantaged: 'Előnyben vagy: a korona azonnal nyer.',
        disadvantaged: 'Hátrányban vagy: az ász azonnal nyer.',
        level: 'Senki sincs előnyben: az ász és a korona 0-t ér.',
      }[standing]
      return `Kihívás, ${own} a te erőd, ${theirs} az ellenfélé: válassz kártyát. ${hint}`
    },
    challengeNext: (own, theirs) => `Az állás ${own}:${theirs}. Még egy kártya, mutatás, vagy feladod?`,
    compensation: (left) => `Válassz kegyet a közösből az elvesztett korongokért (még ${left}).`,
    followUpKind: (place) => `Folytatás itt: ${place}. Mit teszel?`,
    schemeMode: (name, ability) => `${name}, ${ability}: mire használod a kártyát?`,
    swapFirst: 'Melyik két kártya cserél helyet? Válaszd ki az elsőt.',
    swapSecond: (place) => `Melyik kártya cserél vele helyet: ${place}?`,
    takeEdict: 'Melyik rendeletről veszel el két kegyet?',
    keepPlot: 'Melyik rejtett tervet tartod meg? A másik a pakli aljára kerül.',
    drawOrCourt: 'Húzz két kártyát, vagy vegyél el egyet az udvarból.',
    borrow: 'Melyik frakciókártyát veszed kölcsön?',
    keepEvent: 'Melyik eseménykártyát tartod meg? A másik visszakerül a pakli tetejére.',
    redrawDiscard: (over) => `${over} kártyával több van a kezedben a megengedettnél: dobj el egyet.`,
    redrawCard: (missing) =>
      missing === 1
        ? 'Húzz még egy kártyát az udvarból vagy a pakliból.'
        : `Húzz még ${missing} kártyát, egyenként az udvarból vagy a pakliból.`,
  },

  moves: {
    congress: 'Kongresszus: 5 kegyért főakció',
    end: 'Akciók vége',
    stop: {
      activateEvent: 'Nincs esemény',
      whisper: 'Nincs több suttogás',
      organizeFrom: 'Nincs több mozgatás',
      expelMove: 'Nem teszek át korongot',
    },
    payAll: 'A maradék kifizetése',
    plusOne: 'Eggyel több a védőénél',
    minusOne: 'Eggyel kevesebb a védőénél',
    continue: 'Még egy kártya',
    call: 'Mutatás',
    concede: 'Feladom',
    draw: (cards) => (cards === 1 ? 'Húzás a pakliból' : `${cards} kártya húzása a pakliból`),
    freeSlot: (place) => `${place}, főakció nélkül`,
    followUp: (place) => `Folytatás itt: ${place}`,
    scheme: (name, ability) => `Cselszövés: ${name}, ${ability}`,
    token: (faction) => `Fizetek: ${factions[faction]}`,
    exchange: (faction, tokens) => `Helyette fizetek: ${tokens} × ${factions[faction]}`,
    claimFaction: (faction) => `Frakciókártya megszerzése: ${factions[faction]}`,
    useFactionCard: (faction, action) => `Frakciókártya (${factions[faction]}): ${action}`,
    press: (faction) => `Nyomda: 3 kegyért főakció (${factions[faction]})`,
    claimPlot: (plot) => `Terv bejelentése: ${plot}`,
    keepPlot: (plot) => `Megtartom: ${plot}`,
    lookAtHand: (seat) => `Megnézem a kezét: ${seat}`,
    lookAtPlot: (seat) => `Megnézem a tervét: ${seat}`,
    target: (place, seat, disks) => `${place}: ${disks} korong (${seat})`,
    disks: (disks) => `${disks} korong`,
    fallAway: (list) => `Elmarad: ${tally(list)}`,
    mode: {
      ability: (ability) => `Képesség: ${ability}`,
      quick: (_, value) => `Gyors kegy: ${symbols(value)}`,
      both: (ability, value) => `Gyors kegy (${symbols(value)}) és ${ability}`,
      nothing: () => 'Csak a láncszem kedvéért',
    },
    keepEvent: (event) => `Megtartom: ${event}`,
    activate: (event) => `Életbe lép: ${event}`,
    court: (name, isChamberlains) => `Udvar${isChamberlains ? ', a kamarás alatt' : ''}: ${name}`,
  },

  log,

  position: {
    course: (round, starter, edicts, isLast) =>
      `${round}. forduló${isLast ? ', az utolsó' : ''}. Kezdőjátékos: ${starter}. Eldobott rendeletek: ${edicts} az 5-ből.`,
    place: placeLine,
    player: playerLine,
    pool: (favors) => `A közös kegyei: ${tally(favors) || 'nincs'}.`,
    edict: (faction, name, tokens) => `Rendelet (${factions[faction]}), gazdája ${name}: ${tokens} kegy van rajta.`,
    row: (list) => `Frakciókártyák a sorban: ${list.map((each) => factions[each]).join(', ') || 'nincs'}.`,
    court: (cards, chamberlain) =>
      `Udvar: ${cards.map((each, at) => `${each ?? 'üres'}${at === chamberlain ? ' (kamarás)' : ''}`).join('; ')}.`,
    piles: (deck, discard, events, plots) =>
      `Pakli: ${deck} kártya. A dobópakli tetején: ${discard ?? 'semmi'}. Eseménypakli: ${events}. Tervpakli: ${plots}.`,
    publicPlot: (plot, text) => `Nyilvános terv, ${plot}: ${text}`,
    openPlot: (name, plot, text) => `${name} terve, ${plot}: ${text}`,
    ownPlot: (plot, text) => `Rejtett terved, ${plot}: ${text}`,
    ownCard: (name, ability, text) => `A kezedben: ${name}. ${ability}: ${text}`,
    emptyHand: 'A kezed üres.',
    ownEvent: (event, text) => `Eseménykártyád, ${event}: ${text}`,
    acting,
    oust: (attacker, defender, place, disks, [own, theirs], advantaged) =>
      `Kiszorítás (${place}, ${disks} korong): ${attacker} ereje ${own}, a védő ${defender} ereje ${theirs}; ${advantaged === null ? 'senki sincs előnyben' : `előnyben: ${advantaged}`}.`,
    turn: (name) => `Most dönt: ${name}.`,
    ownTurn: 'Most te döntesz.',
    over: 'A játék véget ért.',
  },

  reasons: {
    noMainAction: 'Nincs már hozzá főakciód.',
    nothingToScout: 'Nincs a befolyásoddal szomszédos lefordított kártya, amelyet ki tudnál fizetni.',
    nothingToInfluence: 'Nincs elérhető kártya szabad hellyel, amelyet ki tudnál fizetni.',
    nothingToOrganize: 'Egyetlen korongod sem mozdulhat, vagy nincs hozzá kegyed.',
    nothingToExpel: 'Nincs elérhető kártya, amelyet elbocsáthatnál és ki tudnál fizetni.',
    nobodyToOust: 'Nincs elérhető idegen korong, amelyet ki tudnál fizetni.',
    noDisks: 'Nincs elég korong a készletedben.',
    producedAlready: 'Ez már adott kegyet ebben a körben.',
    noHandCard: 'Nincs a kezedben lerakható kártya.',
    crownEndsChain: 'Egy korona lezárta a cselszövésláncodat.',
    noLink: 'Ennek a kártyának nincs közös frakciója a lánc utolsó kártyájával.',
    hasDiskThere: 'Már van korongod ezen a terven vagy alatta.',
    onePlotATurn: 'Ebben a körben már bejelentettél egy tervet.',
    plotNotMet: 'Ezt a tervet nem teljesíted.',
    plotNested: 'Ez a terv nem számít a másik mellett: ugyanazok a kártyák vagy ugyanaz a páholy szolgálná mindkettőt.',
    abilityUsed: 'Ezt a frakciókártyát ebben a körben már használtad.',
    abilityImpossible: 'Ez a frakciókártya most semmit sem tehet érted.',
    oneFactionATurn: 'Ebben a körben már megszereztél egy frakciókártyát.',
    lodgeNotControlled: 'Nem te uralod ennek a frakciónak a legnagyobb páholyát.',
    followUpImpossible: 'A kockával itt most semmit sem tehetsz.',
    congressOnce: 'A kongresszus körönként csak egyszer segít.',
    pressOnce: 'A nyomda körönként csak egyszer segít.',
    lookOnce: 'A nyomozókkal körönként csak egyszer nézhetsz meg valamit.',
    nothingToSee: 'Nincs ott semmi rejtett, amit megnézhetnél.',
    tooDear: 'Ezt nem tudod kifizetni.',
    faceUp: 'Ez a kártya már képpel felfelé fekszik.',
    faceDown: 'Ez a kártya le van fordítva.',
    outOfReach: 'Ez nem szomszédos a befolyásoddal.',
    crownClosed: 'Ezen a koronán másnak van korongja: előtted zárva van.',
    cardFull: 'Ezen a kártyán nincs hozzá szabad hely.',
    noOwnDisk: 'Ott nincs korongod.',
    noWayOut: 'Az ottani korongnak nincs hová mennie.',
    notFromHere: 'Erről a kártyáról most nem mozdulhat korong: nem mutatja a frakciót, vagy nem erről van szó.',
    otherCardOnly: 'Másik kártyának kell lennie.',
    notAdjacent: 'Onnan ide nem kerülhet korong.',
    foreignDisks: 'Ezen a kártyán másnak is van korongja.',
    noFittingCard: 'A többiek korongjai nem férnének el az új kártyán.',
    cubeElsewhere: 'A folytatás azon a kártyán történik, amelyen a kocka van.',
    noToken: 'Ebből a frakcióból nincs kegyed.',
    restUnpaid: 'Így a többit nem tudnád kifizetni.',
    otherFactionAsked: 'Ezt a frakciót nem kéri az ár.',
    noExchange: 'Ennél a fizetésnél nem lehet kegyeket átváltani.',
    noSet: 'Ebből a frakcióból nincs elég kegyed az átváltáshoz.',
    tokenWillDo: 'Ebből a frakcióból egyetlen kegy is elég.',
    courtGap: 'Az udvarnak ezen a helyén nincs kártya.',
    twoCourtCards: 'Már két kártyát vettél el az udvarból.',
    noFee: 'Nincs kegyed, amellyel a második udvari kártyáért fizetnél.',
    chamberlainOnly: 'Két udvari kártya közül az egyiknek a kamarás alattinak kell lennie.',
    othersHaveMore: 'Ott másnak több korongja van, mint neked.',
    noCardLeft: 'Nincs több kijátszható kártyád.',
  },
  endings: {
    plots: 'Két terv egyszerre teljesült.',
    bot: 'A bot egyik terve teljesült.',
    edicts: 'Elfogyott az ötödik rendelet is, a páholyok döntöttek.',
    rounds: 'Letelt hatvan forduló, a páholyok döntöttek.',
  },
  sources: {
    plots: 'Teljesített tervek',
    nobility: 'Nemesség',
    professions: 'Mesterségek',
    magistrates: 'Tisztviselők',
    artists: 'Művészek',
    scholars: 'Tudósok',
    clergy: 'Papság',
  },
  story: {
    chapter: (turn) => `${turn}. kör`,
    course: 'a legnagyobb páholyok pontjai az egyes körök után',
    plotVictory: {
      title: 'Két terv',
      text: (name, plots) => `${name} egyszerre teljesíti ezeket, és győz: ${listed(plots)}.`,
    },
    botVictory: {
      title: 'A bot felülkerekedik',
      text: (name, bot, plots) => `${name === bot ? '' : `${bot} szerepében `}${name} győz: ${listed(plots)}.`,
    },
    scoring: {
      title: { edicts: 'Az ötödik rendelet', rounds: 'Hatvan forduló' },
      text: (totals) => `Két tervet senki sem teljesített, a páholyok döntenek: ${totals}.`,
    },
    victory: {
      points: (name, lead) => `${name} ${lead} pont előnnyel győz.`,
      cards: (name) => `Azonos pontszámnál a több frakciókártya dönt: ${name} győz.`,
    },
    shared: (list) => `Semmi sem dönt közöttük: ${listed(list)} osztozik a győzelmen.`,
    firstPlot: (name, hidden) =>
      hidden
        ? `${name} felfedi a rejtett tervét, és félúton jár a győzelemhez.`
        : `${name} bejelenti az első tervét, és félúton jár a győzelemhez.`,
    plotBroken: (name, by) =>
      by === null
        ? `${name} kiengedi a kezéből egy már teljesített tervét.`
        : `${name} elveszíti egy már teljesített tervét; épp az ellenfél lép: ${by}.`,
    oust: toldOust,
    oustTitle: (place) => `${actions.oust}: ${place}`,
    bigTurn: {
      title: 'Nagy lépés',
      text: (name, points, total) => `${name} ${points} ponttal javít a páholyokban, és ${total} ponton áll.`,
    },
    space: ' ',
  },
}
