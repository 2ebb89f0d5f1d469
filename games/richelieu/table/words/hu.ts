import type { TableWords } from '../words.ts'

const ordinals = ['első', 'második', 'harmadik', 'negyedik', 'ötödik']

export const hu: TableWords = {
  headline: (resolved, all) => `${all} cselszövésből ${resolved} eldőlt`,
  quiet: (turns) => `még ${turns} eseménytelen kör után vége`,
  prestige: 'Presztízs',
  cardinal: 'A bíboros',
  cardinalAt: (prestige) => `Bíboros: ${prestige}`,
  behind: ['a bíboros mögött: két akció', 'két akció'],
  ahead: ['vele egy helyen vagy előtte: egy akció', 'egy akció'],
  actions: (number) => `${number} akció`,
  actionOf: (act, allowance) => `${act}. akció (összesen ${allowance})`,
  income: 'Bevétel',
  military: 'Katonaság',
  city: 'A város',
  emptyCity: 'nincs ügynök',
  trade: (buy, sell) => `vétel ${buy}, eladás ${sell}`,
  queen: 'A királynő',
  greyEminence: 'Szürke eminenciás',
  inBox: (piece, box) => `${piece}: ${box}.`,
  yourAgents: 'Ügynökeid',
  comeBack: (agents) => `még ${agents} a városban, az utolsó után visszatér`,
  noneInHand: 'Nincs kézben',
  neutral: (colour) => `Semleges: ${colour}`,
  neutralHelp: 'minden köröd végén egy',
  purse: 'Erszény',
  jewels: 'Ékszerek',
  jewelWorth: (points) => `darabja ${points} pont`,
  sheetsWon: 'Nyert lapok',
  noSheets: 'Nincs lapod',
  ifItEnded: 'Ha most érne véget',
  finalScore: 'Végeredmény',
  points: (points) => `${points} pont`,
  act: { income: 'Bevétel', commission: 'Előléptetés', sellJewel: 'Ékszert elad', buyJewel: 'Ékszert vesz' },
  oneLeft: ['egy szabad hely', '1 hely'],
  resolving: 'most dől el',
  chooses: (name, effect) => `${name}: ${effect}`,
  queued: (queue) => (queue === 1 ? 'ez dől el ezután' : `${queue}.-ként dől el`),
  emptyBox: 'Itt nincs több cselszövés',
  box: (box) => `${box}. mező`,
  hidden: 'rejtett',
  space: (index, label) => `${ordinals[index]} hely, ára ${label}`,
  free: 'szabad',
  stands: (who, value, faceUp) =>
    value === null ? `${who}, képpel lefelé` : `${who}, ${value}${faceUp ? '' : ', képpel lefelé'}`,
  stack: (value, number) => (number === 1 ? `Ügynök: ${value}` : `Ügynök: ${value}, ${number} darab`),
  seatFacts: (prestige, income, military, agents) =>
    `presztízs ${prestige}, bevétel ${income}, katonaság ${military}, ${agents} ügynök kézben`,
  pile: (faction, number) => `${faction} ${number}`,
  backs: (red, yellow) => `${red} piros hátlap, ${yellow} sárga hátlap`,
  neutralHeld: (colour, agents) => `${colour}: ${agents} kézben`,
  preview: {
    sheet: (name) => `${name}:`,
    pickAgent: (value) => `Ügynök (${value}): válassz neki egy kijelölt helyet.`,
    price: (label, surcharge) =>
      surcharge > 0
        ? `${label} + ${surcharge} = ${label + surcharge} louis.`
        : label > 0
          ? `${label} louis.`
          : 'Ingyenes.',
    sum: (side, from, to) => `${side}: ${from} → ${to}.`,
    faceUp: 'Mindenki látja az értékét.',
    faceDown: 'Képpel lefelé.',
    resolves: 'Eldönti a cselszövést.',
    purse: (from, to) => `Erszény: ${from} → ${to}.`,
    track: (track, from, to) => `${track}: ${from} → ${to}.`,
    noWayBack: 'Ezután nincs visszaút.',
    thenAgent: 'Utána válassz ügynököt.',
    tapAgain: 'Koppints újra a végrehajtáshoz.',
    between: ' ',
  },
  outlook: {
    title: 'Ha most dőlne el',
    side: (side, known, hidden) => `${side} ${known}${hidden > 0 ? ` és ${hidden} rejtett ügynök` : ''}`,
    wins: (side) => `A győztes: ${side}.`,
    leads: (side) => `Amennyit te látsz, a győztes: ${side}.`,
    ranked: (place, name, sum) => `${place}. ${name} (${sum})`,
    nobody: 'Senki sem kapna jutalmat.',
  },
  resolution: {
    title: (intrigue) => `${intrigue}. cselszövés`,
    wins: (side) => `A győztes: ${side}`,
    tie: 'Döntetlennél Richelieu nyer.',
    nobody: 'Senkinek sincs pozitív hozzájárulása: nincs jutalom.',
    further: 'jobbra áll',
    place: (place) => `${place}.`,
    nothing: 'semmi',
    noReward: 'semleges: nincs jutalom',
    goOn: 'Tovább',
  },
  explained: {
    sheet:
      'A 0-s helyen az ügynök értéke látszik, a többin képpel lefelé fekszik. Ha a két lap egyike betelik, az erősebb oldal nyer.',
    marks: 'A jutalmak melletti jel: ki kapná most, amennyit te látsz.',
    first: (reward) => `Első: ${reward}`,
    second: (reward) => `Második: ${reward}`,
    steps: (step) => `A bíboros: ${step}.`,
    catchesUp: 'Ha ezután is az első mögött van, felzárkózik hozzá.',
    amounts: {
      prestige: (number) => `${number} presztízs`,
      money: (number) => `${number} louis`,
      income: (number) => `bevétel +${number}`,
      military: (number) => `katonaság +${number}`,
    },
    effects: {
      placeAgent: 'tedd egy ügynöködet ingyen egy szabad helyre',
      bribe: 'helyezd át valaki más egyik ügynökét egy másik szabad helyre',
      queen: 'tedd a királynőt egy Richelieu-lapra',
      greyEminence: 'tedd a szürke eminenciást egy szembenálló lapra',
    },
    prestige:
      'Aki a köre elején a bíboros mögött áll, annak két akciója van, és vehet előléptetést; mindenki másnak egy akciója van.',
    income: 'Ennyi pénzt hoz a bevételi akció. A játék végén minden mező egy pont.',
    military:
      'Az előléptetés egy mezőt léptet, és az ott látható összegbe kerül. A jelek eléréskor járnak. A játék végén minden mező egy pont.',
    city: (buy, sell) =>
      `Az eldőlt cselszövések ügynökei itt várnak, képpel felfelé. Ha valaki az utolsó ügynökét is lerakja, mind visszatérnek hozzá. Egy ékszer ára ${buy}, eladva ${sell}.`,
    purse: (points) =>
      `A pénz helyekre, előléptetésre és ékszerre való, pontot nem ér. Egy ékszer a játék végén ${points} pont.`,
    won: (most, second) =>
      `A játék végén: a legtöbb Richelieu-lap ${most}, a második legtöbb ${second} pont (holtversenyben az elsőknek ${second}-${second}). Egy-egy szembenálló frakció 1–4 lapja 1, 4, 9 vagy 16 pont.`,
    hand: 'A −2 gyengíti azt az oldalt, ahol áll. Az utolsó lerakása után a városból mind visszatérnek.',
    neutral:
      'Az erőbe és a sorrendbe beleszámítanak, de a jutalmuk elvész. Egy lap utolsó szabad helyére nem kerülhetnek.',
    queen: (value) => `${value} ponttal erősít egy Richelieu-lapot, és helyet foglal; senkié sem.`,
    greyEminence: (value) => `${value} ponttal erősít egy szembenálló lapot, és helyet foglal; senkié sem.`,
  },
}
