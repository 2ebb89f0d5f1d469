import type { BotDeed } from '../../events.ts'
import type { How } from '../../moves.ts'
import { listed, names } from '../names/hu.ts'
import type { BotStep, LogWords } from './words.ts'

const {
  luminaries: { factions },
  tally,
} = names

const shown = (items: readonly string[] | null): string => (items === null ? '' : `: ${items.join(', ')}`)
const one = (item: string | null): string => (item === null ? '' : `: ${item}`)

/** What allows the action, where it is no main action. */
const by: Readonly<Record<How, string>> = {
  main: '',
  scheme: ' (cselszövés)',
  faction: ' (frakciókártya)',
  cube: ' (folytatás)',
}

const deeds: Readonly<Record<BotDeed, (step: BotStep) => string>> = {
  plans: ({ card, direction, place }) =>
    `felfordítja az iránykártyáját (${card}), ez ${direction} mutat; a cél: ${place}`,
  turnsUp: ({ place }) => `felfordítja: ${place}`,
  influences: ({ place, disks, paid }) =>
    disks === 0
      ? `nem jut oda korong, csak a jelzője lép: ${place}`
      : `${disks} korongot tesz le${paid.length === 0 ? '' : ` (a további korongok ára: ${tally(paid)})`}, és odalép a jelzője: ${place}`,
  replaces: ({ place, card }) => `az iránykártyájára (${card}) cseréli, ami itt fekszik: ${place}`,
  expels: ({ place }) => `elbocsátja, és a pakli felső kártyája kerül a helyére: ${place}`,
  ousts: ({ place, disks }) => `${disks} korongot támad meg: ${place}`,
  fills: ({ place, disks }) => `${disks} koronggal feltölti: ${place}`,
  charges: ({ place }) => `rohamra indul, a jelzője ide lép: ${place}`,
  moves: ({ place }) => `a jelzője ide lép: ${place}`,
  extorts: ({ place }) => `megzsarolja: ${place}`,
  turnsOn: ({ place, direction }) => `ott nem tehet semmit, az óramutató szerint továbbfordul: ${place} (${direction})`,
  stays: () => 'a helyén marad',
}

