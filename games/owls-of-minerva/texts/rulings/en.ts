import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../en.ts'

const { text, ruling } = blockMakers(' ')
const { options } = en

/** Where the text is silent, rough or contradictory. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Our rulings',
  blocks: [
    text('Where the text is silent, rough or contradicts itself, this table plays as follows.'),
    ruling(
      'OM-1.2',
      'The reform cards that are not laid out are out of the game. They are no secret: all lists are public, so that everybody can work out which ones are missing.',
    ),
    ruling(
      'OM-1.4',
      'All choose their identity at the same time, and the choices are shown together. Who is dealt nothing but aces and crowns shows them and gets five new cards.',
    ),
    ruling(
      'OM-1.5',
      'The contact cards that have filled the map are not shuffled back in: so ten followers of each faction always suffice.',
    ),
    ruling(
      'OM-1.8',
      'Start colours are dealt at random with any number of players. The text only says that everybody begins on regions of the own colour.',
    ),
    ruling('OM-3.6', 'You cannot pass: one card is always played. But you need not use anything of it.'),
    ruling(
      'OM-3.7',
      'Where you go, which follower a Freemason picks and how a reform is paid are offered directly among your actions; there is no announcement before them that would have to be taken back.',
    ),
    ruling('OM-3.9', 'The rank is the furthest that you may go. A shorter way is allowed, standing still is not.'),
    ruling(
      'OM-3.12',
      'Who is attacked must play a card if there is one. An attacker’s ace and a defender’s crown count 0. A crown and an ace cancel each other, one for one, and strength decides. A tie that the attacker leaves is won by the defender.',
    ),
    ruling(
      'OM-3.15',
      'A lost oust does not end the turn: what is left of the action card is done from where the pawn was put.',
    ),
    ruling('OM-3.16', 'You take every follower that your card can gather; leaving one would have no use.'),
    ruling(
      'OM-3.18',
      'A gathering takes at least one follower. Otherwise every region that has been emptied would be a free point.',
    ),
    ruling(
      'OM-3.21',
      'The second card may be chosen after seeing the first. The gaps in the court are filled when you draw at the end of the turn, not before.',
    ),
    ruling(
      'OM-3.24',
      'A further card has to cover at least one symbol that is still open. Once it is shown it cannot be taken back: all have seen it, and you can certainly finish the reform.',
    ),
    ruling(
      'OM-3.25',
      `The sentence on what the identity card does in a reform is rough. We read it literally: it may allow a reform, and never pays. The option “${options.idFollowersPay.name}” is the generous reading. No reform asks for a rank.`,
    ),
    ruling('OM-3.26', 'When a further card covers the last open symbol, the reform is completed at once.'),
    ruling(
      'OM-3.30',
      'In a turn with a Rosicrucian you draw up to five, since the higher limit holds for the whole turn. Nobody discards down to four later.',
    ),
    ruling(
      'OM-3.35',
      'The discard pile shows its top card and may not be looked through. Whoever pays attention still knows what is in it, and which cards were taken from the court: computer players reckon with what such an attentive player remembers, and with nothing more.',
    ),
    ruling(
      'OM-5.1',
      'The game ends with the turn in which the last reform card is taken; the others have no further turn. The very last turn of a game, also of round six, has no drawing.',
      `With the option “${options.finishRound.name}” the remaining turns of that round are ordinary ones, with drawing; only the last of them draws nothing.`,
    ),
    ruling(
      'OM-5.4',
      'The list of the text gives 2 points for a majority and 1 for all six factions; its own example says the opposite. We follow the example: all six are harder to get. And we count each faction in which you have the most.',
    ),
    ruling('OM-5.6', 'If followers are equal, too, the victory is shared.'),
  ],
}
