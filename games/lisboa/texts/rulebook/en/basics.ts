import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../en/names.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { cashTable, treasuryTable } from '../../tables.ts'

const { text, rule, rules, list, table, example, picture } = blockMakers<RulebookPicture>(' ')

/** What the game is, how it is set up, and what one does in a turn. */
export const basics: Rulebook['sections'] = [
  {
    title: 'The game in short',
    blocks: [
      text(
        'On 1 November 1755 an earthquake, a flood and a fire destroyed Lisbon. The King, the Marquis of Pombal and the royal builder Manuel da Maia raise a new city from the rubble, and you, nobles of the land, mean to profit from it.',
        'You build stores along the new streets, open the public buildings that bring them customers, build ships and sell goods, and win over the three men in power. Victory points are wigs: whoever has the most at the end wins.',
      ),
      text('In every turn you use a single card, in one of four ways:'),
      list(
        'Put it in your portfolio, where it stays and helps you, and then sell goods or trade with a noble.',
        'Visit the noble on it: that costs influence and gives you the strongest actions.',
        'Sponsor its event: that costs money.',
        'Discard it for a gold.',
      ),
      text(
        'Three things make it hard: influence runs out quickly, the land is dear as long as rubble lies there, and your rivals’ officials make every visit more expensive.',
        'With one player you play against Lacerda, who decides by fixed rules; they stand in a section of their own.',
      ),
    ],
  },
  {
    title: 'The table',
    blocks: [
      text(
        'The centre of the city has rows A to E and columns 1 to 5; land is named by both, such as B3. Four streets run from north to south between the columns, each with its good. Around the centre are the places for public buildings: west and east of each row, and at the north end of each street.',
      ),
      table(
        ['Street', '1', '2', '3', '4'],
        ['Name', ...names.streets],
        ['Good', ...names.goods],
        ['Between the columns', '1 and 2', '2 and 3', '3 and 4', '4 and 5'],
      ),
      rules(
        ['LI-1.1', 'The four scoring tiles are shuffled, and one is put on each street.'],
        [
          'LI-1.2',
          'The 63 rubble cubes (21 each of earthquake, fire and tsunami) go into a bag. Drawn at random are 3 for each row in play, 3 for each of the columns 1 to 4, 2 for column 5, 2 for each place of a public building, and 6 for the rubble pile. What stays in the bag leaves the game.',
        ],
        [
          'LI-1.3',
          'With one or two players the rows A to D are in play, with 12 places for public buildings; with three or four also row E, and 14 places.',
        ],
        [
          'LI-1.4',
          'The blue and the green public buildings are two face-up stacks: only the top one of each can be had.',
        ],
        ['LI-1.5', 'So are the blue and the green plans.'],
        [
          'LI-1.6',
          'The 37 clergy tiles go into a bag. When the players have chosen their starting tiles, six are drawn for the clergy spaces of the church ring. The Cardinal begins on the church icon.',
        ],
        ['LI-1.7', 'The 70 decrees are shuffled, and eight lie open in the display.'],
        [
          'LI-1.8',
          'The shipyard holds one blue ship less than there are players, on top of as many red ones; a solo game counts as two players.',
        ],
        ['LI-1.9', 'The four prices begin at their highest, the treasury on level 2.'],
        [
          'LI-1.10',
          'The red political cards make four piles of five by type: builder, Marquis, King and treasury. The top card of each lies face up.',
        ],
        [
          'LI-1.11',
          'Each noble has as many Royal Favors as there are players (two in a solo game). Everybody draws one at random; the others lie in three stacks.',
        ],
        [
          'LI-1.12',
          'Everybody gets 10 réis, one good of each kind, 8 houses, 8 officials, one Royal Favor, one starting plan, five blue cards, and two clergy tiles of which one is kept and one returned.',
        ],
        ['LI-1.13', 'You begin with 5 influence and no wigs.'],
        [
          'LI-1.14',
          'Five markers cover two top slots and two bottom slots of your portfolio and the great warehouse: so you have one open slot in each row.',
        ],
        ['LI-1.15', 'The start player is drawn by lot; turns go clockwise.'],
        ['LI-1.16', 'Starting plans that nobody was dealt and surplus Royal Favors leave the game.'],
      ),
      table(
        ['', 'Solo', '2', '3', '4'],
        ['Rows', 'A–D', 'A–D', 'A–E', 'A–E'],
        ['Land', '20', '20', '25', '25'],
        ['Places for public buildings', '12', '12', '14', '14'],
        ['Ships of each colour', '1', '1', '2', '3'],
        ['Royal Favors of each noble', '2', '2', '3', '4'],
      ),
      picture(
        { name: 'playerBoard' },
        'Your board at the start: one open slot above for noble cards and ships, one below for treasury cards, the warehouse for five goods, and the rubble that you will collect.',
      ),
    ],
  },
  {
    title: 'Your turn',
    blocks: [
      rule('LI-3.1', 'A turn has three steps: your ships dock, you use one card, you draw one.'),
      rule(
        'LI-3.2',
        'Dock: each of your ships at sea comes back and returns its goods to the supply. A ship that is only partly loaded is in port anyway and keeps its goods.',
      ),
      rule('LI-3.3', 'Use exactly one card from your hand:'),
      table(
        ['Use', 'Which card', 'What it costs', 'What it gives'],
        ['Portfolio', 'any', 'nothing', 'its effect or money, then a sale or a trade'],
        ['Visit', 'noble card', 'influence', 'a State action and the Noble action of that noble'],
        ['Sponsor', 'treasury card', 'réis', 'the event on the card'],
        ['Discard', 'any', 'nothing', '1 gold, the good'],
      ),
      rules(
        [
          'LI-3.4',
          'Discarding for gold is always allowed. With a full warehouse or without gold in the supply it brings nothing.',
        ],
        [
          'LI-3.5',
          'Draw: take the open card of a pile that is not empty, and turn up the next one. You must draw if you can; between turns you have five cards.',
        ],
        [
          'LI-3.6',
          'Cards that were used for a visit, for an event or for gold, and those that had to make room in a portfolio, go to the royal court. They never come back.',
        ],
      ),
      picture(
        { name: 'cards', cards: [3, 12, 16] },
        'Two noble cards with their influence and the effect that comes when they go to the portfolio, and a treasury card with its lasting ability and its event.',
      ),
    ],
  },
  {
    title: 'Money, influence and the treasury',
    blocks: [
      text(
        'The treasury has a level. Its left value is what a visit costs at least in influence; its right value, in réis, is the subsidy that a treasury card brings, the cost of an event, and the price of bare land.',
      ),
      treasuryTable(['Level', 'Influence', 'Réis']),
      text(
        'It falls by one when a treasury card goes to a portfolio. It rises by one when a ship is built and when the Cardinal comes to the treasury icon.',
      ),
      rule(
        'LI-3.24',
        'Réis are paid from your hand. Only if they are not enough you move down the influence track, as little as covers the rest; what the last step brings too much is lost. The whole track is worth 6 réis:',
      ),
      cashTable(['Influence', 'Réis']),
      rules(
        [
          'LI-3.25',
          'When you gain influence and reach 10 or more, you stand on 10 and gain one wig, also if you stood there before.',
        ],
        ['LI-3.26', 'Wigs can replace influence for a visit, but never réis.'],
      ),
      example('You have no réis, influence 10, and owe 4: you go down to 3, since 10 is worth 6 and 3 is worth 2.'),
      example('At influence 8 you gain 6: you stand on 10 and take one wig.'),
    ],
  },
]
