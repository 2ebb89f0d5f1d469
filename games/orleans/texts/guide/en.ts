import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'How points come about',
    text: 'After 18 rounds coins and goods are points by themselves. The rest is a product: your stations on the map and your citizens, times your level of development. “If it ended now” always shows how you stand.',
  },
  followers: {
    title: 'Your four followers',
    text: 'Farmer (fork), boatman (anchor), craftsman (hammer) and trader (scales) wait on your market. They work at the places of your board and then go into your bag; in the next round you draw from it whom you can use.',
  },
  plan: {
    title: 'Plan your round',
    text: 'A place works only when all its spaces are filled. A good start is the Castle, with farmer, boatman and trader: it brings a knight, and from then on you draw one follower more. Take one up, then press a lit space.',
  },
  fill: {
    title: 'Fill the place',
    text: 'Go on until every space of the place is taken: half a place does nothing. Changed your mind? Press a follower that you have placed, and it comes back. Whoever is left over waits on the market for the next round.',
  },
  confirm: {
    title: 'One place is complete',
    text: 'The tick says that it will work in this round. If you cannot fill another one, confirm your plan. The others plan at the same time, and all plans are shown together.',
  },
  act: {
    title: 'Now they go to work',
    text: 'In turns everybody uses one complete place, or passes. Press the place: you get what it brings, and its followers go into your bag. With several, begin with what somebody else could take from you.',
  },
  village: {
    title: 'Whom do you recruit?',
    text: 'A boatman brings coins at once, a craftsman a tech tile that stands in for a follower for good, a trader one more place for your board. Tech tiles and places help in every round: the earlier, the better.',
  },
  recruited: {
    title: 'A step on the track',
    text: 'The new follower is in your bag. The marker on its track has moved, and each step brings something: goods, coins, tech tiles, places, a larger draw or development. The next space shows what you would get next time.',
  },
  knight: {
    title: 'More hands each round',
    text: 'The further your knights have come, the more you draw: now five instead of four. Knights also open the map: Ship and Wagon need one, and so does the Guildhall, where you build stations.',
  },
  station: {
    title: 'Your station',
    text: 'At the end it is worth as many points as your level, and on a Trading Day it earns coins. In Orléans everybody may build one; any other town has room for a single station, so it is a race.',
  },
  event: {
    title: 'The event of the round',
    text: 'It is turned up now and comes at the end of the round, so you can prepare for it. Some bring coins, others cost coins, food or a follower. The small signs show what is still to come: keep some food for the Harvest.',
  },
  draw: {
    title: 'Draw from the bag',
    text: 'Draw as many as you can: the more followers, the more places. You see who is in the bag, but not who will come. Whoever stayed on the market is still there, and those stuck at a place could be called back instead.',
  },
  again: {
    title: 'Two places, perhaps three',
    text: 'Try to fill more than one place now. Boatman and craftsman are enough for the Farmhouse: a farmer, and wheat to eat; whoever leads in farmers gets a coin each round. Farmer, trader and knight drive the Wagon to fetch a good.',
  },
  travel: {
    title: 'Your merchant sets out',
    text: 'Choose one of the lit towns. You may take a good from the way: brocade is worth 5 points, wool 4, wine 3, cheese 2, wheat 1. Where you arrive the Guildhall can build next, so look for a town without a station.',
  },
  closing: {
    title: 'Now you know how',
    text: 'More knights early, tech tiles where you work every round, monks to stand in for anybody. Later let stations, citizens and your level grow together. The Town Hall sends those you no longer need to the deeds.',
  },
}
