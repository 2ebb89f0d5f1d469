import { briefly, type Flaw, type RecordProblem, type SetupProblem } from '@eminence/kernel'
import type { ChanceProblem } from '@eminence/protocol'
import type { CliTexts } from './texts.ts'

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`)
const listed = (words: readonly string[]): string => words.join(', ') || 'nincs'

/** Numbers that are read with a vowel first: egy, öt, ötven, ötszáz, ezer. */
const startsWithVowel = (number: number): boolean => {
  const digits = `${number}`
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1)
}
const the = (number: number): string => `${startsWithVowel(number) ? 'az' : 'a'} ${number}.`

const otherRules = 'a szabályok más változatával készült'

function setupProblem(problem: SetupProblem): string {
  switch (problem.code) {
    case 'seats':
      return `a férőhelyek száma ${range(problem.min, problem.max)} lehet, nem ${problem.seats}`
    case 'unknownOption':
      return `nincs „${problem.name}” beállítás (beállítások: ${listed(problem.known)})`
    case 'optionValue': {
      const { name, value, possible } = problem
      const values = possible.map(briefly)
      return `a(z) „${name}” beállítás értéke nem lehet ${briefly(value)} (lehetséges: ${listed(values)})`
    }
    case 'seed':
      return 'a mag 64 hexadecimális számjegyből áll, kisbetűkkel'
    case 'noComponents':
      return 'ennek a játéknak a kellékei nem cserélhetők le'
    case 'components':
      return `hibás a kellékkészlet: ${problem.flaws.map(flaw).join('; ')}`
  }
}

function flaw({ path, expected }: Flaw): string {
  const at = path || 'a készlet'
  switch (expected.code) {
    case 'object':
      return `${at}: objektumnak kell lennie`
    case 'list':
      return `${at}: ${range(expected.shortest, expected.longest)} elemű lista kell`
    case 'text':
      return `${at}: ${range(expected.shortest, expected.longest)} karakteres szöveg kell`
    case 'wholeNumber':
      return `${at}: egész szám kell ${expected.lowest} és ${expected.highest} között`
    case 'oneOf':
      return `${at}: ezek egyike lehet: ${listed(expected.possible)}`
    case 'knownField':
      return `${at}: nincs ilyen mező (mezők: ${listed(expected.known)})`
    case 'unique':
      return `${at}: kétszer szerepel`
    case 'kinds':
      return `${at}: legfeljebb ${expected.most} különböző érték lehet`
    case 'entries':
      return `${at}: ${expected.count} elemnél kell, hogy „${expected.field}” értéke „${expected.value}” legyen`
  }
}

function recordProblem(problem: RecordProblem): string {
  const damaged = (what: string) => `nem ép feljegyzés: ${what}`
  switch (problem.code) {
    case 'notJson':
      return damaged('a tartalma nem JSON')
    case 'notObject':
      return damaged('a tartalma nem JSON-objektum')
    case 'format':
      return damaged(`a „format” értéke nem „${problem.wanted}”`)
    case 'game':
      return damaged('a „game” nem egy játék neve')
    case 'version':
      return damaged('a „version” nem egész szám')
    case 'setup':
      return damaged('a „setup” részből hiányzik a „seats”, az „options” vagy a 64 hexadecimális számjegyű „seed”')
    case 'moves':
      return damaged('a „moves” nem lista')
    case 'move':
      return damaged(`${the(problem.at)} lépésből hiányzik a „seat”, a „move” vagy annak „type” mezője`)
    case 'hashes':
      return damaged('a „hashes” nem lista, vagy nem eggyel több hash van benne, mint ahány lépés')
    case 'otherGame':
      return `ez a(z) ${problem.game} feljegyzése, nem a(z) ${problem.wanted} játéké`
    case 'impossibleSetup':
      return `ilyen kezdőállás nem lehetséges: ${setupProblem(problem.problem)}`
    case 'illegalMove':
      return `${the(problem.at)} lépés (${briefly(problem.move)}) szabálytalan`
  }
}

const seatsNamed = (numbers: readonly number[]): string => `${numbers.map((number) => `${number}.`).join(', ')} hely`

function chanceProblem(given: ChanceProblem): string {
  switch (given.problem) {
    case 'malformed':
      return 'a „fairness” vagy a „witness” mező alakja ismeretlen'
    case 'seats':
      return 'a bizonyíték nem ennyi férőhelyről szól'
    case 'commitment':
      return 'a titokból nem az asztal lenyomata adódik'
    case 'nonce':
      return `${the(given.seat)} hely adalékából nem a hely lenyomata adódik`
    case 'startCode':
      return 'a feljegyzésből nem a megőrzött kezdőkód adódik: lenyomatok vagy helyek megváltoztak, vagy eltűntek'
    case 'ownNonce':
      return `${the(given.seat)} hely adaléka nem az, amelyet a hely böngészője megőrzött`
    case 'seed':
      return 'a titokból, a lenyomatokból és az adalékokból nem ez a mag adódik'
  }
}

export const hu: CliTexts = {
  named: (name, what) => `${name}: ${what}`,

  help: {
    tagline: 'Udvari cselszövések társasjátékai: játszd, nézd vissza, mérd meg őket.',
    usage: 'Használat:',
    commands: 'Parancsok',
    flags: 'Kapcsolók',
    more: 'Egy-egy parancsról többet mond: `eminence help <command>`',
  },

  commands: {
    serve: 'Játékasztal a böngészőben: a kiszolgáló indítása.',
    backup: 'A kiszolgáló teljes adattárának másolata, működés közben is.',
    games: 'A játékok listája, a férőhelyekkel és a beállításokkal.',
    play: 'Játék a terminálban, gépi ellenfelek ellen.',
    replay: 'Egy feljegyzett játszma visszajátszása lépésről lépésre.',
    verify: 'Egy feljegyzés ellenőrzése: minden lépése szabályos-e, és mit bizonyít a véletlenről.',
    simulate: 'Véletlen játszmák: sebesség, szabálysértések, eredmények.',
    battery: 'Véletlen játszmák minden ellenőrzéssel, amelyet egy játéknak ki kell állnia.',
    arena: 'Gépi játékosok egymás ellen.',
    bench: 'A szabályok vagy a kiszolgáló sebességének mérése és összevetése.',
    figures: 'Az ígért értékek mérése és leírása a docs/figures.md fájlba.',
    help: 'Áttekintés, vagy egy parancs kapcsolói.',
  },

  flags: {
    all: 'minden mérés megismétlése',
    components: 'játék a fájlban megadott kellékkészlettel',
    count: 'hány játszma (1000)',
    data: 'az adatbázis mappája (data)',
    force: 'a meglévő fájl felülírása',
    game: 'csak ez a játék; többször is megadható',
    games: 'hány játszma, teljes körökre felkerekítve (100)',
    help: 'ez a súgó',
    host: 'ezen a címen várja a játékosokat (127.0.0.1: csak ezen a gépen)',
    iterations: 'lépésenként ennyi végigjátszást végezhet egy gépi játékos',
    json: 'kimenet JSON formában',
    lang: 'a szövegek nyelve (a rendszeré)',
    level: 'az ellenfelek szintje: beginner, club vagy expert (club)',
    opponents: 'gépi játékosok tőled balra haladva, úgy, mint az `arena --players` kapcsolónál',
    moves: 'ennyi lépéssel mérjük a kiszolgálót (30 000)',
    only: 'csak ez a mérés, akkor is, ha már megvan; többször is megadható',
    option: 'a játék egy beállítása, lásd `eminence games`; többször is megadható',
    page: 'mérés nélkül, csak az oldal megírása',
    players:
      'gépi játékosok ülésrendben, szükség szerint ismételve: beginner, club, expert, rules, plain, random; a gondolkodás mértéke így adható meg: expert@500ms, expert@200it',
    port: 'ezen a porton várja a játékosokat (3000; 0: bármelyik szabad)',
    record: 'egy feljegyzett játszma folytatása',
    save: 'ebbe a fájlba kerül a feljegyzés a végén és minden mentéskor',
    seat: 'a te helyed, 0-tól számozva (0)',
    seats: 'hány férőhely (amennyi a játékban legfeljebb van; `battery`: bármennyi)',
    seconds: 'CPU-másodperc mérésenként (5)',
    seed: 'a véletlen kiindulópontja: azonos értékhez azonos osztás tartozik',
    'start-code': 'a megőrzött kezdőkód: ez adódik-e a feljegyzésből',
    stride: 'a költséges ellenőrzések ennyi állásonként egyszer (256)',
    threads: 'hány játszma folyjon egyszerre (magonként egy)',
    time: 'lépésenként ennyi ezredmásodpercig gondolkodhat egy gépi játékos',
    to: 'megállás ennyi lépés után',
  },

  errors: {
    unknownCommand: (name, nearest) => `nincs „${name}” parancs; erre gondoltál: „${nearest}”?`,
    unknownFlag: (flag, nearest) => `itt nincs ${flag} kapcsoló; erre gondoltál: ${nearest}?`,
    flagNeedsValue: (flag) => `hiányzik egy érték: ${flag}`,
    flagTakesNoValue: (flag) => `ennek a kapcsolónak nem adható érték: ${flag}`,
    missing: (positional) => `hiányzik: ${positional}`,
    missingFlag: (flag) => `hiányzik: ${flag}`,
    tooMany: (argument) => `ez itt fölösleges: „${argument}”`,
    notANumber: (flag, given, min, max) =>
      `${flag}: egész szám kell, ${max === null ? `legalább ${min}` : `legalább ${min} és legfeljebb ${max}`}, nem „${given}”`,
    unknownLanguage: (known) => `a --lang lehetséges értékei: ${listed(known)}`,
    unknownGame: (id, known) => `nincs „${id}” nevű játék (játékok: ${listed(known)})`,
    unknownBench: (name) => `nincs „${name}” nevű mérés (mérések: rules, server)`,
    unknownFigure: (name) => `nincs „${name}” nevű mérés; ezek vannak:`,
    noSuchTable: 'ilyen férőhelyekkel és beállításokkal egyik játéknak sincs asztala; lásd `eminence games`',
    badOptionForm: (given) => `a beállítás alakja név=érték, nem „${given}”`,
    unknownLevel: (name, known) => `nincs „${name}” szint (szintek: ${listed(known)})`,
    unknownPlayer: (name, known) => `nincs „${name}” gépi játékos (játékosok: ${listed(known)})`,
    badBudget: (given) => `ez nem értelmezhető: „${given}”; így írd: expert@1000ms vagy expert@500it`,
    unevenPlayers: (given, seats, right) =>
      `--players: ${seats} férőhelyhez ${right.join(' vagy ')} gépi játékos kell, hogy mindegyiknek ugyanannyi hely jusson, nem ${given}`,
    tooManyOpponents: (given, room) => `legfeljebb ${room} ellenfélnek van hely, nem ${given} ellenfélnek`,
    setByRecord: (flag) => `${flag} nem adható meg a --record mellett: a feljegyzés meghatározza`,
    cannotRead: (file, trouble) => `nem olvasható: ${file} (${trouble})`,
    notJson: 'a tartalma nem JSON',
    cannotWrite: (file, trouble) => `nem írható: ${file} (${trouble})`,
    exists: (file) => `már létezik: ${file}; a --force felülírja`,
    unknownGameOfRecord: (file, game, known) =>
      `${file}: ismeretlen játék feljegyzése, „${game}” (játékok: ${listed(known)})`,
    hashDiffers: (at) =>
      at === 0 ? 'a kezdőállás nem a feljegyzett' : `${the(at)} lépés után az állás nem a feljegyzett`,
    noSuchMove: (to, count) => `a feljegyzés ${count} lépésből áll, ezért nincs ${to}. lépés`,
    badEnvironment: (what) => `hibás környezeti változó: ${what}`,
    portTaken: (port) => `a(z) ${port} port foglalt vagy nem használható; a --port kapcsolóval másik választható`,
    folderInUse: (folder) =>
      `ezt az adatmappát egy másik kiszolgáló használja: ${folder}; állítsd le azt, vagy a --data kapcsolóval válassz másik mappát`,
    badFolder: {
      notFolder: (folder) => `ez nem mappa: ${folder}; a --data kapcsolóval válassz másik adatmappát`,
      readOnly: (folder) =>
        `ebbe a mappába nem lehet írni: ${folder}; add a kiszolgáló felhasználójának, vagy a --data kapcsolóval válassz másikat`,
      full: (folder) =>
        `megtelt a lemez, amelyen ez a mappa van: ${folder}; szabadíts fel helyet, és indítsd újra a kiszolgálót`,
      damaged: (folder) =>
        `sérült, vagy nem az Eminence-é az adatbázis ebben a mappában: ${folder}; állíts vissza egy mentést`,
    },
    newerDatabase: (folder) =>
      `ez az adatmappa az Eminence újabb változatáé: ${folder}; indítsd azt, vagy állíts vissza egy e változattal készült mentést`,
    noDatabase: (folder) => `nincs adatbázis ebben a mappában: ${folder}; a kiszolgáló adatmappáját a --data adja meg`,
    notDatabase: (folder) => `nem olvasható az adatbázis ebben a mappában: ${folder}; sérült, vagy nem az Eminence-é`,
    badStartCode: (given) => `a kezdőkód 64 hexadecimális számjegyből áll, nem ilyen: „${given}”`,
    unexpected: (what) => `ennek nem lett volna szabad megtörténnie: ${what}`,
  },

  setupProblem,
  recordProblem,
  chanceProblem: (problem) => `a véletlen nem az, aminek a feljegyzés mondja: ${chanceProblem(problem)}`,

  troubles: {
    missing: 'nincs ilyen fájl',
    noFolder: 'nincs ilyen mappa',
    isFolder: 'ez egy mappa',
    notPlain: 'ez nem közönséges fájl',
    forbidden: 'nincs hozzá jogosultság',
    full: 'megtelt a lemez',
    other: 'a rendszer nem engedi',
  },

  refusals: {
    gameOver: 'A játék véget ért.',
    notYourDecision: 'Erről a helyről most nem kell dönteni.',
    notOffered: 'Ilyen lépés most nincs.',
    nothingToUndo: 'Az utolsó lépés nem a tiéd volt: nincs mit visszavonni.',
    noWayBack: 'Nincs visszaút: az utolsó lépéseddel rejtett dolog derült ki, vagy a véletlen döntött.',
    tooManyUndos: 'Túl sok lépést vontál már vissza: játssz tovább.',
  },

  serve: {
    ready: (address) => `Az Eminence címe: ${address}`,
    stopped: 'Leállt. Legközelebb minden asztal onnan folytatódik, ahol tartott.',
  },

  backup: { done: (file, kilobytes) => `Mentve: ${file} (${kilobytes} KB).` },

  games: { seats: (min, max) => `${range(min, max)} férőhely` },

  play: {
    person: 'Játékos',
    you: 'te',
    company: ['Armand', 'Beatrix', 'Cosimo', 'Dorottya', 'Edmund', 'Flávia'],
    players: {
      beginner: 'gép, kezdő',
      club: 'gép, klubjátékos',
      expert: 'gép, mester',
      rules: 'gép, ökölszabályokkal',
      plain: 'gép, puszta keresés',
      random: 'gép, találomra',
    },
    seed: (seed) => `Mag: ${seed}`,
    thinking: (name) => `${name} gondolkodik…`,
    advising: 'A mester gondolkodik…',
    yourMove: 'Te jössz',
    keys: 'szám: lépés   u: visszavonás   ?: tipp   b: miért nem?   r: szabályok   s: mentés   q: kilépés',
    question: '> ',
    notUnderstood: (count) =>
      count === 1
        ? 'Írd be az 1-et vagy valamelyik betűt.'
        : `Írj be egy számot 1 és ${count} között, vagy valamelyik betűt.`,
    takenBack: 'Visszavonva.',
    hint: 'A mester ezeket fontolná meg:',
    chance: (percent) => `nyerési esély: ${percent}`,
    noReckoning: 'esélyszámítás nélkül',
    blocked: 'Most nem lehet:',
    nothingBlocked: 'Most nincs olyan kézenfekvő lépés, amely tilos volna.',
    ruling: 'Saját döntésünk',
    example: 'Példa',
    offerSaving: 's: a feljegyzés mentése   Enter: kilépés > ',
    fileName: 'Fájlnév (Enter: mentés nélkül) > ',
    saved: (file) => `A feljegyzés elkészült: ${file}`,
    goodbye: 'Viszontlátásra!',
  },

  result: { title: 'A játék véget ért.', place: 'Hely', name: 'Név', total: 'Összesen' },

  records: {
    good: (count, game, players, isOver) =>
      `rendben: ${game}, ${players} férőhely, ${count} lépés, ${isOver ? 'végigjátszva' : 'még nem ért véget'}`,
    otherRules: (verdict) => `${verdict} (${otherRules})`,
    mayDiffer: (verdict) => `${verdict} (${otherRules}, ezért csalás nélkül is eltérhet)`,
    played: (game, players, count) => `${game}, ${players} férőhely, ${count} lépés`,
    position: 'Az asztalon',
    differs: (at) =>
      `megjegyzés: ${at === 0 ? 'már a kezdőállás' : `${the(at)} lépés után az állás`} nem a feljegyzett; bővebben: \`eminence verify\``,
    unfair: (problem) => `megjegyzés: ${problem}; bővebben: \`eminence verify\``,
    chance: {
      unproven: 'véletlen: semmi sincs bizonyítva; a feljegyzés nem mondja meg, hogyan lett a mag',
      scheme1: (commitment) => `véletlen: a titokból és az adalékokból adódik a mag és ez a lenyomat: ${commitment}`,
      scheme1Limit:
        'nincs bizonyítva: hogy senki sem választotta meg az osztást; az asztal abból az időből való, amikor a helyeknek nem volt lenyomatuk (1. séma), és egy kiszolgáló, amelynek volt helye vagy gépi játékosa, megválaszthatta',
      fits: 'véletlen: a titok, az adalékok, a lenyomatok és a mag összeillenek',
      startCode: (code) => `kezdőkód: ${code}`,
      unwitnessed:
        'nincs bizonyítva: hogy ezek a lenyomatok az első adalék felfedése előtt is megvoltak; vesd össze a kezdőkódot egy azóta megőrzöttel (--start-code)',
      given: 'a kezdőkód a megadottal egyezik: amióta feljegyezted, nem változott, amit jelöl',
      kept: (seat) =>
        `a kezdőkód és az adalék az, amelyet ${the(seat)} hely böngészője az adalék felfedése előtt megőrzött; ezt a fájl mondja: annyira hihetsz neki, mint annak, aki mentette`,
      mixed: (seats) => `adalékok a magban: ${seatsNamed(seats)}`,
      proved: (seats) =>
        `bizonyítva annak, aki ott ült (${seatsNamed(seats)}), és az adalék felfedése előtt megőrizte a kezdőkódot: senki sem választhatta meg az osztást, csak úgy, hogy másokat kihagy; mindenki, aki kimaradhatott, megkétszerezi a választható osztások számát`,
      nobody: 'adalékok a magban: emberé egy sem; a magot egyedül a kiszolgáló adta, és megválaszthatta az osztást',
      leftOut: (seats) =>
        `kimaradt: ${seatsNamed(seats)}; az ott ülőknek semmi sincs bizonyítva, és aki eldönthette, hogy kimaradjanak-e, ${2 ** seats.length} osztás közül választhatott`,
      beacon: (source, round, value) => `jeladó: ${source}, ${round}. kör, ${value}`,
      beaconLimit:
        'nincs bizonyítva: hogy ott ezt az értéket tették közzé; aki kitalálhatta, megválaszthatta az osztást',
    },
  },

  simulate: {
    title: (game, players) => `${game}, ${players} férőhely, véletlen játszmák`,
    games: 'Játszmák',
    moves: 'Lépések',
    movesPerCpuSecond: 'Lépés CPU-másodpercenként',
    movesPerGame: 'Lépés játszmánként, átlag (legkevesebb–legtöbb)',
    stuck: 'Elakadt játszmák',
    invariantFailures: 'Megsértett invariánsok',
    trouble: 'Az első hiba',
    seed: (seed) => `mag: ${seed}`,
    endings: 'Befejezések',
    pointsBySource: 'Egy hely átlagos pontjai források szerint',
    seat: 'Hely',
    wins: 'Győzelem',
    meanTotal: 'Átlagos összpontszám',
    automaton: 'Automata',
    progress: (done, all) => `játék: ${done} / ${all}`,
    checking: (done, all) => `ellenőrzés: ${done} / ${all}`,
  },

  arena: {
    title: (game, players, count, seconds) =>
      `${game}, ${players} férőhely: ${count} játszma, ${seconds.replace('.', ',')} s`,
    player: 'Játékos',
    games: 'Játszma',
    wins: 'Győzelem',
    rate: 'Arány',
    interval: '95 %-os intervallum',
    elo: 'Élő-különbség',
    orderOfPlay: 'Játéksorrend',
    behind: (times) => `${times} alkalommal maradt el`,
    progress: (done, all) => `${done} / ${all} játszma`,
    stopped: (done, all) => `megszakítva: ${done} / ${all} játszma`,
  },

  battery: {
    game: 'Játék',
    seats: 'Hely',
    automaton: 'Automata',
    plays: 'Játszma',
    moves: 'Lépés',
    findings: 'Hiba',
    total: 'Összesen',
    took: (seconds, cpuSeconds) => `${seconds.replace('.', ',')} s, ${cpuSeconds.replace('.', ',')} CPU-másodperc`,
    checked: (stride, playsPerTable) =>
      `Minden állásban ellenőrizve: a játék menete és az invariánsok; átlagosan ${stride} állásonként egyben, véletlenszerűen: minden más is. Átlagosan ${playsPerTable} játszmánként egyet asztalnál is lejátszottunk, elutasított és visszavett lépésekkel, feljegyzéssel.`,
    first: 'Az első hiba',
    where: (check, seed, count) => `${check}, mag: ${seed}, ${count} lépés után`,
    progress: (done, all, findings, left) =>
      [`${done} / ${all} játszma`, `${findings} hiba`, left && `hátravan ${left}`]
        .filter((part) => part !== '')
        .join(', '),
    stopped: (done, all) => `megszakítva: ${done} / ${all} játszma`,
  },

  figures: {
    written: (file) => `Elkészült: ${file}`,
    failed: (name, why) => `a(z) „${name}” mérés nem sikerült, ezért az értékei törlődtek: ${why}`,
    unexplained: (figure) => `egy elmaradt cél indoklása hiányzik a cli/figures/goals.ts fájlból: ${figure}`,
  },

  bench: {
    game: 'Játék',
    seats: 'Hely',
    movesPerCpuSecond: 'Lépés/CPU-s',
    playoutsPerCpuSecond: 'Végigjátszás/CPU-s',
    cloneMicroseconds: 'Másolat µs',
    viewMicroseconds: 'Nézet µs',
    ratio: 'Arány',
    tables: 'Asztal',
    acknowledged: 'p50 / p99 ms',
    acknowledgedAt1000: '1000 lépés/s mellett',
    bytes: 'Bájt',
    floor: 'Alapszint',
    shareOfFloor: 'Az alapszinthez',
    whatIsFloor:
      'Alapszint: puszta WebSocket-kiszolgáló, amely szabályokat nem ismer, csak tárolja az üzeneteket, és ugyanannyi, ugyanolyan hosszú üzenetet küld.',
    coldLoad: (steps, milliseconds) => `Egy ${steps} lépéses asztal betöltése és megjelenítése ${milliseconds} ms.`,
    progress: (game, seats) => `mérés: ${game}, ${seats} hely`,
    serverProgress: 'a kiszolgáló mérése',
    nothingToCompare: 'A boardgame.io fejlesztői függőség, és nincs telepítve: nincs mivel összehasonlítani.',
  },
}
