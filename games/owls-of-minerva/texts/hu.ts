import { hu as luminaries } from '../../luminaries/texts/hu.ts'
import type { Decided, Strength } from '../events.ts'
import type { Faction } from '../sets.ts'
import type { ActKind, Tally } from './shared.ts'
import type {
  CardFacts,
  LoggedReform,
  Margin,
  OwlsWords,
  PlayerLine,
  RegionLine,
  ToldOust,
  ToldReform,
} from './words.ts'

const { factions, ranks } = luminaries
const colours = { red: 'piros', blue: 'kék', black: 'fekete', tan: 'homokszín' }
const icons = { freemason: 'szabadkőműves', rosicrucian: 'rózsakeresztes' }

/** A single follower of each faction. */
const followerNames: Readonly<Record<Faction, string>> = {
  nobility: 'nemes',
  professions: 'mesterember',
  magistrates: 'tisztviselő',
  artists: 'művész',
  scholars: 'tudós',
  clergy: 'pap',
}

/** As the object of a sentence. */
const followerObjects: Readonly<Record<Faction, string>> = {
  nobility: 'nemest',
  professions: 'mesterembert',
  magistrates: 'tisztviselőt',
  artists: 'művészt',
  scholars: 'tudóst',
  clergy: 'papot',
}

const listed = (items: readonly string[], conjunction = 'és'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

const named = (list: readonly Faction[]): string => list.map((each) => factions[each]).join(', ')
const followersNamed = (list: readonly Faction[]): string => list.map((each) => followerNames[each]).join(', ')

/** “1 művész, 2 pap”. */
export const tally = (list: Tally): string =>
  list.map(({ faction, count }) => `${count} ${followerNames[faction]}`).join(', ')

const isHigh = ({ rank }: CardFacts): boolean => rank === 'Ace' || rank === 'Crown'
const rankOf = (card: CardFacts): string => (isHigh(card) ? ranks[card.rank] : `${card.rank}. rang`)
const strengthOf = (card: CardFacts): string => (isHigh(card) ? ranks[card.rank] : `erő ${card.strength}`)
const pair = ({ factions: list }: CardFacts): string => list.map((each) => factions[each]).join('–')

/** “Loder (II. rang, tudósok–mesterségek, erő 3, szabadkőműves)”. */
function inFull(card: CardFacts): string {
  const parts = [
    rankOf(card),
    pair(card),
    ...(isHigh(card) ? [] : [strengthOf(card)]),
    ...(card.icon === null ? [] : [icons[card.icon]]),
  ]
  return `${card.name} (${parts.join(', ')})`
}

const range = ({ rank }: CardFacts): string => {
  if (rank === 'Ace' || rank === 'Crown') return 'lépj bármelyik régióba'
  return rank === 'I' ? 'lépj egy szomszédos régióba' : `lépj legfeljebb ${rank === 'II' ? 'két' : 'három'} régiónyit`
}

const used: Readonly<Record<ActKind, string>> = {
  move: 'lépés',
  gather: 'toborzás',
  freemason: 'szabadkőműves',
  rosicrucian: 'rózsakeresztes',
  reform: 'reform',
}

const strength = ({ disks, identity, cards, total }: Strength): string =>
  `${total} (${[`korong ${disks}`, `személy ${identity}`, ...cards.map((card) => `kártya ${card}`)].join(' + ')})`

const decided: Readonly<Record<Decided, (to: string) => string>> = {
  crown: () => 'koronával',
  ace: () => 'ásszal',
  strength: (to) => to,
  tie: (to) => `${to}, és a támadó nem emel`,
}

function reformed({ name, place, symbols, card, further, paid, points, left }: LoggedReform): string {
  const means = [
    ...(further.length === 0 ? [] : [`további kártya: ${further.join(', ')}`]),
    ...(paid.length === 0 ? [] : [`kifizetve: ${tally(paid)}`]),
  ]
  const payment = means.length === 0 ? '' : `; ${means.join('; ')}`
  return `${name} reformot hajt végre: ${place} (${tally(symbols)}), alatta ${card}, ${points} pont${payment}. Hátralévő reformkártyák: ${left}`
}

function regionLine({ name, neighbours, followers, disks, pawn, reform, taker, start }: RegionLine): string {
  const parts = [
    `követők: ${tally(followers) || 'nincs'}`,
    ...(disks.length === 0 ? [] : [`korongok: ${disks.map((each) => `${each.name} ${each.count}`).join(', ')}`]),
    ...(reform === null ? [] : [`reform: ${tally(reform)}`]),
    ...(taker === null ? [] : [`a reform kész: ${taker}`]),
    ...(reform === null && taker === null ? ['nincs reformkártya'] : []),
    ...(start === null ? [] : [`kezdőrégió: ${colours[start]}`]),
    ...(pawn === null ? [] : [`itt áll: ${pawn}`]),
  ]
  return `${name} (szomszédai: ${neighbours.join(', ')}): ${parts.join('; ')}.`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, isStarter, colour, identity, isSecret, followers, hand, disks, supply, points } = player
  const notes = [...(isReader ? ['te'] : []), colours[colour], ...(isStarter ? ['kezdőjátékos'] : [])]
  const parts = [
    `${points} pont`,
    ...(identity === null ? [] : [`személy: ${inFull(identity)}`]),
    ...(isSecret ? ['a személyét már kiválasztotta, még titkos'] : []),
    `követők: ${tally(followers) || 'nincs'}`,
    `${hand} kártya kézben`,
    `${disks} korong a térképen, ${supply} tartalékban`,
  ]
  return `${name} (${notes.join(', ')}): ${parts.join('; ')}.`
}

