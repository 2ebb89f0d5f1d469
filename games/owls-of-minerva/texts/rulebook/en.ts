import { blockMakers, type Rulebook } from '@eminence/kernel'
import { headStart } from '../../data.ts'
import { en, tally } from '../en.ts'
import { examples, type RulebookPicture } from '../pictures.ts'
import { rulings } from '../rulings/en.ts'
import { cardTable, reformTable, regionTable } from '../tables.ts'

const { text, rule, rules, list, table, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')
const { options } = en
const names = en.luminaries.names

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'The game in short',
      blocks: [
        text(
          'The order of the Illuminati is banned, its members have gone into hiding. You are one of them, a fugitive luminary on the roads of Bavaria and Tyrol.',
          'You look for followers among nobles and artists, scholars and priests, and where enough of them come together you found the order anew: you make a reform.',
        ),
        text(
          'The game lasts six rounds, and in each round you play just one card. But this card does a lot: it moves your pawn, gathers followers, perhaps has a special power, and may pay for part of a reform.',
          'Reforms bring most of the points, disks on the map and followers that are left bring the rest. Whoever has the most points wins.',
        ),
        text('Three things to keep in mind from the start:'),
        list(
          'The card that you play in a turn with a reform goes under the reform card and is worth points, too: high cards are worth more there than in hand.',
          'Reforms and untouched regions are a race: what somebody has taken is gone.',
          'In each round an edict blocks one of the six factions on the map.',
        ),
      ],
    },
    {
      title: 'What is on the table',
      blocks: [
        picture(
          { name: 'map' },
          'The map: 15 regions with their borders. A slot in a region is the place of its reform card; the coloured ones are start regions.',
        ),
        text(
          'Besides the map there are 57 luminary cards, 20 reform cards, 6 edicts (one for each faction), 20 contact cards (each shows three different factions; only for the setup), 60 followers (ten of each faction) and, for each player, a pawn and 20 influence disks.',
        ),
        picture(
          examples.card,
          `A luminary card, here ${names.PIL029.full}. This game reads four things on it: rank, strength, factions and icon. All else is ignored.`,
        ),
        table(
          ['On the card', 'What it means'],
          ['Rank I, II, III', 'move up to 1, 2, 3 regions; 1, 2, 3 points under a reform card'],
          ['Ace or crown', 'move to any region; 4 points under a reform card'],
          ['Strength 2 to 6', 'counts in an oust; aces and crowns have 0'],
          ['Ace', 'played by the defender, it wins an oust'],
          ['Crown', 'played by the attacker, it wins an oust'],
          ['Factions (two, on aces and crowns one)', 'whom the card gathers, and which symbols of a reform it covers'],
          ['Freemason or Rosicrucian', 'a special power; many cards have none'],
        ),
      ],
    },
    {
      title: 'Setup',
      blocks: [
        rule(
          'OM-1.1',
          'For each region a contact card is turned up, and one follower of each of its three factions is put there. 45 followers are on the map now.',
        ),
        rule(
          'OM-1.2',
          'The reform cards are shuffled, and one is put face up on every slot that is open. The rest is out of the game. Every region can be entered with any number of players; only the slots differ:',
        ),
        table(
          ['Players', 'Reform cards', 'Regions without one'],
          ['2', '10', 'Bamberg, Nürnberg, Amberg, Brixen, Trient'],
          ['3', '12', 'Bamberg, Nürnberg, Amberg'],
          ['4', '15', 'none'],
        ),
        rule(
          'OM-1.3',
          'You are dealt five luminary cards, which only you see. The rest is the deck; its five top cards are turned up as the court.',
        ),
        rule(
          'OM-1.4',
          'Choose one of your five cards as your identity card: that is who you are. Aces and crowns cannot be chosen. All reveal their identities together; the other four cards are your hand.',
        ),
        rules(
          [
            'OM-1.5',
            'You are dealt one of the five contact cards that are left and put the three followers that it shows on your identity card.',
          ],
          [
            'OM-1.6',
            'Whoever has the lowest contact number is the starting player for the whole game; the turn passes clockwise.',
          ],
          ['OM-1.7', 'The six edicts are shuffled face down.'],
          [
            'OM-1.8',
            'Everybody has a start colour. The last player in turn order begins: put your pawn on one of the three regions of your colour. No disk is placed.',
          ],
          ['OM-1.9', 'All other followers are in the bank. Nothing ever comes out of it again.'],
        ),
      ],
    },
    {
      title: 'A round and a turn',
      blocks: [
        rule('OM-3.1', 'There are at most six rounds. In a round everybody has one turn, the starting player first.'),
        rule('OM-3.2', 'A turn has three steps:'),
        list(
          'Edict: only the starting player reveals one.',
          'Card: play one card from your hand and use it.',
          'Draw: fill up your hand.',
        ),
        rule(
          'OM-3.3',
          'The edict names a faction that is blocked until the next edict comes. Each of the six comes once, so each faction is blocked in one round; the sixth edict opens the last round.',
        ),
        rules(
          ['OM-3.4', 'Blocked followers on the map can be neither gathered nor moved by a Freemason.'],
          [
            'OM-3.5',
            'Followers that you already have can still be paid, the faction’s icons on cards count in reforms as always, and the winner of an oust may take such a follower.',
          ],
        ),
        example(
          'The edict blocks the Scholars. A card with Artists and Scholars, played where two Scholars and one of the Artists are, gathers only the one of the Artists. Where there are only Scholars, it cannot gather at all. A Scholar on your identity card may be paid in a reform nevertheless.',
        ),
      ],
    },
    {
      title: 'Your card',
      blocks: [
        rule(
          'OM-3.6',
          'Play exactly one card from your hand face up: your action card. You must play one, but need not use what it offers. Only with an empty hand is this step left out.',
        ),
        rule(
          'OM-3.7',
          'The action card gives you one move, one gathering and, if it has an icon, one use of it: each at most once, in any order. Besides, you may make one reform in a turn: before, between or after these. Finish one thing before you begin the next.',
        ),
        rule(
          'OM-3.8',
          'When you are done, the action card goes to the discard pile, unless it lies under a reform card.',
        ),
      ],
    },
    {
      title: 'Moving',
      blocks: [
        rule(
          'OM-3.9',
          'With rank I, II or III you move your pawn across borders, up to one, two or three regions. You must end in another region than you began. You may pass through regions with pawns, and nothing happens there.',
        ),
        rule('OM-3.10', 'With an ace or a crown you go to any other region, however far away.'),
        rule(
          'OM-3.11',
          'If there is a pawn where your move ends, you must try to oust it, at once. Your move is used up, whatever comes of it.',
        ),
      ],
    },
    {
      title: 'Gathering followers',
      blocks: [
        rule(
          'OM-3.16',
          'Take one follower for each faction icon of your action card from the region where your pawn is, as far as they are there and not blocked.',
        ),
        rules(
          ['OM-3.17', 'You may gather before or after your move, but not on the way, and only once.'],
          [
            'OM-3.18',
            'If there is no disk of anybody in that region, you put one of yours there. You must have gathered at least one follower for that.',
          ],
          ['OM-3.19', 'Your followers lie on your identity card, for all to see. You may have any number of them.'],
        ),
        drawn(
          examples.gathering,
          `You play ${names.PIL029.full} (rank II, Scholars and Professions) and go from Augsburg by way of München to Innsbruck. There you gather one of the Professions and one of the Scholars; there was no disk in Innsbruck, so you place one. München, through which you only passed, stays as it was.`,
        ),
        example('You gather where an opponent has a disk: you take the followers, but place no disk.'),
      ],
    },
    {
      title: 'Freemasons and Rosicrucians',
      blocks: [
        rule(
          'OM-3.20',
          'Freemason: move one follower of a faction of your action card from any region to an adjacent one, anywhere on the map. It must not be blocked. No disk is placed for that.',
        ),
        drawn(
          examples.freemason,
          `The same card, but in Innsbruck there is no Scholar. Before gathering you use its Freemason: a Scholar goes from Brixen to Innsbruck. Now you gather both there, and place the first disk.`,
        ),
        rule(
          'OM-3.21',
          'Rosicrucian: take two cards into your hand, each from the court or from the top of the deck. For this turn your hand limit is five; if both do not fit, you take one. You may use the cards in this very turn.',
        ),
        rule('OM-3.22', 'The icon on your identity card has no power.'),
      ],
    },
    {
      title: 'Reforms',
      blocks: [
        rule(
          'OM-3.23',
          'You may make a reform if your pawn is in a region that still has its reform card, and your action card shows at least one of the factions that it asks for. If it does not, it is enough that your identity card shows one. One reform in a turn.',
        ),
        rule(
          'OM-3.24',
          'Now cover all four symbols. Each icon of your action card covers one symbol of its faction. You may add further cards from your hand; each of their icons covers one more. What is still open you pay with followers from your identity card, into the bank. Icons that find no symbol are lost.',
        ),
        rules(
          ['OM-3.25', 'The icons and the rank of your identity card pay nothing.'],
          [
            'OM-3.26',
            'When all is covered, take the reform card and put it on top of your action card in front of you; both stay there to the end. Further cards go to the discard pile. Put one of your disks in the region, whatever is there already.',
          ],
          [
            'OM-3.27',
            'All or nothing: what cannot be covered completely cannot be begun. After the reform you may still use what is left of your action card.',
          ],
          ['OM-3.28', 'The slot stays empty.'],
        ),
        drawn(
          examples.withFollowers,
          `The reform asks for two Magistrates and two Clergy. ${names.PIL023.full} covers one of each as action card; you pay one follower of the Magistrates and one of the Clergy. At the end this is worth 3 points for the reform and 2 for the rank of the card under it.`,
        ),
        drawn(
          examples.withCards,
          `The same reform over ${names.PIL038.full}, rank III. The further card ${names.PIL015.full} (Clergy and Scholars) covers the second of the Clergy; its Scholars icon is lost. One follower of the Magistrates is paid. This is worth 3 + 3 points.`,
        ),
        example(
          'Your identity card shows Nobility and Clergy, and a reform asks for two of each. With an action card of Artists and Scholars you may make it, thanks to your identity card, but the action card covers nothing: two cards with Nobility and Clergy, or followers, have to cover all four. The action card still goes under the reform card.',
        ),
      ],
    },
    {
      title: 'Ousting',
      blocks: [
        text('Whoever ends a move on somebody’s region is the attacker, the other one is the defender.'),
        rule('OM-3.12', 'An oust goes like this:'),
        list(
          'Both count their own disks in that region and in all regions next to it, and add the strength of their identity card.',
          'The attacker adds the strength of the action card.',
          'The defender plays one card from hand and adds its strength.',
          'A crown of the attacker wins, whatever the strengths; so does an ace of the defender. If both have come out, they cancel each other.',
          'Otherwise the higher total wins.',
          'At a tie the attacker may play another card from hand, and the defender may answer with one; then compare again. If the attacker adds none, the defender wins.',
        ),
        rule(
          'OM-3.13',
          'The winner moves the loser’s pawn to the nearest region without a pawn; of several the winner chooses. The region where the attacker came from counts, too. Nobody is ousted by this.',
        ),
        rules(
          [
            'OM-3.14',
            'Then the winner puts a disk in the region of the oust and takes one follower of choice from the loser, if there is one.',
          ],
          [
            'OM-3.15',
            'The cards that were played in the oust are discarded, except for the action card. The turn goes on, also after a defeat: from where the pawn is now.',
          ],
        ),
        drawn(
          examples.oust,
          'A attacks B in Augsburg. A has two disks there and next to it, B three. A: 2 disks + 5 identity + 5 action card = 12. B: 3 disks + 6 identity + 5 for the card from hand = 14. B wins, moves A’s pawn to a free region next to Augsburg, puts a disk in Augsburg and takes one of A’s followers.',
        ),
        example(
          'You attack with a crown, 7 to 4, and the defender plays a 6: 7 to 10, but the crown wins. Had the defender played an ace, both would be cancelled, and your 7 would win against 4.',
        ),
        example(
          'You attack with an ace (strength 0) and have 5; the defender has 5 as well. You add a 3, the defender answers with a crown (strength 0): 8 to 5, you win. Had you stopped at 5 to 5, the defender would have won.',
        ),
      ],
    },
    {
      title: 'Drawing',
      blocks: [
        rules(
          [
            'OM-3.29',
            'First whoever was attacked in this turn draws up to four cards, from the deck, whoever has won.',
          ],
          [
            'OM-3.30',
            'Then you draw until you have four cards, one after the other, each from the court or from the deck. If you have used a Rosicrucian in this turn, you draw up to five.',
          ],
          ['OM-3.31', 'Then the court is filled up to five cards again.'],
          [
            'OM-3.32',
            'If the deck is empty when a card is needed, the discards are shuffled into a new one. Identity cards and cards under reforms stay where they are.',
          ],
        ),
        example(
          'You have three cards left and use a Rosicrucian: now you have five. If you use none of them, you draw nothing at the end and keep five. If you add two in a reform, you draw two and are back at five.',
        ),
      ],
    },
    {
      title: 'When something runs out',
      blocks: [
        rules(
          ['OM-3.33', 'Who has no disk left places none; all else happens as usual.'],
          ['OM-3.34', 'Followers that were paid do not come back into play.'],
        ),
      ],
    },
    {
      title: 'End of the game and scoring',
      blocks: [
        rule(
          'OM-5.1',
          'The game ends after the sixth round, or with the turn in which the last reform card of the map is taken. There is no drawing in the very last turn.',
        ),
        table(
          ['What', 'Points'],
          ['Each reform card', '3'],
          ['The card under it: I, II, III', '1, 2, 3'],
          ['The card under it: ace or crown', '4'],
          ['Each of your disks on the map', '1'],
          ['Followers of all six factions', '2'],
          ['Each faction of which you have the most followers', '1'],
        ),
        rules(
          ['OM-5.2', 'A reform is worth 3 points and the rank of the action card under it; an ace or crown counts 4.'],
          ['OM-5.3', 'Each of your disks on the map is worth 1 point, also several in one region.'],
          [
            'OM-5.4',
            'Followers on your identity card: 2 points if there is at least one of each faction; 1 point for each faction of which you have more than every other player. Nobody gets it in a tie.',
          ],
          ['OM-5.5', 'The icons printed on the identity card do not count for this.'],
          [
            'OM-5.6',
            'The highest total wins. Of equals whoever has made more reforms, then who has more disks on the map, then who has more followers left.',
          ],
        ),
        example(
          'Three reforms over a III, a I and a crown: 3 × 3 + 3 + 1 + 4 = 17. Four disks on the map: 4. Followers of all six factions: 2. The only follower of the Artists: 1. Together 24.',
        ),
        example(
          'A and B have two Artists each, C has one: nobody gets the point for the Artists. A has three Clergy, the others none: 1 point for A.',
        ),
      ],
    },
    {
      title: 'Who sees what',
      blocks: [
        rule(
          'OM-3.35',
          'Hidden are the cards in the hands of the others, the order of the deck and the edicts to come. All else is open:',
        ),
        table(
          ['', 'Who sees it'],
          ['Cards in hand', 'their owner; the others see how many'],
          ['Deck', 'all see how many cards it has'],
          ['Discard pile', 'all see its top card'],
          ['Map, followers, disks, court, identity cards', 'all'],
          ['Reforms and the cards under them', 'all'],
        ),
      ],
    },
    {
      title: 'Options',
      blocks: [
        text('These can be chosen when a table is opened:'),
        list(
          `“${options.idFollowersPay.name}”: ${options.idFollowersPay.help}`,
          `“${options.finishRound.name}”: ${options.finishRound.help}`,
          `“${options.balancedStart.name}”: ${options.balancedStart.help}`,
        ),
        text(
          'Why a balanced start: reforms and untouched regions are a race, and whoever begins has the better start. When equally good computer players played against each other, the starting player won 66% of the games with two players, 56% with three and 45% with four.',
          'So it is switched on unless you choose otherwise. With these points at the end, the same players have nearly the same chances; between two of the strongest ones the starting player won 74% without them and 57% with them.',
        ),
        table(
          ['Players', 'Points in turn order', 'Games won in turn order'],
          ['2', headStart[2].join(', '), '48%, 52%'],
          ['3', headStart[3].join(', '), '35%, 32%, 33%'],
          ['4', headStart[4].join(', '), '26%, 23%, 25%, 26%'],
        ),
      ],
    },
    {
      title: 'Your first game',
      blocks: [
        list(
          'As identity choose a strong card, if possible one of low rank: rank is of no use there, but worth points under a reform. Its factions should be wanted by reforms near your start.',
          'Begin where followers fit your hand and two open reforms are near.',
          'Gather in the first round or two; from the second on make a reform in nearly every turn. You only have six turns.',
          'Keep rank III, aces and crowns for turns with a reform: there they bring 3 or 4 points. A rank I card is good for gathering where you stand.',
          'A card that shows both factions of a reform pays half of it. Look for such cards in the court when you draw.',
          'Pay with cards rather than with followers: your hand is filled up for free, followers are not.',
          'The first to gather in a region gets a disk: go where nobody has been.',
          'Each faction is blocked once. What has been blocked is safe for the rest of the game.',
          'Oust when you are clearly stronger or have a crown. If others are near you, an ace in hand is a good shield.',
          'In the last round, if there is no reform for you, gather what completes all six factions or gives you the most of one.',
        ),
      ],
    },
    {
      title: 'The component set',
      blocks: [
        text('The regions:'),
        regionTable(en, ', ', ['Region', 'Next to', 'Start colour', 'Reform card with … players']),
        text('The reform cards:'),
        reformTable(tally, ['Card', 'Asks for']),
        text('The luminary cards, as far as this game reads them:'),
        cardTable(en, ['Card', 'Rank', 'Factions', 'Strength', 'Icon']),
        text(
          'Component set: in part reconstructed. The rule text that we had shows neither the map nor the cards. From it are: all numbers of components, which slots stay empty, all points, five names of regions, and one reform card (two Clergy, two Magistrates).',
          'From other published sources: the names of the luminaries, and the names of all 15 regions, which we take to be the districts of the Kingdom of Bavaria of 1808.',
          'Designed for Eminence: the borders between the regions, the start colours, the other 19 reform cards, the numbers of the contact cards, and the luminary cards: their ranks and factions follow the published structure of the deck, strengths and icons are ours. A printed copy will differ.',
        ),
        text(
          'Whoever owns the game can write down the figures of the real components and open tables with that set; the rules stay the same.',
        ),
      ],
    },
    rulings,
  ],
}
