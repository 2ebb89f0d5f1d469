import { gameTexts } from './shared.ts'

export const hu = gameTexts({
  title: 'Antechamber',
  summary: 'Kis licitjáték két–négy főnek: a lefordítva beadott ajánlólevelek döntik el, kit fogadnak.',
  credits: 'Az Antechamber saját példajátékunk, az Eminence dokumentációjához készült.',
  options: {},
  reasons: { lastRound: 'Az utolsó körben a kegyet nem lehet otthagyni.' },
  endings: { doorCloses: 'Lezajlott a négy kör: bezárult az ajtó.' },
  sources: { favours: 'Kegyek', modesty: 'Szerénység' },
  comma: ', ',

  handIn: 'Adj be egy levelet: a legnagyobb számút fogadják.',
  claim: (favour) =>
    `Téged fogadnak. Vedd el a kegyet (${favour} pont), vagy hagyd ott 1 pontért, és hadd nőjön tovább.`,
  lastClaim: (favour) => `Téged fogadnak. Vedd el az utolsó kegyet: ${favour} pont.`,

  handInLetter: (letter) => `Levél beadása: ${letter}`,
  take: (favour) => `Elveszem: ${favour} pont`,
  leave: 'Otthagyom 1 pontért',

  dealt: 'Megtörtént a levelek kiosztása',
  dealtToYou: (letters) => `Megtörtént a levelek kiosztása; a tieid: ${letters}`,
  announced: (round, adds) => `${round}. kör: ${adds} pontos kegyet hirdetnek`,
  announcedOnTop: (round, adds, favour) =>
    `${round}. kör: az otthagyott kegy ${adds} ponttal nő, így ${favour} pontot ér`,
  handedIn: (name) => `${name} bead egy levelet`,
  handedInByYou: (name, letter) => `${name} levele: ${letter}`,
  received: (name, letter, others) => `${name} bejut; a levele: ${letter} (${others})`,
  taken: (name, won) => `${name} elveszi a kegyet: ${won} pont`,
  left: (name) => `${name} otthagyja a kegyet: 1 pont szerénységért`,

  standing: (round, favour) => `${round}. kör a 4-ből. A kegy ${favour} pontot ér.`,
  over: 'A játék véget ért.',
  lettersOnTheTable: (names) => `Már adott be levelet: ${names}.`,
  lettersShown: (letters) => `A korábbi körök levelei: ${letters}.`,
  lettersOfYours: (letters) => `A leveleid: ${letters}.`,
  score: (list) => `Pontok: ${list}.`,
})
