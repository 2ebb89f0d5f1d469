import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'Two plots win',
    text: 'Three plots are open to you: two public ones, and one that only you know. Meet two of them at the same time, at the end of your turn, and you have won. All of them need disks of yours on the map. Press a plot, and the map shows how far it is.',
  },
  map: {
    title: 'A map of people',
    text: 'Every card is a luminary, at first face down. Face up it shows a rank, one or two factions by colour, and circles for disks. Three or more touching cards of one faction are a lodge. You begin at your placard on the edge, which touches two cards.',
  },
  favors: {
    title: 'Favors are your money',
    text: 'Your placard names three factions; you begin with one favor of each. To act on a card, pay a faction of your own card beside it, or of your placard; a disk costs what its circle shows. Three favors of a kind can replace any one.',
  },
  actions: {
    title: 'Two main actions',
    text: 'A good first turn: Scout beside your placard, and lay a card of rank I with two of your factions there. Then use Influence: if you have kept those two favors, they pay for both its circles.',
  },
  place: {
    title: 'Lay a card',
    text: 'Any card of your hand may go there, the new one as well. Rank I is the cheapest: one favor a disk. Rank III has the most room. Keep aces and crowns: they are strong in your hand.',
  },
  laid: {
    title: 'Open to everybody',
    text: 'The card lies face up and is nobody’s yet. Whoever is next to it can put disks on it, so do not wait long to use Influence there. Each circle costs the favors that it shows, from the top down.',
  },
  foothold: {
    title: 'You have a foothold',
    text: 'From this card you reach its neighbours, and you can extort it. Most disks on a card control it; a lodge takes at least three, and more than anybody else’s. Whoever controls the largest lodge of a faction may claim its faction card for nothing.',
  },
  income: {
    title: 'New favors',
    text: 'Extort is your income, but each card gives only once a turn. Whisper: neighbours of the same rank with your disks give as well. Conspire: for every disk of another player there you hand over one favor. So keep equal ranks together.',
  },
  edict: {
    title: 'An edict',
    text: 'It has taken all favors of its faction from everybody. In each turn of its owner one goes to that player and one to the pool, until it is used up. After the fifth the game ends, and disks in the largest lodges decide instead of plots.',
  },
  grow: {
    title: 'Your second turn',
    text: 'Out of favors? Extort your placard: that brings three. Then Scout beside your disks, and lay cards of one faction next to each other, so that a lodge grows.',
  },
  rivals: {
    title: 'Three more actions',
    text: 'Organize moves disks, Expel replaces a card. Oust drives off the other player’s disks: each side counts its disks there and around, adds a card, and the higher sum wins. Keep a strong one.',
  },
  schemes: {
    title: 'Schemes are free',
    text: 'Your actions are used up, but cards of your hand cost none. Press one for its ability or, once a turn, for quick favor; the next must share a faction with it. You will draw up to four again.',
  },
  event: {
    title: 'An event',
    text: 'An ace or a crown was shown: you see two event cards and keep one. A special event waits for your next turn. An edict takes all favors of its faction at once, yours too.',
  },
  redraw: {
    title: 'Draw up to four',
    text: 'One card of the court is free, and the deck always is. A second one of the court costs one favor, and one of the two must lie under the Chamberlain.',
  },
  closing: {
    title: 'Now you know how',
    text: 'Choose two plots that different cards can meet, and work towards both. A turn has only one claim, so claim the first in good time. And see in every turn what the other player still needs, and get in the way.',
  },
}
