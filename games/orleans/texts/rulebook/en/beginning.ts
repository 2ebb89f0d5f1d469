import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../../en.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { componentTables } from '../../tables.ts'

const { text, rule, rules, list, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const components = componentTables(en, { anybody: 'anybody', neutral: 'anybody neutral', comma: ', ' })
const { options } = en

/** From the goal to the planning: what comes before the actions. */
export const beginning: Rulebook['sections'] = [
  {
    title: 'The game in short',
    blocks: [
      text(
        'Orléans in the Middle Ages. You gather followers, from farmers to monks, and put them to work at the places of your board. Each place needs its own mix of followers, and each does something else: it recruits, trades, builds, studies.',
        'After its work every follower goes into your bag, and in each round you draw blind whom you have to work with.',
      ),
      text(
        'The game lasts 18 rounds. Coins and goods are points by themselves. The rest is a product: your stations on the map and your citizens, times your development level. So you want many of both, and a high level.',
      ),
      list(
        'You plan together, and then take turns with one place each: who comes first may take what you wanted.',
        'Every round has an event, shown from the start: some pay, some cost.',
        'Each recruit moves a marker on a track, and most steps bring a bonus at once.',
      ),
    ],
  },
  {
    title: 'What lies on the table',
    blocks: [
      text('The seven kinds of followers, and what recruiting them brings:'),
      table(
        ['Follower', 'Recruited at', 'Bonus of its track'],
        ['Farmer', 'Farmhouse', 'a good: wheat, wheat, cheese, cheese, wine, wine, wool, brocade'],
        ['Boatman', 'Village', '2, 3, 4, 5 coins; the first on the fifth step takes a citizen'],
        ['Craftsman', 'Village', 'a tech tile with each of five steps'],
        ['Trader', 'Village', 'a place tile: from pile I, then four times from I or II'],
        [
          'Knight',
          'Castle',
          'more followers each round: 4 at the start, then 5, 6, 7, 7, 8; the first on the fourth step takes a citizen',
        ],
        ['Scholar', 'University', '2, 3, 4, 5, 6 development points'],
        ['Monk', 'Monastery', 'no track; a monk stands in for anybody'],
      ),
      text('Your board has ten places. All spaces of a place must be filled before you can use it:'),
      components.places(['Place', 'Spaces', 'What it does']),
      picture(examples.start, 'A board at the start: ten empty places, and the four own followers on the market.'),
      text(
        'In the middle lie the map with 23 towns, 29 roads and 14 waterways, the tracks, the deeds board, two piles of place tiles, and the stack of hourglass tiles.',
        'On each road and waterway lies a good, on some two.',
      ),
    ],
  },
  {
    title: 'Setup',
    blocks: [
      rule(
        'OR-1.1',
        'There are 90 goods: 24 wheat, 21 cheese, 18 wine, 15 wool, 12 brocade. With three players 6 of them are taken out at random and unseen, with two players 12.',
      ),
      rule(
        'OR-1.2',
        'A random good is laid face up on each space of the map: one on every road and waterway, a second one on five of them with three or four players, and on four more with four players. The rest is the open goods supply.',
      ),
      rule('OR-1.3', 'The neutral followers in the supply depend on the number of players:'),
      table(
        ['Supply', '2 players', '3 players', '4 players'],
        ['Farmers', '12', '14', '16'],
        ['Boatmen, craftsmen, traders, each', '6', '8', '10'],
        ['Knights, scholars, monks, each', '8', '11', '14'],
        ['Goods on the map', '43', '48', '52'],
        ['Goods in the supply', '35', '36', '38'],
      ),
      rule(
        'OR-1.4',
        'The hourglass: six A tiles, six B tiles, six C tiles, each letter with the same six events. Each letter is shuffled by itself; A lies on top, then B, then C. The Pilgrimage of A is always the first.',
      ),
      rule(
        'OR-1.5',
        'Fourteen citizens: three on the development track, one each on the knight and on the boatman track, eight on the deeds, and one at the edge of the map for who has most stations in the end.',
      ),
      rule(
        'OR-1.6',
        'You begin with 5 coins, 10 stations in your supply, your merchant in Orléans, your markers at the beginning of all tracks, an empty bag, and four own followers on your market: a farmer, a boatman, a craftsman and a trader.',
      ),
      rule('OR-1.7', 'The place tiles lie open in two piles, I and II. All may look through them at any time.'),
      rule('OR-1.8', 'The youngest player starts; here chance decides, or the host. Then it goes clockwise.'),
    ],
  },
  {
    title: 'A round',
    blocks: [
      rule('OR-3.1', 'A round has seven phases. After 18 rounds the game is over.'),
      table(
        ['Phase', 'What happens'],
        ['1 Hourglass', 'the event of the round is turned up'],
        ['2 Census', 'farmers count: the first gains a coin, the last pays one'],
        ['3 Followers', 'you draw followers from your bag onto your market'],
        ['4 Planning', 'you put followers on your places'],
        ['5 Actions', 'in turns, you use one filled place after the other'],
        ['6 Event', 'the event takes place'],
        ['7 Start player', 'the next player becomes start player'],
      ),
      rules(
        [
          'OR-3.2',
          'In phases 3 and 4 all act at the same time. In phase 5 it goes strictly in turns. Census and event go from the start player clockwise.',
        ],
        ['OR-3.3', 'The event stays visible for the whole round, so you know what is coming.'],
        ['OR-3.4', 'All events act in phase 6, except the Pilgrimage, which acts in phase 5.'],
        ['OR-3.77', 'In phase 7 the next player clockwise becomes start player; after round 18 points are counted.'],
      ),
    ],
  },
  {
    title: 'Phase 2: census',
    blocks: [
      rule(
        'OR-3.5',
        'Who alone is furthest ahead on the farmer track gains 1 coin. If several share the lead, nobody does.',
      ),
      rule(
        'OR-3.6',
        'With three or four players, who alone is furthest behind pays 1 coin; without a coin it is torture. If several are last, nobody pays. With two players nobody ever pays.',
      ),
      rule('OR-3.7', 'The coin is gained before the other one is paid.'),
      drawnExample(examples.census, 'A leads alone with 4 and gains a coin. B and C are both last, so nobody pays.'),
    ],
  },
  {
    title: 'Phase 3: followers',
    blocks: [
      rule(
        'OR-3.8',
        'The space of your knight marker says how many followers may come: 4 at the start. There must also be room: your market has eight spaces, and the Gunpowder Tower adds two for its owner.',
      ),
      drawnExample(examples.draws, 'A has three knights and may bring 7 followers, B 5, C 4. D has four: also 7.'),
      rule(
        'OR-3.9',
        'Followers come in two ways, and both count: drawn blind from your bag, or called back from your own places. Tech tiles are never called back, nor is anybody in the tower.',
      ),
      rules(
        [
          'OR-3.10',
          'Both are voluntary. First you call back whom you like, then you say how many you draw, and draw them all at once.',
        ],
        ['OR-3.11', 'Everybody in the bag is equally likely to be drawn. All see who has come.'],
        ['OR-3.12', 'If there are fewer in the bag than you want, you get all of them. The bag is not refilled.'],
        [
          'OR-3.13',
          'The owner of the Gunpowder Tower may then move followers from the market into its free spaces, and must do so with those for whom the market has no room.',
        ],
        [
          'OR-3.14',
          'You may look into your bag at any time. The contents of all bags are shown; the order of drawing is not.',
        ],
      ),
      example(
        'You may bring 6: draw 4, and call 2 back from your places, if your market had at most 2 followers before.',
      ),
      example('You may bring 6, and 5 are on the market: only 3 can come; with an empty Gunpowder Tower 5.'),
    ],
  },
  {
    title: 'Phase 4: planning',
    blocks: [
      rule(
        'OR-3.15',
        'Put followers from your market on free spaces of your places: as many as you like, or none. A place need not be completed. Who is left over stays on the market for the next round.',
      ),
      drawnExample(
        examples.firstPlan,
        'The first round: farmer, boatman and craftsman fill the Village. The trader stays on the market; the Castle would have needed farmer, boatman and trader.',
      ),
      rules(
        ['OR-3.16', 'Followers in the Gunpowder Tower can be planned like those on the market.'],
        [
          'OR-3.17',
          'Who stood on a space before this phase cannot be moved now. What you have put down in this phase you may take back until you confirm.',
        ],
      ),
      rule(
        'OR-3.18',
        'A space takes the follower that it shows. A monk may stand on any space; a space that shows a monk takes monks only.',
        'With the School a scholar may stand in for anybody but a monk; with the Herb Garden a boatman may stand in for a farmer, craftsman or trader.',
      ),
      drawnExample(
        examples.substitutes,
        'In the Castle a monk stands in for the boatman: the place is filled. The Ship still lacks a farmer.',
      ),
      rules(
        [
          'OR-3.19',
          'Pharmacy and Bathhouse take everybody. The Town Hall takes every neutral follower, but none in your own colour.',
        ],
        ['OR-3.20', 'A space with a tech tile is filled and takes nobody.'],
        [
          'OR-3.21',
          'A place with all its spaces filled is active: you can use it in phase 5. The Town Hall is active with one follower, the Gunpowder Tower with one neutral follower. The Sacristy is never an action.',
        ],
        [
          'OR-3.25',
          `All plan at the same time, and the plans are shown when everybody has confirmed. With the option “${options.openPlanning.name}” you plan one after the other instead.`,
        ],
      ),
    ],
  },
  {
    title: 'Tech tiles',
    blocks: [
      rule(
        'OR-3.22',
        'A tech tile replaces a follower for the rest of the game. You place it in phase 4, or keep it for later. There are five conditions:',
      ),
      list(
        'The first one that you ever place must cover a farmer space.',
        'Later ones may cover any space but a monk space.',
        'Only one tech tile per place.',
        'Never on a place that a single follower can activate: Town Hall, Hayrick, Brewery, Sacristy, Shipping Line, Pharmacy, Bathhouse.',
        'The space must be free.',
      ),
      rule('OR-3.23', 'Once placed, it stays; only torture can take it away.'),
      rule('OR-3.24', 'A tech tile that you get in phase 5 can be placed in the next planning.'),
      drawnExample(
        examples.tech,
        'A has put the first tech tile on the farmer of the Village: from now on boatman and craftsman are enough. A second one could lie in the Guildhall, but not in the Village.',
      ),
    ],
  },
]
