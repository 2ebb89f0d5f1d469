import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'Found the order anew',
    text: 'Your pawn wanders through Bavaria and Tyrol, gathers followers and makes reforms. The strip of four symbols in a region is the price of its reform: 3 points, and the card that you play with it counts, too. You have six turns.',
  },
  identity: {
    title: 'Who are you?',
    text: 'One of these cards becomes your identity, the others are your hand. What counts is its number, your strength in every oust: take a high one. If you can, keep the III in hand, since high ranks are worth more under a reform.',
  },
  start: {
    title: 'Where do you begin?',
    text: 'Choose one of the three regions with your mark. Look for followers of the factions on your cards, and for a reform nearby that asks for them. You already own three followers: they are on your identity.',
  },
  edict: {
    title: 'The edict of the round',
    text: 'One faction is blocked: nobody can gather its followers in this round. Those you own still pay for reforms. Each faction is hit once, and the sixth edict begins the last round. By the way: who plays later in the round has a few points for it.',
  },
  card: {
    title: 'One card each turn',
    text: 'The rank says how far you may walk: I, II or III regions; an ace or a crown goes anywhere. The symbols say whom you gather and what the card pays in a reform. Look at a card, and the regions within its reach light up.',
  },
  act: {
    title: 'Walk, then gather',
    text: 'You may move, gather and reform, each once and in any order. Go where followers of your card’s factions stand, best where there is no disk yet, and gather. Beware of other pawns: to stop where one stands is an oust.',
  },
  gathered: {
    title: 'Your followers',
    text: 'They are on your identity now and can pay for reforms. Whoever gathers first in a region also leaves a disk there: 1 point at the end, and strength in ousts. When there is nothing left to do, end your turn.',
  },
  icon: {
    title: 'A card with an icon',
    text: 'Once in this turn you may use it. The Freemason moves a follower of the card’s factions to a neighbouring region: bring it to where you gather. The Rosicrucian brings two cards into your hand at once.',
  },
  reform: {
    title: 'You can reform here',
    text: 'Your card covers its symbols, and followers pay for the rest. Cards of your hand can pay, too: choose them below. You draw new cards for nothing, but followers are rare, so spend spare cards first.',
  },
  reformed: {
    title: 'Your first reform',
    text: 'It brings 3 points, the card under it 1 to 4 more, and the disk in the region another one. You may make one reform each turn: from now on, look for the next one within reach, and play a high card for it.',
  },
  oust: {
    title: 'An oust',
    text: 'Two pawns have met. Each side adds its disks in and around the region, its identity and a card; an attacker who is not ahead loses. The winner leaves a disk, takes a follower and sends the loser to a region nearby.',
  },
  defend: {
    title: 'You are attacked',
    text: 'Answer with a card: its strength is added to yours, and a tie is nearly won. An ace wins at once, if the attacker has no crown. Your hand is filled up again afterwards, so do not be too thrifty.',
  },
  draw: {
    title: 'Draw up to four',
    text: 'Take each card from the open court, or blind from the deck. Think of the reform that you want next: a card that shows two of its symbols pays half the price. A card of rank III brings you far.',
  },
  closing: {
    title: 'Now you know how',
    text: 'Think two turns ahead: gather here, reform next door. At the end each disk is 1 point, followers of all six factions are 2, and most followers of a faction are 1. Reforms are a race: with the last one the game is over.',
  },
}
