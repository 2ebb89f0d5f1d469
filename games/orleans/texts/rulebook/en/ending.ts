import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../../en.ts'
import type { RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, list, table, example } = blockMakers<RulebookPicture>(' ')
const { options } = en

/** Events, the end, and what helps in a first game. */
export const ending: Rulebook['sections'] = [
  {
    title: 'Phase 6: the event',
    blocks: [
      rule('OR-3.69', 'The event concerns all players, the start player first. Its letter says how strong it is:'),
      table(
        ['Event', 'A: rounds 1 to 6', 'B: rounds 7 to 12', 'C: rounds 13 to 18'],
        ['Pilgrimage', 'no monks', 'no monks', 'no monks'],
        ['Plague', 'a follower', 'a follower', 'a follower'],
        ['Harvest', 'pay 1 food', 'pay 2 food', 'pay 3 food'],
        ['Taxes', '1 coin per good', '1 coin per 2 goods', '1 coin per 3 goods'],
        ['Trading Day', '3 coins per station', '2 coins per station', '1 coin per station'],
        ['Income', '3 coins per level', '2 coins per level', '1 coin per level'],
      ),
      rules(
        ['OR-3.70', 'Trading Day counts your stations on the map; Income counts your level.'],
        [
          'OR-3.71',
          'Plague: one follower is drawn blind from your bag. A neutral one goes back to the supply; your markers stay. One in your own colour goes back into the bag, and an empty bag loses nobody.',
        ],
        ['OR-3.72', 'Pilgrimage: the Monastery cannot be used in this round. You may plan there all the same.'],
        ['OR-3.73', 'Taxes: count all your goods, divide by 1, 2 or 3 and round down. So many coins are due.'],
        ['OR-3.74', 'Harvest: for each food choose one wheat, cheese or wine of yours, or 5 coins if you have them.'],
        ['OR-3.75', 'If you have neither food nor 5 coins, you pay what you have and face torture for the rest.'],
        ['OR-3.76', 'Food that is paid goes back to the supply, coins to the bank.'],
      ),
      example(
        'Harvest C: you owe 3 food and have wheat, wine and 3 coins. Wheat and wine are paid; for the third you pay 3 coins, and 2 are missing.',
      ),
      example('Taxes with 7 goods cost 7 coins under A, 3 under B, 2 under C.'),
    ],
  },
  {
    title: 'Torture',
    blocks: [
      rule(
        'OR-3.80',
        'If you cannot pay what census, Taxes or Harvest ask for, you pay all your coins. Then, for each coin that is missing, you give up one thing of your choice:',
      ),
      list(
        'a station, from your supply or from the map,',
        'a neutral follower, drawn blind from your bag,',
        'a development point,',
        'a good,',
        'a place tile,',
        'a tech tile, placed or not.',
      ),
      rules(
        ['OR-3.81', 'What you give up leaves the game. A station that goes makes its town free again.'],
        ['OR-3.82', 'Followers on a tile that goes return to your bag; a tech tile on it is lost.'],
        ['OR-3.83', 'Where a tech tile was given up, the space is an ordinary free space again.'],
        ['OR-3.84', 'Followers on market, places and tower are safe, and those in your own colour always are.'],
        [
          'OR-3.85',
          'The development marker cannot step onto a coin space or off one, nor below 0: so not from 0, 7, 8, 12, 13, 25 or 26. Coins and citizens that it brought you stay yours.',
        ],
        ['OR-3.86', 'If you have nothing left to give, the rest is forgiven.'],
        ['OR-3.87', 'Nobody else gets what you give up, and no coins are paid out for it.'],
      ),
      example(
        'You owe 2 coins and have none. You give up a station from your supply and a wheat. That hurts less than a station on the map, which also costs points.',
      ),
    ],
  },
  {
    title: 'End of the game and scoring',
    blocks: [
      rule(
        'OR-5.1',
        'After round 18, who alone has the most stations on the map takes the last citizen. If several have equally many, nobody does.',
      ),
      rule('OR-5.2', 'Then all count:'),
      table(
        ['What', 'Points'],
        ['Each coin', '1'],
        ['Wheat, cheese, wine, wool, brocade', '1, 2, 3, 4, 5'],
        ['Each station on the map', 'your level'],
        ['Each citizen', 'your level'],
      ),
      text('Stations in your supply, tech tiles, place tiles and followers count nothing.'),
      rule('OR-5.3', 'The highest total wins; of equals who is further on the development track.'),
      example(
        'A has 12 coins, goods for 24 points, 6 stations, 2 citizens and the one for most stations, and level 5: 12 + 24 + 9 × 5 = 81.',
        'B has 20 coins, goods for 20, 5 stations, 4 citizens and level 4: 20 + 20 + 9 × 4 = 76.',
      ),
    ],
  },
  {
    title: 'Who knows what',
    blocks: [
      rule(
        'OR-3.90',
        'Nearly everything is open: boards, tracks, supplies, goods, coins, bags, markets, tiles, deeds, and which letter of the hourglass comes next.',
      ),
      rule(
        'OR-3.91',
        'Hidden from all are the order of the hourglass, the order of drawing, and the goods that were taken out. Hidden from the others are your plan until all have confirmed, and the followers that you draw in the Bathhouse.',
      ),
      rule(
        'OR-3.92',
        'Chance decides only about the goods at the start, the hourglass, the start player, and whom you draw: in phase 3, in the Bathhouse, for the plague, under torture.',
      ),
    ],
  },
  {
    title: 'Options',
    blocks: [
      text('These can be chosen when a table is opened:'),
      list(
        `“${options.openPlanning.name}”: ${options.openPlanning.help}`,
        `“${options.startPlayer.name}”: ${options.startPlayer.help}`,
      ),
    ],
  },
  {
    title: 'More worked examples',
    blocks: [
      example(
        'Whom a space takes. You have the Herb Garden but not the School: a boatman may stand on the farmer or the trader space of the Wagon, not on its knight space. With the School a scholar may be the knight of the Ship, but not the monk of the Brewery.',
      ),
      example(
        'Tech tiles. The first may cover the farmer of Village, University, Castle, Ship, Wagon, Guildhall, Cheese Factory or Winery, but not the Hayrick. The second may cover the boatman of the Castle, but not the monk of the Cellar.',
      ),
      example(
        'Pharmacy. You have 3 coins and stand on 6. You pay all three and move to 9: on 7 you get 3 coins, on 9 level 3.',
      ),
      example(
        'Supply. There is no brocade left, and your farmer marker is on 7: you may still use the Farmhouse and move to 8, without a good. The Tailor Shop cannot be used.',
      ),
      example(
        'Two ways. From Chinon to Châtellerault there is a waterway for the Ship and a road for the Wagon, each with its own good.',
      ),
      example(
        'Stepping back. From 9 you may give up a point and stand on 8 (level 2 again). From 8 you may not: 7 is a coin space.',
      ),
      example(
        'Sacristy. A monk is there, and Taxes C come while you have 9 goods: send the monk to the bag and pay nothing, or pay 3 coins and keep it there.',
      ),
      example(
        'A tie. Two players have 81 points; one stands on 23, the other on 25 of the development track: the latter wins. On equal spaces they share the victory.',
      ),
    ],
  },
  {
    title: 'Your first game',
    blocks: [
      list(
        'Get knights early. With three of them 7 followers come each round, nearly twice as many as at the start.',
        'A good beginning: the Village for a boatman, then Farmhouse and Castle together. Or the University, then Village and Monastery.',
        'A tech tile pays every round, so take it early and put it where you work every round: Village, Castle, Guildhall, Wagon, Ship.',
        'Two or three monks make your plans safe, since they fit everywhere.',
        'Stations and citizens are multiplied with the level: with 6 of them a new level is worth 6 points, at level 4 a new station 4.',
        'A place tile that brings coins or goods every round is worth most in the first half of the game.',
        'Use the Town Hall to get rid of followers that only clog your bag, and watch for deeds that lack one or two.',
        'Do not fill the last but one space of a deed if somebody can fill the last one next.',
        'Look at what is left of the letter: keep food until its Harvest has come, coins until its Taxes have.',
        'Do contested things first in a round: a citizen, a town, a place tile. What nobody can take from you may wait.',
        'In the last rounds do not recruit any more for the sake of recruiting: turn followers into coins, deeds, stations and levels.',
      ),
    ],
  },
  {
    title: 'The component set',
    blocks: [
      text(
        'From the rule text are: the numbers of followers, tech tiles and goods, the strengths of the events, the values of the goods, and what the places do. From other published material are: the goods by kind, the towns with their roads and waterways, the tracks, the spaces of places, tiles and deeds, the piles, and where the citizens lie.',
        'Reconstructed are only two things: that the space of the Bathhouse takes any follower, and where the towns are drawn on the map. A printed copy may differ in these.',
      ),
      text(
        'Whoever owns the game can write down the figures of the real components and open tables with that set; the rules stay the same.',
      ),
    ],
  },
]
