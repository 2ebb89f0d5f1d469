import { recordInEnglish, setupInEnglish } from '@eminence/kernel'
import type { ChanceProblem } from '@eminence/protocol'
import type { CliTexts } from './texts.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const moves = (count: number): string => plural(count, 'move', 'moves')
const seats = (count: number): string => plural(count, 'seat', 'seats')
const games = (count: number): string => plural(count, 'game', 'games')
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)
const listed = (words: readonly string[]): string => words.join(', ') || 'none'

const otherRules = 'recorded under another version of the rules'

const seatsNamed = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'seat' : 'seats'} ${numbers.join(', ')}`

function chanceProblem(given: ChanceProblem): string {
  switch (given.problem) {
    case 'malformed':
      return 'the field "fairness" or "witness" is not of a known form'
    case 'seats':
      return 'the proof is about another number of seats'
    case 'commitment':
      return 'the secret does not give the commitment of the table'
    case 'nonce':
      return `the nonce of seat ${given.seat} does not give the commitment of that seat`
    case 'startCode':
      return 'the record does not give the start code that was kept: commitments or seats were changed, or removed'
    case 'ownNonce':
      return `the nonce of seat ${given.seat} is not the one that its browser kept`
    case 'seed':
      return 'secret, commitments and nonces do not give the seed'
  }
}

export const en: CliTexts = {
  named: (name, what) => `${name}: ${what}`,

  help: {
    tagline: 'Board games of court intrigue: play them, replay them, measure them.',
    usage: 'Usage:',
    commands: 'Commands',
    flags: 'Flags',
    more: '`eminence help <command>` tells more about a command.',
  },

  commands: {
    serve: 'Serve the table in the browser.',
    backup: 'Copy all that the server has stored, also while it runs.',
    games: 'List the games with their seats and options.',
    play: 'Play a game in the terminal against computer players.',
    replay: 'Tell a recorded game move by move.',
    verify: 'Check a record move by move, and what it proves of its chance.',
    simulate: 'Play games at random: speed, broken rules, how they come out.',
    battery: 'Play at random with every check that a game must pass.',
    arena: 'Let computer players play against each other.',
    bench: 'Measure the speed of the rules or of the server and compare it.',
    figures: 'Measure what is promised, and write it to docs/figures.md.',
    help: 'Show what there is, or what a command takes.',
  },

  flags: {
    all: 'measure everything anew',
    components: 'play with the component set in this file',
    count: 'how many games (1000)',
    data: 'folder of the database (data)',
    force: 'overwrite a file that exists',
    game: 'this game only; may be given several times',
    games: 'how many games, rounded up to whole rounds (100)',
    help: 'show this help',
    host: 'address to listen at (127.0.0.1: this machine only)',
    iterations: 'how many playouts a computer player may make for a move',
    json: 'print JSON',
    lang: 'language of all texts (that of the system)',
    level: 'strength of the opponents: beginner, club or expert (club)',
    opponents: 'computer players clockwise from you on, as in `arena --players`',
    moves: 'moves that the server is measured with (30,000)',
    only: 'measure this one, even if it was measured before; may be given several times',
    option: 'an option of the game, see `eminence games`; may be given several times',
    page: 'measure nothing, and only write the page',
    players:
      'computer players, seat by seat and round again: beginner, club, expert, rules, plain, random; expert@500ms or expert@200it sets how long one thinks',
    port: 'port to listen at (3000; 0: any that is free)',
    record: 'go on with a recorded game',
    save: 'write the record to this file in the end, and whenever you save',
    seat: 'your seat, counted from 0 (0)',
    seats: 'how many seats (as many as the game has; `battery`: any number)',
    seconds: 'CPU seconds for each figure (5)',
    seed: 'where chance begins: the same seed gives the same deals',
    'start-code': 'the start code that you kept or noted: does the record fit it?',
    stride: 'make the costly checks at one of so many positions (256)',
    threads: 'how many games at the same time (one for each core)',
    time: 'how many milliseconds a computer player may think about a move',
    to: 'stop after this many moves',
  },

  errors: {
    unknownCommand: (name, nearest) => `there is no command "${name}"; did you mean "${nearest}"?`,
    unknownFlag: (flag, nearest) => `there is no flag ${flag} here; did you mean ${nearest}?`,
    flagNeedsValue: (flag) => `a value is missing: ${flag}`,
    flagTakesNoValue: (flag) => `${flag} takes no value`,
    missing: (positional) => `${positional} is missing`,
    missingFlag: (flag) => `${flag} is missing`,
    tooMany: (argument) => `"${argument}" is one word too many`,
    notANumber: (flag, given, min, max) =>
      `${flag} must be a whole number ${max === null ? `from ${min} on` : `from ${min} to ${max}`}, not "${given}"`,
    unknownLanguage: (known) => `--lang must be one of ${listed(known)}`,
    unknownGame: (id, known) => `there is no game "${id}" (games: ${listed(known)})`,
    unknownBench: (name) => `there is no measurement "${name}" (measurements: rules, server)`,
    unknownFigure: (name) => `there is no measurement "${name}"; there are:`,
    noSuchTable: 'no game has a table with these seats and options; `eminence games` lists what there is',
    badOptionForm: (given) => `an option is written name=value, not "${given}"`,
    unknownLevel: (name, known) => `there is no level "${name}" (levels: ${listed(known)})`,
    unknownPlayer: (name, known) => `there is no computer player "${name}" (players: ${listed(known)})`,
    badBudget: (given) => `"${given}" is not understood: write expert@1000ms or expert@500it`,
    unevenPlayers: (given, players, right) =>
      `--players must name ${right.join(' or ')} computer players for ${seats(players)}, with as many seats each, not ${given}`,
    tooManyOpponents: (given, room) => `there is room for ${plural(room, 'opponent', 'opponents')}, not for ${given}`,
    setByRecord: (flag) => `${flag} cannot be given with --record: the record determines it`,
    cannotRead: (file, trouble) => `cannot read ${file}: ${trouble}`,
    notJson: 'it is not JSON',
    cannotWrite: (file, trouble) => `cannot write ${file}: ${trouble}`,
    exists: (file) => `${file} exists already; --force overwrites it`,
    unknownGameOfRecord: (file, game, known) =>
      `${file} is a record of an unknown game, "${game}" (games: ${listed(known)})`,
    hashDiffers: (at) =>
      at === 0 ? 'the setup is not the recorded one' : `after move ${at} the position is not the recorded one`,
    noSuchMove: (to, count) => `the record has ${moves(count)}, so there is no move ${to}`,
    badEnvironment: (what) => `the environment is not as it should be: ${what}`,
    portTaken: (port) => `port ${port} is taken or may not be used; choose another with --port`,
    folderInUse: (folder) => `another server is using ${folder}; stop it, or choose another folder with --data`,
    badFolder: {
      notFolder: (folder) => `${folder} is not a folder; choose another data folder with --data`,
      readOnly: (folder) =>
        `${folder} cannot be written to; give it to the user of the server, or choose another folder with --data`,
      full: (folder) => `there is no room on the disk of ${folder}; make some, and start the server again`,
      damaged: (folder) => `the database in ${folder} is damaged, or not one of ours; restore a backup`,
    },
    newerDatabase: (folder) =>
      `${folder} belongs to a newer version of Eminence; start that one, or restore a backup of this one`,
    noDatabase: (folder) => `there is no database in ${folder}; --data names the data folder of the server`,
    notDatabase: (folder) => `the database in ${folder} cannot be read: it is damaged, or not one of ours`,
    badStartCode: (given) => `a start code has 64 hexadecimal digits, unlike "${given}"`,
    unexpected: (what) => `this should not have happened: ${what}`,
  },

  setupProblem: setupInEnglish,
  recordProblem: recordInEnglish,
  chanceProblem: (problem) => `the chance is not what the record claims: ${chanceProblem(problem)}`,

  troubles: {
    missing: 'there is no such file',
    noFolder: 'there is no such folder',
    isFolder: 'it is a folder',
    notPlain: 'it is not a plain file',
    forbidden: 'permission denied',
    full: 'the disk is full',
    other: 'the system refuses',
  },

  refusals: {
    gameOver: 'The game is over.',
    notYourDecision: 'That seat has nothing to decide now.',
    notOffered: 'No such move is offered.',
    nothingToUndo: 'The last move was not yours: there is nothing to take back.',
    noWayBack: 'There is no way back: your last move has brought something hidden to light, or met chance.',
    tooManyUndos: 'You have taken back too many moves: play on from here.',
  },

  serve: {
    ready: (address) => `Eminence is at ${address}`,
    stopped: 'Stopped. Every table will go on where it was.',
  },

  backup: { done: (file, kilobytes) => `Saved to ${file} (${kilobytes} KB).` },

  games: { seats: (min, max) => `${range(min, max)} seats` },

  play: {
    person: 'Player',
    you: 'you',
    company: ['Armand', 'Beatrix', 'Cosimo', 'Dorothea', 'Edmund', 'Flavia'],
    players: {
      beginner: 'computer, beginner',
      club: 'computer, club player',
      expert: 'computer, expert',
      rules: 'computer, by rule of thumb',
      plain: 'computer, plain search',
      random: 'computer, at random',
    },
    seed: (seed) => `Seed: ${seed}`,
    thinking: (name) => `${name} is thinking ...`,
    advising: 'The expert is thinking ...',
    yourMove: 'Your move',
    keys: 'number: play   u: undo   ?: hint   b: why not?   r: rules   s: save   q: quit',
    question: '> ',
    notUnderstood: (count) =>
      count === 1
        ? 'Please type 1 or one of the letters.'
        : `Please type a number from 1 to ${count} or one of the letters.`,
    takenBack: 'Taken back.',
    hint: 'The expert would consider:',
    chance: (percent) => `wins in ${percent}`,
    noReckoning: 'not reckoned',
    blocked: 'Not possible now:',
    nothingBlocked: 'Nothing natural is forbidden now.',
    ruling: 'Our ruling',
    example: 'Example',
    offerSaving: 's: save the record   Enter: leave > ',
    fileName: 'File name (Enter: do not save) > ',
    saved: (file) => `The record is in ${file}.`,
    goodbye: 'Goodbye.',
  },

  result: { title: 'The game is over.', place: 'Place', name: 'Name', total: 'Total' },

  records: {
    good: (count, game, players, isOver) =>
      `good: ${moves(count)} of ${game}, ${seats(players)}, ${isOver ? 'played to the end' : 'not yet over'}`,
    otherRules: (verdict) => `${verdict} (${otherRules})`,
    mayDiffer: (verdict) => `${verdict} (${otherRules}: it may differ without anybody having cheated)`,
    played: (game, players, count) => `${game}, ${seats(players)}, ${moves(count)}`,
    position: 'On the table',
    differs: (at) =>
      `note: ${at === 0 ? 'from the setup on' : `after move ${at}`} the position is not the recorded one; \`eminence verify\` tells more`,
    unfair: (problem) => `note: ${problem}; \`eminence verify\` tells more`,
    chance: {
      unproven: 'chance: nothing is proved; the record does not say how its seed came about',
      scheme1: (commitment) => `chance: secret and nonces give the seed and the commitment ${commitment}`,
      scheme1Limit:
        'not proved: that nobody chose the deal; the table is from before seats had commitments (scheme 1), and a server that had a seat, or a computer player at one, could choose it',
      fits: 'chance: secret, nonces, commitments and seed fit together',
      startCode: (code) => `start code: ${code}`,
      unwitnessed:
        'not proved: that these commitments were there before the first nonce was revealed; compare the start code with one that was kept since (--start-code)',
      given: 'the start code is the one that you gave: what it stands for has not changed since you got it',
      kept: (seat) =>
        `the start code and the nonce are those that the browser of seat ${seat} kept before it revealed the nonce; it is the file that says so: trust it as far as whoever saved it`,
      mixed: (seats) => `nonces in the seed: ${seatsNamed(seats)}`,
      proved: (seats) =>
        `proved to who sat there (${seatsNamed(seats)}) and kept the start code before revealing the nonce: nobody could choose the deal, except by leaving other persons out; each who might be left out doubles the deals to choose from`,
      nobody: 'nonces in the seed: of no person; the server alone made the seed, and could choose the deal',
      leftOut: (seats) =>
        `left out: ${seatsNamed(seats)}; nothing is proved for who sat there, and whoever could leave them out or not could choose between ${2 ** seats.length} deals`,
      beacon: (source, round, value) => `beacon: ${source}, round ${round}, ${value}`,
      beaconLimit: 'not proved: that this is the value published there; whoever could make it up could choose the deal',
    },
  },

  simulate: {
    title: (game, players) => `${game}, ${seats(players)}, random plays`,
    games: 'Games',
    moves: 'Moves',
    movesPerCpuSecond: 'Moves per CPU second',
    movesPerGame: 'Moves per game, mean (fewest–most)',
    stuck: 'Stuck games',
    invariantFailures: 'Broken invariants',
    trouble: 'First trouble',
    seed: (seed) => `seed ${seed}`,
    endings: 'Endings',
    pointsBySource: 'Mean points of a seat by source',
    seat: 'Seat',
    wins: 'Wins',
    meanTotal: 'Mean total',
    automaton: 'Automaton',
    progress: (done, all) => `playing ${done} of ${games(all)}`,
    checking: (done, all) => `checking ${done} of ${games(all)}`,
  },

  arena: {
    title: (game, players, count, seconds) => `${game}, ${seats(players)}: ${games(count)} in ${seconds} s`,
    player: 'Player',
    games: 'Games',
    wins: 'Wins',
    rate: 'Rate',
    interval: '95 % interval',
    elo: 'Elo',
    orderOfPlay: 'Order of play',
    behind: (times) => `behind ${times === 1 ? 'once' : `${times} times`}`,
    progress: (done, all) => `${done} of ${games(all)}`,
    stopped: (done, all) => `stopped after ${done} of ${games(all)}`,
  },

  battery: {
    game: 'Game',
    seats: 'Seats',
    automaton: 'Automaton',
    plays: 'Plays',
    moves: 'Moves',
    findings: 'Findings',
    total: 'Total',
    took: (seconds, cpuSeconds) => `${seconds} s, ${cpuSeconds} CPU seconds`,
    checked: (stride, playsPerTable) =>
      `Checked at every position: the course and the invariants; at one of ${stride} positions, drawn at random: everything else. One of ${playsPerTable} plays was followed by one at a table, with refused moves, moves taken back and the record.`,
    first: 'First finding',
    where: (check, seed, count) => `${check}, seed ${seed}, after ${moves(count)}`,
    progress: (done, all, findings, left) =>
      [`${done} of ${plural(all, 'play', 'plays')}`, plural(findings, 'finding', 'findings'), left && `${left} left`]
        .filter((part) => part !== '')
        .join(', '),
    stopped: (done, all) => `stopped after ${done} of ${plural(all, 'play', 'plays')}`,
  },

  figures: {
    written: (file) => `Written: ${file}`,
    failed: (name, why) => `the measurement "${name}" has failed, and its figures are no longer claimed: ${why}`,
    unexplained: (figure) => `a goal is missed without a word why in cli/figures/goals.ts: ${figure}`,
  },

  bench: {
    game: 'Game',
    seats: 'Seats',
    movesPerCpuSecond: 'Moves/CPU s',
    playoutsPerCpuSecond: 'Playouts/CPU s',
    cloneMicroseconds: 'Clone µs',
    viewMicroseconds: 'View µs',
    ratio: 'Ratio',
    tables: 'Tables',
    acknowledged: 'p50 / p99 ms',
    acknowledgedAt1000: '… at 1,000/s',
    bytes: 'Bytes',
    floor: 'Floor',
    shareOfFloor: 'Of floor',
    whatIsFloor:
      'Floor: a bare WebSocket server that knows no rules, but stores each message and sends as many, as long as ours.',
    coldLoad: (steps, milliseconds) => `A table of ${steps} steps is loaded and shown in ${milliseconds} ms.`,
    progress: (game, seats) => `measuring ${game} with ${seats} seats`,
    serverProgress: 'measuring the server',
    nothingToCompare:
      'boardgame.io is a development dependency and is not installed: there is nothing to compare with.',
  },
}
