import { en as luminaries } from '../../../luminaries/texts/en.ts'
import type { CardFacts, NameWords } from '../words.ts'

const { factions } = luminaries
const affiliations = { freemason: 'Freemason', rosicrucian: 'Rosicrucian' }

export const listed = (items: readonly string[], conjunction = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

const rankOf = ({ rank }: CardFacts): string => (rank === 'Ace' ? 'ace' : rank === 'Crown' ? 'crown' : `rank ${rank}`)

/** “Loder (rank II, Scholars–Professions, strength 3, Freemason)”. */
function card(facts: CardFacts): string {
  const parts = [
    rankOf(facts),
    facts.factions.map((each) => factions[each]).join('–'),
    ...(facts.strength === 0 ? [] : [`strength ${facts.strength}`]),
    ...(facts.affiliation === null ? [] : [affiliations[facts.affiliation]]),
  ]
  return `${facts.name} (${parts.join(', ')})`
}

const largeLodge = 'it controls a lodge of five or more cards'
const manyDisks = 'it has eight or more disks on the map'

export const names: NameWords = {
  luminaries,
  affiliations,
  actions: {
    scout: 'Scout',
    influence: 'Influence',
    extort: 'Extort',
    organize: 'Organize',
    expel: 'Expel',
    oust: 'Oust',
  },
  abilities: {
    influence_any_discount: {
      name: 'Long Arm',
      text: 'An extra Influence on ANY card. Each disk of another player on that card lowers the total cost by 1.',
    },
    swap_cards: {
      name: 'Change of Places',
      text: 'Two face-up cards of the map change places, with all that is on them. On neither may another player have more disks than you.',
    },
    oust_set_strength: {
      name: 'Measured Challenge',
      text: 'An extra Oust. Your initial strength becomes that of the defender plus 1 or minus 1, as you choose.',
    },
    edict_take_two: { name: 'Loophole', text: 'Take two favors from any one edict into your supply.' },
    expel_then_move: {
      name: 'Changing of the Guard',
      text: 'An extra Expel. Then you may move one of your disks from ANY card to the new one.',
    },
    scout_any_free: {
      name: 'Distant Letters',
      text: 'Scout ANY face-down card without paying. In this turn it counts as adjacent for your Influence.',
    },
    organize_any_free: {
      name: 'Secret Journeys',
      text: 'Without paying, move up to three of your disks from ANY cards to ANY open locations.',
    },
    buff_influence_cheaper: {
      name: 'Generous Patron',
      text: 'In this turn each disk that you place by Influence costs 1 less, but at least 1.',
    },
    buff_oust_no_advantage: {
      name: 'Level Ground',
      text: 'In your Ousts of this turn nobody is advantaged or disadvantaged.',
    },
    new_plot: {
      name: 'New Instructions',
      text: 'Draw a plot. Put it or your hidden plot at the bottom of the plot deck.',
    },
    buff_expel_free: { name: 'Sealed Warrant', text: 'In this turn your Expel actions cost no favor.' },
    buff_scout_favor: {
      name: 'Warm Welcome',
      text: 'After each Scout of this turn you gain the favor value of the card that you laid.',
    },
    draw_two_or_court: { name: 'Audience', text: 'Draw two cards from the deck, or take any one card of the court.' },
    buff_extort_any: {
      name: 'Walls Have Ears',
      text: 'In this turn you may extort ANY card that carries a disk, and the disks of all players count as yours for it.',
    },
    borrow_faction: {
      name: 'Borrowed Seal',
      text: 'Use any one faction card until the end of your action phase, as if it were yours.',
    },
    ace_wild: {
      name: 'Open Doors',
      text: 'Follows any card, and any card may follow. Gain three favors of its faction.',
    },
    crown_extra_action: {
      name: 'Grand Gesture',
      text: 'Follows any card, nothing may follow. One more main action in this turn.',
    },
  },
  plots: {
    fringeEnlistment: {
      name: 'Fringe Enlistment',
      text: () =>
        'On a connected group of at least four edge cards of one faction you have at least four disks, and more than anybody else.',
    },
    consortOfPeers: {
      name: 'Consort of Peers',
      text: () => 'You have disks on a card and on three cards adjacent to it that are of the same rank.',
    },
    enlightenedAuthority: {
      name: 'Enlightened Authority',
      text: () => 'You have at least four disks on crowns, and more there than anybody else.',
    },
    innerCircle: {
      name: 'The Inner Circle',
      text: () =>
        'You have disks on a connected group of at least four interior cards, each of which touches at least two others of the group.',
    },
    freemasonUnion: {
      name: 'Freemason Union',
      text: () => 'You control Freemason cards that show all six factions between them.',
    },
    dispersedContacts: {
      name: 'Dispersed Contacts',
      text: (number) => `You control at least ${number} cards.`,
    },
    influentialConverts: {
      name: 'Influential Converts',
      text: (number) => `You control at least ${number} aces.`,
    },
    pathOfWhispers: {
      name: 'Path of Whispers',
      text: () => 'A chain of cards of one faction leads from the top row to the bottom row, with your disks on each.',
    },
    shadowAlliance: {
      name: 'Shadow Alliance',
      text: (number) => `You have disks on at least ${number} cards that also carry a disk of another player.`,
    },
    rosicrucianFoil: {
      name: 'Rosicrucian Foil',
      text: () =>
        'You control at least three Clergy cards with five of your disks on them in all, and more Clergy cards than anybody else.',
    },
    lineOfExchange: {
      name: 'Line of Exchange',
      text: () =>
        'On at least three adjacent cards of one faction in the central row you have at least three disks, and more than anybody else.',
    },
    grandLodge: {
      name: 'The Grand Lodge',
      text: () => 'You control a lodge of at least five cards with at least five disks.',
    },
    clandestineVassal: {
      name: 'Clandestine Vassal',
      text: () => 'You control a lodge that leads from your placard to that of another player.',
    },
  },
  specials: {
    congress: {
      name: 'Congress of Wilhelmsbad',
      text: 'Once in your turn you may pay any five favors for one more main action.',
    },
    celebrations: { name: 'Courtly Celebrations', text: 'Influence may target any edge card as if it were adjacent.' },
    investigators: {
      name: 'Ecclesiastical Investigators',
      text: 'Once in your turn you may look at the hand or at the hidden plot of another player.',
    },
    elector: {
      name: 'Elector’s Decree',
      text: 'Expel may target a card with disks of others, if all of these fit on the new card.',
    },
    fairWeather: { name: 'Fair Weather', text: 'In Organize a disk may go to ANY open location.' },
    compact: {
      name: 'Freemason Compact',
      text: 'A Freemason card may be added to a scheme chain without a common faction.',
    },
    tidings: { name: 'Quiet Tidings', text: 'Extort knows no Conspire: nothing is given to others.' },
    press: {
      name: 'Recruitment Press',
      text: 'Once in your turn you may pay three favors of one faction for one more main action.',
    },
    advance: {
      name: 'Rosicrucian Advance',
      text: 'A Scout from a Rosicrucian card, an Influence onto one and an Expel that lays one use no main action.',
    },
  },
  edict: (faction) => `Edict: ${factions[faction]}`,
  factionCards: {
    nobility: {
      ability: 'Pay 1 Nobility for an extra Influence on ANY one card; the disks cost what they always do.',
      passive: 'Your first disk on a card that carries no disk at all costs 1 less, but at least 1.',
    },
    professions: {
      ability: 'An extra Extort, without Whisper and without Conspire.',
      passive: 'When you pay, two favors of one faction are enough to stand for any other one.',
    },
    magistrates: {
      ability: 'Pay 1 Magistrates for an extra Expel at its usual cost.',
      passive: 'A scheme card that you use for quick favor may also use its ability.',
    },
    artists: {
      ability: 'Pay 1 Artists: move up to three disks from ANY one card to ANY open locations.',
      passive: 'When you pay, your Artists favors may stand for any faction.',
    },
    scholars: {
      ability: 'Pay 1 Scholars for an extra Scout of ANY face-down card, at no further cost.',
      passive: 'Your hand limit is 5 in your own redraw.',
    },
    clergy: {
      ability: 'An extra Oust, paid with 1 Clergy for each targeted disk.',
      passive: 'In your Ousts the defender chooses and shows a card before you choose yours.',
    },
  },
  bots: {
    germain: {
      name: 'Count of St. Germain',
      plots: ['four edicts are discarded', largeLodge, manyDisks],
    },
    joseph: {
      name: 'Joseph II',
      plots: [
        manyDisks,
        'from the second round on, a person has no disk on the map',
        'the luminary deck has run out twice',
      ],
    },
    cagliostro: {
      name: 'Alessandro Cagliostro',
      plots: [largeLodge, 'it controls five Freemason or Rosicrucian cards', manyDisks],
    },
    weishaupt: {
      name: 'Adam Weishaupt',
      plots: [largeLodge, 'it controls three aces or crowns', manyDisks],
    },
  },
  directions: ['left', 'upper left', 'upper right', 'right', 'lower right', 'lower left'],
  card,
  place: (number, name) => (name === null ? `place ${number}` : `${name} (place ${number})`),
  placard: 'the placard',
  ownPlacard: 'your placard',
  seat: (letter) => `player ${letter}`,
  tally: (list) => list.map(({ faction, count }) => `${factions[faction]} ${count}`).join(', '),
  symbols: (list) =>
    list
      .map(({ factions: shown, count }) => {
        const name = shown.length === 6 ? 'any' : shown.map((each) => factions[each]).join(' or ')
        return count === 1 ? name : `${count} × ${name}`
      })
      .join(', '),
  comma: ', ',
  colon: ': ',
}
