import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../en.ts'

const { text, ruling } = blockMakers(' ')
const { options } = en

/** Where the texts are silent or contradict each other. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Our rulings',
  blocks: [
    text('Where the texts are silent or contradict each other, this table plays as follows.'),
    ruling(
      'OR-1.1',
      'The goods that are taken out are not shown. But all others lie open: whoever counts them can work out which are missing.',
    ),
    ruling(
      'OR-1.2',
      'With four players the spaces for three or more are filled, too: fewer players only leave spaces empty.',
    ),
    ruling(
      'OR-1.8',
      `The start player is drawn by lot, or chosen by the host (“${options.startPlayer.name}”). If the host has chosen a seat that the table does not have, chance decides.`,
    ),
    ruling('OR-3.2', 'In census and event the order only matters for the log and for choices.'),
    ruling(
      'OR-3.10',
      'Calling back and drawing are one decision: you call followers back one by one, and the number that you draw, which may be none, ends it. So you decide before you see whom you draw. If nobody can come, you are not asked.',
    ),
    ruling('OR-3.13', 'Nobody goes from the tower to the market; but you can plan directly from the tower.'),
    ruling(
      'OR-3.14',
      'All see what enters and leaves a bag. So its contents are shown to all; only the order of drawing is hidden.',
    ),
    ruling(
      'OR-3.15',
      'If you have nothing to plan with, neither follower nor tech tile, your plan is confirmed by itself.',
    ),
    ruling(
      'OR-3.17',
      'You may take back up to 20 things in a planning. A plan that you have confirmed can still be changed until everybody has confirmed.',
    ),
    ruling(
      'OR-3.22',
      'The condition for the first tech tile holds for the plan as a whole: of the first tiles that you place in one planning, one has to cover a farmer space, and you cannot take that one back while another one lies elsewhere. A follower who stands on a space is not pushed away by a tile.',
    ),
    ruling(
      'OR-3.23',
      'Only the first tile ever placed is bound to a farmer space. If it is lost, the next one is free.',
    ),
    ruling(
      'OR-3.25',
      'Secret planning at the same time is the usual way. The texts allow planning together, and in turn order where somebody asks for it.',
    ),
    ruling(
      'OR-3.29',
      'Recruiting is what Farmhouse, Village, University, Castle and Monastery are for; the good, tile, tech tile or development that comes with it is a bonus. Goods are what the five workshops are for, tech what the Laboratory is for.',
    ),
    ruling(
      'OR-3.32',
      'If only one of the three can be recruited in the Village, it comes without a question. On the fifth step of the boatman track only the first player gets something.',
    ),
    ruling('OR-3.39', 'At 30 the Windmill still pays its coins: development is only one half of it.'),
    ruling('OR-3.41', 'You may leave a good where it is: taxes can make goods unwelcome.'),
    ruling('OR-3.43', 'The Horse Wagon takes a good like the Wagon, although the text only speaks of the move.'),
    ruling(
      'OR-3.46',
      'At most two followers go to deeds in one action, also with a component set whose Town Hall or tower holds more.',
    ),
    ruling('OR-3.48', 'At 30 of the development track the Canalisation only pays the coin, without a question.'),
    ruling('OR-3.49', 'The citizen of a deed is taken before the reward of the Canalisation is chosen.'),
    ruling('OR-3.52', 'Only followers who were sent leave Town Hall or tower; the others are not put into the bag.'),
    ruling('OR-3.56', 'The Office can be used without a station; it then pays nothing.'),
    ruling(
      'OR-3.59',
      'If School or Herb Garden is lost, those who stand in for others by its help stay and still fill their spaces.',
    ),
    ruling('OR-3.60', 'With an empty bag the Bathhouse cannot be used.'),
    ruling('OR-3.61', 'The followers drawn still count as being in the bag until one of them is placed.'),
    ruling('OR-3.62', 'Market and tower are no places of work, so nobody goes there from the Bathhouse.'),
    ruling(
      'OR-3.64',
      'The bather stays on its space until you have decided; then it goes to the bag. You are always asked, even if nobody fits anywhere.',
    ),
    ruling(
      'OR-3.68',
      'It is for you to decide, before anything is paid or drawn, and it spares you all of the event or nothing. You are asked even if the event would cost you nothing.',
    ),
    ruling(
      'OR-3.74',
      'If there is only one way to pay a food, it is paid without a question. Under torture you are always asked.',
    ),
    ruling('OR-3.75', 'Food has to be used before torture can arise.'),
    ruling('OR-3.76', 'Only what is given up under torture leaves the game.'),
    ruling('OR-3.82', 'Followers in a tower that is given up go to the bag as well.'),
    ruling('OR-3.83', 'A tech tile that is given up leaves an ordinary space behind.'),
    ruling('OR-3.85', 'Stepping back onto a coin space counts as going back over it.'),
    ruling('OR-3.86', 'A debt for which nothing is left is forgiven.'),
    ruling(
      'OR-3.91',
      'Which events of a letter are still to come is shown, since anybody can see it from the tiles turned up. The goods that were taken out are not shown, although anybody can work them out.',
    ),
    ruling('OR-5.1', 'A tie for most stations gives the last citizen to nobody, as ties in the census do.'),
    ruling('OR-5.3', 'If the development is equal, too, the victory is shared.'),
  ],
}
