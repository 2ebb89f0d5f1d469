import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../en.ts'

const { text, ruling } = blockMakers(' ')
const { options, neutrals } = en

/** Where the texts are silent or contradict each other. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Our rulings',
  blocks: [
    text('Where the texts are silent or contradict each other, this table plays as follows.'),
    ruling('RI-1.3', 'The start player is drawn at random; the texts only say that one is chosen.'),
    ruling(
      'RI-1.5',
      `With two players the neutral colours are ${neutrals[0]} and ${neutrals[1]}; the start player holds ${neutrals[0]}. They are different colours and two separate neutral players.`,
    ),
    ruling('RI-2.3', 'The number of actions stays as it was at the start of the turn: so a turn can be planned.'),
    ruling(
      'RI-2.4',
      'The 30+ tile counts as 30 when you compare yourself with the Cardinal. Otherwise the leader would have two actions again.',
    ),
    ruling('RI-2.6', 'The first action is a duty: income is always possible then. The texts say “may” for both.'),
    ruling('RI-3.2', 'Coins are only totals, so the bank has no limit.'),
    ruling(
      'RI-4.1',
      'Sheet and space are one choice; the agent is the next one. A space that you have chosen is not given back.',
    ),
    ruling('RI-4.2', 'Only action B counts as a first placement: the surcharge is worded for the action.'),
    ruling(
      'RI-4.10',
      'Agents come back at once to an empty hand also when they reach the city later. Otherwise a player could be shut out for ever.',
    ),
    ruling(
      'RI-5.2',
      'Whether you are behind the Cardinal is seen when you choose the commission, not at the start of the turn.',
    ),
    ruling('RI-6.4', 'The comparison also holds for totals of 0 and below.'),
    ruling(
      'RI-6.6',
      'Any of your agents on the sheet counts for a tie, also a −2, and a bribed one where it stands now.',
    ),
    ruling('RI-6.7', 'If nobody is ranked, the winning sheet leaves the game: nobody has earned it.'),
    ruling('RI-6.8', 'On 0 the Cardinal has nobody behind him: all have one action, and there are no commissions.'),
    ruling('RI-6.9', 'He does not catch up with a neutral player, nor if nobody was first.'),
    ruling('RI-6.10', 'He has no upper limit, and goes back by his total: from 31 by 2 to 29.'),
    ruling('RI-6.15', 'The texts do not say in which order waiting boxes are resolved: we take the order of filling.'),
    ruling(
      'RI-6.16',
      'A box that waits counts as if its resolution had begun, so that nobody can undo a full sheet or add to its other side.',
    ),
    ruling('RI-7.1', 'A neutral agent lies face down or face up like your own.'),
    ruling(
      'RI-7.2',
      `One text forbids the last free space outright, the other only “if possible”. We follow the first; the option “${options.neutralLastSpace.name}” is the other reading.`,
    ),
    ruling('RI-7.3', 'If a neutral player is first, the winning sheet leaves the game.'),
    ruling('RI-7.5', 'For a bribe both neutral colours are other players, your own neutral agents included.'),
    ruling('RI-8.1', 'The order within a reward is ours.'),
    ruling('RI-8.2', 'The tracks end at their last space; steps beyond it are lost.'),
    ruling('RI-8.3', 'Steps beyond the end bring no bonus, either.'),
    ruling(
      'RI-8.4',
      'Exactly 30 brings the tile; one text says “reaches”, the other “over” 30. At 60 the tile counts twice.',
    ),
    ruling('RI-8.5', 'One text says “may” for these rewards, the other just states them: we take them as optional.'),
    ruling('RI-8.7', 'An open agent stays open wherever it goes: nobody forgets it. The briber sees nothing new.'),
    ruling('RI-8.11', 'The first in rank chooses completely before the second.'),
    ruling('RI-9.4', 'Even alone in second place you need a sheet for the 4 points.'),
    ruling('RI-9.7', 'If money and sheets are equal, too, the victory is shared.'),
    ruling(
      'RI-9.8',
      'This ending is ours: otherwise a game could go on for ever with income alone. One agent that is placed prevents it, and the last quiet round is announced.',
    ),
    ruling(
      'RI-10.1',
      'Sheets lie open although the texts turn them over: they were won openly, and hiding them only tests memory.',
      'What your hand began with is public, too: it was empty before, and all have seen which agents came back from the city. Which of them you have placed face down since is your secret.',
      'Every income, price and reward is announced: whoever remembers them all knows how much money and how many jewels the others have. The table keeps this account of everybody alike, and computer players reckon with it. But as long as the option hides money and jewels, nobody is shown those of somebody else.',
    ),
  ],
}
