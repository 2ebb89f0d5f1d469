import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/en.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { cardTable, contactTable, plotTable, specialTable } from '../../tables.ts'

const { text, rules, list, table, example } = blockMakers<RulebookPicture>(' ')

export const plotsAndEnd: Rulebook['sections'] = [
  {
    title: 'The thirteen plots',
    blocks: [
      plotTable(names, ['', 'Plot', 'You meet it if']),
      text('The fine print, plot by plot:'),
      rules(
        ['PI-14.5', 'P01: the group is taken among the edge cards alone, as large as it goes.'],
        ['PI-14.6', 'P02: the card in the middle counts as the fourth.'],
        ['PI-14.7', 'P03: disks on several crowns add up.'],
        ['PI-14.8', 'P04: one disk on each card is enough; you need not control them.'],
        ['PI-14.9', 'P05: three cards can do, if each shows two factions.'],
        ['PI-14.10', 'P06: any cards, wherever they lie.'],
        ['PI-14.11', 'P07: aces only, no crowns.'],
        ['PI-14.12', 'P08: only the chain itself counts, not the rest of the lodge.'],
        ['PI-14.13', 'P09: one disk of yours and one of anybody else on each card.'],
        ['PI-14.14', 'P10: you must control each of the cards, and more Clergy cards than anybody else.'],
        ['PI-14.15', 'P11: the run is taken in the central row alone, as long as it goes.'],
        ['PI-14.16', 'P12: cards and disks are those of one lodge.'],
        ['PI-14.17', 'P13: the lodge must contain a card next to each of the two placards.'],
        [
          'PI-14.18',
          'P06, P07 and P09 ask for any cards of a kind: if you have one more than needed, they nearly always fit beside another plot.',
        ],
      ),
    ],
  },
  {
    title: 'The check phase',
    blocks: [
      text('First the plots:'),
      rules(
        [
          'PI-15.1',
          'For everybody it is found out which of the claimed plots count together now. Their disks lie on the plots, the others go under them, but do not return. In doubt what lies on top stays, then what was claimed earlier.',
        ],
        ['PI-15.2', 'A plot that is met again later counts again by itself.'],
        [
          'PI-15.3',
          'If the active player has disks on top of two or more plots, that player wins at once. Nobody else can win in this turn.',
        ],
        ['PI-15.4', 'If a plot left the game, its disks would return to their owners.'],
      ),
      example(
        'You hold Dispersed Contacts with eight cards. In an opponent’s turn you lose one: your disk goes under the plot. Later you control nine and claim Line of Exchange: in the plot check the first disk comes back on top, that makes two plots, and you have won.',
      ),
      text('Then the events:'),
      rules(
        [
          'PI-16.1',
          'If an ace or crown was turned up or laid on the map, played as a scheme or in an Oust in this turn, you draw the two top event cards, keep one and put the other back on top. Once in a turn.',
        ],
        ['PI-16.2', 'If only one is left, you keep it. Used events never come back.'],
        ['PI-16.3', 'A special event goes to your hand.'],
        [
          'PI-16.4',
          'An edict takes effect at once: it lies before you, all players return all favors of its faction to the pool, and six of them are put on it.',
        ],
      ),
      specialTable(names, ['Special event', 'While it is in force']),
      text('Last the redraw:'),
      rules(
        ['PI-17.1', 'All cards played in this turn are discarded.'],
        ['PI-17.2', 'The others, clockwise from your left, draw up to four from the deck.'],
        [
          'PI-17.3',
          'You draw up to your limit, card by card from the court or the deck. One court card is free. You may take two if one of them is the one under the Chamberlain; then you pay one favor of choice. If you hold too many, you discard instead.',
        ],
        [
          'PI-17.4',
          'The card under the Chamberlain, if it is still there, is discarded. The Chamberlain moves one place to the right, from the end back to the beginning, and gaps are filled from the deck.',
        ],
      ),
    ],
  },
  {
    title: 'End of the game',
    blocks: [
      rules(
        ['PI-18.1', 'Plot victory: two plots in the own plot check.'],
        ['PI-18.2', 'Bot victory: one of the bot’s three plots in its own check.'],
        [
          'PI-18.3',
          'Otherwise, after the last round, the lodges score. For each of the six factions the largest lodge counts, or all of that size: one point for each disk in it. A disk in two such lodges counts twice.',
        ],
        [
          'PI-18.4',
          'The highest total wins; of equals who holds more faction cards; after that the victory is shared.',
        ],
        ['PI-18.5', 'After sixty rounds the lodges score in any case.'],
      ),
      example(
        'Nobility: largest lodge of five cards, A has 2 disks in it, B 4. Artists: two lodges of three cards, A 2 and 3, B 1 and 0. Clergy: A 3, B 3. No other lodges. A has 10 points, B has 8: A wins.',
      ),
    ],
  },
]

export const appendix: Rulebook['sections'] = [
  {
    title: 'Your first game',
    blocks: [
      list(
        'Read the two public plots and your own first. Everything that you lay and place should serve one of them.',
        'Scout towards the middle and lay cards that share factions with your contact card: you can pay for them.',
        'Extort your placard for three different favors. Later, cards of one rank that lie together pay best, by Whisper.',
        'Rank I cards are cheap, rank III cards have room. Disks that lie close together also win challenges.',
        'Claim the safe plot first, and keep the hidden one for the turn in which you win.',
        'Keep a strong card in hand for the turns of the others: a 6, an ace or a crown.',
        'Oust if you count two more than the defender, or with an ace if you count less. The follow-up is half the gain.',
        'Claim faction cards as soon as you can: they cost nothing.',
        'When an opponent holds one plot, look for the easiest way to break the second: one disk ousted, one place filled.',
        'Do not hoard favors of a faction whose edict is still to come.',
      ),
    ],
  },
  {
    title: 'The component set',
    blocks: [
      text('The luminary cards:'),
      cardTable(names, ['Card', 'Rank', 'Factions', 'Strength', 'Affiliation', 'Ability']),
      text('The contact cards:'),
      contactTable(names, ['No.', 'Factions']),
      table(
        ['What', 'Where it is from'],
        [
          'Numbers of pieces, favor values, what abilities, plots, faction cards and events do, the bots’ scripts',
          'rule text',
        ],
        ['Which two factions a card has', 'derived from the structure of the deck'],
        ['Which faction is the upper one, strengths, affiliations', 'reconstructed'],
        ['Locations of the cards and their costs', 'reconstructed'],
        ['The maps and where the placards lie', 'reconstructed'],
        ['The bots’ direction diagrams', 'reconstructed'],
        ['Which contact number has which factions', 'reconstructed'],
        ['The names of the abilities', 'ours; the cards have none in the text that we had'],
      ),
      text(
        'Component set: in part reconstructed. The rule text that we had shows neither cards nor maps. What is marked as reconstructed was designed for Eminence so that every example of the text holds and the six factions are equally strong. A printed copy will differ.',
      ),
      text(
        'Whoever owns the game can write down the figures of the real components and open tables with that set; the rules stay the same.',
      ),
    ],
  },
]
