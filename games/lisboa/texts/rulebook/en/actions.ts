import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../en/names.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { landTable } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const { building } = names
const named = (id: string): string => building({ id, colour: 'blue', pays: {} })

/** The six State actions, the three Noble actions, and what goes with them. */
export const actionSections: Rulebook['sections'] = [
  {
    title: 'The six State actions',
    blocks: [
      rules(
        ['LI-3.28', 'Acquire a plan: take the top blue or the top green plan. You may have any number.'],
        ['LI-3.27', 'Recruit officials: place up to two of your officials from your supply in any offices.'],
        [
          'LI-3.29',
          'Build a ship: take the top ship of the shipyard into an open top slot; if need be a noble card makes room. The treasury rises by one, and you gain the influence of your portfolio, the new ship included.',
        ],
        [
          'LI-3.30',
          'Produce goods: each of your stores yields one good of its street. Then the price of each kind that you produced falls by one step.',
        ],
        [
          'LI-3.31',
          'Meet the Cardinal: move him one or two spaces clockwise. Where he enters the treasury icon, the treasury rises by one; where he enters the church icon, there is a church scoring before he goes on. Then take the nearest clergy tile ahead of him or the nearest behind him, never one on his own space.',
        ],
        ['LI-3.33', 'Get a Royal Favor: take a tile of a noble of whom you have none.'],
      ),
      rules(
        [
          'LI-3.32',
          'You hold four clergy tiles at most. With four you first drop one, or take none. At the end of each turn the empty clergy spaces are filled from the bag, as long as it lasts.',
        ],
        [
          'LI-3.56',
          'You need not take a clergy tile. If the nearest ahead and the nearest behind are the same, there is only that one.',
        ],
        [
          'LI-3.55',
          'Produced goods leave the supply as far as it lasts, with those of your tiles; then you look whether they fit. A price falls for every kind of which at least one good left the supply, but only by one step.',
        ],
      ),
      example(
        'You have a gold store and two cloth stores: 1 gold and 2 cloth. Gold falls from 6 to 5, cloth from 5 to 4.',
      ),
      picture(
        { name: 'ring', cardinal: 1 },
        'The church ring. From here the Cardinal goes two spaces: over the treasury icon, so the treasury rises, to space 3. Ahead lies the tile on 4, behind him the one on 1.',
      ),
    ],
  },
  {
    title: 'Church scoring',
    blocks: [
      rule(
        'LI-3.34',
        'From the acting player on, clockwise, everybody may give back any number of clergy tiles and gains the wigs on their backs; they leave the game. When all are done, everybody gains the influence of their own portfolio.',
      ),
      rule('LI-3.35', 'At the end of the game clergy tiles are worth nothing.'),
      example(
        'Your portfolio has 5 influence, you stand on 6 and give back tiles for 3 and 4 wigs: 7 wigs, then influence 10 and one more wig.',
      ),
    ],
  },
  {
    title: 'The builder: build a store',
    blocks: [
      rule(
        'LI-3.36',
        'Choose empty land and, where its column lies between two streets, the street of the entrance. The street decides which good your store produces. You need a house, and must be able to pay once you have the bonus.',
      ),
      rule('LI-3.37', 'Take the bonus of the land. It depends on the column:'),
      landTable(names, ['Column', 'Bonus']),
      rule('LI-3.38', 'Take one cube of your choice from those at the row or at the column, if any lies there.'),
      rule(
        'LI-3.39',
        'Pay the right value of the treasury plus all the rubble that still lies at that row and that column: 3 for an earthquake, 2 for a fire, 1 for a tsunami cube; less your reductions.',
      ),
      rule('LI-3.40', 'Put down your house with its entrance, and the cube on your board.'),
      rule(
        'LI-3.41',
        'Score: every public building west and east of the row and at the north end of the entrance street that shows the good of your store pays you its number of wigs.',
      ),
      drawnExample(
        examples.price,
        'Level 2: land costs 4. You have 10 réis and choose B4, which gives 5. You take an earthquake of column 4. In row B 3 + 2 + 1 remain, in column 4 3 + 1: you pay 4 + 10 = 14 and keep 1.',
      ),
      drawnExample(
        examples.store,
        `A builds on B3 with the entrance on street 2, a cloth store. ${named('B1')} in the west pays 3 for cloth, ${named('B3')} at the north end of street 2 pays 2, in the east nothing stands yet: 5 wigs.`,
      ),
    ],
  },
  {
    title: 'The Marquis: take decrees',
    blocks: [
      rule(
        'LI-3.42',
        'Take up to two decrees of your choice from the display; they lie open before you and count at the end. The others move to the left, and the display is filled from the deck as long as it lasts.',
      ),
    ],
  },
  {
    title: 'The King: open a public building',
    blocks: [
      rule(
        'LI-3.43',
        'Choose one of your unused plans for which you have enough officials in the offices and whose colour still has a building, and an empty place.',
      ),
      rule(
        'LI-3.44',
        'Move the officials that the plan asks for from offices of your choice onto it. They stay there for good, and the plan is used.',
      ),
      rule(
        'LI-3.45',
        'Put the top building of that colour on the place, take the bonus of the place, and then both cubes.',
      ),
      rule(
        'LI-3.46',
        'Score: every store that the place serves (the row in the west and east, the street in the north) and whose good the building shows brings its owner that many wigs, whoever has opened it.',
      ),
      drawnExample(
        examples.opening,
        `${named('G2')} (cloth 2, books 3) opens west of row B. A’s cloth store on B3 brings 2, B’s book store on B4 brings 3; A’s gold store on B1 brings nothing.`,
      ),
    ],
  },
  {
    title: 'Rubble, goods and other rules',
    blocks: [
      text('An earthquake, a fire and a tsunami cube make a set.'),
      table(
        ['Sets', '0', '1', '2', '3', '4', '5'],
        ['Open slots', '2', '3', '4', '5', '6', '6'],
        ['Warehouse', '5', '6', '7', '8', '9', '11'],
      ),
      rules(
        [
          'LI-3.47',
          'For each of your first four sets you uncover a slot of the top or the bottom row at once, and your warehouse grows; the fifth uncovers the great warehouse. The cubes stay and go on counting; further sets only score.',
        ],
        ['LI-3.57', 'Two cubes taken together can complete two sets: then you uncover twice.'],
        [
          'LI-3.48',
          'There are 17 of each good. What does not fit into your warehouse goes back; you may drop what you already had instead. This is looked at when the goods arrive.',
        ],
        ['LI-3.54', 'If your warehouse shrinks because you give a tile away, you drop what is too much at once.'],
        ['LI-3.49', 'A cube from the rubble pile: nothing happens if the pile is empty.'],
        ['LI-3.50', 'A reward that cannot be given is lost. Penalties are paid as far as you can.'],
        [
          'LI-3.51',
          'You may choose only actions that can do something now, and what you choose is really done: at least one official, one decree. Meeting the Cardinal is always possible.',
        ],
        [
          'LI-3.52',
          'Costs come first. What a visit, a follow or an event can do is judged with what you have left after its cost; a visit never ends with nothing done.',
        ],
        [
          'LI-3.53',
          'You can afford land if, with at least one choice of cube, your réis and your influence turned into money cover the price, both counted after the bonus. Only such cubes are offered.',
        ],
      ),
      example(
        'You have no réis and no influence; land costs 2, one tsunami lies at row C, nothing at column 3. C3 gives 3 influence, worth 2 réis; with the tsunami taken the price is 2. So C3 can be built on, because the bonus comes first.',
      ),
    ],
  },
]
