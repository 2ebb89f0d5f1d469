import { blockMakers, type Rulebook } from '@eminence/kernel'
import type { LuminaryId } from '../../../luminaries/data.ts'
import { cardNamed } from '../../data.ts'
import { en } from '../en.ts'
import { exampleTricks, type RulebookPicture } from '../pictures.ts'
import { allCardsInFull, cardsBySuit } from '../tables.ts'

const { text, rule, ruling, list, table, example, drawnExample: trick, picture } = blockMakers<RulebookPicture>(' ')
const card = (id: LuminaryId): string => en.cards.brief(cardNamed(id))

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'The game in short',
      blocks: [
        text(
          'One player orders a trump suit and must then take more than half of the tricks together with a partner; the other side tries to prevent it.',
          'Every hand brings a few points, and the side that first has 12 wins.',
        ),
        text('If you know other trick-taking games, four things are new:'),
        list(
          'Most cards belong to two suits at once.',
          'When such a card is led, the first player who follows decides which of its two suits counts: that suit is locked.',
          'Besides the trump suit there is a bonus suit, whose cards are worth collecting.',
          'A crown that is winning a trick can be beaten by any other crown: that is a trounce.',
        ),
        text(
          'Four players sit in two partnerships, partners opposite each other.',
          'Two play Strawhand and three play Cutthroat; both have a section of their own further down.',
        ),
      ],
    },
    {
      title: 'Cards and suits',
      blocks: [
        rule(
          'TR-1.1',
          'The game uses 27 luminary cards of Pax Illuminaten, in two piles that are never mixed.',
          'One pile is the six aces; the other is the remaining 21 cards: 15 cards with two suits, and six crowns.',
        ),
        rule(
          'TR-2.1',
          'The six suits are the six factions: Nobility, Professions, Magistrates, Artists, Scholars and Clergy.',
          'Aces and crowns have one suit; the cards from 2 to 6 have two and belong fully to both.',
          'In every suit the order from high to low is crown, ace, 6, 5, 4, 3, 2.',
          'Nothing else that is printed on a card matters here.',
        ),
        picture(
          { name: 'card', card: 'PIL040' },
          `A card, here ${card('PIL040')}: its value, its two suits and its name.`,
        ),
        picture(
          { name: 'suit', suit: 'scholars' },
          'The seven cards of Scholars from high to low: five of them belong to another suit as well.',
        ),
        rule(
          'TR-2.2',
          'Each suit has exactly seven cards, one of each value, and each pair of suits is on one card.',
          'Two cards that share a suit therefore never have the same value, and no trick can be tied.',
        ),
      ],
    },
    {
      title: 'The deal',
      blocks: [
        table(
          ['', 'Four players', 'Strawhand (two)', 'Cutthroat (three)'],
          ['Sides', 'two pairs', 'each alone', 'the maker against two others, all scores separate'],
          ['Cards dealt to each', '5 in hand', '3 face down, 3 face up on them, 3 in hand', '6 in hand'],
          ['Left over, unseen', '1 card', '3 cards', '3 cards'],
          ['Aces dealt after the ordering', '1 each', '1 each, 2 stay aside', '1 each, 1 stays aside'],
          ['Tricks in a hand', '6', '10', '7'],
          ['Going alone', 'allowed', 'no', 'no'],
          ['Points to win', '12', '12', '12'],
        ),
        rule('TR-1.2', 'One player is the first dealer and gets the dealer card.'),
        ruling('TR-1.2', 'The first dealer is drawn at random; the rules only say that one is chosen.'),
        rule('TR-1.3', 'After every hand the deal moves one place to the left, that is, clockwise.'),
        rule(
          'TR-3.1',
          'The dealer shuffles the 21 cards and has the opponent on the right cut them.',
          'With four players everybody gets five cards in two rounds from the dealer’s left: packets of 3, 2, 3, 2, then of 2, 3, 2, 3.',
          'The last card stays face down; nobody sees it. (At this table the cards are simply dealt at random.)',
        ),
        rule('TR-3.2', 'Then the six aces are shuffled, and two of them are turned up in the middle.'),
      ],
    },
    {
      title: 'Ordering the suits',
      blocks: [
        text(
          'Before the first trick somebody orders two suits: the trump suit, which beats all others, and the bonus suit, whose cards bring a point to whoever collects more of them.',
          'Who orders is the maker, and the maker’s partner is on the makers’ side. The others are the defenders.',
        ),
        rule(
          'TR-3.3',
          'First round: beginning at the dealer’s left, everybody including the dealer passes or orders.',
          'To order, choose which of the two aces on the table shows the trump suit; the other one shows the bonus suit.',
          'The first order ends the ordering.',
        ),
        picture(
          { name: 'order' },
          'The first round: either ace can be ordered as trump; the other one then shows the bonus suit.',
        ),
        rule(
          'TR-3.4',
          'If all pass, the two aces are put aside and the other four are turned up.',
          'Second round, in the same order: pass, or choose one of these four as trump suit and another of the four as bonus suit.',
        ),
        rule(
          'TR-3.5',
          'If all pass again, the dealer must order: any two of all six aces, those put aside included, one as trump suit and one as bonus suit.',
        ),
        rule('I-4', 'The trump suit and the bonus suit are always different.'),
        rule(
          'TR-3.6',
          'An order is public and final.',
          'The two chosen aces lie open next to the maker until the hand is over, the trump ace above the bonus ace. They belong to no hand and to no trick, so in these two suits the 6 comes right after the crown.',
        ),
        rule(
          'TR-3.8',
          'The four aces that were not chosen are shuffled and dealt, one face down to each player; everybody now has six cards.',
          'So you order before you know your ace.',
        ),
      ],
    },
    {
      title: 'Going alone',
      blocks: [
        rule(
          'TR-3.7',
          'With four players the maker may declare, together with the order, to play without the partner.',
          'The partner lays the hand face down and takes no part; none of its cards is used or shown.',
          'All six tricks are then worth three points instead of two.',
        ),
        ruling('TR-3.7', 'A dealer who had to order may go alone as well: it is an order like any other.'),
        ruling(
          'TR-3.8',
          'The partner who sits out is dealt an ace too, which is out of play like the rest of that hand.',
          'So there is as much unknown as in any other hand.',
        ),
      ],
    },
    {
      title: 'Leading and following',
      blocks: [
        rule(
          'TR-3.9',
          'The player at the dealer’s left leads to the first trick; after that whoever won the last trick leads.',
          'The others add one card each, clockwise. A partner who sits out is skipped.',
        ),
        ruling('TR-3.9', 'If the partner who sits out would have the first lead, the next player to the left leads.'),
        rule('TR-3.10', 'You may lead any card at any time, also a trump.'),
        rule(
          'TR-3.11',
          'The suits of the led card are the open suits.',
          'If an ace or a crown was led, its only suit is locked at once. If a card with two suits was led, both are open until one is locked.',
        ),
        rule(
          'TR-3.12',
          'If you hold a card of an open suit, you must play one; which one is up to you, and you need not beat anything.',
          'Once a suit is locked, only that suit counts: cards of the other suit of the led card neither have to be played nor count as following.',
        ),
        rule(
          'TR-3.13',
          'The first player who follows with a card that has exactly one of the two open suits locks that suit for the rest of the trick.',
          'Who cannot follow locks nothing; the lock then falls to the next player who does follow.',
        ),
        ruling(
          'TR-3.13',
          'A card with both open suits would lock neither of them. With these 27 cards that cannot happen.',
        ),
        rule(
          'TR-3.14',
          'If you hold no card of an open suit, or none of the locked suit, you may play whatever you like: a trump, a crown, or a card you want to be rid of.',
        ),
      ],
    },
    {
      title: 'Trumps',
      blocks: [
        rule(
          'TR-3.15',
          'Every card that shows the trump suit is a trump, also when it was led or played for the sake of its other suit.',
        ),
        ruling(
          'TR-3.15',
          'The rules only speak of trump cards. We hold that a card with two suits belongs to both of them at any time.',
        ),
        rule(
          'TR-3.16',
          'A led trump with two suits opens both of them like any other card, and its other suit may be locked; for winning the trick it remains a trump.',
          'If the crown of the trump suit is led, the trump suit is locked.',
        ),
        ruling('TR-3.16', 'No exception is made anywhere for a led trump with two suits, so none is made here.'),
      ],
    },
    {
      title: 'Who wins the trick, and the trounce',
      blocks: [
        rule(
          'TR-3.17',
          'Look at the cards in the order in which they were played. At first the led card is winning. A later card takes over in four cases:',
        ),
        list(
          'Trounce: it is a crown, and the card that is winning is a crown. Suits do not matter, and the beaten crown cannot come back.',
          'It is a trump, and the card that is winning is not.',
          'Both are trumps, and it is higher.',
          'Neither is a trump, it is of the locked suit (or of an open suit while nothing is locked) and higher, and the winning card did not get there by a trounce.',
        ),
        text(
          'In all other cases the card that is winning stays ahead. After the last card its player takes the trick.',
        ),
        rule(
          'TR-3.18',
          'A trounce must be a legal play: if you can follow, you must.',
          'So a trounce comes from somebody who cannot follow, or who follows an open suit with its crown.',
          'Any crown can be trounced, even your partner’s, and the trouncing crown can be trounced again; the last crown counts.',
        ),
        rule(
          'TR-3.19',
          'A trump that is played after a trounce beats the trouncing crown, unless that crown is a trump itself.',
        ),
        ruling(
          'TR-3.19',
          'When the crown of the trump suit has trounced another crown, only a further crown beats it: among trumps the highest wins, and it has not been trounced.',
        ),
        ruling(
          'TR-3.19',
          'A trump after a trounce need not be higher than trumps that lie there from before: they had already lost to the crown that was trounced.',
        ),
        rule(
          'TR-3.20',
          'A crown that is played while something else than a crown is winning is an ordinary card: it wins only as a trump or as the highest card of the suit.',
        ),
        rule(
          'TR-3.21',
          'The winner lays the trick face down in front; everybody can always see how many tricks each side has.',
          'All cards of a hand are played.',
        ),
        ruling('TR-3.21', 'Play goes on even when the tricks are decided, because the bonus suit may still be open.'),
      ],
    },
    {
      title: 'Scoring',
      blocks: [
        rule('TR-2.3', 'What a hand is worth in the three forms of the game:'),
        table(
          ['', 'Four players, per side', 'Strawhand', 'Cutthroat'],
          [
            'The maker succeeds',
            '4–5 tricks: 1; all 6: 2',
            '6–7 tricks: 1; 8–9: 2; all 10: 4',
            'tricks minus 2, from 3 on',
          ],
          ['All tricks alone', '3 instead of 2', '–', '–'],
          [
            'The maker is usurped',
            '3 or fewer: 2 to the defenders',
            '5 or fewer: 2 to the opponent',
            '2 or fewer: 2 to each defender, plus 1 for each own trick from the fifth on',
          ],
          ['Defender although the maker succeeds', '0', '0', '1 with 3 or more tricks'],
          ['Bonus suit', '1 to who has more; tie: 0', '1 to who has more; tie: 0', '1 to who has most; tie: 1 each'],
        ),
        rule(
          'TR-3.22',
          'The makers get 1 point for four or five tricks and 2 points for all six; a lone maker gets 3 points for all six.',
          'If they take three or fewer, the defenders usurp the order: 2 points for them and none for the makers. Three tricks each are a usurp, too.',
          'Going alone changes nothing else.',
        ),
        rule(
          'TR-3.23',
          'Each side counts the cards with the bonus suit in the tricks it has won. The side with more gets 1 point; if they are equal, nobody does.',
          'The bonus ace on the table does not count, nor do cards that were not dealt or are out of play.',
        ),
        rule('TR-3.24', 'All points of the hand are added together; only then do you look whether the game is over.'),
      ],
    },
    {
      title: 'Strawhand: two players',
      blocks: [
        text('Everything is as with four players, except for the following.'),
        rule(
          'TR-3.25',
          'Each player gets three cards face down in a row, one card face up on each of them, and three cards in hand. Three cards stay unused.',
          'Nobody may look at the face-down cards.',
        ),
        picture(
          { name: 'rows' },
          'Rows in Strawhand: a hidden card lies under a face-up card until that one is played.',
        ),
        rule(
          'TR-3.26',
          'The player who is not the dealer speaks first. Nobody goes alone.',
          'After the order each player gets one of the four remaining aces in hand; the other two stay aside, unseen.',
        ),
        rule(
          'TR-3.27',
          'You play from your hand and from your face-up cards, and your duty to follow covers both.',
          'The face-up cards of both players are open to both.',
        ),
        rule(
          'TR-3.28',
          'When a face-up card is played, the face-down card under it is turned up and can be played from then on.',
        ),
        ruling('TR-3.28', 'It is turned up at once, before the opponent plays.'),
        rule('TR-3.29', 'The player who is not the dealer leads to the first trick. There are ten tricks.'),
        rule(
          'TR-3.30',
          'The maker needs six tricks: six or seven bring 1 point, eight or nine 2, all ten 4.',
          'With five or fewer (five each included) the opponent gets 2. The bonus suit counts as usual.',
        ),
      ],
    },
    {
      title: 'Cutthroat: three players',
      blocks: [
        text('Everything is as with four players, except for the following.'),
        rule(
          'TR-3.31',
          'Everybody gets six cards; three stay unused. Nobody goes alone: the maker always plays against the other two.',
          'After the order everybody gets one of the four remaining aces; the fourth stays aside, unseen. There are seven tricks.',
          'All keep their own tricks and their own score.',
        ),
        rule(
          'TR-3.32',
          'A maker with three or more tricks gets their number minus 2: 1 point for three, 5 for all seven.',
          'A defender who takes three or more tricks then gets 1 point.',
        ),
        rule(
          'TR-3.33',
          'A maker with two or fewer tricks gets nothing, and each defender gets 2 points, plus 1 for each own trick from the fifth on: 3 for five, 4 for six, 5 for seven.',
        ),
        ruling(
          'TR-3.33',
          'The text we read speaks here of the other players failing. Only a failing maker agrees with the word usurp and with the figures: one defender can have all seven tricks only if the maker has none.',
        ),
        rule(
          'TR-3.34',
          'For the bonus suit everybody who has most of its cards gets 1 point, also when several are tied.',
        ),
        ruling(
          'TR-3.34',
          'If nobody had a bonus card, nobody would get the point. That cannot happen: at least three of them are in play.',
        ),
      ],
    },
    {
      title: 'Next hand, end of the game, options',
      blocks: [
        rule(
          'TR-3.35',
          'All cards are gathered, aces and others separately, and the player at the dealer’s left deals the next hand.',
        ),
        rule(
          'TR-5.1',
          'The game ends after a hand when somebody has 12 points or more and one side is ahead of all others: that side wins.',
        ),
        ruling(
          'TR-5.1',
          'If both sides reach 12 in the same hand, a difference decides at once, as with 13 to 12, for the hand has then ended with a difference. A tie, as with 12 to 12, leads to another hand. With three players, too, a tie for the lead means another hand for all three.',
          'The option “One more hand when several reach 12” is the stricter reading: when two or more stand at 12 or more for the first time after the same hand, one more hand is played even at 13 to 12; from then on a sole leader wins.',
        ),
        rule('TR-5.2', 'Points beyond 12 count: scores are not cut off.'),
        rule(
          'TR-5.3',
          'With the option “Match (best of three)” whoever first wins two games wins the match. The deal keeps moving to the left from game to game.',
        ),
        ruling(
          'TR-5.3',
          'With three players, too, the first to win two games wins the match. If each of them has won one, a fourth game decides.',
        ),
      ],
    },
    {
      title: 'Worked examples',
      blocks: [
        text('In the tricks A leads; then B, C and D play in this order.'),
        trick(
          exampleTricks.firstFollowerLocks,
          `The lock. Clergy is trump. A leads ${card('PIL029')}: both suits are open.`,
          `B must play Scholars or Professions and chooses ${card('PIL027')}: Scholars is locked, and B is winning, 6 over 3.`,
          'C and D must play Scholars if they can. If C has Professions but no Scholars, C may play anything.',
        ),
        trick(
          exampleTricks.lockPassesOn,
          `The lock passes on. Nobility is trump. A leads ${card('PIL029')}. B has neither suit and throws ${card('PIL007')}: nothing is locked.`,
          `C follows with ${card('PIL040')} and locks Professions. D has Scholars but no Professions, is free to play anything, and throws ${card('PIL057')}.`,
          'That crown is not of the locked suit, is no trump, and finds no winning crown to trounce: C takes the trick with the 4.',
        ),
        trick(
          exampleTricks.followerIsTrump,
          `Following and trumping at once. Artists is trump. A leads ${card('PIL029')}. B plays ${card('PIL027')}: it follows Scholars, locks that suit, and is a trump.`,
          `C plays ${card('PIL057')}, D plays ${card('PIL015')}. B wins: even the crown of the locked suit loses to the trump.`,
        ),
        trick(
          exampleTricks.ledTrumpLockedAway,
          `A led trump with two suits. Nobility is trump. A leads ${card('PIL035')}. B follows with ${card('PIL027')} and locks Scholars, but does not beat a trump.`,
          `C has no Scholars and plays ${card('PIL016')}, a lower trump. D has none either and plays ${card('PIL019')}, a higher trump: D wins.`,
        ),
        trick(
          exampleTricks.trumpAfterTrounce,
          `Trounce, and a trump on it. Nobility is trump. A leads ${card('PIL052')}. B has no Nobility and plays ${card('PIL054')}: trounce, B is winning.`,
          `C follows with ${card('PIL019')}, a trump, and is winning. D has no Nobility and plays ${card('PIL055')}: no crown is winning any more, so this is no trounce, and it is no trump. C takes the trick.`,
        ),
        trick(
          exampleTricks.trouncedTwice,
          `Trounced twice. Nobility is trump; B, C and D have no Artists. A leads ${card('PIL055')}, B trounces it with ${card('PIL054')}, and C trounces B with ${card('PIL056')}.`,
          `D plays ${card('PIL002')}, the lowest trump there is, and wins. Without it C would have won.`,
        ),
        trick(
          exampleTricks.lowTrumpAfterTrounce,
          `A low trump is enough. Nobility is trump. A leads ${card('PIL019')}, B plays ${card('PIL052')} and locks Nobility. C has no Nobility and plays ${card('PIL057')}: trounce.`,
          `D follows with ${card('PIL002')} and wins. A’s higher trump does not count any more: B’s crown had beaten it before the trounce.`,
        ),
        trick(
          exampleTricks.followersStayBeaten,
          `After a trounce the suit is out of it. Nobility is trump. A leads ${card('PIL055')}, B has no Artists and trounces with ${card('PIL056')}.`,
          `C plays ${card('PIL049')}, D plays ${card('PIL027')}: both follow, neither beats the trouncing crown. B wins.`,
        ),
        trick(
          exampleTricks.trumpCrownTrounced,
          `Even the crown of trumps. Nobility is trump; B, C and D have no Artists. A leads ${card('PIL055')}, B trounces with ${card('PIL052')}, a trump.`,
          `C’s ${card('PIL019')} is only a lower trump. D plays ${card('PIL054')}, trounces B and wins.`,
        ),
        trick(
          exampleTricks.trounceByFollowing,
          `A trounce by following. Nobility is trump. A leads ${card('PIL040')}. B has neither suit and plays ${card('PIL052')}: a trump, winning; nothing is locked yet.`,
          `C follows with ${card('PIL055')}, locks Artists and trounces B. D’s ${card('PIL049')} follows, but too late. C wins.`,
        ),
        example(
          `What may be played. ${card('PIL040')} is led, and nothing is locked. You hold ${card('PIL021')}, ${card('PIL049')}, ${card('PIL015')} and ${card('PIL057')}.`,
          'You may play the first two. If somebody before you has locked Artists, only the ace; if Professions is locked, only the 6. Without any card of the two suits you may play everything.',
        ),
        example(
          'Scores with four players. Makers with 4 tricks, bonus cards 3 to 3: 1 point to the makers, none to the defenders. Tricks 3 to 3, bonus cards 4 to 1 for the makers: 2 points to the defenders, 1 to the makers.',
          'All six tricks bring 2, and 1 more with most bonus cards; alone 3, and 1 more. Five tricks alone bring 1; two tricks alone bring the defenders 2.',
        ),
        example(
          'Scores in Strawhand. The maker gets 1 point for 7 tricks, 2 for 8 or 9, and 4 for 10; with 5 the opponent gets 2.',
          'Bonus cards 3 to 2 bring 1 point to the player with 3; 2 to 2 bring nothing.',
        ),
        example(
          'Scores in Cutthroat, in the order maker, X, Y. Tricks 5, 2, 0: points 3, 0, 0. Tricks 3, 4, 0 or 3, 3, 1: points 1, 1, 0. Tricks 7, 0, 0: points 5, 0, 0.',
          'Usurped: tricks 2, 5, 0: points 0, 3, 2. Tricks 2, 3, 2 or 1, 4, 2: points 0, 2, 2. Tricks 0, 7, 0: points 0, 5, 2. Bonus cards 2, 2, 1: one more point each for the maker and X.',
        ),
        example(
          'The end. At 11 to 11 the first side orders and is usurped, but has more bonus cards: 12 to 13, and the second side wins.',
          'At 11 to 10 the first side makes 1 point with its order, and the other gets the bonus: 12 to 11, and the first side wins.',
          'At 11 to 11 the makers get 1 point and the defenders the bonus: 12 to 12, and another hand is played.',
        ),
      ],
    },
    {
      title: 'The 27 cards',
      blocks: [
        text('By suit; each card from 2 to 6 appears twice, once in each of its suits.'),
        cardsBySuit(en, 'Suit'),
        text('By value, with full names:'),
        allCardsInFull(en, ', ', ['Luminary', 'Value', 'Suits']),
        rule(
          'TR-2.2',
          'Component set: reconstructed. Which luminary carries which suits and which strength could not be looked up and was reconstructed, so a printed deck may differ.',
        ),
      ],
    },
  ],
}
