import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/en.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { botTable, diagramTable } from '../../tables.ts'

const { text, rules, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')

export const bots: Rulebook['sections'] = [
  {
    title: 'Bots: what they have in common',
    blocks: [
      text(
        'A bot takes a seat and follows a script; it decides nothing. The log names the line of the script and the rule for each step, so that you can follow it here.',
      ),
      text(
        'Which bot plays is chosen under “Bot” when a table is opened. With “The bot has the first seat” it is player A instead of the last player.',
      ),
      rules(
        [
          'PI-19.1',
          'It has a placard, a contact card, three favors and 20 disks, one of which lies on its placard; no hand and no plot of its own. Its token begins on the placard. It may be the starting player.',
        ],
        [
          'PI-19.2',
          'The Bot card is what the token lies on. The target is the card that an action is aimed at. The Bot card itself is never a target.',
        ],
        ['PI-19.3', 'It pays nothing unless the script says so. Without disks its Influence only moves the token.'],
        [
          'PI-19.4',
          'Of the lettered lines the first that can be carried out is done, one in a turn. If several cards qualify, the directions decide.',
        ],
        [
          'PI-19.5',
          'If the token lies on a card without a bot disk, it first goes to the card with most bot disks, or to the placard.',
        ],
        [
          'PI-19.6',
          'Scout: it turns the card up where it lies and goes through its script once more, with this card as the only candidate.',
        ],
        ['PI-19.7', 'Influence: one disk on the target, if there is room, and the token goes there.'],
        [
          'PI-19.8',
          'Extort: with all Whispers and with Conspire. It takes the upper faction first, and gives away the lower one first. By Subversion it takes from who has most.',
        ],
        [
          'PI-19.9',
          'Expel: the target is discarded, the top card of the deck comes there, bot disks stay if they fit. The token does not move. Replacing by the planning card works alike.',
        ],
        [
          'PI-19.10',
          'Directions: among adjacent cards the diagram decides. Otherwise the nearest card; then the first step on the way there by the diagram; then top row first, left first. For the two planning bots the order is left, upper left, upper right, right, lower right, lower left.',
        ],
        [
          'PI-19.11',
          'Oust: against the person with most disks on the target, for all of these. The bot spends all its favors of the factions of the Bot card, each for one strength; so it does when it is attacked. Its card is the top card of the deck. It calls after one card. If it wins, it puts a disk there and moves its token there.',
        ],
        [
          'PI-19.12',
          'Its turn: edicts as usual, the script, then the check. The persons’ plots are checked; if one of its own three holds, it has won. At an event check it turns one event card: an edict takes effect before it, a special is discarded. After an Oust the persons refill their hands. The court is updated.',
        ],
        [
          'PI-19.13',
          'It claims nothing and ignores special events. Its disks count as another player’s for everything; Subversion works for it and against it.',
        ],
        ['PI-19.14', 'If no line can be carried out, it extorts the Bot card.'],
        [
          'PI-19.15',
          'Planning (Cagliostro, Weishaupt): the top card of the deck is turned up; its strength points from the Bot card in one direction. If there is no map card, the next direction clockwise is taken.',
        ],
        ['PI-19.16', 'The token goes with a card that is swapped, and stays on the place of one that is expelled.'],
      ),
      botTable(names, ['Bot', 'wins if', 'or if', 'or if']),
      diagramTable(names, 'Bot', 'ace, crown'),
      text(
        'The diagrams are for a bot on the lower half of the map; on the upper half they are turned around. For St. Germain and Joseph the larger number comes first; for Cagliostro and Weishaupt the number is the strength of the planning card.',
      ),
    ],
  },
  {
    title: 'Count of St. Germain',
    blocks: [
      text('Slow and easy to follow: a good first opponent. His candidates are all cards next to the Bot card.'),
      picture({ name: 'diagram', bot: 'germain' }, 'Of several candidates the one with the highest number.'),
      rules(
        ['PI-20.1', '1a. A face-down candidate: Scout.'],
        [
          'PI-20.2',
          '1b. A candidate that shares a faction with the Bot card: Influence if there is room, then Extort with it; else Oust, if a person has disks there.',
        ],
        [
          'PI-20.3',
          '1c. A candidate that shares no faction: Expel if no person and no bot disk is there, Oust if a person is.',
        ],
        [
          'PI-20.4',
          '1d. Otherwise the token goes to a card with bot disks next to a person’s disks, or else to one from which he can go on; then Extort with the Bot card and with the placard.',
        ],
      ),
    ],
  },
  {
    title: 'Joseph II',
    blocks: [
      text('The reforming emperor attacks whoever comes near. Keep disks in more than one corner.'),
      picture({ name: 'diagram', bot: 'joseph' }, 'Of several cards the one with the highest number.'),
      rules(
        ['PI-21.1', '1a. An adjacent card with a person’s disks: Oust.'],
        [
          'PI-21.2',
          '1b. A person’s disks next to any bot disk: Charge. The token goes to the card with most bot disks that has such a neighbour, then Oust there.',
        ],
        [
          'PI-21.3',
          '1c. An adjacent card without bot disks: Influence if it is face up with room, Scout if it is face down.',
        ],
        ['PI-21.4', '1d. The same for any card next to a bot disk.'],
      ),
      example(
        'The token is on a Professions and Clergy card; Joseph has two Professions, one Clergy and one Scholars. His target carries two disks of yours; he counts 3 disks, you 4. He spends the first three favors: 6 against 4, he is advantaged. You play a 5, the deck shows a 2: 8 to 9, you keep your disks. A crown would have won for him.',
      ),
    ],
  },
  {
    title: 'Alessandro Cagliostro',
    blocks: [
      text('The magician collects Freemasons and Rosicrucians.'),
      picture({ name: 'diagram', bot: 'cagliostro' }, 'The strength of the planning card points to the target.'),
      rules(
        ['PI-22.1', '1. Planning gives the target. 2. A face-down target is turned up. 3. The first line that fits:'],
        [
          'PI-22.2',
          '3a. The target has an affiliation: Influence if there is room and no person; with a person’s disks he fills all free locations, then Oust.',
        ],
        [
          'PI-22.3',
          '3b. No person, no affiliation, but the planning card has one: it replaces the target, then Influence.',
        ],
        ['PI-22.4', '3c. It shares a faction with the Bot card, has room and no bot disk: Influence.'],
        [
          'PI-22.5',
          '3d. No person, no affiliation, no common faction, but the planning card shares one: it replaces the target, then Influence.',
        ],
        ['PI-22.6', '3e. A person’s disks: Oust. No disks at all and no affiliation: Expel.'],
        [
          'PI-22.7',
          '3f. Only bot disks: Influence if there is room; if it is full, the next card clockwise is the target. If all were tried, the token goes to the last one, and Extort.',
        ],
      ),
    ],
  },
  {
    title: 'Adam Weishaupt',
    blocks: [
      text('The founder of the order goes for aces and crowns. The strongest of the four, together with Joseph.'),
      picture({ name: 'diagram', bot: 'weishaupt' }, 'The strength of the planning card points to the target.'),
      rules(
        ['PI-23.1', '1. Planning gives the target. 2. A face-down target is turned up. 3. The first line that fits:'],
        [
          'PI-23.2',
          '3a. An ace or crown: Influence if there is room and no person, Oust if there is a person. 3b. No person, no ace or crown, but the planning card is one: it replaces the target, then Influence. 3c. No bot disk, a common faction and room: Influence. 3d. No person and no common faction, but the planning card shares one: it replaces the target, then Influence.',
        ],
        [
          'PI-23.3',
          '3e. A person’s disks: Oust. No disks at all, and no ace or crown: Expel. 3f. Only bot disks: as with Cagliostro.',
        ],
        [
          'PI-23.4',
          'Whenever he does Influence, he spends favors of the target’s factions for further disks, one each, the upper faction first, until favors or locations run out.',
        ],
      ),
      drawn(
        examples.weishaupt,
        'Weishaupt’s token is on Hardenberg (Professions, Nobility). The planning card is Pálffy, strength 4: left, but there is no card. Clockwise comes place 8 with Abel (Artists, Scholars), without disks. 3a: no ace or crown. 3b: neither is the planning card. 3c: no common faction. 3d: Pálffy shows Nobility and replaces Abel. One disk, and for one Nobility a second one; Pálffy is full now, and the token goes there.',
      ),
    ],
  },
]
