import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'A city in ruins',
    text: 'You rebuild Lisbon: stores on the land downtown, and around it public buildings that bring them customers. Wigs are your points; they come from stores, buildings, ships and decrees. Whoever has the most after two periods wins.',
  },
  own: {
    title: 'Your board',
    text: 'Réis pay for land, influence pays for visits, and your goods can be sold or traded. Gather rubble: one cube of each of the three kinds makes a set, and a set brings wigs, room for one more card and a larger warehouse.',
  },
  tile: {
    title: 'A friend in the church',
    text: 'Keep one of the two tiles. Its ability works for you as long as you hold it; the wigs you get only if you give it back in a church scoring. Choose the ability that you would use most often.',
  },
  card: {
    title: 'One card a turn',
    text: 'Press a card, and you see its four uses: put it into your portfolio, visit its noble, sponsor its event, or discard it for gold. A good beginning is a visit to the builder: for a little influence you recruit officials and build your first store.',
  },
  state: {
    title: 'At the noble’s',
    text: 'First take one of the two State actions, which help you later. Then comes the Noble action, the strong one: the builder lets you build a store, the Marquis gives decrees, the King opens public buildings. You may leave out one of the two.',
  },
  market: {
    title: 'Sell or trade',
    text: 'Goods are sold onto ships at the quay, yours or another player’s; without a ship nobody can sell. Or trade: give a noble one or two goods, gold or the kind he likes. Each of them brings one of his State actions, without any influence.',
  },
  land: {
    title: 'Where to build',
    text: 'Each lit plot shows its lowest price and the wigs that it brings at once. The rubble of its row and column makes it dear; the bonus below its column comes first and helps you to pay. Public buildings at the end of its row and street pay it later, too.',
  },
  cube: {
    title: 'Clear the rubble',
    text: 'Take one cube of this row or column; the others you have to pay. Earthquake, fire and tsunami make a set, so take a kind that you lack. If money is short, take the dearest cube: then less is left to pay.',
  },
  store: {
    title: 'A store of your own',
    text: 'It produces the good of the street at its entrance. Whenever a public building that shows this good opens at its row or street, you gain wigs, whoever opened it. And at the end the stores on each street are compared.',
  },
  decrees: {
    title: 'Take decrees',
    text: 'You may take two. They bring wigs at the end of the game, and the numbers show what each would be worth to you today. Choose what you want to do anyway: stores on one street, ships, officials.',
  },
  visitor: {
    title: 'The other player visits',
    text: 'A visit costs the influence that the treasury asks for, and one more for each official of other players in that noble’s office. Whoever holds a Royal Favor of this noble may follow, and do one of his actions as well.',
  },
  follow: {
    title: 'You may follow',
    text: 'You hold this noble’s Royal Favor. Give it back, pay what a visit would cost you, and do one of his actions now, between two turns of yours. It is worth it if the action helps you; the tile itself would bring 2 wigs at the end.',
  },
  draw: {
    title: 'Draw a card',
    text: 'Each turn ends with a card from one of the four piles. Think of your next turns: the builder for stores, the Marquis for decrees, the King for public buildings, and the treasury for money.',
  },
  later: {
    title: 'Your second turn',
    text: 'Short of réis? A treasury card in your portfolio pays at once, and its ability stays. Short of influence? A new ship and every church scoring bring as much as the cards and ships in the upper row of your portfolio show.',
  },
  closing: {
    title: 'Now you know how',
    text: 'The first period ends with somebody’s second rubble set, or with three empty piles. Build stores where public buildings will open, keep officials in the offices for your plans, and take decrees that fit. The total above your board tells what you would have now.',
  },
}
