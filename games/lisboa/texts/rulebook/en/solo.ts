import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../en/names.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'

const { text, rules, table, example, drawnExample } = blockMakers<RulebookPicture>(' ')
const named = (id: string): string => names.building({ id, colour: 'blue', pays: {} })

/** Alone against Lacerda. */
export const solo: Rulebook['sections'] = [
  {
    title: 'Alone: Lacerda',
    blocks: [
      text(
        'Lacerda is your rival in a game for one. He never chooses: his courtier walks round the nobles, his assistant walks round the piles, and both together tell what he does. The log names the rule of every step and what has decided, so that you can check him.',
      ),
      rules(
        ['LI-8.1', 'The table is set up for two players. You are the start player.'],
        [
          'LI-8.2',
          'Lacerda has no board, no cards, no réis and no goods at first. He has 8 houses, 8 officials, one Royal Favor and two starting plans at random, and begins with influence and wigs as you do.',
        ],
        ['LI-8.3', 'Scoring tiles with equal numbers never lie on neighbouring streets.'],
        ['LI-8.4', 'A blue card is drawn: his assistant goes to the red pile of its type. The card leaves the game.'],
        [
          'LI-8.5',
          'If that is builder or Marquis, the top blue building is placed west of row D; if it is King or treasury, the top green one east of row D. Its cubes leave the game, and nobody scores.',
        ],
        ['LI-8.6', 'Blue cards are drawn until a noble appears: his courtier goes to that portrait.'],
        ['LI-8.7', 'Decree 69 leaves the game when it appears, and another takes its place.'],
      ),
    ],
  },
  {
    title: 'Lacerda’s turn',
    blocks: [
      text('After each turn of yours:'),
      rules(
        ['LI-8.8', 'First his ships at sea dock and unload.'],
        ['LI-8.9', 'Step 1: his courtier goes one portrait to the right, from the King to the builder.'],
        [
          'LI-8.10',
          'Step 2: he does one State action of that noble: the upper one if the assistant is on King or treasury, otherwise the lower one. If it cannot be done, nothing happens.',
        ],
        [
          'LI-8.11',
          'Step 3: he does the Noble action and pays influence for it like anybody, wigs if he is short. If he has too little of both, he pays what he has. If the action cannot be done, he pays nothing and skips it.',
        ],
        ['LI-8.12', 'Step 4: the top card of the assistant’s pile is discarded, and the next is turned up.'],
        [
          'LI-8.13',
          'Step 5: the assistant goes to the next pile on the right, from the treasury to the builder, past empty ones.',
        ],
        ['LI-8.14', 'Then the ends of period and game are looked at; his discard can empty a third pile.'],
      ),
      table(
        ['State action', 'Rule', 'How he does it'],
        ['Acquire a plan', 'LI-8.15', 'the one with more officials; equal: blue'],
        ['Recruit', 'LI-8.16', 'one official each in the two offices where he has the fewest; equal: further left'],
        ['Build a ship', 'LI-8.17', 'no slot needed; influence of all his ships and of your portfolio'],
        ['Produce', 'LI-8.18', 'one good per store; prices fall'],
        ['Meet the Cardinal', 'LI-8.19', 'two spaces; the nearest tile ahead leaves the game for its wigs'],
        ['Royal Favor', 'LI-8.21', 'the leftmost that he lacks'],
      ),
      rules(
        [
          'LI-8.15',
          'Plan: of the two top plans he takes the one with more officials, of equals the blue one, or the only one left.',
        ],
        [
          'LI-8.16',
          'Recruit: with one official left he places only that; with none it is not possible. His officials never leave the offices, and make your visits dearer.',
        ],
        [
          'LI-8.17',
          'Ship: the treasury rises; he gains the influence of his ships plus that of your portfolio. You may sell onto his ships, and he gets the wigs when they sail.',
        ],
        ['LI-8.18', 'Produce: his goods stay with him and do nothing more.'],
        [
          'LI-8.19',
          'Cardinal: the icons on the way work as usual. The nearest tile clockwise leaves the game, and he gains the wigs on its back.',
        ],
        [
          'LI-8.20',
          'Church scoring: he has no tiles; he gains the influence of his ships plus that of your portfolio.',
        ],
        ['LI-8.21', 'Royal Favor: builder before Marquis before King; with all three it is not possible.'],
        [
          'LI-8.22',
          'Store: on the land that brings him the most wigs at once, with the entrance on the street to its left (column 1: street 1); of equals the one furthest left, then furthest up. If no land brings wigs, the same order decides.',
        ],
        [
          'LI-8.23',
          'He ignores the bonus and pays no réis. He takes the cheapest cube of that row and column, the column’s if both have it, and scores the store.',
        ],
        ['LI-8.24', 'Decrees: the two leftmost, each worth 3 wigs at the end.'],
        [
          'LI-8.25',
          'Public building: for each of the two top buildings and each empty place, look at his wigs less yours. He takes the better building; if they are equal, green with the assistant on King or treasury, otherwise blue. It goes to the first place, clockwise from west of row D, that reaches the best value. He ignores the bonus, takes the cubes and needs neither plan nor officials. Both of you score.',
        ],
        ['LI-8.26', 'After his Noble action you may follow with the Royal Favor of that noble.'],
        [
          'LI-8.27',
          'When you visit a noble whose Royal Favor he has, he follows if he can pay in full and can do the Noble action: he returns the tile, pays and does it.',
        ],
      ),
      drawnExample(
        examples.lacerda,
        `Only west of row D a building stands: ${named('B1')} (cloth 3, tools 2). With the entrances on the left, D3 is a cloth store for 3 wigs, D5 a tool store for 2: he builds on D3. Row D has no tsunami, column 3 has one: he takes that.`,
      ),
      example(
        'He has 2 officials with the builder, 1 with the Marquis, 1 with the King: one each to the Marquis and the King. With 1, 1 and 1 it would be builder and Marquis.',
      ),
      example(
        'The Cardinal is on 5. Lacerda moves him two spaces: over the church icon, so there is a church scoring, to 7. The tile on 0 leaves the game.',
      ),
      example(
        'The assistant is on the Marquis pile, which has one card left; the King pile is empty. You draw that card. In his turn the lower State action still holds, nothing is discarded, and the assistant goes past the King to the treasury.',
      ),
    ],
  },
  {
    title: 'Lacerda’s count and your rank',
    blocks: [
      rules(
        ['LI-8.28', 'At the end of the first period he gains 1 wig for each cube he has; they stay with him.'],
        [
          'LI-8.29',
          'At the end you count as with two players. He counts the holds of his ships, 1 for each cube, the streets, nothing for réis or influence, 3 for each decree, the ranking of officials with all that are printed on his plans, and 2 for each Royal Favor.',
        ],
        [
          'LI-8.30',
          'If any line of the apprentice is true, you are an apprentice. Otherwise you have the highest of the other ranks of which every line is true.',
        ],
      ),
      table(
        ['Rank', 'Wigs', 'Stores', 'Rankings with wigs', 'Réis', 'Decrees', 'Ships'],
        ['Apprentice, if any', 'fewer than he', 'fewer than 4', 'none', 'fewer than 5', 'fewer than 4', '–'],
        ['Court servant', 'more', '4', '1', '5', '6', '–'],
        ['King’s confidant', 'more', 'as many as he', '2', '10', '7', '1'],
        ['Marquis’s right hand', 'more', 'more than he', '3', '20', '8', '2'],
      ),
      rules(
        [
          'LI-8.31',
          'Who reaches none of the three higher ranks is an apprentice, too. Each of them needs four stores.',
        ],
        [
          'LI-8.32',
          'Rankings are the four streets and the officials, each in which you gained a wig. Réis are those in your hand before influence is counted; ships are those in your portfolio.',
        ],
        ['LI-8.33', 'You may draw the last card from under the assistant. He stays there until step 5.'],
        [
          'LI-8.34',
          'A round is your turn and his. If your turn ends the first period, his next turn belongs to the second. If the end of the game comes in your turn, he still has his, and then there is one more round.',
        ],
      ),
      example(
        'You are ahead, with 6 stores each, wigs in two rankings, 12 réis, 7 decrees and 1 ship: King’s confidant. With 6 decrees court servant, with 5 an apprentice.',
      ),
    ],
  },
]
