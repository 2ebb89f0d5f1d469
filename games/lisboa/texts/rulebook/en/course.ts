import { blockMakers, type Rulebook } from '@eminence/kernel'
import type { RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, table, example } = blockMakers<RulebookPicture>(' ')

/** The end of the first period, the end of the game, and the count. */
export const course: Rulebook['sections'] = [
  {
    title: 'The end of the first period',
    blocks: [
      rule(
        'LI-6.1',
        'The first period ends with the turn in which a player has two rubble sets or three of the four piles are empty. The turn is finished, with all follows and the draw.',
      ),
      rule('LI-6.2', 'Then, in this order:'),
      rules(
        ['LI-6.2', 'Everybody gains 3 wigs for each completed set.'],
        [
          'LI-6.2',
          'The decrees of the display and the ships of the shipyard leave the game. The new shipyard has purple ships on top of brown ones, as many as before.',
        ],
        [
          'LI-6.2',
          'From who has triggered the end, clockwise, everybody may discard cards from the hand and gains the reward of one of them for each noble. Penalties do not matter.',
        ],
        [
          'LI-6.2',
          'Everybody draws purple cards up to five; the brown cards make the four new piles; ring and display are filled. The next player goes on.',
        ],
        [
          'LI-6.3',
          'A State action as a reward is done as usual. A treasury card that is discarded here brings nothing.',
        ],
        [
          'LI-6.4',
          'First you discard, then you take the rewards: builder, Marquis, King. Red cards left in the piles leave the game. A set completed here uncovers a slot, but is not paid again.',
        ],
      ),
      example(
        'A has two sets, B one, C none: 6, 3 and 0 wigs. A discards two builder cards, one with +3 réis and one with a State action, and a King card with −2 influence: A chooses one of the two builder rewards, the King card brings nothing, and A draws three purple cards.',
      ),
    ],
  },
  {
    title: 'The end of the game',
    blocks: [
      rules(
        [
          'LI-7.1',
          'In the second period the end comes when a player has four sets or three piles are empty again. The round is finished, so that all have had as many turns, and then one more is played.',
        ],
        ['LI-7.2', 'Sets from the first period count. An empty pile simply gives no card.'],
        [
          'LI-7.3',
          'This is looked at after every turn. A round always goes from the start player on; the change of the period does not begin a new one.',
        ],
      ),
      text('Then count, in this order:'),
      table(
        ['What', 'Wigs'],
        ['Ships in your portfolio', 'the holds of each'],
        ['Rubble', '3 for each set'],
        ['Stores on each street', 'by the scoring tile: 3/2/1, 6/3/1 or 9/6/3'],
        ['Réis', '1 for every full 5, your influence turned into réis first'],
        ['Decrees', 'as printed'],
        ['Officials on your used plans', '15/10/5; with two players 15/5'],
        ['Royal Favors', '2 each'],
      ),
      rules(
        [
          'LI-9.1',
          'A place in a ranking needs at least one store or official. Who is level adds up the places and divides, rounded down.',
        ],
        [
          'LI-9.2',
          'The most wigs win; of equals who has more influence, then more réis, and then the victory is shared.',
        ],
      ),
      example(
        'On a street with 9/6/3 the players have 3, 2, 2 and 1 stores: 9, 4, 4 and 0, for (6 + 3) / 2 is 4 rounded down.',
      ),
      example(
        'Three players have 6, 6 and 4 officials on their plans: 12, 12 and 5. Two players with 4 each: 10 and 10.',
      ),
      example(
        'With influence 6 and 18 réis you count 18 + 4 = 22 réis: 4 wigs. Decrees look at what you had before: influence 6, 18 réis.',
      ),
    ],
  },
]
