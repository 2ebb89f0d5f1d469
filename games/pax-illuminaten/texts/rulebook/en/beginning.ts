import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/en.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, list, table, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')
const people = names.luminaries.names

export const beginning: Rulebook['sections'] = [
  {
    title: 'The game in short',
    blocks: [
      text(
        'Bavaria in 1776. You sit in the Areopagus, the inner council of the Illuminati, and recruit luminaries: princes and poets, judges and priests. Your fellow councillors do the same, and each has plans of their own.',
      ),
      text(
        'A map of cards lies on the table, at first face down. You uncover luminaries, put your disks on them and squeeze favors out of them. Groups of neighbours that share a faction are lodges.',
        'Three plots are open to you: two public ones and one that only you know. Whoever meets two plots at the same time, at the end of an own turn, wins at once. If five edicts are used up before that, the largest lodges decide.',
      ),
      text('Three things to keep in mind from the start:'),
      list(
        'A turn has two main actions, but the cards of your hand can do much more: as schemes they are free.',
        'Nearly every action is paid with favors of a faction that is printed on one of your own cards next to the target.',
        'Plots can be lost again. Meet the second one in a turn in which you still hold the first.',
      ),
    ],
  },
  {
    title: 'What is on the table',
    blocks: [
      picture(
        { name: 'map', seats: 2 },
        'The map for two. Places are counted row by row from the top left; placard A lies above it, placard B below.',
      ),
      rules(
        [
          'PI-1.1',
          'Each place of the map holds one luminary card, face down or face up. A face-down card has no rank and no faction, carries no disks, and nobody knows it.',
        ],
        [
          'PI-1.3',
          'Cards are adjacent if they touch: beside each other, or half a card apart in the next row. A card also counts as adjacent to itself, so that you can act from a card upon that same card. But where two cards are needed, it is not its own neighbour.',
        ],
        [
          'PI-1.4',
          'A card with six neighbours is an interior card; all others are edge cards, also those that touch a placard.',
        ],
        [
          'PI-1.5',
          'Your placard lies at the rim, touches two cards and counts as one influence of yours. From there you may Scout, place disks, Expel and Oust, and you may extort it. It is no luminary: it never belongs to a lodge or plot, nobody can attack it, and it never moves.',
        ],
      ),
      picture(
        examples.card,
        `${people.PIL029.full}: rank II, Scholars above Professions, strength 3, a Freemason, three locations for disks and the ability ${names.abilities.scout_any_free.name}.`,
      ),
      table(
        ['Rank', 'Favor value', 'Locations and what a disk there costs', 'In a challenge'],
        ['I', '1: one of its two factions, as you like', '2: one of the upper, one of the lower faction', '2 to 6'],
        ['II', '2: one of each', '3: one of each, every time', '2 to 6'],
        [
          'III',
          '3: one of each and one more of either',
          '4: by turns two upper and one lower, one upper and two lower',
          '2 to 6',
        ],
        ['Ace', '3 of its faction', '1: three of its faction', 'dagger'],
        ['Crown', '2 of its faction; extorted, 2 for each of your disks on it', '3: two of its faction each', 'hammer'],
      ),
      rule(
        'PI-1.2',
        'New disks always go to the topmost free location. When a disk leaves, the others stay where they are.',
      ),
      rules(
        ['PI-1.6', 'You control a card if you have more disks on it than every other player. In a tie nobody does.'],
        [
          'PI-1.7',
          'A lodge of a faction is a connected group of at least three face-up cards that show it, as large as it goes. Disks do not matter for that. A card with two factions can belong to two lodges.',
        ],
        [
          'PI-1.8',
          'You control a lodge if you have at least three disks in it and more than every other player. In a tie nobody does.',
        ],
        [
          'PI-1.9',
          'The acting card is a face-up card with a disk of yours, or your placard. A matching favor is one of a faction printed on the acting card; for the placard, on your contact card.',
        ],
        ['PI-1.10', 'Where a card says ANY, the target need not be adjacent. All else still holds.'],
        [
          'PI-1.11',
          'Your hand limit is four luminary cards, five if you hold the Scholars card in your own redraw. Events and plots do not count.',
        ],
        ['PI-1.12', 'Discards lie face up, but only the top card may be looked at.'],
        [
          'PI-1.13',
          'When the deck runs out, the discards are shuffled into a new one at once. If there are none either, drawing stops.',
        ],
        [
          'PI-1.14',
          'Open to all: what lies face up, disks, all favors, court, contact and faction cards, public and revealed plots, edicts, events in force, sizes of hands and decks. Hidden: hands, event cards in hand, private plots, the order of the decks, face-down cards.',
        ],
      ),
    ],
  },
  {
    title: 'Setup',
    blocks: [
      table(
        ['Players (with a bot)', '2', '3', '4'],
        ['Cards of the map', '19', '22', '24'],
        ['Favors of each faction', '6', '8', '10'],
        ['Faction cards in play', '3', '4', '5'],
      ),
      list(
        'Luminaries are dealt face down onto the map; five more lie face up as the court, with the Chamberlain above the first.',
        'Everybody has a placard, 20 disks and a contact card, which shows three factions, and begins with one favor of each. The lowest contact number begins; the turn passes clockwise.',
        'Everybody gets four luminary cards and one hidden plot. Two plots are laid out for all.',
        'The event deck has twelve cards in two halves; in each half three edicts and three special events are mixed.',
        'Four bonus cubes lie ready.',
      ),
    ],
  },
  {
    title: 'Paying and gaining favor',
    blocks: [
      rules(
        [
          'PI-2.1',
          'A cost is a list of symbols, each a faction or a choice of factions. What you pay goes to the pool.',
        ],
        [
          'PI-2.2',
          'Each symbol is paid with one favor of that faction, or with three equal favors of any other. With the Professions card two equal ones are enough; with the Artists card a single Artists favor stands for anything.',
        ],
        [
          'PI-2.3',
          'Only the active player exchanges like this, and only while paying for an action or ability. There is no change.',
        ],
        ['PI-2.4', 'What you cannot pay you cannot begin; what is paid is never taken back.'],
        [
          'PI-2.5',
          'If a cost is lowered, you choose which symbols fall away. Reductions for each disk leave at least one symbol of that disk. The reduction of the total by a scheme card comes last and may bring it down to nothing.',
        ],
        ['PI-3.1', 'Gains come from the pool; where there is a choice, the gainer chooses.'],
        [
          'PI-3.2',
          'Subversion: if the pool lacks a favor that you should get, you take one from another player; of several you choose whom. Favors on edicts are safe. If nobody has one, it is lost.',
        ],
        ['PI-3.3', 'Favors for lost disks come from the pool only.'],
      ),
      example(
        'A cost of three Clergy. You have one Clergy and six Artists: pay the one and twice three Artists. With the Professions card one Clergy and four Artists are enough, with the Artists card one Clergy and two Artists.',
      ),
    ],
  },
  {
    title: 'A turn',
    blocks: [
      rule(
        'PI-4.1',
        'In a round everybody has one turn, clockwise from the starting player, who stays the same. A turn has an event phase, an action phase and a check phase.',
      ),
      text('The event phase:'),
      rules(
        [
          'PI-4.2',
          'From each edict that lies before you one favor goes to the pool and one to you. An edict without favors is discarded.',
        ],
        ['PI-4.3', 'Your special event in force, if there is one, is discarded.'],
        [
          'PI-4.4',
          'You may put one special event from your hand into force. It holds for all players until your next event phase.',
        ],
        ['PI-4.5', 'A special event that you draw can be used from your next turn on.'],
        ['PI-4.6', 'When the fifth edict is discarded, the present round is the last.'],
      ),
      text('The action phase:'),
      rules(
        [
          'PI-5.1',
          'In any order you may take up to two main actions, play any number of schemes, use each of your faction cards once, claim one faction card and one plot, and use your bonus cubes. Finish one thing before you begin the next. Nothing is compulsory.',
        ],
        [
          'PI-5.2',
          'The main actions are Scout, Influence, Extort, Organize, Expel and Oust. You may take the same one twice.',
        ],
        [
          'PI-5.3',
          'Extra actions by a scheme or faction card are no main actions. They happen at once or not at all, with the usual conditions and costs unless the card says otherwise.',
        ],
        [
          'PI-5.4',
          'Congress and Press bring one more main action each, once in a turn. Their price cannot be paid by exchange.',
        ],
        [
          'PI-5.5',
          'What Rosicrucian Advance names needs no main action, as often as you can pay. A Scout needs a Rosicrucian card with your disk next to the target, and a favor that matches it; an Expel depends on the card that you lay.',
        ],
        ['PI-5.6', 'When you end the phase, unused actions, cubes and effects are lost.'],
      ),
    ],
  },
  {
    title: 'Scout',
    blocks: [
      rules(
        [
          'PI-6.1',
          'Choose a face-down card next to one of your acting cards and pay one favor that matches that acting card.',
        ],
        [
          'PI-6.2',
          'Take the card into your hand, unseen by the others. Then lay any card of your hand face up there. It carries no disks.',
        ],
        ['PI-6.3', 'Some abilities let you scout ANY face-down card without a matching favor.'],
        ['PI-6.4', `With ${names.abilities.buff_scout_favor.name} you then gain the favor value of the card you laid.`],
      ),
      drawn(
        examples.scout,
        'B has disks on Loder (Scholars, Professions) and Schenck (Magistrates, Professions). Places 14 and 17 cost one of the Scholars or Professions, place 16 one of the Magistrates or Professions, place 15, which touches both, any of the three.',
      ),
    ],
  },
  {
    title: 'Influence',
    blocks: [
      rules(
        [
          'PI-7.1',
          'Choose a face-up card with a free location that is adjacent to your influence, and put one, two or three disks on it. Each location used costs what is printed there, the topmost free one first.',
        ],
        ['PI-7.2', 'You need the disks in your supply; you have 20 in all.'],
        [
          'PI-7.3',
          'Once a crown carries a disk, nobody else can get a disk onto it in any way until it is empty again.',
        ],
        ['PI-7.4', 'All other cards can be shared freely.'],
        [
          'PI-7.5',
          'Some effects widen your reach: Courtly Celebrations to every edge card, a card scouted by a scheme for the rest of the turn, others to ANY card.',
        ],
      ),
      drawn(
        examples.influence,
        'B is only on Pálffy, which is full. Schneider is a crown with a disk of A: closed. Abel is full. Wöllner, an ace, would cost three Clergy. Goethe has two free locations: two disks cost two Scholars and one Artists, then one Scholars and two Artists, six favors in all. After that it is two against two, and nobody controls him.',
      ),
    ],
  },
]
