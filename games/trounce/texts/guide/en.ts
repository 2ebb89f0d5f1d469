import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'Twelve points win',
    text: 'You play together with the partner opposite, against the other two. Points come from tricks: everybody puts down one card, and the best card takes all four. The side that first has 12 points wins.',
  },
  hand: {
    title: 'Your cards',
    text: 'Most cards belong to two suits at once and count fully for both. In every suit the crown is highest, then the ace, then 6 down to 2. The crown of a suit is worth a lot: keep an eye on it.',
  },
  order: {
    title: 'Order, or pass',
    text: 'Choose one of the two aces, and its suit becomes trump, which beats all others. The other ace shows the bonus suit. Do you hold two or three good cards of one of them? Then order it; if not, pass.',
  },
  orderAgain: {
    title: 'A second chance',
    text: 'Everybody has passed, and the four other aces are on offer. Choose the suit that you are strongest in as trump, and then a bonus suit; or pass once more.',
  },
  alone: {
    title: 'Together is easier',
    text: 'You could send your partner out and play alone, for three points instead of two if you take all six tricks. In a first game, play with your partner.',
  },
  makers: {
    title: 'Your side has the order',
    text: 'You are the makers now. The two of you need four of the six tricks; with three or fewer you are usurped, and the others get 2 points.',
  },
  defenders: {
    title: 'The others have the order',
    text: 'You are the defenders now. The makers need four of the six tricks. Take three together with your partner, and you usurp the order: 2 points for you.',
  },
  suits: {
    title: 'Trump and bonus',
    text: 'Trumps beat every other suit. Cards of the bonus suit win nothing by themselves, but the side that has more of them in its tricks gets 1 point. By the way: everybody was just dealt one more ace.',
  },
  lead: {
    title: 'You lead',
    text: 'Any card will do. A crown or an ace often takes the trick at once; a card with two suits opens both of them. Look at a card before you play it, and the table tells you what it would do.',
  },
  follow: {
    title: 'Follow suit',
    text: 'The suits of the first card are open, and the middle shows them. If you hold one of them you must play it: your lit cards will do. Play high to win the trick, or low if it is lost anyway.',
  },
  free: {
    title: 'Free to choose',
    text: 'You have nothing of the suit that counts, so you may play any card. Take the trick with a trump, or throw away a low card and save the good ones.',
  },
  lock: {
    title: 'A suit is locked',
    text: 'The first card had two suits. Whoever follows first decides which of them counts: it is locked now, and the others must play that one if they can.',
  },
  trounce: {
    title: 'Trounce!',
    text: 'A crown was winning, and another crown has beaten it, whatever their suits. Only a trump or one more crown can still take this trick. So no crown is ever quite safe.',
  },
  trick: {
    title: 'The first trick is taken',
    text: 'The highest trump takes it; without trumps, the highest card of the suit that was led or locked. Whoever takes the trick leads to the next one.',
  },
  closing: {
    title: 'Now you know how',
    text: 'After six tricks the hand is counted: four or five tricks bring the makers 1 point, all six bring 2. Remember which crowns are gone, and count the bonus cards: that one point decides many games.',
  },
}
