import type { Gains } from '../events.ts'
import type { Effect, Faction } from '../sets.ts'
import { signed, valueText } from './shared.ts'
import type { LoggedPlacement, PlayerLine, PrintedReward, RichelieuWords, SheetLine, Spot } from './words.ts'

const ordinals = ['első', 'második', 'harmadik', 'negyedik', 'ötödik']

const factions: Readonly<Record<Faction, string>> = {
  richelieu: 'Richelieu',
  england: 'Anglia',
  france: 'Franciaország',
  habsburg: 'Habsburgok',
  protestants: 'Protestánsok',
}

const victories: Readonly<Record<Faction, string>> = {
  richelieu: 'Richelieu győz',
  england: 'Anglia győz',
  france: 'A francia összeesküvők győznek',
  habsburg: 'A Habsburgok győznek',
  protestants: 'A protestánsok győznek',
}

const effects: Readonly<Record<Effect, string>> = {
  placeAgent: 'ügynök lerakása',
  bribe: 'korrupció',
  queen: 'királynő',
  greyEminence: 'szürke eminenciás',
}

/** As the object of a sentence. */
const pieceObject = { queen: 'a királynőt', greyEminence: 'a szürke eminenciást' }

const listed = (items: readonly string[], conjunction = 'és'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

const values = (list: readonly number[]): string => list.map(valueText).join(', ')
/** The article before the number of a box. */
const the = (box: number): string => (box === 1 ? 'az' : 'a')

/** “Az intendánsok, harmadik hely”: names of sheets take no endings. */
const spotLabel = ({ sheet, index }: Spot): string => `${sheet}, ${ordinals[index]} hely`

const amounts = ({ prestige, money, income, military }: Gains): string[] => [
  ...(prestige > 0 ? [`${prestige} presztízs`] : []),
  ...(money > 0 ? [`${money} louis`] : []),
  ...(income > 0 ? [`bevétel +${income}`] : []),
  ...(military > 0 ? [`katonaság +${military}`] : []),
]

/** A reward as it is printed: “3 presztízs, bevétel +1”. */
export const reward = (printed: PrintedReward): string =>
  [...amounts(printed), ...printed.effects.map((effect) => effects[effect])].join(', ') || 'semmi'

const lies = ({ label }: Spot): string =>
  label > 0 ? 'Képpel lefelé kerül a helyre.' : 'Képpel felfelé kerül a helyre.'

function placed({ name, neutral, spot, placing, cost, surcharge, faceUp, value }: LoggedPlacement): string {
  const agent = neutral === null ? 'ügynököt' : `semleges ügynököt (${neutral})`
  const shown =
    value === undefined
      ? ''
      : faceUp
        ? `; az értéke ${valueText(value)}`
        : `; az értéke ${valueText(value)}, csak te látod`
  const price = surcharge > 0 ? ` ${cost} louis-ért (${spot.label} + ${surcharge})` : ` ${cost} louis-ért`
  const payment = placing === 'action' ? (cost === 0 ? ' ingyen' : price) : placing === 'reward' ? ' jutalomként' : ''
  return `${name}${payment} ${agent} tesz le képpel ${faceUp ? 'felfelé' : 'lefelé'}: ${spotLabel(spot)}${shown}`
}

function sheetLine({ box, name, faction, spaces, first, second, cardinal }: SheetLine): string {
  const row = spaces.map(({ label, who, value, faceUp }) => {
    if (who === null) return `${label}: szabad`
    if (value === null) return `${label}: ${who}, képpel lefelé`
    return `${label}: ${who} ${valueText(value)}${faceUp ? '' : ', képpel lefelé'}`
  })
  const rewards = `első: ${reward(first)}; második: ${reward(second)}; bíboros: ${signed(cardinal)}`
  return `${box}. cselszövésmező, ${factions[faction]}: ${name} (${rewards}). Helyek: ${row.join(' | ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, prestige, income, military, agents, money, jewels, isBehindCardinal } = player
  const parts = [
    `presztízs ${prestige}, ${isBehindCardinal ? 'a bíboros mögött' : 'nem a bíboros mögött'}`,
    `bevétel ${income}`,
    `katonaság ${military}`,
    `${agents} ügynök kézben`,
    ...(money === null ? [] : [`${money} louis`]),
    ...(jewels === null ? [] : [`${jewels} ékszer`]),
  ]
  return `${name}${isReader ? ' (te)' : ''}: ${parts.join('; ')}.`
}

export const hu: RichelieuWords = {
  title: 'Richelieu',
  summary:
    'Két–négy játékos nemesként ügynököket csempész a Richelieu bíborosért és az ellene szőtt cselszövésekbe; jutalmat az kap, akinek az oldala felülkerekedik.',
  credits:
    'A Richelieu tervezője Olivier Lamontagne, kiadója a White Goblin Games (2012). A lapok és a sávok nyomtatott adataihoz nem jutottunk hozzá: a szabályban említett számok kivételével ezt a készletet mi rekonstruáltuk. Az Eminence nem áll kapcsolatban sem a tervezővel, sem a kiadóval.',
  options: {
    neutralLastSpace: {
      name: 'A semleges ügynök is betölthet lapot',
      help: 'Két játékossal: ha minden lapon csak egy szabad hely maradt, a semleges ügynöknek ezek egyikére kell kerülnie, és az a cselszövés eldől. Ha nincs bekapcsolva, ilyen körben nem kerül le semleges ügynök.',
    },
    wonSheetsFaceDown: {
      name: 'A megnyert lapok képpel lefelé fekszenek',
      help: 'A megnyert lapoknak csak a hátlapja látszik: piros a Richelieu-lapoké, sárga az ellenfeleké. Ha nincs bekapcsolva, mindenki látja, ki mit nyert.',
    },
    hiddenMoney: {
      name: 'Rejtett pénz és ékszer',
      help: 'A pénz és az ékszer a paravánok mögött marad, csak az derül ki, ki mennyit kap és fizet. Ha nincs bekapcsolva, mindenki látja.',
    },
  },

  sheets: {
    R01: 'La Rochelle ostroma',
    R02: 'A rászedettek napja',
    R03: 'A párbajtilalom',
    R04: 'Az alèsi béke',
    R05: 'A bärwaldei szerződés',
    R06: 'Az intendánsok',
    R07: 'Az Új-Franciaország Társaság',
    R08: 'A várak lerombolása',
    R09: 'A Francia Akadémia',
    R10: 'Casale felmentése',
    R11: 'A trónörökös születése',
    R12: 'József atya levelei',
    R13: 'A Palais-Cardinal',
    E1: 'Buckingham Ré szigeténél',
    E2: 'Henrietta Mária keze',
    E3: 'A La Manche kereskedői',
    E4: 'A gyémántfüggők',
    F1: 'A Chalais-összeesküvés',
    F2: 'Montmorency lázadása',
    F3: 'A Cinq-Mars-összeesküvés',
    H1: 'A spanyol út',
    H2: 'Corbie éve',
    H3: 'Olivares aranya',
    P1: 'Rohan Languedocban',
    P2: 'Soubise tengerre száll',
    P3: 'Privas falai',
  },
  factions,
  effects,
  neutrals: ['Okker', 'Pala'],
  comma: ', ',
  semicolon: '; ',
  colon: ': ',

  prompts: {
    chooseAction(acts, allowance, open, surcharge) {
      const which = acts > 0 ? 'Második akció' : allowance > 1 ? 'Első akció a kettőből' : 'Egyetlen akciód'
      const agent = surcharge > 0 ? `újabb ügynök lerakása ${surcharge} louis felárral` : 'ügynök lerakása'
      const deeds = {
        income: 'bevétel begyűjtése',
        place: agent,
        commission: 'előléptetés vásárlása',
        jewel: 'ékszer adásvétele',
      }
      const choices = [...open.map((kind) => deeds[kind]), ...(acts > 0 ? ['a köröd befejezése'] : [])]
      return `${which}: ${listed(choices, 'vagy')}.`
    },
    chooseAgent: (spot, cost) =>
      `Melyik ügynököd kerül ide: ${spotLabel(spot)}${cost > 0 ? ` (${cost} louis)` : ''}? ${lies(spot)}`,
    rewardSpace: 'Jutalmad: tedd le ingyen egy ügynöködet bármelyik kijelölt helyre, vagy mondj le róla.',
    rewardAgent: (spot) => `Melyik ügynököd kerül ingyen ide: ${spotLabel(spot)}? ${lies(spot)}`,
    bribeTarget: 'Jutalmad: vesztegesd meg valaki más egyik ügynökét, és tedd át máshová, vagy mondj le róla.',
    bribeDestination: (spot) => `Hová kerül a megvesztegetett ügynök (${spotLabel(spot)})? A 0-s helyen felfordul.`,
    queenSpace: 'Jutalmad: tedd a királynőt egy Richelieu-lap kijelölt helyére, vagy mondj le róla.',
    greySpace: 'Jutalmad: tedd a szürke eminenciást egy szembenálló lap kijelölt helyére, vagy mondj le róla.',
    neutralSpace: (neutral) => `A köröd végén válassz helyet egy semleges ügynöknek (${neutral}).`,
    neutralAgent: (neutral, spot) => `Melyik semleges ügynök (${neutral}) kerül ide: ${spotLabel(spot)}? ${lies(spot)}`,
  },

  moves: {
    income: (money) => `Bevétel: ${money} louis`,
    place: (spot, cost) => `${spotLabel(spot)}: ${cost === 0 ? 'ingyen' : `${cost} louis`}`,
    placeFree: spotLabel,
    agent: (value) => `Ügynök: ${valueText(value)}`,
    commission: (cost) => (cost === null ? 'Előléptetés' : `Előléptetés: ${cost} louis`),
    sellJewel: (money) => `Ékszer eladása: ${money} louis`,
    buyJewel: (money) => `Ékszer vétele: ${money} louis`,
    endTurn: 'Kör vége',
    decline: 'Lemondok róla',
    bribe: (spot) => `Megvesztegetés: ${spotLabel(spot)}`,
    moveTo: (spot) => `Ide: ${spotLabel(spot)}`,
    queen: (spot) => `Királynő: ${spotLabel(spot)}`,
    greyEminence: (spot) => `Szürke eminenciás: ${spotLabel(spot)}`,
  },

  log: {
    gameBegan(starter, sheets, neutrals) {
      const pairs = [0, 1, 2].map((box) => `${sheets[2 * box]} – ${sheets[2 * box + 1]}`)
      const held = neutrals.map(([name, neutral]) => `${name} kezeli a semleges ügynököket (${neutral}).`)
      return [`Az első cselszövések: ${pairs.join('; ')}.`, ...held, `${starter} kezd.`].join(' ')
    },
    turnBegan: (name, turn, actions, prestige, cardinal) =>
      `${turn}. kör: ${name}, ${actions} akció (presztízs ${prestige}, bíboros ${cardinal})`,
    incomeTaken: (name, money) => `${name} bevételt gyűjt: ${money} louis`,
    agentPlaced: placed,
    agentsReturned: (name, neutral, list) =>
      `${name} visszaveszi a városból ${neutral === null ? 'az összes ügynökét' : `az összes semleges ügynököt (${neutral})`}: ${values(list)}`,
    commissionBought: (name, cost, military) =>
      `${name} ${cost} louis-ért előléptetést vesz, és a katonaságsáv ${military}. mezőjére lép`,
    jewelSold: (name, money) => `${name} elad egy ékszert ${money} louis-ért`,
    jewelBought: (name, money) => `${name} vesz egy ékszert ${money} louis-ért`,
    actionDeclined: (name) => `${name} lemond a második akcióról`,
    boxPending: (sheet, box, queue) =>
      `Betelt: ${sheet}; ${the(box)} ${box}. cselszövésmező zárolva, és kiértékelésre vár${queue > 1 ? ` (${queue}. a sorban)` : ''}`,
    resolutionBegan(intrigue, box, sheets, turnedUp) {
      const shown = turnedUp === 0 ? '' : `; felfordul ${turnedUp} ügynök`
      return `${intrigue}. cselszövés, ${box}. cselszövésmező: ${sheets[0]} – ${sheets[1]}${shown}`
    },
    intrigueWon(sheet, faction, [richelieu, opposing], ranking) {
      const tie = richelieu === opposing ? ', és döntetlennél Richelieu nyer' : ''
      const strengths = `Richelieu ${valueText(richelieu)}, ellenfelei ${valueText(opposing)}${tie}`
      const ranks = ranking.map(({ name, sum, tied }) => `${name} ${sum}${tied ? ' (jobbra áll)' : ''}`)
      const contributors =
        ranks.length === 0 ? 'Senkinek sincs pozitív hozzájárulása' : `Hozzájárulások: ${ranks.join(', ')}`
      return `${victories[faction]} (${sheet}). ${strengths}. ${contributors}.`
    },
    rewarded: (name, place, sheet, gains) =>
      `${place === 1 ? 'Az első' : 'A második'} ${name}: ${amounts(gains).join(', ') || 'nincs nyereség'}${place === 1 ? `, és övé a lap (${sheet})` : ''}`,
    rewardLost: (place, neutral) =>
      `${place === 1 ? 'Az első' : 'A második'} helyért járó jutalmat senki sem kapja meg${neutral === null ? '' : ` (semleges érte el: ${neutral})`}`,
    militaryBonus: (name, military, bonus, gained) =>
      `${name} eléri a katonaságsáv ${military}. mezőjét: ${bonus === 'prestige' ? '1 presztízs' : gained ? 'bevétel +1' : 'a bevétele már a legmagasabb'}`,
    lapped: (name, laps, prestige) =>
      `${name} presztízse ${prestige}: ${laps > 1 ? 'megfordítja' : 'elveszi'} a teljes kör lapkáját`,
    effectDeclined: (name, effect) => `${name} lemond a jutalomról (${effects[effect]})`,
    effectLost: (name, effect) => `${name} nem tudja felhasználni a jutalmat (${effects[effect]}): elvész`,
    agentBribed(name, owner, from, to, value, turnedUp) {
      const which = value === undefined || turnedUp ? '' : `, ${valueText(value)}`
      const shown = turnedUp && value !== undefined ? `. Felfordul, az értéke ${valueText(value)}` : ''
      return `${name} megveszteget egy ügynököt (${owner}${which}): ${spotLabel(from)} → ${spotLabel(to)}${shown}`
    },
    pieceMoved: (name, effect, sheet, fromPalace) =>
      `${name} ${fromPalace ? 'ideküldi' : 'áthelyezi'} ${pieceObject[effect]}: ${sheet}`,
    cardinalMoved(step, from, to) {
      if (from === to) return `A bíboros a helyén marad: ${to}`
      return `A bíboros ${step < 0 ? 'visszalép' : 'előrelép'}: ${from} → ${to}`
    },
    cardinalCaughtUp: (name, to) => `A bíboros felzárkózik hozzá: ${name} (${to})`,
    boxCleared(box, keeper, winning, agents) {
      const taken =
        keeper === null ? `a lap (${winning}) kikerül a játékból` : `${keeper} megtartja a lapot (${winning})`
      return `${box}. cselszövésmező: ${taken}, ${agents} ügynök pedig a városba kerül`
    },
    sheetsTurnedUp: (box, [upper, lower]) => `Új lapok, ${box}. cselszövésmező: ${upper} – ${lower}`,
    boxStaysEmpty: (box) => `Elfogytak a paklik: ${the(box)} ${box}. cselszövésmező üres marad`,
    neutralSkipped: (name, why) =>
      why === 'noSpace'
        ? `${name} nem tesz le semleges ügynököt: minden lapon legfeljebb egy hely szabad`
        : `${name} kezében nincs semleges ügynök`,
    lastQuietRound: (turns) => `Régóta semmi sem mozdul a lapokon: még ${turns} ilyen kör, és vége a játéknak`,
    gameEnded: (why, totals, winners) =>
      `${why === 'quiet' ? 'Már semmi sem mozdul' : 'Minden cselszövés eldőlt'}. Végeredmény: ${totals}. ${winners.length > 1 ? `${listed(winners)} osztozik a győzelmen` : `A győztes ${winners[0]}`}.`,
  },

  position: {
    course: (resolved, all, cardinal) =>
      `Eldőlt cselszövések: ${resolved}, összesen ${all}. A bíboros helye a presztízssávon: ${cardinal}.`,
    sheet: sheetLine,
    emptyBox: (box) => `${box}. cselszövésmező: üres.`,
    resolving: (box) => `Most dől el: ${box}. cselszövésmező.`,
    pending: (boxes) => `Zárolva, ezután dől el: ${boxes.map((box) => `${box}. cselszövésmező`).join(', majd ')}.`,
    player: playerLine,
    won: (name, sheets) => `${name} megnyert lapjai: ${sheets.join(', ')}.`,
    wonFaceDown: (name, red, yellow) => `${name} megnyert lapjai: ${red} piros hátlappal, ${yellow} sárga hátlappal.`,
    city: (agents) =>
      agents.length === 0
        ? 'A városban nincs ügynök.'
        : `A városban: ${agents.map((each) => `${each.name} ${values(each.values)}`).join('; ')}.`,
    cityJewels: (jewels) => `Ékszerek a városban: ${jewels}.`,
    ownHand: (list) => `Ügynökeid: ${values(list) || 'nincs kézben'}.`,
    ownNeutral: (neutral, list) => `Nálad lévő semleges ügynökök (${neutral}): ${values(list) || 'nincs kézben'}.`,
    neutralHand: (neutral, holder, agents) => `Semleges ügynökök (${neutral}): ${agents} kézben, itt: ${holder}.`,
    quiet: (turns, atMost) => `Eseménytelen körök egymás után: ${turns}. Ha eléri ezt, vége a játéknak: ${atMost}.`,
    actions: (name, acts, allowance) => `${name} köre: ${acts} akció kész, összesen ${allowance} van.`,
    turn: (name) => `Most dönt: ${name}.`,
    ownTurn: 'Most te döntesz.',
    over: 'A játék véget ért.',
  },

  reasons: {
    incomeOnce: 'Ebben a körben már begyűjtötted a bevételedet.',
    spaceTaken: 'Ezen a helyen már áll valaki.',
    noAgentInHand: 'Minden ügynököd a lapokon van, egy sincs a kezedben.',
    tooDear: 'Erre a helyre nincs elég pénzed.',
    surchargeTooDear: 'A helyre futná, de az ugyanabban a körben lerakott második ügynök felárára már nem.',
    commissionOnce: 'Ebben a körben már vettél előléptetést.',
    notBehindCardinal: 'Csak az vehet előléptetést, aki a presztízssávon a bíboros mögött áll.',
    militaryTrackEnds: 'Elérted a katonaságsáv végét.',
    commissionTooDear: 'A következő előléptetésre nincs elég pénzed.',
    jewelOnce: 'Ebben a körben már adtál el vagy vettél ékszert: körönként csak egy üzlet köthető.',
    noJewel: 'Nincs eladó ékszered.',
    noJewelInCity: 'A városban nincs megvehető ékszer.',
    jewelTooDear: 'Ékszerre nincs elég pénzed.',
    firstActionDue: 'A kör első akcióját végre kell hajtani.',
    notInHand: 'Ilyen értékű ügynök most nincs a kezedben.',
    boxLocked: 'Ez a cselszövésmező éppen eldől, vagy erre vár: ide nem tehetsz, és innen nem vihetsz el semmit.',
    nobodyThere: 'Itt nincs megvesztegethető ügynök.',
    pieceNotBribed: 'A királynő és a szürke eminenciás nem vesztegethető meg.',
    ownAgentNotBribed: 'A saját ügynöködet nem vesztegetheted meg.',
    queenForRichelieu: 'A királynő csak Richelieu-lapra kerülhet.',
    greyForOpponents: 'A szürke eminenciás csak szembenálló lapra kerülhet.',
    otherSheetOnly: 'Ha a bábu már lapon áll, csak egy másik lapra mehet át.',
    lastFreeSpace: 'Semleges ügynök nem foglalhatja el egy lap utolsó szabad helyét.',
  },
  endings: {
    allResolved: 'Mind a 13 cselszövés eldőlt.',
    quiet: 'Több teljes fordulón át semmi sem mozdult a lapokon.',
  },
  sources: {
    prestige: 'Presztízs',
    income: 'Bevételsáv',
    military: 'Katonaságsáv',
    richelieu: 'Richelieu-lapok',
    opposing: 'Szembenálló lapok',
    jewels: 'Ékszerek',
  },
  story: {
    chapter: (act) => `${act}. felvonás`,
    course: 'ha a játék az egyes felvonások (egy cselszövés vagy láncolat) után ért volna véget',
    deed({ faction, won, lost, first }) {
      const victory = `${victories[faction]}, ${valueText(won)}:${valueText(lost)}.`
      if (first === null) return `${victory} Jutalmat senki sem kap.`
      const { name, sum, gains } = first
      if (gains === null) return `${victory} Az első helyen semleges áll (${name}, ${sum}): az ő jutalma elvész.`
      return `${victory} Az első ${name} (${sum}): ${amounts(gains).join(', ') || 'nyereség nélkül'}.`
    },
    most: (names, points) =>
      names.length > 1
        ? `A legtöbb Richelieu-lapon most osztozik ${listed(names)}: ${points}-${points} pont.`
        : `Most már ${names[0]} gyűjtötte a legtöbb Richelieu-lapot: ${points} pont.`,
    overtakes: (name) => `Csak ezzel lesz ${name} a győztes.`,
    staysAhead: (name) => `${name} már előtte is vezetett, és az élen is marad.`,
    quietEnd: {
      title: 'Már semmi sem mozdul',
      text: (totals) => `Fordulókon át senki sem nyúlt a lapokhoz, így ez az állás lett a végeredmény: ${totals}.`,
    },
    leadForGood: (name) => `Innentől végig ${name} vezet.`,
    bigAct: (name, points) => `Ebben a felvonásban ${name} ${points} ponttal javít az állásán.`,
    cardinal: (from, to, names) =>
      to > from
        ? `A bíboros előretör (${from} → ${to}): ${listed(names)} újra mögötte áll, két akcióval.`
        : `A bíboros visszaesik (${from} → ${to}): ${listed(names)} már nem áll mögötte, egy akciója marad.`,
    sidesTied: 'A két oldal egyforma erős volt, és döntetlennél Richelieu nyer.',
    ranksTied: (first, second, sum) => `${second} összege is ${sum}, de ${first} ügynöke balrább áll.`,
    piece: (name, effect) => `${name} küldte oda ${pieceObject[effect]}: nélküle a másik oldal győz.`,
    saboteur: (name, value) => `A másik oldal győz, ha ${name} nem csempészi oda az ügynökét (${valueText(value)}).`,
    bribe: (name, owner, value) =>
      `${name} megvesztegetett egy ügynököt (${owner}, ${valueText(value)}): ha az a régi helyén marad, a másik oldal győz.`,
    space: ' ',
  },
}