function toldReform({ name, card, followers, cards, points }: ToldReform): string {
  const means = [
    ...(followers === 0 ? [] : [`${followers} követővel`]),
    ...(cards === 0 ? [] : [`${cards} további kártyával`]),
  ]
  const cost = means.length === 0 ? 'minden további költség nélkül' : listed(means)
  return `${name} ${cost} hajtja végre a reformot, alatta ${card}: ${points} pont.`
}

function toldOust({ winner, loser, winnerAttacked, by, strengths: [more, less] }: ToldOust): string {
  if (by === 'crown') return `${winner} koronával támad, és ${loser} távozni kényszerül (erőben ${more}:${less}).`
  if (by === 'ace') return `${loser} támad, de ${winner} egy ásszal mindent megfordít (erőben ${more}:${less}).`
  if (by === 'tie') return `${loser} támad, de ${more}:${less} után nem emel: ${winner} megtartja a régiót.`
  return winnerAttacked
    ? `${winner} kiszorítja ellenfelét (${loser}), ${more}:${less}.`
    : `${loser} támad, de ${winner} kitart, ${more}:${less}.`
}

const victories: Readonly<Record<Margin, (name: string, lead: number) => string>> = {
  points: (name, lead) => `${name} ${lead} pont előnnyel győz.`,
  reforms: (name) => `Azonos pontszámnál a több reform dönt: ${name} győz.`,
  disks: (name) => `Pontban és reformban egyformák, a térképen lévő korongok döntenek: ${name} győz.`,
  followers: (name) => `Pontban, reformban és korongban is egyformák, a megmaradt követők döntenek: ${name} győz.`,
}

