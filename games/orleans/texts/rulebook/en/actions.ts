import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en } from '../../en.ts'
import { coinsText, pointsText } from '../../names/en.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { componentTables } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const components = componentTables(en, { anybody: 'anybody', neutral: 'anybody neutral', comma: ', ' })

/** Phase 5, action by action. */
export const actions: Rulebook['sections'] = [
  {
    title: 'Phase 5: actions',
    blocks: [
      rule(
        'OR-3.26',
        'From the start player on, clockwise, you use one of your active places or pass. It goes round and round until all have passed. Who has passed does nothing more in this round.',
      ),
      rules(
        [
          'OR-3.27',
          'Without anything to do you pass automatically. You may also pass although you have active places; their followers stay there.',
        ],
        [
          'OR-3.28',
          'After the action all followers of the place go into your bag, and so does the new recruit. Tech tiles stay. Town Hall, Gunpowder Tower and Bathhouse have rules of their own.',
        ],
        [
          'OR-3.29',
          'If what an action is for is not available, you cannot use it: no farmer in the supply, no Farmhouse. A bonus that has run out is simply not received. Coins never run out.',
        ],
        ['OR-3.30', 'An action that moves a marker cannot be used when that marker is at the end of its track.'],
      ),
    ],
  },
  {
    title: 'Recruiting',
    blocks: [
      rule(
        'OR-3.31',
        'Farmhouse: a farmer into the bag, one step on the farmer track (eight in all), and the good shown there from the supply.',
      ),
      rule('OR-3.32', 'Village: choose a boatman, a craftsman or a trader; each has a track of five steps.'),
      table(
        ['Recruit', 'Bonus'],
        ['Boatman', 'coins; the first player on the fifth step takes the citizen, and that step brings no coins'],
        ['Craftsman', 'a tech tile, if there is one left'],
        [
          'Trader',
          'a place tile of your choice, yours at once; with the first step from pile I only. You must take one if there is one',
        ],
      ),
      rule(
        'OR-3.33',
        'University: a scholar, one step, and as many development points as the new space shows. You may use it at the end of the development track as well; the points are then lost.',
      ),
      rule(
        'OR-3.34',
        'Castle: a knight and one step. The new number of followers holds from the next phase 3 on. The first player on the fourth step takes the citizen.',
      ),
      rule('OR-3.35', 'Monastery: a monk. There is no track; only the supply and the Pilgrimage set a limit.'),
      example(
        'Two rounds: In the first you use the Village for a boatman: 2 coins. In the second you draw everybody and have farmer, trader, craftsman and two boatmen. Farmhouse (boatman, craftsman) brings a farmer and 1 wheat, Castle (farmer, boatman, trader) a knight. In the third round 5 followers may come.',
      ),
    ],
  },
  {
    title: 'Development',
    blocks: [
      picture(
        examples.development,
        'The development track. A is on 8 (level 2), B on 3 (level 1), C on 16 (level 4), D on 26 (level 5).',
      ),
      table(
        ['Space', '0', '3', '4', '7', '9', '12', '15', '18', '22', '25', '28', '30'],
        [
          'There',
          'level 1',
          'citizen',
          'level 2',
          '3 coins',
          'level 3',
          '4 coins',
          'level 4',
          'citizen',
          'level 5',
          '5 coins',
          'citizen',
          'level 6',
        ],
      ),
      rules(
        [
          'OR-3.36',
          'Each development point is one space, up to 30. Whoever reaches or passes a coin space gets its coins; whoever is the first to reach or pass a citizen takes it.',
        ],
        ['OR-3.37', 'Your level is that of the space where your marker stands. It can also drop, by torture.'],
        ['OR-3.38', 'A marker never goes back over a coin space, so nobody gets the same coins twice.'],
        ['OR-3.39', 'At 30 Scriptorium, Library and Shipping Line cannot be used; the Windmill can, for its coins.'],
        ['OR-3.45', 'Scriptorium: 1 development point.'],
      ),
      example(
        'Your fifth scholar brings 6 points. From 22 you go to 28: you pass 25 and get 5 coins, and on 28 a citizen, if it is still there.',
      ),
    ],
  },
  {
    title: 'Travelling and building',
    blocks: [
      rule(
        'OR-3.40',
        'Ship: your merchant moves along one waterway to the next town. Wagon and Horse Wagon: along one road. It does not matter whether goods lie there, nor who else is in the town.',
      ),
      rules(
        ['OR-3.41', 'On the way you may take one good from this stretch. If two lie there, you choose.'],
        ['OR-3.42', 'Goods on the map are not replaced.'],
        ['OR-3.43', 'The Horse Wagon also takes a good.'],
      ),
      rule(
        'OR-3.44',
        'Guildhall: build a station from your supply in the town of your merchant. Every town has room for one station; only in Orléans each player may have one.',
      ),
      drawnExample(
        examples.travel,
        'A’s merchant is in Tours. By Ship A reaches Blois, Montrichard, Loches or Chinon, and takes brocade on the way to Chinon. By Wagon only Le Mans is in reach.',
        'B is in Orléans and has a station there already: no second one. C’s station in Blois keeps all others out. D could build in Vierzon now, and later in Orléans, too.',
      ),
    ],
  },
  {
    title: 'Town Hall and deeds',
    blocks: [
      text(
        'Eight deeds wait for followers. What you send there is gone for you, but each follower is rewarded at once:',
      ),
      components.deeds(['Deed', 'Spaces', 'Reward per follower'], (coins, development) =>
        development > 0 ? `${coinsText(coins)} or ${pointsText(development)}` : coinsText(coins),
      ),
      rule(
        'OR-3.46',
        'With the Town Hall you send one or two of its followers to deeds, each to a free space of exactly its own kind. Nobody stands in for anybody here, not even a monk.',
      ),
      rules(
        ['OR-3.47', 'Followers in your own colour never go to the Town Hall or to a deed.'],
        [
          'OR-3.48',
          'The reward comes at once. For the Canalisation you choose between the coin and a development point.',
        ],
        ['OR-3.49', 'Who fills the last space of a deed takes its citizen as well.'],
        ['OR-3.50', 'Followers stay on the deeds for the rest of the game.'],
        ['OR-3.51', 'The action needs at least one follower who finds a free space, and at least one must go.'],
        ['OR-3.52', 'Who is not sent stays in the Town Hall for a later action, even in the same round.'],
        [
          'OR-3.53',
          'The Gunpowder Tower gives the same action, for those who are stored there. Own followers there cannot be sent.',
        ],
      ),
      drawnExample(
        examples.deeds,
        'The Papal Conclave lacks one monk. Who sends it gets 3 coins and the citizen. With the same action a farmer may go to the Canalisation, for a coin or a point.',
      ),
    ],
  },
  {
    title: 'Place tiles',
    blocks: [
      picture(examples.tiles, 'Some of the twenty place tiles. Each exists only once.'),
      text('Pile I:'),
      components.tiles('I', ['Tile', 'Spaces', 'What it does']),
      text('Pile II:'),
      components.tiles('II', ['Tile', 'Spaces', 'What it does']),
      rules(
        [
          'OR-3.54',
          'Hayrick, Cheese Factory, Winery, Wool Manufacturer, Tailor Shop: one good from the supply. If there is none, you cannot use the place; goods on the map do not count.',
        ],
        [
          'OR-3.55',
          'Brewery 2 coins, Cellar 4 coins, Windmill 2 coins and 1 point, Library 2 points, Shipping Line 1 point.',
        ],
        ['OR-3.56', 'Hospital: as many coins as your level. Office: as many coins as you have stations on the map.'],
        [
          'OR-3.57',
          'Pharmacy: pay 1, 2 or 3 coins and move as many spaces. You cannot use it without coins or at 30. Coins that you pass on the track come after the payment.',
        ],
        ['OR-3.58', 'Laboratory: a tech tile, for the next planning.'],
        ['OR-3.59', 'School and Herb Garden work by themselves as soon as you have them.'],
      ),
      text('The Bathhouse:'),
      rules(
        ['OR-3.60', 'You need a follower on it, and somebody in your bag.'],
        ['OR-3.61', 'Draw two followers blind, or one if there is only one. Only you see them.'],
        [
          'OR-3.62',
          'You may put one of them on a free space of any of your places that takes it, but not in the Bathhouse, on the market or in the tower.',
        ],
        ['OR-3.63', 'The other one goes back to the bag. If you use neither, both go back.'],
        ['OR-3.64', 'Who stood in the Bathhouse goes to the bag after the draw.'],
        ['OR-3.65', 'A place that is completed this way can be used on a later turn of the same round.'],
      ),
      example(
        'The Ship lacks only a knight. The Bathhouse brings a boatman and a knight: the knight goes to the Ship, and on your next turn you sail.',
      ),
      text('Gunpowder Tower and Sacristy:'),
      rules(
        [
          'OR-3.66',
          'The Gunpowder Tower is three things: room for two more followers in phase 3, a second market in phase 4, a second Town Hall in phase 5.',
        ],
        ['OR-3.67', 'A monk who is put in the Sacristy stays there until you use it or call it back.'],
        [
          'OR-3.68',
          'In phase 6, when Harvest, Taxes or Plague comes, you may send that monk to your bag and are spared the event entirely. Against census and Pilgrimage it does not help.',
        ],
      ),
    ],
  },
]
