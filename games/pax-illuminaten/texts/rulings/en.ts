import { blockMakers, type Rulebook } from '@eminence/kernel'

const { text, ruling } = blockMakers(' ')

/** Where the text is silent, garbled or contradictory. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Our rulings',
  blocks: [
    text(
      'Where the text is silent, garbled or contradicts itself, this table plays as follows. One on the setup besides: you keep your contact card for the whole game, since the placard needs it.',
    ),
    ruling('PI-1.2', 'If one of several disks of yours on a card leaves it, it is the lowest one.'),
    ruling('PI-1.3', 'A card is never its own neighbour in Organize, Whisper, plots, and for the directions of bots.'),
    ruling('PI-1.4', 'Placards are no cards of the map: a card beside one is an edge card.'),
    ruling(
      'PI-1.13',
      'The discards are shuffled the moment the last card leaves the deck; if there are none then, as soon as there is one.',
    ),
    ruling(
      'PI-2.2',
      'The favors of an exchange are really of one faction; a wild Artists favor does not complete the set of another faction. And a set of a faction that is itself asked for is not offered: one of these favors would do.',
    ),
    ruling(
      'PI-2.5',
      'Which symbols fall away is one decision, for all disks of the action together. The reductions of the single disks come first, then that of the total, which has no minimum.',
    ),
    ruling('PI-3.2', 'Subversion happens by itself; the gainer chooses whom it hits.'),
    ruling('PI-5.4', 'No exchange for Congress and Press; Artists favors of their holder may help to pay the Press.'),
    ruling(
      'PI-5.5',
      'Where Rosicrucian Advance allows it, a Scout is offered twice: as a main action, and free with a favor that matches the Rosicrucian card. An Influence or Expel that it names is always free.',
    ),
    ruling('PI-6.4', 'Two such effects bring the favor value twice.'),
    ruling('PI-8.1', 'A card without any disk cannot be extorted: ANY waives nothing but adjacency.'),
    ruling(
      'PI-8.3',
      'Whisper is voluntary, card by card. Aces and crowns are ranks like the others; placards never whisper.',
    ),
    ruling('PI-8.7', 'Subversion works in an Extort, too.'),
    ruling('PI-8.8', 'If the disks of all count as yours, there is nobody left to conspire with.'),
    ruling('PI-9.1', 'At least one move must be possible; you may make fewer than three, even none.'),
    ruling(
      'PI-10.1',
      'The order is: target, payment, card from the hand. So the card stays hidden until it is laid. All favors of one payment match one and the same acting card, in an Oust, too. Face-down cards cannot be expelled.',
    ),
    ruling('PI-10.3', 'Onto a crown only if the disks of others are of one player; your own return then.'),
    ruling('PI-11.6', 'You can only go on if you have a card left.'),
    ruling(
      'PI-11.10',
      'All three kinds of follow-up happen on the card with the cube. In Fair Weather the organized disks may come from anywhere. Two Ousts on one card leave two cubes.',
    ),
    ruling('PI-12.1', 'Under Freemason Compact, too, nothing follows a crown.'),
    ruling(
      'PI-12.2',
      'With the Magistrates card “both” may be chosen even if the ability then turns out to be impossible: it is lost. A crown ends the chain in either use.',
    ),
    ruling('PI-12.3', 'A card may be played for its link even if its ability can do nothing.'),
    ruling('PI-12.5', 'The three favors of an ace are its ability, not the quick favor of the turn.'),
    ruling('PI-12.7', 'An edict emptied by a scheme is discarded at once and counts towards the five.'),
    ruling('PI-14.4', 'A plot is met by as few cards as possible: adding further cards does not make it another set.'),
    ruling('PI-14.5', 'The group of P01 is taken inside the edge cards, as the example of the text treats it.'),
    ruling('PI-14.7', 'For P03 several crowns add up.'),
    ruling('PI-14.9', 'P05 names no number of cards: three can do.'),
    ruling('PI-14.11', 'P07 speaks of knights in the text that we had; we take them for aces.'),
    ruling('PI-14.12', 'For P08 the chain is enough; you need not be on every card of the lodge.'),
    ruling('PI-15.4', 'This cannot occur: no rule removes a plot from the game. It is told for completeness.'),
    ruling('PI-16.1', 'Aces and crowns that lay face up before, and those in the court, do not count.'),
    ruling(
      'PI-17.3',
      'The fee falls due with the second court card. Cards from the deck may be looked at before you decide. Who holds too many discards down and draws nothing.',
    ),
    ruling(
      'PI-18.1',
      'After a plot or bot victory all others share the second place; the number shown for each is that of the plots met.',
    ),
    ruling('PI-18.3', 'All six factions score, also those whose card is not in play.'),
    ruling('PI-18.5', 'The limit of sixty rounds is ours and always holds, so that every game ends.'),
    ruling('PI-19.1', 'The disk on the bot’s placard makes it count as one influence, like the placard of a person.'),
    ruling('PI-19.4', 'A card qualifies for a line if one of its points can be carried out on it.'),
    ruling('PI-19.6', 'Without a hand there is nothing to swap: the card that is turned up stays.'),
    ruling(
      'PI-19.11',
      'It attacks all disks of who has most there, in a tie the first clockwise. It also spends favors when it is attacked. What it places after a victory is no Influence.',
    ),
    ruling('PI-19.12', 'A planning card that is an ace or crown leads to an event check.'),
    ruling(
      'PI-19.14',
      'If nothing can be done with a target, the script turns on clockwise as in line 3f; only when all around were tried does it extort.',
    ),
    ruling('PI-20.3', 'He does not expel a card that carries disks of his own.'),
    ruling('PI-20.4', 'Line 1d is also taken if a to c give nothing, and leads to where he can go on.'),
    ruling('PI-22.5', 'This line stands before the Expel; after it, it could never happen.'),
    ruling('PI-22.6', 'An Expel needs a target without any disks.'),
    ruling(
      'PI-22.7',
      'The same holds for every target with which nothing can be done: the next one clockwise is taken. The token goes to the last target only if a bot disk lies there.',
    ),
    ruling(
      'PI-23.2',
      'Line 3d is followed to the letter: Weishaupt may replace even an ace or crown that is full of his own disks.',
    ),
  ],
}