export const hu: OwlsWords = {
  title: 'Minerva baglyai',
  summary:
    'A rendet betiltották: két–négy bujdosó luminárius járja Bajorországot és Tirolt, követőket gyűjt, és régióról régióra újjáalapítja a rendet.',
  credits:
    'A Minerva baglyai (Owls of Minerva) tervezője Robin Spathon Ek. A játék a Pax Illuminaten (Oliver Kiley játéka, kiadója az Ion Game Design) elemeit használja néhány saját kiegészítéssel. A térkép határaihoz és kezdőrégióihoz, a reformkártyákhoz és a lumináriuskártyák egyes adataihoz nem jutottunk hozzá, ezeket mi rekonstruáltuk. Az Eminence nem áll kapcsolatban sem a tervezőkkel, sem a kiadóval.',
  options: {
    idFollowersPay: {
      name: 'A személykártya is fizet',
      help: 'A személykártyád frakciói minden reformnál egy-egy jelet fedeznek, ugyanúgy, mint az akciókártyáéi. Ha nincs bekapcsolva, a személykártya csak a reform feltételéhez segít hozzá.',
    },
    finishRound: {
      name: 'A forduló végigjátszása',
      help: 'Ha elkel az utolsó reformkártya, a fordulót még végigjátsszuk, hogy mindenki ugyanannyiszor kerüljön sorra. Ha nincs bekapcsolva, a játék azzal a körrel véget ér.',
    },
    balancedStart: {
      name: 'Kiegyenlített kezdés',
      help: 'Aki később kerül sorra, a végén pontot kap érte: két játékosnál 2, háromnál 3 és 4, négynél 1, 2 és 5 pontot. Enélkül a kezdőjátékos túl gyakran nyer.',
    },
  },

  luminaries,
  regions: {
    bamberg: 'Bamberg',
    nuernberg: 'Nürnberg',
    amberg: 'Amberg',
    ansbach: 'Ansbach',
    eichstaett: 'Eichstätt',
    ulm: 'Ulm',
    augsburg: 'Augsburg',
    straubing: 'Straubing',
    passau: 'Passau',
    muenchen: 'München',
    burghausen: 'Burghausen',
    kempten: 'Kempten',
    innsbruck: 'Innsbruck',
    brixen: 'Brixen',
    trient: 'Trient',
  },
  colours,
  icons,
  comma: ', ',
  colon: ': ',

  prompts: {
    chooseId: 'Ki vagy? Válaszd ki a személykártyádat; a másik négy lesz a kezed.',
    chooseStart: (colour) => `Tedd a bábudat a három kezdőrégiód egyikére (${colours[colour]}).`,
    playCard: (blocked) => `Játssz ki egy kártyát a kezedből. Ebben a fordulóban tilalom alatt: ${factions[blocked]}.`,
    act(card, open) {
      const deeds: Readonly<Record<ActKind, string>> = {
        move: range(card),
        gather: 'toborozz itt',
        freemason: 'küldj át egy követőt a szabadkőművessel',
        rosicrucian: 'vegyél kártyát a rózsakeresztessel',
        reform: 'hajtsd végre a reformot',
      }
      if (open.length === 0) return `Nincs több teendő ezzel a kártyával (${card.name}): fejezd be a köröd.`
      return `${card.name}: ${open.map((kind) => deeds[kind]).join(', ')}, vagy fejezd be a köröd.`
    },
    freemasonTo: (faction, place) => `Hová kerül a követő (${followerNames[faction]}) innen: ${place}?`,
    rosicrucianDraw: (cards) =>
      `Rózsakeresztes: vegyél el ${cards === 1 ? 'egy kártyát' : 'egymás után két kártyát'} az udvarból vagy a pakliból.`,
    reformAdd(place, open, means) {
      const deed = {
        cards: 'Adj hozzá még egy kártyát',
        followers: 'Fizess követőkkel',
        both: 'Adj hozzá még egy kártyát, vagy fizess követőkkel',
      }
      return `Reform: ${place}. Még nyitott: ${tally(open)}. ${deed[means]}.`
    },
    oustDefend: (place, attack, defence, hasCrown) =>
      `Megtámadtak (${place}): a támadó ereje ${attack}, a tiéd ${defence}. Játssz ki egy kártyát, az ereje hozzáadódik${hasCrown ? '; a koronát csak ász állítja meg' : ''}.`,
    oustRaise: (place, strengthOfBoth) =>
      `Döntetlen (${place}): ${strengthOfBoth}–${strengthOfBoth}. Játssz ki még egy kártyát, vagy állj meg, és veszítsd el a kiszorítást.`,
    oustAnswer: (place, attack, defence, hasCrown) =>
      `A támadó emelt (${place}): az ereje ${attack}, a tiéd ${defence}. Válaszolj egy kártyával${hasCrown ? ' (a koronát csak ász állítja meg)' : ''}, vagy hagyd annyiban.`,
    oustDisplace: (place) => `Megnyerted a kiszorítást (${place}). Hová kerüljön a másik bábu?`,
    oustTake: 'Melyik követőt veszed el a vesztestől?',
    drawFrom: (cards) =>
      cards === 1
        ? 'Húzz még egy kártyát az udvarból vagy a pakliból.'
        : `Húzz még ${cards} kártyát, egyenként az udvarból vagy a pakliból.`,
  },

  moves: {
    identity: (card) => `${card.name}: ${strengthOf(card)}, ${pair(card)}`,
    playCard: inFull,
    reformWith: (card) => `Hozzáadás: ${card.name} (${pair(card)})`,
    defend: (card) => `${card.name}: ${strengthOf(card)}`,
    raise: (card) => `Emelés: ${card.name} (${strengthOf(card)})`,
    answer: (card) => `Válasz: ${card.name} (${strengthOf(card)})`,
    court: (card) => `Udvar: ${inFull(card)}`,
    start: (place) => `Kezdés itt: ${place}`,
    move: (place, ousts) => `Lépés ide: ${place}${ousts ? ' (kiszorítás)' : ''}`,
    freemason: (place, faction) => `Szabadkőműves: ${followerNames[faction]} (${place})`,
    freemasonTo: (place) => `Ide: ${place}`,
    displace: (place) => `Ide: ${place}`,
    take: (faction) => `Elveszek egy ${followerObjects[faction]}`,
    gather: (list) => (list.length === 0 ? 'Toborzás' : `Toborzás: ${followersNamed(list)}`),
    rosicrucian: 'Rózsakeresztes: kártyák elvétele',
    reform: (open) => (open.length === 0 ? 'Reform' : `Reform, ára: ${tally(open)}`),
    endTurn: 'Kör vége',
    stop: 'Megállok, és veszítek',
    decline: 'Nem válaszolok',
    deck: 'A pakli felső kártyája',
  },

  log: {
    gameBegan: (reforms, court, given) =>
      `A térképre kerültek a követők és ${reforms} reformkártya. Udvar: ${court.join(', ')}. Kezdőszínek: ${given.map(([name, colour]) => `${name} ${colours[colour]}`).join(', ')}`,
    handShown: (name, cards) => `${name} csupa ászt és koronát kapott, ezért újat kap: ${cards.join(', ')}`,
    identityChosen: (name, card) => `${name} kiválasztotta a személyét${card === null ? '' : `: ${card}`}`,
    identitiesRevealed: (identities) =>
      `Ki kicsoda: ${identities.map(([name, card]) => `${name} – ${card}`).join(', ')}`,
    contactsDealt: (dealt, starter) =>
      `Az első követők: ${dealt.map(([name, contact, followers]) => `${name} ${followers.map(({ faction }) => followerNames[faction]).join(', ')} (${contact}. kapcsolat)`).join('; ')}. A legkisebb számú kapcsolat gazdája kezd minden fordulót: ${starter}`,
    pawnPlaced: (name, place) => `${name} innen indul: ${place}`,
    edictRevealed: (round, faction, isLast) =>
      `${round}. forduló${isLast ? ', az utolsó' : ''}. Rendelet – a térképen tilalom alatt: ${factions[faction]}`,
    turnBegan: (name, round) => `${round}. forduló: ${name} köre`,
    handEmpty: (name) => `${name} kezében nincs kijátszható kártya`,
    cardPlayed: (name, card) => `${name} kijátssza: ${card}`,
    moved: (name, from, to, steps) => `${name} útnak indul: ${from} → ${to} (${steps} lépés)`,
    gathered: (name, place, list, barred) =>
      `${name} toboroz (${place}): ${followersNamed(list)}${barred.length === 0 ? '' : `; tilalom alatt: ${followersNamed(barred)}`}`,
    diskPlaced: (name, place, left) => `${name} korongot tesz le: ${place}${left < 4 ? ` (${left} maradt)` : ''}`,
    noDiskLeft: (name, place) => `${name} korongjai elfogytak, ide nem jut: ${place}`,
    followerMoved: (name, faction, from, to) => `${name} átküld egy ${followerObjects[faction]}: ${from} → ${to}`,
    oustBegan: (attacker, defender, place, card, attack, defence) =>
      `${attacker} támad, ${defender} védekezik (${place}, ${card}): ${strength(attack)} – ${strength(defence)}`,
    oustCardPlayed(name, card, as, attack, defence) {
      const deed = { defend: 'védekezik', raise: 'emel', answer: 'válaszol' }[as]
      return `${name} ${deed}: ${card}; támadó ${attack}, védő ${defence}`
    },
    oustTied: (strengthOfBoth) => `Döntetlen: ${strengthOfBoth}–${strengthOfBoth}`,
    raiseRefused: (name) => `${name} nem emel`,
    answerRefused: (name) => `${name} nem válaszol`,
    oustDecided: (winner, loser, place, by, [more, less]) =>
      `${winner} nyeri a kiszorítást (${place}, ${decided[by](`${more}:${less}`)}); a vesztes ${loser}`,
    displaced: (name, by, from, to) => `${by} elűzi ellenfelét (${name}): ${from} → ${to}`,
    followerTaken: (name, from, faction) => `${name} elvesz egy ${followerObjects[faction]} a vesztestől (${from})`,
    noFollowerToTake: (name, from) => `${name} nem kap követőt, mert a vesztesnek nincs (${from})`,
    reformCardAdded: (name, card, place) => `${name} kártyát ad a reformhoz (${place}): ${card}`,
    reformed,
    turnEnded: (name, card) => (card === null ? `${name} végzett` : `${name} végzett, és eldobja: ${card}`),
    courtCardTaken: (name, card, why) =>
      `${name} elveszi az udvarból${why === 'rosicrucian' ? ' (rózsakeresztes)' : ''}: ${card}`,
    cardDrawn(name, why, card) {
      const reason = { rosicrucian: ' (rózsakeresztes)', attacked: ' (megtámadták)', refill: '' }[why]
      return `${name} húz a pakliból${reason}${card === null ? '' : `: ${card}`}`
    },
    discardsShuffled: (cards) => `Elfogyott a pakli: ${cards} eldobott kártyából új pakli készül`,
    courtFilled: (cards) => `Új kártyák az udvarban: ${cards.join(', ')}`,
    lastReformTaken: (name, roundGoesOn) =>
      `${name} elvitte az utolsó reformkártyát: ${roundGoesOn ? 'a fordulót még végigjátsszuk' : 'a játék ezzel a körrel véget ér'}`,
    gameEnded: (why, totals, winners) =>
      `${why === 'lastReform' ? 'Minden reform elkészült' : 'Letelt a hat forduló'}. Végeredmény: ${totals}. ${winners.length > 1 ? `${listed(winners)} osztozik a győzelmen` : `A győztes ${winners[0]}`}.`,
  },

  position: {
    setup: 'A játék előkészítése folyik.',
    course: (round, rounds, starter, reforms) =>
      `${round}. forduló, összesen ${rounds}. Kezdőjátékos: ${starter}. Reformkártyák a térképen: ${reforms}.`,
    edicts: (edicts) =>
      `Most tilalom alatt: ${named(edicts.slice(-1))}.${edicts.length > 1 ? ` Korábban: ${named(edicts.slice(0, -1))}.` : ''}`,
    region: regionLine,
    player: playerLine,
    reforms: (name, reforms) =>
      `${name} reformjai: ${reforms.map(({ place, card }) => `${place} (alatta ${card})`).join('; ')}.`,
    court: (cards) => `Udvar: ${cards.map(inFull).join('; ') || 'üres'}.`,
    piles: (deck, discards, discard) =>
      `Pakli: ${deck} kártya. Dobópakli: ${discard === null ? 'üres' : `${discards} kártya, felül ${discard}`}.`,
    bank: (followers) => `Követők a bankban: ${tally(followers) || 'nincs'}.`,
    ownIdentity: (card) => `Titkos személyed: ${inFull(card)}.`,
    ownHand: (cards) => `A kezed: ${cards.map(inFull).join('; ') || 'üres'}.`,
    card: (name, card, kinds) =>
      `${name} akciókártyája: ${inFull(card)}. Eddig felhasználva: ${kinds.map((kind) => used[kind]).join(', ') || 'semmi'}.`,
    reforming: (place, further, open) =>
      `Folyamatban lévő reform: ${place}, további kártya: ${further.join(', ')}. Még nyitott: ${tally(open) || 'semmi'}.`,
    oust: (attacker, defender, place, attack, defence) =>
      `Kiszorítás (${place}): ${attacker} támad, ereje ${attack}; ${defender} védekezik, ereje ${defence}.`,
    turn: (name) => `Most dönt: ${name}.`,
    ownTurn: 'Most te döntesz.',
    over: 'A játék véget ért.',
  },

  reasons: {
    notAnIdentity: 'Ász és korona nem lehet a személykártyád.',
    otherColour: 'Csak a saját színed kezdőrégióiból indulhatsz.',
    moveUsed: 'Ebben a körben már léptél.',
    sameRegion: 'Itt állsz: a lépésnek másik régióban kell véget érnie.',
    tooFar: 'Az akciókártyád rangja nem elég ekkora úthoz.',
    gatheringUsed: 'Ebben a körben már toboroztál.',
    onlyBlockedFollowers: 'Akit ez a kártya itt toborozhatna, azt tiltja a rendelet.',
    noFollowerHere: 'Ebben a régióban nincs olyan követő, akit az akciókártyád toborozhatna.',
    iconUsed: 'Ennek a kártyának a jelét már felhasználtad.',
    noIcon: 'Ezen az akciókártyán nincs ilyen jel.',
    noSuchFollower: 'Abban a régióban nincs ilyen követő.',
    factionBlocked: 'Ez a frakció a forduló rendelete miatt tilalom alatt áll a térképen.',
    notAdjacent: 'A követő csak szomszédos régióba mehet.',
    handFull: 'Már öt kártya van a kezedben, több nem fér bele.',
    reformUsed: 'Ebben a körben már végrehajtottál egy reformot.',
    noSlot: 'Ennyi játékosnál ebben a régióban nincs reformkártya.',
    reformTaken: 'Ennek a régiónak a reformja már elkészült.',
    noFactionShown: 'Sem az akciókártyád, sem a személykártyád nem mutat olyan frakciót, amelyet a reform kér.',
    cannotPay: 'A kártyáid és a követőid együtt sem fedezik az összes jelet.',
    followersMissing: 'A még nyitott jelekhez nincs elég követőd: előbb adj hozzá kártyát.',
    coversNothing: 'Ez a kártya egyetlen még nyitott jelet sem fedez.',
    contestedRegion: 'A vesztesnek el kell hagynia a kiszorítás régióját.',
    pawnThere: 'Abban a régióban már áll egy bábu.',
    notNearest: 'A bábu a legközelebbi olyan régióba kerül, ahol nem áll bábu.',
    loserHasNone: 'A vesztesnek nincs ilyen követője.',
    nothingToDraw: 'A pakli és a dobópakli is üres.',
  },
  endings: {
    lastReform: 'Elkelt az utolsó reformkártya.',
    sixRounds: 'Letelt a hat forduló.',
  },
  sources: {
    reforms: 'Reformkártyák',
    actionCards: 'Az alattuk lévő kártyák',
    influence: 'Korongok a térképen',
    fullSet: 'Mind a hat frakció',
    majorities: 'A legtöbb követő frakciónként',
    headStart: 'Kiegyenlített kezdés',
  },
  story: {
    chapter: (round) => `${round}. forduló`,
    course: 'ha a játék az egyes fordulók után ért volna véget',
    reform: toldReform,
    oust: toldOust,
    lastRound: {
      title: 'A hatodik rendelet',
      text: (totals) => `Letelt a hat forduló, pedig maradt még reform a térképen: ${totals}.`,
    },
    lastReform: 'Ez volt az utolsó reformkártya.',
    victory: (name, by, lead) => victories[by](name, lead),
    shared: (names) => `Semmi sem dönt közöttük: ${listed(names)} osztozik a győzelmen.`,
    overtakes: (name) => `${name} csak az utolsó fordulóban kerül egyedül az élre.`,
    leadForGood: (name) => `Innentől minden forduló végén ${name} áll az élen.`,
    dearest: 'Ennél egyetlen reform sem ér többet a játszmában.',
    bigRound: (name, points) => `Ebben a fordulóban ${name} összesen ${points} ponttal javít az állásán.`,
    space: ' ',
  },
}
