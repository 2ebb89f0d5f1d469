import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../en/names.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { priceTable, shipTable } from '../../tables.ts'

const { rule, rules, table, example, picture, drawnExample } = blockMakers<RulebookPicture>(' ')
const { piles, goods, actions, nobleActions } = names

/** The four uses of a card, one by one. */
export const cardUses: Rulebook['sections'] = [
  {
    title: 'A card to the portfolio',
    blocks: [
      rule(
        'LI-3.7',
        'A noble card first has its effect, good or bad, and then takes an open slot of the top row. A treasury card first brings réis, as many as the right value of the treasury; then the treasury falls by one, and the card takes an open slot of the bottom row. From now on its ability works.',
      ),
      rules(
        [
          'LI-3.8',
          'If no open slot of that row is free, a card of the row is discarded for it. Ships stay. If all open top slots hold ships, the noble card goes to the royal court after its effect.',
        ],
        [
          'LI-3.9',
          'Then you sell goods or trade with a noble. If you choose the one for which you have nothing, nothing happens.',
        ],
        [
          'LI-3.10',
          'The influence of your portfolio is the sum on the noble cards and ships of your top row. You gain it when you build a ship and at each church scoring.',
        ],
      ),
      example(
        'The treasury is on level 4 (6 réis) and you hold the clergy tile with +2: you take 8 réis, and the treasury falls to level 3.',
      ),
    ],
  },
  {
    title: 'Selling goods',
    blocks: [
      rule(
        'LI-3.11',
        'Sell as many goods as you like, one after the other. Each goes into a free hold of a docked ship, your own or somebody else’s, and brings you its price plus what the ship adds plus your own bonuses.',
      ),
      rule(
        'LI-3.12',
        'A ship whose last hold is filled sets sail at once: its owner gains as many wigs as it has holds, whoever has sold. It takes no more goods until it docks at the beginning of its owner’s turn.',
      ),
      rule('LI-3.13', 'Selling does not change the prices; only production lowers them.'),
      shipTable(names, ['Ship', 'Holds, and wigs', 'Influence', 'Added to the price']),
      priceTable(names, 'Step'),
      example(
        'Cloth is at 5, gold at 6. B sells both onto A’s empty red ship, which adds 1: 6 + 7 = 13 réis. The ship is full, A gains 2 wigs, and it is at sea until A’s next turn.',
      ),
    ],
  },
  {
    title: 'Trading with a noble',
    blocks: [
      rule(
        'LI-3.14',
        'Choose one noble and give him one or two goods: his own good, or gold. For each good you do a different one of his State actions, in the order you like. A good is back in the supply before its action is done.',
      ),
      table(
        ['Noble', 'Accepts', 'Upper State action', 'Lower State action', 'Noble action'],
        [piles[0], `${goods[3]}, ${goods[0]}`, actions[0], actions[1], nobleActions[0]],
        [piles[1], `${goods[2]}, ${goods[0]}`, actions[2], actions[3], nobleActions[1]],
        [piles[2], `${goods[1]}, ${goods[0]}`, actions[4], actions[5], nobleActions[2]],
      ),
      rule('LI-3.15', 'A trade costs no influence, and nobody can follow it.'),
    ],
  },
  {
    title: 'Visiting a noble',
    blocks: [
      rule(
        'LI-3.16',
        'Play a card of that noble to the royal court and put your courtier on his portrait. The visit costs as much influence as the left value of the treasury, plus one for each official of your rivals in his office, less your reductions.',
      ),
      rule('LI-3.17', 'What you lack in influence you pay in wigs, one for one. Who cannot pay cannot visit.'),
      rule(
        'LI-3.18',
        'Then you may do one of his State actions, and after it his Noble action. You may leave one of the two out, but not both.',
      ),
      picture(
        { name: 'court', offices: [0, 1, 0, 2, 0, 0, 1, 0, 1], treasury: 3 },
        'The treasury is on level 3, so a visit costs 2. In the builder’s office stand two officials of B and one of C: a visit of A to him costs 5.',
      ),
      example('The cost is 5, you have 3 influence and 7 wigs: you pay 3 influence and 2 wigs.'),
      rule(
        'LI-3.19',
        'Follow: when the visitor is done, everybody else, clockwise, who holds a Royal Favor of that noble may follow. You return the tile to its stack, pay what such a visit would cost you, and do exactly one thing: one of the noble’s State actions or his Noble action.',
      ),
      rule('LI-3.20', 'You follow a visit once at most; a follow, a trade and an event cannot be followed.'),
    ],
  },
  {
    title: 'Sponsoring an event',
    blocks: [
      rule(
        'LI-3.21',
        'Play a treasury card to the royal court, pay réis as the right value of the treasury, and carry out the event of the card. It costs no influence, nobody follows, and the treasury stays where it is.',
      ),
      rule('LI-3.22', 'If the event is a store, you pay for the land as well.'),
      rule('LI-3.23', 'You may sponsor only what you can pay, and only an event that can do something.'),
      drawnExample(
        { name: 'cards', cards: [16] },
        'On level 2 you sponsor a store and leave rubble worth 6: 4 for the event, 4 for the land and 6 for the rubble, together 14 réis.',
      ),
    ],
  },
]
