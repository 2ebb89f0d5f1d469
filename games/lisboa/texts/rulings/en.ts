import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../en/index.ts'

const { text, ruling } = blockMakers(' ')
const { options } = en

/** Where the texts are silent. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Our rulings',
  blocks: [
    text('Where the texts that we had are silent, this table plays as follows.'),
    ruling(
      'LI-1.1',
      `The scoring tiles are loose, so they are shuffled; the option “${options.fixedScoringTiles.name}” lays them by goods.`,
    ),
    ruling(
      'LI-1.12',
      'Starting tiles are chosen one after the other, from the start player on. The two tiles that somebody is offered lie open.',
    ),
    ruling('LI-1.16', 'What was not dealt at the setup leaves the game.'),
    ruling('LI-3.3', 'A discarded card brings the good gold: most sources say so, one speaks of money.'),
    ruling(
      'LI-3.4',
      'With a full warehouse a card discarded for gold brings nothing: no other good can be dropped for it here.',
    ),
    ruling('LI-3.8', 'Ships are property: no card pushes them out.'),
    ruling('LI-3.9', 'Who can neither sell nor trade is not asked.'),
    ruling('LI-3.13', 'Sales leave the prices alone: only production is known to move them.'),
    ruling(
      'LI-3.14',
      'Once a noble is chosen, at least one good is given. The good is back in the supply before it is judged whether the action is possible.',
    ),
    ruling('LI-3.17', 'Wigs never fall below 0; a visit that cannot be paid is not allowed.'),
    ruling('LI-3.18', 'State and Noble action are both optional, but one of them has to be done.'),
    ruling(
      'LI-3.19',
      'A follower’s tile is back in its stack first. So somebody with all three Royal Favors may take one with that very follow.',
    ),
    ruling('LI-3.21', 'Sponsoring does not move the treasury.'),
    ruling(
      'LI-3.24',
      'You move down the influence track as little as possible, and the surplus of the last step is lost.',
    ),
    ruling('LI-3.27', 'Recruiting means up to two officials, as for Lacerda.'),
    ruling('LI-3.30', 'Each store yields exactly one good.'),
    ruling(
      'LI-3.31',
      'You choose between one and two steps, and between the tile ahead and the one behind. Lacerda’s fixed steps suggest that others choose.',
    ),
    ruling(
      'LI-3.32',
      'With four tiles you first say which tile you want, and then which one you drop, or that you take none after all.',
    ),
    ruling('LI-3.33', 'You hold at most one Royal Favor of each noble.'),
    ruling(
      'LI-3.34',
      'The acting player begins a church scoring; influence comes when all have given back their tiles.',
    ),
    ruling('LI-3.39', 'The price counts the cubes that remain after you have taken yours.'),
    ruling(
      'LI-3.41',
      'If building or opening completes a set, the wigs are counted first, and then you choose the slot that opens. So it is for LI-3.46.',
    ),
    ruling('LI-3.42', 'Two decrees, as for Lacerda.'),
    ruling('LI-3.43', 'Plan and building have the same colour, and the officials come from the offices.'),
    ruling('LI-3.47', 'You choose the row; the slots of a row are all equal.'),
    ruling('LI-3.51', 'An action that could do nothing cannot be chosen, and a chosen one is really done.'),
    ruling('LI-3.52', 'A cost is paid before it is judged what is possible.'),
    ruling('LI-3.55', 'A price falls once for each kind produced, also if the goods did not fit.'),
    ruling('LI-3.56', 'A clergy tile may be declined.'),
    ruling(
      'LI-6.2',
      'Discarding begins with the player whose action has triggered the end. A follower who completes the second set counts as such a player; if two do so in one turn, the first of them.',
    ),
    ruling('LI-6.3', 'A State action as a reward is a full one, with all that it brings.'),
    ruling(
      'LI-6.4',
      'Of several discarded cards of a noble you choose among the different rewards. All that give nothing count as one choice, and a single reward is taken at once.',
    ),
    ruling('LI-7.1', 'If four sets and three empty piles come together, the sets are named as the reason.'),
    ruling('LI-7.2', 'With four sets already there, the end is triggered after the first turn of the second period.'),
    ruling('LI-7.3', 'The round is counted from the start player through the whole game.'),
    ruling('LI-8.2', 'Lacerda’s influence and wigs begin like yours.'),
    ruling(
      'LI-8.6',
      'The cards come from the blue ones that you were not dealt. If a set of the host’s own leaves no blue noble card, his courtier begins at the builder.',
    ),
    ruling(
      'LI-8.11',
      'If influence and wigs do not suffice, he pays what he has and still acts. A Noble action that he skips cannot be followed.',
    ),
    ruling('LI-8.13', 'If all piles are empty, the assistant stays.'),
    ruling('LI-8.18', 'There is no limit to what he may store.'),
    ruling('LI-8.19', 'The tile “one ahead” is the nearest one: icons and empty spaces are passed over.'),
    ruling('LI-8.22', 'If no land brings him wigs, all count as 0 and the order of the tie decides.'),
    ruling(
      'LI-8.27',
      'He follows only if he can pay in full and the action is possible; his follow cannot be followed.',
    ),
    ruling('LI-8.28', 'His cubes count at the end of the period and again at the end of the game. They make no sets.'),
    ruling('LI-8.31', 'The ranks leave a gap, for example with 4 or 5 decrees: then you are an apprentice.'),
    ruling(
      'LI-8.33',
      'The assistant on an emptied pile still decides about the State action and the colour of a building.',
    ),
    ruling('LI-8.34', 'At the end of the first period only you discard cards.'),
    ruling(
      'LI-9.1',
      'With two players only the first two values of a ranking are reached; that needs no rule of its own.',
    ),
    ruling('LI-9.2', 'The order for ties of the victory is ours.'),
  ],
}