export const log: LogWords = {
  gameBegan: (starter, court, row, plots, bot) =>
    `A térkép készen áll. Udvar: ${court.join(', ')}. Frakciókártyák: ${row.map((each) => factions[each]).join(', ')}. Nyilvános tervek: ${plots.join(', ')}.${bot === null ? '' : ` A bot: ${bot.as}${bot.name === bot.as ? '' : ` (${bot.name})`}.`} A legkisebb számú kapcsolat gazdája kezd: ${starter}`,
  handDealt: (name, number, cards, plot) =>
    `${name} ${number} kártyát és egy rejtett tervet kap${shown(cards)}${plot === null ? '' : `; terv: ${plot}`}`,
  turnBegan: (name, round) => `${round}. forduló: ${name} köre`,
  edictReleased: (name, faction, left) =>
    `Rendelet (${factions[faction]}): egy kegy a közösbe, egy ide: ${name}; ${left} marad rajta`,
  edictDiscarded: (faction, number) =>
    `Kiürült a rendelet (${factions[faction]}), és a dobott rendeletek közé kerül: ${number} az 5-ből`,
  lastRoundBegan: 'Elfogyott az ötödik rendelet is: ez az utolsó forduló',
  eventEnded: (name, event) => `${name} eseménye véget ér: ${event}`,
  eventActivated: (name, event) => `${name} eseményt léptet életbe: ${event}`,
  advanceUsed: (name, action) => `A rózsakeresztesek előretörése: ${name} nem használ el főakciót (${action})`,
  paid: (name, favors) => `${name} fizet: ${tally(favors)}`,
  gained: (name, favors, from) =>
    from === null
      ? `${name} kegyet kap: ${tally(favors)}`
      : `Aláaknázás: a közösben nincs, ${name} innen veszi el: ${from} (${tally(favors)})`,
  gainLost: (name, tokens) => `${name} ${tokens} kegytől elesik, mert sehol sincs belőle`,
  scouted: (name, place, how, card) =>
    `${name} felderít${by[how]}, és kézbe veszi a kártyát: ${place}${card === null ? '' : `, ${card}`}`,
  cardPlaced: (name, card, place) => `${name} lerakja: ${card}, ${place}`,
  influenced: (name, place, disks, how) => `${name} ${disks} korongot tesz le${by[how]}: ${place}`,
  extorted: (name, place, whispers, how) =>
    whispers ? `Suttogás: ${name} ezt is megzsarolja: ${place}` : `${name} zsarol${by[how]}: ${place}`,
  extortedPlacard: (name, how) => `${name} a saját tanácstábláját zsarolja meg${by[how]}`,
  conspired: (name, to, faction) => `Összejátszás: ${name} egy kegyet ad (${factions[faction]}), ${to} kapja`,
  organized: (name, faction, how) =>
    faction === null ? `${name} szervez${by[how]}` : `${name} szervez (${factions[faction]})`,
  diskMoved: (name, from, to) => `${name} áttesz egy korongot: ${from} → ${to}`,
  expelBegan: (name, place, how) => `${name} elbocsát${by[how]}: ${place}`,
  expelled(name, gone, card, place, returned) {
    const back = returned.map(([owner, disks]) => `${owner} ${disks}`).join(', ')
    return `${gone} távozik (${place}), ${name} ezt rakja a helyére: ${card}${back === '' ? '' : `; hely híján visszakerülő korongok: ${back}`}`
  },
  oustBegan: (name, defender, place, disks, [own, theirs], advantaged, how) =>
    `${name} ${disks} korongot akar kiszorítani${by[how]} (${place}), a védő ${defender}: kezdőerő ${own}–${theirs}, ${advantaged === null ? 'senki sincs előnyben' : `előnyben: ${advantaged}`}`,
  cardChosen: (name, card) => `${name} kártyát választott${one(card)}`,
  cardsShown: (cards, [own, theirs], automatic) =>
    `Kihívás: ${cards.map(([name, card]) => `${name} – ${card}`).join(', ')}; ${own}:${theirs}${automatic.length === 0 ? '' : `; azonnali győzelem: ${listed(automatic)}`}`,
  challengeGoesOn: (name) => `${name} még egy kártyával folytatja`,
  conceded: (name) => `${name} feladja`,
  challengeEnded(winner, [own, theirs], why, cancelled, defended) {
    const reason = {
      automatic: 'azonnali győzelemmel',
      strength: `${own}:${theirs}${own === theirs && defended ? ', döntetlennél a védő nyer' : ''}`,
      conceded: 'a támadó feladta',
    }[why]
    return `A kihívást ${winner} nyeri (${reason}${cancelled ? '; a tőr és a kalapács kioltotta egymást' : ''})`
  },
  ousted: (name, defender, place, disks) => `${name} kiszorít ${disks} korongot (${place}); a vesztes ${defender}`,
  compensated: (name, faction) => `${name} kegyet kap egy elvesztett korongért: ${factions[faction]}`,
  cubePlaced: (name, place) => `${name} bónuszkockát tesz le: ${place}`,
  followedUp: (name, place, action) => `${name} folytatja a támadást (${place}): ${action}`,
  schemed: (name, card, place) =>
    place === 1 ? `${name} cselszövésláncot kezd: ${card}` : `${name} folytatja a láncot: ${card} (${place}. kártya)`,
  schemeUsed(name, card, mode, ability) {
    const use = {
      ability: `képesség (${ability})`,
      quick: 'gyors kegy',
      both: `gyors kegy és képesség (${ability})`,
      nothing: 'csak a láncszem kedvéért',
    }[mode]
    return `${name} felhasználja: ${card}, ${use}`
  },
  buffed: (name, ability, times) => `${name} köre végéig: ${ability}${times === 1 ? '' : ` (${times}-szeresen)`}`,
  extraAction(name, why, allowed) {
    const source = { crown: 'Korona', congress: 'A wilhelmsbadi kongresszus', press: 'Toborzó nyomda' }[why]
    return `${source}: ${name} főakcióinak száma ebben a körben ${allowed}`
  },
  cardsSwapped: (name, first, second) => `${name} felcseréli a kártyákat: ${first} és ${second}`,
  edictTaken: (name, faction, tokens) => `${name} ${tokens} kegyet vesz el a rendeletről (${factions[faction]})`,
  plotDrawn: (name, plot) => `${name} tervet húz${one(plot)}`,
  plotReturned: (name, plot) => `${name} egy tervet a tervpakli aljára tesz${one(plot)}`,
  cardsDrawn: (name, number, cards) => `${name} ${number} kártyát húz a pakliból${shown(cards)}`,
  courtCardTaken: (name, card) => `${name} elveszi az udvarból: ${card}`,
  factionBorrowed: (name, faction, from) =>
    `${name} kölcsönveszi a frakciókártyát: ${factions[faction]}${from === null ? '' : ` (tőle: ${from})`}`,
  factionClaimed: (name, faction, from) =>
    `${name} megszerzi a frakciókártyát: ${factions[faction]}${from === null ? '' : ` (tőle: ${from})`}`,
  factionsReturned: (name, list) =>
    `${name} visszaadja, amit kölcsönvett: ${list.map((each) => factions[each]).join(', ')}`,
  factionCardUsed: (name, faction, action) => `${name} használja a frakciókártyát (${factions[faction]}): ${action}`,
  plotClaimed: (name, plot, hidden) => `${name} bejelent egy ${hidden ? 'rejtett ' : ''}tervet: ${plot}`,
  plotLost: (name, plot) => `${name} már nem teljesíti: ${plot}; a korong a terv alá kerül`,
  plotRegained: (name, plot) => `${name} újra teljesíti: ${plot}; a korong visszakerül a tervre`,
  lookedAtHand: (name, at, cards) =>
    `${name} megnézi egy játékos kezét: ${at}${cards === null ? '' : ` (${cards.join(', ')})`}`,
  lookedAtPlot: (name, at, plot) =>
    `${name} megnézi egy játékos rejtett tervét: ${at}${plot === null ? '' : ` (${plot})`}`,
  actionsEnded: (name, unused) =>
    `${name} befejezi az akciószakaszt${unused === 0 ? '' : ` (fel nem használt főakció: ${unused})`}`,
  eventsDrawn: (name, number, events) =>
    `Ász vagy korona került elő: ${name} ${number} eseménykártyát húz${shown(events)}`,
  specialKept: (name, event) => `${name} megtart egy különleges eseményt${one(event)}`,
  edictPlayed(name, faction, returned) {
    const back = returned.map(([owner, tokens]) => `${owner} ${tokens}`).join(', ')
    return `Rendelet (${factions[faction]}), gazdája ${name}: minden ilyen kegy visszakerül a közösbe${back === '' ? '' : ` (${back})`}, hat pedig a rendeletre`
  },
  specialDiscarded: (name, event) => `${name} nem használ különleges eseményt, eldobja: ${event}`,
  cardsDiscarded: (cards) => `A kijátszott kártyák a dobópakliba kerülnek: ${cards.join(', ')}`,
  discardedDown: (name, card) => `${name} eldob a kézhatárig: ${card}`,
  courtUpdated: (gone, above, court) =>
    `A kamarás ${gone === null ? '' : `elküldi az alatta állót (${gone}), és `}továbblép${above === null ? '' : ` ide: ${above}`}. Udvar: ${court.join(', ') || 'üres'}`,
  deckShuffled: (cards, exhaustions) =>
    `Elfogyott a pakli (${exhaustions}. alkalommal): ${cards} eldobott kártyából új pakli készül`,
  botStep: (step) =>
    `${step.bot}, ${step.line === null ? '' : `${/^\d$/.test(step.line) ? `${step.line}.` : step.line} pont, `}${step.rule}: ${deeds[step.deed](step)}`,
  gameEnded(why, totals, winners, botPlots) {
    const winner = winners.length > 1 ? `${listed(winners)} osztozik a győzelmen` : `A győztes ${winners[0]}`
    if (why === 'plots') return `Két terv teljesült. ${winner}. Teljesített tervek: ${totals}`
    if (why === 'bot') return `Teljesült a bot ${listed(botPlots.map((plot) => `${plot + 1}.`))} terve. ${winner}`
    return `${why === 'edicts' ? 'Öt rendelet eldobva' : 'Letelt hatvan forduló'}, a páholyok döntenek: ${totals}. ${winner}`
  },
}
