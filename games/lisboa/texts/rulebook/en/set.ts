import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../../en/index.ts'
import type { RulebookPicture } from '../../pictures.ts'
import {
  buildingTable,
  clergyTable,
  decreeTable,
  nobleTable,
  planTable,
  spaceTable,
  treasuryCardTable,
} from '../../tables.ts'

const { text, list } = blockMakers<RulebookPicture>(' ')
const { names, options } = en

const meanings = {
  B1: 'customs house',
  B3: 'exchange',
  B4: 'city senate',
  B5: 'House of India',
  B6: 'court of appeal',
  B7: 'royal treasury',
  B8: 'wheat market',
  G1: 'Estaus Palace',
  G2: 'college of nobles',
  G3: 'royal silk factory',
  G4: 'royal hospital',
  G5: 'reservoir',
  G6: 'shipyard',
  G7: 'public garden',
  G8: 'royal theatre',
}

/** Options, hints, and what is printed. */
export const setSections: Rulebook['sections'] = [
  {
    title: 'What is secret',
    blocks: [
      text(
        'Only hands, face-down cards and the order of decks, stacks and the clergy bag are hidden. Everything else is open: réis, goods, decrees, clergy tiles with their backs, and how many cards a pile has.',
      ),
    ],
  },
  {
    title: 'Options',
    blocks: [
      text('This can be chosen when a table is opened:'),
      list(`“${options.fixedScoringTiles.name}”: ${options.fixedScoringTiles.help}`),
    ],
  },
  {
    title: 'Your first game',
    blocks: [
      list(
        'Collect sets of rubble early. A set opens a slot, enlarges the warehouse and is paid twice. Take the kind that you miss rather than the dearest.',
        'Build where others have cleared rubble. Columns 1 and 4 pay 5 réis at once, column 5 has only two cubes.',
        'Look at the row and the street before you build: a store earns again with every public building that opens there later.',
        'Open public buildings where your own stores outnumber those of the others.',
        'Influence above 8 is wasted. Visit a noble before a church scoring fills the track again.',
        'Is the treasury low? Visit. Is it high? Play treasury cards to your portfolio.',
        'Officials in an office make your rivals pay. Keep them there until a plan is ready.',
        'Sell before you produce the same good. Keep some gold: every noble takes it.',
        'A blue ship early is a cheap source of influence.',
        'Keep the Royal Favor of the noble that the others will visit next; their draws show it.',
        'Clergy tiles are worth nothing at the end: give them back at the last church scoring that you can expect.',
        'Alone: Lacerda’s next noble and action are known. Take the place he wants, keep officials where he goes, and follow his decrees.',
      ),
    ],
  },
  {
    title: 'The component set',
    blocks: [
      text(
        'Most of what is printed is reconstructed. We could read the solo rules, a list of the components and the page about the ends of period and game, but not the body of the rulebook, no cards and no boards.',
        'Known are: how many of everything there are, the shape of the board, the sizes of the ships, the scoring tiles, the ranking of officials, what everybody begins with, and which actions there are.',
        'Designed for Eminence are: what stands on the political cards, clergy tiles, decrees, plans and public buildings, the bonuses of land and places, the tracks of treasury, prices and influence, the goods of the streets, the church ring and the warehouse. A printed copy will differ.',
      ),
      text(
        'Whoever owns the game can write down the figures of the real components and open tables with that set; the rules stay the same.',
      ),
      text('Public buildings and the wigs they pay for each store of a good:'),
      buildingTable(names, ['Colour', 'Building'], meanings),
      text('The places for public buildings, clockwise from the south-west:'),
      spaceTable(names, ['Place', 'Bonus']),
      text('Officials that the plans need:'),
      planTable(names, ['Plans', 'Starting', 'Others']),
      text('Clergy tiles:'),
      clergyTable(names, ['Ability', 'Tiles', 'Wigs on the back']),
      text('Noble cards, each with its influence and its effect:'),
      nobleTable(names, ['Deck', 'Noble', 'Cards'], (influence, effect) => `${influence}: ${effect}`),
      text('Treasury cards:'),
      treasuryCardTable(names, ['Card', 'Deck', 'Ability in the portfolio', 'Event']),
      text('Decrees:'),
      decreeTable(names, 'Decree'),
    ],
  },
]
