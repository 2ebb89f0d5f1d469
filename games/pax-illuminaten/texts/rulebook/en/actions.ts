import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/en.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { abilityTable, factionTable } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample: drawn } = blockMakers<RulebookPicture>(' ')
const { abilities } = names

export const actions: Rulebook['sections'] = [
  {
    title: 'Extort',
    blocks: [
      rules(
        [
          'PI-8.1',
          `Choose your placard or a face-up card with a disk of yours; with ${abilities.buff_extort_any.name}, any card that carries a disk of anybody.`,
        ],
        [
          'PI-8.2',
          'Gain its favor value: for the placard one favor of each of your three contact factions, for a crown two for each of your disks on it.',
        ],
        [
          'PI-8.3',
          'Whisper: cards next to the target that are of the same rank and carry a disk of yours may produce as well, card by card as you like. It does not spread any further.',
        ],
        [
          'PI-8.4',
          'Conspire: for each disk of another player on a card that produced, you give that player one of the favors just gained from it. If there are too few, you give one each, clockwise, as far as they go.',
        ],
        ['PI-8.5', 'Handle one card after the other, the target first.'],
        ['PI-8.6', 'Each card, and the placard, can produce favor only once in a turn.'],
        ['PI-8.7', 'If not everything can be supplied, take what there is, and then give.'],
        [
          'PI-8.8',
          `Quiet Tidings suspends Conspire, ${abilities.buff_extort_any.name} as well, since all disks count as yours. The Professions card allows neither Whisper nor Conspire.`,
        ],
      ),
      drawn(
        examples.whisper,
        'B extorts Stadion (rank II): one Clergy, one Nobility. Loder and Musäus touch him, are of rank II as well and carry disks of B: they whisper, and bring one Scholars and one Professions, one Artists and one Clergy more.',
      ),
      example(
        'You extort Goethe, on whom A has a disk too. You gain one Scholars, one Artists and one more Artists, and give A one of the three.',
      ),
    ],
  },
  {
    title: 'Organize',
    blocks: [
      rules(
        [
          'PI-9.1',
          'Choose a faction that is printed on a card with a disk of yours, pay one favor of it, and make up to three moves. At least one must be possible.',
        ],
        [
          'PI-9.2',
          'A move: one of your disks on a card that shows the faction goes to an adjacent face-up card with a free location. The moves may be shared out or follow each other; a disk on a card without the faction goes no further.',
        ],
        ['PI-9.3', 'In Fair Weather a move may lead to ANY open location.'],
        [
          'PI-9.4',
          `${abilities.organize_any_free.name}: no favor, and up to three disks go from any cards to any open locations.`,
        ],
        ['PI-9.5', 'The Artists card: up to three disks of one and the same card go to any open locations.'],
      ),
      drawn(
        examples.organize,
        'B pays one of the Scholars. The disk on Born (place 9) goes to Haeffelin (place 5), who is no scholar: it stays there. The disk on Reichard (place 15) goes by way of Loder (place 11) to Hufeland (place 7). Three moves, done.',
      ),
    ],
  },
  {
    title: 'Expel',
    blocks: [
      rules(
        [
          'PI-10.1',
          'Choose a face-up card next to one of your acting cards, or that card itself, on which no other player has disks. Pay one matching favor for each disk on it, at least one.',
        ],
        [
          'PI-10.2',
          'The card is discarded, and a card of your hand is laid there face up. Your disks go onto it; those that do not fit return to your supply.',
        ],
        [
          'PI-10.3',
          'Under Elector’s Decree the target may carry disks of others. They count for the cost, they all must fit on the new card, and they are placed first.',
        ],
        [
          'PI-10.4',
          `After ${abilities.expel_then_move.name} you may move one disk to the new card. With ${abilities.buff_expel_free.name} nothing is paid. The Magistrates card costs one Magistrates besides.`,
        ],
        ['PI-10.5', 'You need a card in hand. Cubes and the bot token stay on the place.'],
      ),
      example(
        'You expel a rank II card with three disks of yours: three favors that match one acting card. You lay an ace, which has a single location: one disk stays, two return. And an ace was laid, so there will be an event check.',
      ),
    ],
  },
  {
    title: 'Oust',
    blocks: [
      rules(
        [
          'PI-11.1',
          'Choose a card next to one of your acting cards, or that card itself, with disks of another player: the defender. Choose how many of these disks you target, and pay one matching favor for each.',
        ],
        [
          'PI-11.2',
          'Initial strength of both: own disks on the target card and on all cards next to it, and 1 if the own placard touches it.',
        ],
        ['PI-11.3', 'Who has more is advantaged, the other disadvantaged; if they are equal, nobody is.'],
        [
          'PI-11.4',
          'Both choose a card of their hand in secret and show them together. Who has cards must play one. If you attack with the Clergy card, the defender chooses and shows first, every time.',
        ],
        [
          'PI-11.5',
          'A number is added. A dagger (ace) is an automatic win for who is disadvantaged, a hammer (crown) for who is advantaged; otherwise they add nothing.',
        ],
        ['PI-11.6', 'Now the attacker goes on with another card each, calls, or concedes.'],
        [
          'PI-11.7',
          'A single automatic win decides. If both sides have shown one, all are void. Otherwise the attacker needs the higher total; a tie is the defender’s.',
        ],
        ['PI-11.8', 'If the defender wins, nothing changes on the map.'],
        [
          'PI-11.9',
          'If the attacker wins, the targeted disks return to the defender’s supply, who takes one favor of choice from the pool for each.',
        ],
        [
          'PI-11.10',
          'Then the attacker puts a bonus cube, if one of the four is left, on the target card: one follow-up in this turn, without a main action. It is an Influence onto that card, an Oust there, or an Organize that brings up to three disks from adjacent cards onto it, for one favor of any faction.',
        ],
        ['PI-11.11', 'The cards played stay on the table until the redraw.'],
      ),
      drawn(
        examples.oust,
        'B attacks the single disk of A on Blumauer (place 10). B counts 2 + 2 + 1 = 5, A counts 1 + 2 + 2 + 1 = 6 and is advantaged. B pays one of the Professions, acting from Lanz. B plays a 6, A a 4: 11 to 10, B wins. With an ace B would have won at once; had A answered it with a crown, both would be void, and 6 beats 5.',
      ),
      table(
        ['Your card', 'You are advantaged', 'You are disadvantaged', 'Nobody is'],
        ['2 to 6', 'its number', 'its number', 'its number'],
        ['Ace (dagger)', '0', 'you win', '0'],
        ['Crown (hammer)', 'you win', '0', '0'],
      ),
    ],
  },
  {
    title: 'Schemes',
    blocks: [
      rules(
        [
          'PI-12.1',
          'Play a card of your hand to the end of your scheme chain; there is one chain in a turn. Each card must share a faction with the one before it. Aces and crowns follow anything; anything follows an ace, nothing a crown.',
        ],
        [
          'PI-12.2',
          'Either you use the ability of the card, or, once in a turn, you turn it sideways for quick favor: you gain its favor value. With the Magistrates card you may do both.',
        ],
        [
          'PI-12.3',
          'Extra actions and special abilities may be declined; effects for the turn always apply, and add up. A card may also be played for its link alone.',
        ],
        ['PI-12.4', 'Other actions may come between two schemes; the chain goes on from its last card.'],
        ['PI-12.5', 'An ace brings three favors as its ability; that is no quick favor.'],
        [
          'PI-12.6',
          `${abilities.swap_cards.name}: all that lies on the two cards goes with them. A card without disks qualifies.`,
        ],
        ['PI-12.7', `${abilities.edict_take_two.name}: an edict that is emptied by this is discarded at once.`],
        [
          'PI-12.8',
          `${abilities.new_plot.name} needs a plot that is still hidden. What you put back nobody else sees.`,
        ],
        [
          'PI-12.9',
          `${abilities.draw_two_or_court.name}: the gap in the court stays until the end of the turn. You may have more cards than your limit until then.`,
        ],
        [
          'PI-12.10',
          `${abilities.borrow_faction.name}: you use the effect of that card and, once, its ability. At the end of your actions it goes back, unless you have claimed it.`,
        ],
        ['PI-12.11', 'The chain is discarded in the redraw.'],
      ),
      abilityTable(names, ['Ability', 'What it does', 'Cards']),
      example(
        'You play Sprickmann (Scholars, Magistrates) for quick favor: one of each. Then de Bassus (Magistrates, Professions): your Expels are free in this turn. Then Mozart, a crown: a third main action, and the end of the chain. A crown was shown, so there will be an event check.',
      ),
    ],
  },
  {
    title: 'Faction cards',
    blocks: [
      rules(
        [
          'PI-13.1',
          'Once in a turn you may claim a faction card, from the row or from another player, if you control the largest lodge of that faction.',
        ],
        [
          'PI-13.2',
          'If several lodges are equally large, their controllers compare their disks in them; the most wins, and in a tie nobody may claim.',
        ],
        [
          'PI-13.3',
          'You keep the card even if you lose the lodge, until somebody else claims it. You may hold several.',
        ],
        [
          'PI-13.4',
          'The ability can be used once in each of your turns, also in the turn in which you claimed the card.',
        ],
        [
          'PI-13.5',
          'The lasting effect works in your own turns only. A fifth card in hand is kept in the turns of others; who has lost the Scholars card discards in the own next redraw.',
        ],
      ),
      factionTable(names, ['Faction', 'Once in a turn', 'Lasting']),
      drawn(
        examples.lodge,
        'Hardenberg, Lanz and Loder all show Professions and touch each other: a lodge. B has four disks in it, A has one. B controls it and may claim the Professions card.',
      ),
      text(
        'Two lodges of four Clergy cards each: B controls one with five disks, A the other with four. Only B may claim Clergy.',
      ),
    ],
  },
  {
    title: 'Claiming plots',
    blocks: [
      rule(
        'PI-14.1',
        'Once in a turn you may claim a plot, public or your own, that you meet now: put a disk of your supply on it. Your own plot is revealed by that, and only you can ever have a disk there. Public plots can be claimed by several players. The plot must count beside those that you have claimed already.',
      ),
      rules(
        [
          'PI-14.2',
          'Only face-up cards of the map count. Where a plot has three numbers, they are for two, three and four players.',
        ],
        [
          'PI-14.3',
          'A plot is met by certain cards. The plots that speak of a lodge or of cards of one faction are also tied to that lodge.',
        ],
        [
          'PI-14.4',
          'Two plots count together only if you can meet them with different cards: neither set may be a part of the other, and no lodge may serve twice. An overlap is allowed.',
        ],
      ),
      drawn(
        examples.nested,
        'A has one disk on each of five Nobility cards. The four at the edge meet Fringe Enlistment, all five meet The Grand Lodge. But the four are a part of the five, and it is the same lodge: only one of the two plots counts.',
      ),
    ],
  },
]
